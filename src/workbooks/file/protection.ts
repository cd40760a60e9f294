import type { WriteSheet } from "hucre/xlsx";
import { SHEET_RIGHTS, type SheetRight } from "../content";

type FileProtection = NonNullable<WriteSheet["protection"]>;

/** What files allow unless they say otherwise (ECMA-376, 18.3.1.85). They count the others as protected. */
const ALLOWED_BY_DEFAULT: ReadonlySet<SheetRight> = new Set<SheetRight>(["objects", "scenarios"]);

/** For these, the library takes `true` as protected; for all others, as allowed. */
const isInverted = (right: SheetRight) => right === "objects" || right === "scenarios";

export function fileProtection(rights: readonly SheetRight[]): FileProtection {
  const options = SHEET_RIGHTS.map((right) => [right, rights.includes(right) !== isInverted(right)] as const);
  return { sheet: true, ...Object.fromEntries(options) };
}

/**
 * What may be done on a sheet of a file, if it is protected. Undefined if it is not, and for protection that cannot be kept: with a password
 * or against selecting cells.
 *
 * @param text the sheet's part of the file
 */
export function readProtection(text: string): SheetRight[] | undefined {
  const [, attributes] = /<(?:\w+:)?sheetProtection\b([^<>]*)>/.exec(text) ?? [];
  if (attributes === undefined) return undefined;
  const given = new Map(
    Array.from(attributes.matchAll(/([\w:]+)\s*=\s*["']([^"']*)["']/g), ([, name, value]) => [name, value]),
  );
  const isOn = (name: string) => /^(1|true|on)$/.test(given.get(name) ?? "");
  const hasPassword = ["password", "hashValue"].some((name) => given.has(name));
  const isUnknown = hasPassword || isOn("selectLockedCells") || isOn("selectUnlockedCells");
  if (!isOn("sheet") || isUnknown) return undefined;
  return SHEET_RIGHTS.filter((right) => (given.has(right) ? !isOn(right) : ALLOWED_BY_DEFAULT.has(right)));
}
