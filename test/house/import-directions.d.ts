export const ROOMS: Readonly<Record<string, readonly string[]>>;
export const WORKBENCH: Readonly<Record<string, readonly string[]>>;
export function importDirections(
  source: string,
): { target: string | string[]; from: string | string[]; except?: string[]; message: string }[];
