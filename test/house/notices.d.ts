import type { Package } from "./licence-rules";

export function noticeFaults(
  notices: string,
  packages: readonly Package[],
  direct: readonly string[],
): string[];
export function withList(notices: string, packages: readonly Package[]): string;
