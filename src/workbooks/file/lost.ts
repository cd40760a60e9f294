import type { Sheet, Workbook } from "hucre/xlsx";

/** How many of something a sheet has, and what they are called, one and many. */
type Loss = readonly [count: (sheet: Sheet) => number, one: string, many: string];

const size = (list: { readonly length: number } | undefined) => list?.length ?? 0;
const cellsWith = (
  sheet: Sheet,
  has: (cell: NonNullable<ReturnType<NonNullable<Sheet["cells"]>["get"]>>) => unknown,
) => Array.from(sheet.cells?.values() ?? []).filter(has).length;

const LOSSES: readonly Loss[] = [
  [({ charts }) => size(charts), "a chart", "charts"],
  [({ images }) => size(images), "a picture", "pictures"],
  [({ textBoxes }) => size(textBoxes), "a text box", "text boxes"],
  [({ backgroundImage }) => (backgroundImage ? 1 : 0), "the picture behind the cells", ""],
  [({ sparklines }) => size(sparklines), "a sparkline", "sparklines"],
  [({ tables }) => size(tables), "a table (its cells are kept)", "tables (their cells are kept)"],
  [({ pivotTables }) => size(pivotTables), "a pivot table (its cells are kept)", "pivot tables (their cells are kept)"],
  [({ slicers, timelines }) => size(slicers) + size(timelines), "a slicer", "slicers"],
  [({ autoFilter }) => (autoFilter ? 1 : 0), "the filter of its columns", ""],
  [({ dataValidations }) => size(dataValidations), "a rule for what may be typed", "rules for what may be typed"],
  [
    ({ conditionalRules }) => size(conditionalRules?.filter(({ type }) => type !== "expression")),
    "a conditional format without a formula",
    "conditional formats without a formula",
  ],
  [(sheet) => cellsWith(sheet, ({ hyperlink }) => hyperlink), "a link (its text is kept)", "links (their texts are kept)"],
  [
    (sheet) => cellsWith(sheet, ({ richText }) => richText?.some(({ font }) => font)),
    "a text of several looks",
    "texts of several looks",
  ],
  [(sheet) => cellsWith(sheet, ({ checkbox }) => checkbox), "a checkbox (its value is kept)", "checkboxes (their values are kept)"],
  [(sheet) => cellsWith(sheet, ({ style }) => style?.fill?.type === "gradient"), "a fill that changes its colour", "fills that change their colours"],
  [({ threadedComments }) => size(threadedComments), "a comment of a conversation", "comments of conversations"],
  [({ columns }) => size(columns?.filter(({ hidden }) => hidden)), "a hidden column (it is shown)", "hidden columns (they are shown)"],
  [({ rowDefs }) => Array.from(rowDefs?.values() ?? []).filter(({ hidden }) => hidden).length, "a hidden row (it is shown)", "hidden rows (they are shown)"],
  [({ hidden, veryHidden }) => (hidden || veryHidden ? 1 : 0), "that it was hidden", ""],
  [({ protection }) => (protection ? 1 : 0), "its protection", ""],
  [
    (sheet) => cellsWith(sheet, ({ style }) => hasOtherBorder(style)),
    "a border that was not thin (it is now)",
    "cells with borders that were not thin (they are now)",
  ],
  [
    (sheet) => cellsWith(sheet, ({ style }) => hasOtherLook(style)),
    "a cell that was struck out, raised, turned, indented or shrunk",
    "cells that were struck out, raised, turned, indented or shrunk",
  ],
  [({ view }) => (view?.tabColor ? 1 : 0), "the colour of its tab", ""],
  [({ rowBreaks, colBreaks }) => size(rowBreaks) + size(colBreaks), "a page break", "page breaks"],
  [(sheet) => (hasGroups(sheet) ? 1 : 0), "its groups of rows or columns", ""],
  [({ splitPane }) => (splitPane ? 1 : 0), "its split", ""],
  [({ headerFooter }) => (headerFooter ? 1 : 0), "its header and footer", ""],
]; // prettier-ignore

type Style = NonNullable<ReturnType<NonNullable<Sheet["cells"]>["get"]>>["style"];

function hasOtherBorder(style: Style): boolean {
  const { top, right, bottom, left, diagonal } = style?.border ?? {};
  return diagonal !== undefined || [top, right, bottom, left].some((line) => line && line.style !== "thin");
}

function hasOtherLook({ font, alignment }: NonNullable<Style> = {}): boolean {
  const { textRotation = 0, indent = 0, shrinkToFit } = alignment ?? {};
  return Boolean(font?.strikethrough || font?.vertAlign || textRotation || indent || shrinkToFit);
}

function hasGroups({ columns = [], rowDefs }: Sheet): boolean {
  return [...columns, ...(rowDefs?.values() ?? [])].some(({ outlineLevel }) => outlineLevel);
}

/** What a workbook has and its content cannot hold, a line for each sheet, in words. */
export function lossesOf(workbook: Workbook, sheetsWithoutCells: readonly string[]): string[] {
  const ofSheets = workbook.sheets.flatMap((sheet) => {
    const lost = LOSSES.flatMap(([count, one, many]) => {
      const found = count(sheet);
      if (found === 0) return [];
      return found === 1 ? one : `${found.toLocaleString("en")} ${many}`;
    });
    return lost.length === 0 ? [] : `Sheet “${sheet.name}”: ${lost.join(", ")}.`;
  });
  return [
    ...ofSheets,
    ...sheetsWithoutCells.map((name) => `Sheet “${name}”: all of it, as it has no cells.`),
    ...(size(workbook.externalLinks) > 0 ? ["Links to other workbooks (the values are kept)."] : []),
    ...(size(workbook.cellImages) > 0 ? ["Pictures in cells."] : []),
    ...(workbook.workbookProtection ? ["The protection of the workbook."] : []),
  ];
}
