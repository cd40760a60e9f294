import type { IStyleData, IWorksheetData, Nullable } from "@univerjs/core";
import type { SheetRight } from "../../../workbooks";

/** The field of a worksheet's own data with what may be done on it while it is protected. */
const RIGHTS_FIELD = "protection";

/**
 * Marks a cell as not locked. Univer's styles have no field for this, and it drops fields that it does not know. Excel has no overline, so
 * one that is switched off says it. As a part of the style it goes wherever Excel takes it: with copies, undo, and rows that move.
 */
const UNLOCKED = { s: 0, c: 0, t: 0 } as const;

/** A new one for each style, because Univer adds colours to it. */
export const unlockedStyle = (): NonNullable<IStyleData["ol"]> => ({ ...UNLOCKED });

export function isLocked(style: Nullable<IStyleData>): boolean {
  const { s, c, t } = style?.ol ?? {};
  return s !== UNLOCKED.s || c !== UNLOCKED.c || t !== UNLOCKED.t;
}

/** What may be done on a protected worksheet; undefined if it is not protected. */
export function rightsOn({ custom }: Partial<IWorksheetData>): readonly SheetRight[] | undefined {
  return (custom as Nullable<Record<string, readonly SheetRight[] | undefined>>)?.[RIGHTS_FIELD];
}

/** The worksheet's own data once it is protected, or no longer. */
export function withRights(
  { custom }: Partial<IWorksheetData>,
  rights: readonly SheetRight[] | undefined,
): IWorksheetData["custom"] {
  const changed: Record<string, unknown> = { ...custom, [RIGHTS_FIELD]: rights };
  if (!rights) delete changed[RIGHTS_FIELD];
  return Object.keys(changed).length > 0 ? changed : undefined;
}
