import type { ConditionalRule, Sheet, Workbook } from "hucre/xlsx";
import { i18n } from "../../language";
import { areaOf } from "../addresses";
import { MAX_TEXT_LENGTH } from "../../grid/limits";
import { isTooLong } from "./cells";
import { isVast } from "./bounds";

/** How to count something in a sheet, and the name of what is counted. */
type Loss = readonly [count: (sheet: Sheet) => number, name: string];

const size = (list: { readonly length: number } | undefined) => list?.length ?? 0;
const cellsWith = (
  sheet: Sheet,
  has: (cell: NonNullable<ReturnType<NonNullable<Sheet["cells"]>["get"]>>) => unknown,
) => Array.from(sheet.cells?.values() ?? []).filter(has).length;

const LOSSES: readonly Loss[] = [
  [({ charts }) => size(charts), /*i18n*/ "{count, plural, one {a chart} other {# charts}}"],
  [({ images }) => size(images), /*i18n*/ "{count, plural, one {a picture} other {# pictures}}"],
  [({ textBoxes }) => size(textBoxes), /*i18n*/ "{count, plural, one {a text box} other {# text boxes}}"],
  [({ backgroundImage }) => (backgroundImage ? 1 : 0), /*i18n*/ "the picture behind the cells"],
  [({ sparklines }) => size(sparklines), /*i18n*/ "{count, plural, one {a sparkline} other {# sparklines}}"],
  [({ tables }) => size(tables), /*i18n*/ "{count, plural, one {a table (its cells are kept)} other {# tables (their cells are kept)}}"],
  [({ pivotTables }) => size(pivotTables), /*i18n*/ "{count, plural, one {a pivot table (its cells are kept)} other {# pivot tables (their cells are kept)}}"],
  [({ slicers, timelines }) => size(slicers) + size(timelines), /*i18n*/ "{count, plural, one {a slicer} other {# slicers}}"],
  [({ autoFilter }) => (autoFilter ? 1 : 0), /*i18n*/ "the filter of its columns"],
  [({ dataValidations }) => size(dataValidations), /*i18n*/ "{count, plural, one {a data validation rule} other {# data validation rules}}"],
  [
    ({ conditionalRules }) => size(conditionalRules?.filter(({ type }) => type !== "expression")),
    /*i18n*/ "{count, plural, one {a conditional format without a formula} other {# conditional formats without a formula}}",
  ],
  [(sheet) => cellsWith(sheet, ({ hyperlink }) => hyperlink), /*i18n*/ "{count, plural, one {a link (its text is kept)} other {# links (their texts are kept)}}"],
  [
    (sheet) => cellsWith(sheet, ({ richText }) => richText?.some(({ font }) => font)),
    /*i18n*/ "{count, plural, one {a cell with rich text} other {# cells with rich text}}",
  ],
  [(sheet) => cellsWith(sheet, ({ formula }) => isTooLong(formula)), /*i18n*/ "{count, plural, one {a formula of more than 8,192 characters (its value is kept)} other {# formulas of more than 8,192 characters (their values are kept)}}"],
  [longTexts, /*i18n*/ "{count, plural, one {what a text has beyond 32,767 characters} other {what # texts have beyond 32,767 characters}}"],
  [({ merges }) => size(merges?.filter(isVast)), /*i18n*/ "{count, plural, one {how far a merge goes beyond the cells in use} other {how far # merges go beyond the cells in use}}"],
  [({ conditionalRules }) => size(conditionalRules?.filter(isOfVastArea)), /*i18n*/ "{count, plural, one {how far a conditional format goes beyond the cells in use} other {how far # conditional formats go beyond the cells in use}}"],
  [(sheet) => cellsWith(sheet, ({ checkbox }) => checkbox), /*i18n*/ "{count, plural, one {a checkbox (its value is kept)} other {# checkboxes (their values are kept)}}"],
  [(sheet) => cellsWith(sheet, ({ style }) => style?.fill?.type === "gradient"), /*i18n*/ "{count, plural, one {a gradient fill} other {# gradient fills}}"],
  [({ threadedComments }) => size(threadedComments), /*i18n*/ "{count, plural, one {a threaded comment} other {# threaded comments}}"],
  [({ columns }) => size(columns?.filter(({ hidden }) => hidden)), /*i18n*/ "{count, plural, one {a hidden column (it becomes visible)} other {# hidden columns (they become visible)}}"],
  [({ rowDefs }) => Array.from(rowDefs?.values() ?? []).filter(({ hidden }) => hidden).length, /*i18n*/ "{count, plural, one {a hidden row (it becomes visible)} other {# hidden rows (they become visible)}}"],
  [({ hidden, veryHidden }) => (hidden || veryHidden ? 1 : 0), /*i18n*/ "that it was hidden"],
  [({ protection }) => (protection ? 1 : 0), /*i18n*/ "its protection"],
  [
    (sheet) => cellsWith(sheet, ({ style }) => hasOtherBorder(style)),
    /*i18n*/ "{count, plural, one {a border that was not thin (it is now)} other {# cells with borders that were not thin (they are now)}}",
  ],
  [
    (sheet) => cellsWith(sheet, ({ style }) => hasOtherLook(style)),
    /*i18n*/ "{count, plural, one {a cell that was struck out, raised, turned, indented or shrunk} other {# cells that were struck out, raised, turned, indented or shrunk}}",
  ],
  [({ view }) => (view?.tabColor ? 1 : 0), /*i18n*/ "the colour of its tab"],
  [({ rowBreaks, colBreaks }) => size(rowBreaks) + size(colBreaks), /*i18n*/ "{count, plural, one {a page break} other {# page breaks}}"],
  [(sheet) => (hasGroups(sheet) ? 1 : 0), /*i18n*/ "its groups of rows or columns"],
  [({ splitPane }) => (splitPane ? 1 : 0), /*i18n*/ "its split"],
  [({ headerFooter }) => (headerFooter ? 1 : 0), /*i18n*/ "its header and footer"],
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

function longTexts({ rows }: Sheet): number {
  const isLong = (value: unknown) => typeof value === "string" && value.length > MAX_TEXT_LENGTH;
  return rows.reduce((count, row) => count + row.filter(isLong).length, 0);
}

const isOfVastArea = ({ type, range }: ConditionalRule): boolean =>
  type === "expression" && range.split(/\s+/).some((part) => isVast(areaOf(part)));

function hasGroups({ columns = [], rowDefs }: Sheet): boolean {
  return [...columns, ...(rowDefs?.values() ?? [])].some(({ outlineLevel }) => outlineLevel);
}

/** What a workbook contains but its content cannot hold, as text with a line for each sheet. */
export function lossesOf(workbook: Workbook, sheetsWithoutCells: readonly string[]): string[] {
  const ofSheets = workbook.sheets.flatMap((sheet) => {
    const lost = LOSSES.flatMap(([countIn, name]) => {
      const count = countIn(sheet);
      return count === 0 ? [] : i18n._(name, { count });
    });
    if (lost.length === 0) return [];
    return i18n.t("Sheet “{name}”: {lost}.", { name: sheet.name, lost: lost.join(", ") });
  });
  return [
    ...ofSheets,
    ...sheetsWithoutCells.map((name) => i18n.t("Sheet “{name}” is not copied: it has no cells.", { name })),
    ...(size(workbook.externalLinks) > 0 ? [i18n.t("Links to other workbooks (the values are kept).")] : []),
    ...(size(workbook.cellImages) > 0 ? [i18n.t("Pictures in cells.")] : []),
    ...(workbook.workbookProtection ? [i18n.t("The protection of the workbook.")] : []),
  ];
}
