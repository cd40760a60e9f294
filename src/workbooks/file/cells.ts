import type { Cell, CellValue as FileValue, Sheet } from "hucre/xlsx";
import { i18n } from "../../language";
import { areaOf } from "../addresses";
import { type CellContent, type CellStyle, type CellValue, StyleTable } from "../content";
import { movedFormula } from "../formulas/shared";
import { typedFormula } from "../formulas/stored";
import { MAX_FORMULA_LENGTH, MAX_TEXT_LENGTH } from "../../grid/limits";
import { WorkbookError } from "./package";
import type { StyleReader } from "./styles";

/** For all results on one sheet together. */
const MAX_SPILLED = 2_000_000;
/** For all shared formulas, written out for each of their cells. */
const MAX_CHARACTERS = 4_000_000;

/** A formula in a file is at most this many times as long as when typed. */
const MAX_NAMES_FACTOR = 8;

interface Shared {
  readonly formula: string;
  readonly row: number;
  readonly column: number;
}

/** Reads the cells of sheets, merging equal styles. */
export class CellReader {
  private readonly table = new StyleTable();
  private characters = 0;

  constructor(private readonly reader: StyleReader) {}

  read(sheet: Sheet): CellContent[] {
    const spilled = spilledCells(sheet);
    const shared = sharedFormulas(sheet);
    const cells: CellContent[] = [];
    for (const [row, column, value, details] of everyCell(sheet)) {
      this.characters += lengthOf(details, shared);
      if (this.characters > MAX_CHARACTERS) {
        throw new WorkbookError(
          i18n.t("This workbook is damaged: the formulas of the sheet “{name}” are too long.", {
            name: sheet.name,
          }),
        );
      }
      const content = cellContent(value, details, row, column, shared);
      const style = details?.style && this.table.indexOf(this.reader.style(details.style));
      const isSpilled = content.formula === undefined && spilled.has(`${row},${column}`);
      if (Object.keys(content).length === 0 && style === undefined && !isSpilled) continue;
      cells.push({
        row,
        column,
        ...content,
        ...(isSpilled && { spilled: true }),
        ...(style !== undefined && { style }),
      });
    }
    return cells;
  }

  get styles(): readonly CellStyle[] {
    return this.table.styles;
  }
}

function* everyCell(sheet: Sheet): Generator<[number, number, FileValue, Cell | undefined]> {
  for (const [row, values] of sheet.rows.entries()) {
    for (const [column, value] of values.entries()) {
      const cell = sheet.cells?.get(`${row},${column}`);
      if (cell || value !== null) yield [row, column, value, cell];
    }
  }
}

function cellContent(
  raw: FileValue,
  cell: Cell | undefined,
  row: number,
  column: number,
  shared: ReadonlyMap<number, Shared>,
): Omit<CellContent, "row" | "column"> {
  const value = valueOf(raw, cell);
  const formula = cell && !isTooLong(cell.formula) ? formulaOf(cell, row, column, shared) : undefined;
  const spill = cell?.formulaType === "array" && formula !== undefined ? spillOf(cell) : undefined;
  return {
    ...(value !== undefined && { value }),
    ...(formula !== undefined && { formula: typedFormula(formula) }),
    ...(spill && { spill }),
  };
}

/** Whether a formula in a file is longer than Excel allows. In files, the names of some functions are longer than when typed. */
export function isTooLong(inFile: string | undefined): boolean {
  if (inFile === undefined || inFile.length < MAX_FORMULA_LENGTH) return false;
  return (
    inFile.length > MAX_NAMES_FACTOR * MAX_FORMULA_LENGTH || typedFormula(inFile).length > MAX_FORMULA_LENGTH
  );
}

function valueOf(raw: FileValue, cell: Cell | undefined): CellValue | undefined {
  if (cell?.type === "error") return { error: String(raw) };
  if (raw instanceof Date) return serialNumber(raw);
  return typeof raw === "string" ? raw.slice(0, MAX_TEXT_LENGTH) : (raw ?? undefined);
}

/** Days since the end of 1899. Excel counts a 29 February 1900, which did not exist. */
function serialNumber(date: Date): number {
  const days = date.getTime() / 86_400_000 + 25_569;
  return days < 61 ? days - 1 : days;
}

function formulaOf(cell: Cell, row: number, column: number, shared: ReadonlyMap<number, Shared>) {
  if (cell.formula !== "") return cell.formula;
  const master = shared.get(cell.formulaSharedIndex ?? -1);
  return master && movedFormula(master.formula, row - master.row, column - master.column);
}

function lengthOf(cell: Cell | undefined, shared: ReadonlyMap<number, Shared>): number {
  if (cell?.formula !== "") return 0;
  return shared.get(cell.formulaSharedIndex ?? -1)?.formula.length ?? 0;
}

function sharedFormulas({ cells }: Sheet): Map<number, Shared> {
  const shared = new Map<number, Shared>();
  for (const [key, { formula, formulaSharedIndex }] of cells ?? []) {
    if (!formula || formulaSharedIndex === undefined) continue;
    const [row = 0, column = 0] = key.split(",").map(Number);
    shared.set(formulaSharedIndex, { formula, row, column });
  }
  return shared;
}

function spillOf({ formulaRef }: Cell) {
  if (!formulaRef) return undefined;
  const { startRow, startCol, endRow, endCol } = areaOf(formulaRef);
  const [rows, columns] = [endRow - startRow + 1, endCol - startCol + 1];
  return rows * columns > 1 ? { rows, columns } : undefined;
}

/** The cells filled by formulas in other cells, as `row,column`. */
function spilledCells({ name, cells }: Sheet): Set<string> {
  const spilled = new Set<string>();
  let count = 0;
  for (const [key, cell] of cells ?? []) {
    const area = cell.formulaType === "array" ? spillOf(cell) : undefined;
    if (!area) continue;
    count += area.rows * area.columns;
    if (count > MAX_SPILLED) {
      throw new WorkbookError(
        i18n.t("This workbook is damaged: formulas on the sheet “{name}” fill too many cells.", { name }),
      );
    }
    const [row = 0, column = 0] = key.split(",").map(Number);
    for (let down = 0; down < area.rows; down++) {
      for (let right = 0; right < area.columns; right++) spilled.add(`${row + down},${column + right}`);
    }
    spilled.delete(key);
  }
  return spilled;
}
