/** A set of Office's API, such as ExcelApi 1.10. The version of one that is in preview is Infinity. */
export interface ApiSet {
  readonly name: string;
  readonly version: number[];
}

/** A member of Office's API in the types, such as `Excel.Range.left`, where it is used and the sets that it is in. */
export interface MemberUse {
  readonly member: string;
  readonly file: string;
  /** It is a class, an enumeration or a value of one, which hosts are not asked for. */
  readonly isName: boolean;
  readonly sets: readonly ApiSet[];
}

/** The members that files use, each once for a file; one without a set of its own is in that of its class. */
export function membersUsed(files: readonly string[]): MemberUse[];

/** The files below a folder that speak of Office's API. */
export function filesWithOffice(folder: string): string[];

/** The sets that a text of code asks for, as `isSetSupported("ExcelApi", "1.12")`. */
export function setsAskedFor(code: string): ApiSet[];

/** The sets that a manifest declares. */
export function setsDeclared(manifest: string): ApiSet[];

/** Whether one of the sets is that one, or a later version of it. */
export function includesSet(sets: readonly ApiSet[], wanted: ApiSet): boolean;
