import { cellAddress, fixed, plain } from "../grid/addresses";
import { constantText, textOfConstant } from "../grid/constant-texts";
import { inQuotes, splitAddress } from "../grid/sheet-names";
import {
  areaOf,
  StyleTable,
  type CellContent,
  type CellStyle,
  type DefinedName,
  type SheetContent,
  type WorkbookContent,
} from "../workbooks";
import { MAX_COLUMNS, MAX_ROWS } from "./checks";
import { mayBeLinked } from "./formulas";
import type { Looks, WholeSheet } from "./link";

/** A sheet for a link, and the addresses of the cells that it does not have as they are. */
export interface LinkedSheet {
  readonly whole: Omit<WholeSheet, "looks">;
  readonly looks: Looks;
  /** Cells of which the formula is not carried, but its value. */
  readonly asValues: readonly string[];
  /** Cells that are left out: errors, texts that begin with `=`, and what is too far away. */
  readonly leftOut: readonly string[];
}

/** A sheet of a workbook as a link carries it. */
export function linkedSheet({ names, styles }: WorkbookContent, sheet: SheetContent): LinkedSheet {
  const { areas, texts } = namesOn(sheet.name, names);
  const known = new Set([...Object.keys(areas), ...Object.keys(texts)].map((name) => name.toLowerCase()));
  const isLinked = ({ formula }: CellContent) => formula !== undefined && mayBeLinked(formula, known);
  const filled = spillsOf(sheet.cells.filter(isLinked));
  const asValues: string[] = [];
  const leftOut: string[] = [];
  const formulas: [number, number, string][] = [];
  const values: [number, number, ...(string | number | boolean)[]][] = [];
  const put = (row: number, column: number, value: string | number | boolean) => {
    const last = values.at(-1);
    if (last?.[0] === row && last[1] + last.length - 2 === column) last.push(value);
    else values.push([row, column, value]);
  };
  for (const cell of inOrder(sheet.cells)) {
    const { row, column, value, formula } = cell;
    if (filled.has(cellAddress(row, column)) && formula === undefined) continue;
    if (value === undefined && formula === undefined) continue;
    const isNear = row < MAX_ROWS && column < MAX_COLUMNS;
    const isPlain = typeof value !== "object" && !(typeof value === "string" && value.startsWith("="));
    if (isNear && isLinked(cell)) formulas.push([row, column, formula!]);
    else if (!isNear || !isPlain) leftOut.push(cellAddress(row, column));
    else {
      if (formula !== undefined) asValues.push(cellAddress(row, column));
      if (value !== undefined && value !== "") put(row, column, value);
    }
  }
  const protection = sheet.protection && { protection: sheet.protection };
  const whole = { name: sheet.name, values, formulas, areas, texts, ...protection };
  return { whole, looks: looksOf(sheet, styles, known), asValues, leftOut };
}

const inOrder = (cells: readonly CellContent[]) =>
  cells.toSorted((a, b) => a.row - b.row || a.column - b.column);

/** The addresses of what formulas fill, without their own cells. */
function spillsOf(cells: readonly CellContent[]): Set<string> {
  const filled = new Set<string>();
  for (const { row, column, spill = { rows: 1, columns: 1 } } of cells)
    for (let down = 0; down < spill.rows; down++)
      for (let right = 0; right < spill.columns; right++) filled.add(cellAddress(row + down, column + right));
  return filled;
}

/** The names of areas of a sheet, and of texts, that belong to it or to the whole workbook. */
function namesOn(sheet: string, names: readonly DefinedName[]): Pick<WholeSheet, "areas" | "texts"> {
  const areas: Record<string, string> = {};
  const texts: Record<string, string> = {};
  for (const { name, refersTo, sheet: owner } of names) {
    if (owner !== undefined && owner !== sheet) continue;
    const text = textOfConstant(`=${refersTo.replace(/^=/, "")}`);
    const { sheet: on, cells } = splitAddress(refersTo.replace(/^=/, ""));
    if (text !== undefined && owner !== undefined) texts[name] = text;
    else if (on === sheet && /^\$?[A-Z]{1,3}\$?\d+(:\$?[A-Z]{1,3}\$?\d+)?$/.test(cells))
      areas[name] = plain(cells);
  }
  return { areas, texts };
}

function looksOf(sheet: SheetContent, styles: readonly CellStyle[], names: ReadonlySet<string>): Looks {
  const used = new StyleTable();
  const styled: [number, number, number, number][] = [];
  const isNear = (address: string) => {
    const { endRow, endCol } = areaOf(address);
    return endRow < MAX_ROWS && endCol < MAX_COLUMNS;
  };
  for (const { row, column, style } of inOrder(sheet.cells)) {
    const index = style === undefined ? undefined : used.indexOf(styles[style]!);
    if (index === undefined || row >= MAX_ROWS || column >= MAX_COLUMNS) continue;
    const last = styled.at(-1);
    if (last?.[0] === row && last[1] + last[2] === column && last[3] === index) last[2]++;
    else styled.push([row, column, 1, index]);
  }
  return {
    styles: used.styles,
    styled,
    columns: sheet.columns.filter(({ last }) => last < MAX_COLUMNS),
    rows: sheet.rows.filter(({ last }) => last < MAX_ROWS),
    merges: sheet.merges.filter(isNear),
    paints: sheet.conditionalFormats.filter(
      ({ on, when }) => isNear(on) && mayBeLinked(asFormula(when), names),
    ),
    gridlines: sheet.gridlines,
  };
}

const asFormula = (when: string) => (when.startsWith("=") ? when : `=${when}`);

/** The workbook that a link's sheet opens to. */
export function workbookOfSheet(whole: WholeSheet): WorkbookContent {
  const { name, values, formulas, areas, texts, protection, looks } = whole;
  const cells = new Map<string, CellContent>();
  const put = (row: number, column: number, part: Partial<CellContent>) => {
    const key = `${row},${column}`;
    cells.set(key, { row, column, ...cells.get(key), ...part });
  };
  for (const [row, column, ...run] of values)
    run.forEach((value, right) => put(row, column + right, { value }));
  for (const [row, column, formula] of formulas) put(row, column, { formula });
  for (const [row, column, count, style] of looks?.styled ?? [])
    for (let right = 0; right < count; right++) put(row, column + right, { style });
  const { columns = [], rows = [], merges = [], paints = [], gridlines = true, styles = [] } = looks ?? {};
  const named = (refersTo: readonly (readonly [string, string])[]) =>
    refersTo.map(([each, text]) => ({ name: each, refersTo: text, sheet: name }));
  return {
    sheets: [
      {
        name,
        cells: inOrder([...cells.values()]),
        columns,
        rows,
        merges,
        notes: [],
        conditionalFormats: paints,
        gridlines,
        ...(protection && { protection }),
      },
    ],
    styles,
    names: [
      ...named(Object.entries(areas).map(([each, area]) => [each, `${inQuotes(name)}!${fixed(area)}`])),
      ...named(Object.entries(texts).map(([each, text]) => [each, constantText(text).slice(1)])),
    ],
    activeSheet: 0,
  };
}
