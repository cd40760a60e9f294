import { beginningOf } from "../grid/cells";
import { inQuotes, unquoteSheet } from "../grid/sheet-names";
import { i18n } from "../language";
import type { WorkbookContent } from "./content";
import { joined, tokensOf } from "./formulas/tokens";

/** Excel's limit, in characters. */
export const MAX_SHEET_NAME = 31;
const NOT_ALLOWED = /[:\\/?*[\]]/g;

/** Whether Excel allows a name for a sheet. It must also differ from the names of the other sheets. */
export const isSheetName = (name: string): boolean => name !== "" && name === allowed(name);

/** A name without characters that Excel forbids. Excel keeps “History” to itself. */
const allowed = (name: string): string =>
  beginningOf(name.replace(NOT_ALLOWED, "-").replace(/^'+/, ""), MAX_SHEET_NAME)
    .replace(/'+$/, "")
    .replace(/^history$/i, "$&-");

/** Names that Excel allows, as close as possible to the given ones. All differ, ignoring case. */
export function mendedSheetNames(given: readonly string[]): string[] {
  const taken = new Set<string>();
  const take = (name: string) => {
    const isFree = !taken.has(name.toLowerCase());
    if (isFree) taken.add(name.toLowerCase());
    return isFree;
  };
  // Names that need no change are not taken by those that do.
  const kept = given.map((name) => isSheetName(name) && take(name));
  return given.map((name, index) => {
    if (kept[index]) return name;
    const wanted = allowed(name) || i18n.t("Sheet");
    if (take(wanted)) return wanted;
    for (let number = 2; ; number++) {
      const end = ` (${number})`;
      const free = beginningOf(wanted, MAX_SHEET_NAME - end.length) + end;
      if (take(free)) return free;
    }
  });
}

/**
 * A workbook whose sheets have names that Excel allows, and the changes as text. Formulas are adjusted. If several sheets shared a name,
 * formulas meant the first.
 */
export function withMendedSheetNames(content: WorkbookContent): {
  content: WorkbookContent;
  changes: string[];
} {
  const given = content.sheets.map(({ name }) => name);
  const names = mendedSheetNames(given);
  const changed = given.flatMap((name, index) => (name === names[index] ? [] : [index]));
  if (changed.length === 0) return { content, changes: [] };
  const renamed = new Map<string, string>();
  given.forEach((name, index) => {
    if (!renamed.has(name.toLowerCase())) renamed.set(name.toLowerCase(), names[index]!);
  });
  const follow = (formula: string) => withSheetsRenamed(formula, renamed);
  return {
    content: {
      ...content,
      sheets: content.sheets.map((sheet, index) => ({
        ...sheet,
        name: names[index]!,
        cells: sheet.cells.map((cell) =>
          cell.formula === undefined ? cell : { ...cell, formula: follow(cell.formula) },
        ),
        conditionalFormats: sheet.conditionalFormats.map((format) => ({
          ...format,
          when: follow(format.when),
        })),
      })),
      names: content.names.map(({ sheet, ...name }) => ({
        ...name,
        refersTo: follow(name.refersTo),
        ...(sheet !== undefined && { sheet: renamed.get(sheet.toLowerCase()) ?? sheet }),
      })),
    },
    changes: changed.map((index) =>
      i18n.t(
        "The sheet’s name “{name}”, which Excel does not allow, or not twice: it is called “{mended}” here.",
        {
          name: given[index],
          mended: names[index],
        },
      ),
    ),
  };
}

/** A formula with sheets renamed. Names are matched ignoring case. */
function withSheetsRenamed(formula: string, renamed: ReadonlyMap<string, string>): string {
  const tokens = tokensOf(formula).map((token) => {
    if (token.kind !== "sheet") return token;
    const name = unquoteSheet(token.text.replace(/!$/, ""));
    const mended = renamed.get(name.toLowerCase());
    if (mended === undefined || mended.toLowerCase() === name.toLowerCase()) return token;
    return { ...token, text: `${inQuotes(mended)}!` };
  });
  return joined(tokens);
}
