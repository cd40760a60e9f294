export interface Package {
  name: string;
  version?: string;
  /** An expression of SPDX, as the package says it. */
  licence?: string | undefined;
  /** What its LICENSE file says, where its package.json says nothing. */
  text?: string;
}

export const UNDECLARED: Readonly<Record<string, { licence: string; words: string }>>;
export const OWN_TERMS: Readonly<Record<string, string>>;
export function declaredLicence(manifest: {
  license?: unknown;
  licenses?: { type: string }[];
}): string | undefined;
export function isOpen(licence: string): boolean;
export function licenceOf(one: Package): string | undefined;
export function licenceFaults(packages: readonly Package[]): string[];
export function needlessExceptions(packages: readonly Package[]): string[];
