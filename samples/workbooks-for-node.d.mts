/** The folders workbooks and lessons, built for Node. */
export function loadWorkbooks(): Promise<typeof import("./workbooks")>;
