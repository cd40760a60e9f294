import { readXlsx, type ConditionalRule, type Sheet, type Workbook } from "hucre/xlsx";
import { cellAddress } from "../grid/addresses";
import { charactersIn } from "../grid/sizes";
import { i18n } from "../language";
import { addressOfArea, areaOf, type CellRange } from "./addresses";
import type { ConditionalFormat, DefinedName, RowHeight, SheetContent, WorkbookContent } from "./content";
import { readAddIn } from "./file/add-in-properties";
import { cutter, refuseVastSheets } from "./file/bounds";
import { CellReader } from "./file/cells";
import { sheetsOf, type SheetEntry } from "./file/directory";
import { lossesOf } from "./file/lost";
import { readProtection } from "./file/protection";
import { stored, partText, unpack, WorkbookError, type Parts } from "./file/package";
import { StyleReader } from "./file/styles";
import { movedFormula } from "./formulas/shared";
import { typedFormula } from "./formulas/stored";
import { withMendedSheetNames } from "./sheet-names";

interface ReadResult {
  readonly content: WorkbookContent;
  /** What the file contains but the content cannot hold, as text. */
  readonly lost: readonly string[];
}

/**
 * Reads a workbook file (.xlsx). Throws a WorkbookError if it is not a workbook, is damaged, too large or password-protected, or has
 * macros.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<ReadResult> {
  const parts = unpack(bytes);
  try {
    const sheets = sheetsOf(parts);
    const withCells = sheets.filter(({ hasCells }) => hasCells);
    const without = sheets.filter(({ hasCells }) => !hasCells);
    refuseVastSheets(parts, withCells);
    const workbook = await readXlsx(stored(parts, bytes), {
      readStyles: true,
      sheets: (_sheet, index) => sheets[index]!.hasCells,
    });
    const { content, changes } = withMendedSheetNames(contentOf(workbook, withCells, parts, sheets));
    const lost = lossesOf(
      {
        ...workbook,
        sheets: workbook.sheets.map((sheet, index) => withoutKept(sheet, content.sheets[index]!)),
      },
      without.map(({ name }) => name),
    );
    return { content, lost: [...changes, ...lost] };
  } catch (problem) {
    if (problem instanceof WorkbookError) throw problem;
    throw new WorkbookError(i18n.t("This workbook is damaged: its parts do not match."), {
      cause: problem,
    });
  }
}

function contentOf(
  workbook: Workbook,
  entries: readonly SheetEntry[],
  parts: Parts,
  all: readonly SheetEntry[],
) {
  if (workbook.sheets.length === 0) throw new WorkbookError(i18n.t("This workbook has no sheet with cells."));
  const styles = new StyleReader(workbook.themeColors ?? [], workbook.defaultFont);
  const cells = new CellReader(styles);
  const sheets = workbook.sheets.map((sheet, index) =>
    sheetContent(sheet, partText(parts, entries[index]!.path), cells, styles),
  );
  const shown = all[workbook.activeSheet ?? 0];
  const addIn = readAddIn(workbook.properties?.custom);
  const content: WorkbookContent = {
    sheets,
    styles: cells.styles,
    names: namesOf(workbook),
    activeSheet: Math.max(
      0,
      entries.findIndex((entry) => entry === shown),
    ),
    ...(addIn && { addIn }),
  };
  return content;
}

/** The sheet without what its content holds and the library reports all the same. */
function withoutKept(sheet: Sheet, { protection }: SheetContent): Sheet {
  if (!protection) return sheet;
  const rest = { ...sheet };
  delete rest.protection;
  return rest;
}

function namesOf({ namedRanges = [] }: Workbook): DefinedName[] {
  return namedRanges
    .filter(({ name }) => !name.startsWith("_xl"))
    .map(({ name, range, scope }) => ({
      name,
      refersTo: typedFormula(range).slice(1),
      ...(scope !== undefined && { sheet: scope }),
    }));
}

function sheetContent(sheet: Sheet, text: string, cells: CellReader, styles: StyleReader): SheetContent {
  const { rows = 0, columns = 0 } = sheet.freezePane ?? {};
  const selection = /<(?:\w+:)?selection\b[^<>]*\bsqref="([A-Z]+\d+(?::[A-Z]+\d+)?)"/.exec(text)?.[1];
  const protection = readProtection(text);
  const content = cells.read(sheet);
  const cut = cutter(content);
  return {
    name: sheet.name,
    cells: content,
    columns: runs(
      (sheet.columns ?? []).map(({ width }, index) => [index, width] as const),
      charactersIn,
    ).map(({ first, last, size }) => ({ first, last, characters: size })),
    rows: rowHeights(sheet),
    merges: (sheet.merges ?? []).map((merge) => addressOfArea(cut(merge))),
    notes: Array.from(sheet.cells ?? [])
      .filter(([, { comment }]) => comment)
      .map(([key, { comment }]) => {
        const [row = 0, column = 0] = key.split(",").map(Number);
        return { row, column, text: comment!.text };
      })
      .sort((a, b) => a.row - b.row || a.column - b.column)
      .map(({ row, column, text: note }) => ({ at: cellAddress(row, column), text: note })),
    conditionalFormats: (sheet.conditionalRules ?? [])
      .filter(({ type }) => type === "expression")
      .sort((a, b) => a.priority - b.priority)
      .flatMap((rule) => conditionalFormats(rule, styles, cut)),
    gridlines: sheet.view?.showGridLines ?? true,
    ...(rows + columns > 0 && { frozen: { rows, columns } }),
    ...(selection !== undefined && { selection }),
    ...(protection && { protection }),
  };
}

function rowHeights({ rowDefs }: Sheet): RowHeight[] {
  const heights = Array.from(rowDefs ?? []).map(([row, { height }]) => [row, height] as const);
  return runs(
    heights.sort(([a], [b]) => a - b),
    (height) => height,
  ).map(({ first, last, size }) => ({ first, last, points: size }));
}

function runs(sizes: readonly (readonly [number, number | undefined])[], convert: (size: number) => number) {
  const found: { first: number; last: number; size: number }[] = [];
  for (const [index, given] of sizes) {
    if (given === undefined) continue;
    const size = convert(given);
    const before = found.at(-1);
    if (before && before.last === index - 1 && before.size === size) before.last = index;
    else found.push({ first: index, last: index, size });
  }
  return found;
}

/** For the formulas of one rule, written out for each of its ranges. */
const MAX_CHARACTERS = 10_000_000;

/** A rule may apply to several ranges. Its formula is written for the first cell of the first range. */
function conditionalFormats(
  { range, formula = "", style = {} }: ConditionalRule,
  styles: StyleReader,
  cut: (area: CellRange) => CellRange,
): ConditionalFormat[] {
  const ranges = range.split(/\s+/);
  if (ranges.length * formula.length > MAX_CHARACTERS) {
    throw new WorkbookError(i18n.t("This workbook is damaged: a conditional format has too many ranges."));
  }
  const first = areaOf(ranges[0]!);
  return ranges.map((range) => {
    const area = areaOf(range);
    const { startRow, startCol } = area;
    const when = movedFormula(String(formula), startRow - first.startRow, startCol - first.startCol);
    return { on: addressOfArea(cut(area)), when: typedFormula(when), ...styles.look(style) };
  });
}
