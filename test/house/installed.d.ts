import type { Package } from "./licence-rules";

export function installedPackages(root: string): Package[];
export function lockedPackages(root: string): (Package & { bundled: boolean })[];
export function directDependencies(root: string): string[];
