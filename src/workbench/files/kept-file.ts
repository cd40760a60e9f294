import type { ICellData, IWorkbookData } from "@univerjs/core";
import { movedFormula } from "../../workbooks/formulas/shared";
import type { ReadColor } from "./cell-styles";
import { fileFormat } from "./file-format";
import type { KeptWorkbook } from "./kept-shape";
import { ContentReader, everyCell } from "./workbook-content";

/**
 * The file (.xlsx) of a kept workbook, written without opening it. It has the formulas, but only those of their results that are in the
 * formulas' own cells.
 */
export async function fileOfKept(
  { data, activeSheet, selection }: KeptWorkbook,
  addIn: string,
  readColor: ReadColor,
): Promise<Uint8Array> {
  const { sheetOrder = [], sheets = {}, styles = {}, ...more } = data;
  const workbook = { ...more, sheetOrder, sheets, styles } as IWorkbookData;
  const formulas = new Map(sheetOrder.map((id) => [id, formulasOf(workbook, id)]));
  const source = {
    formulaAt: (sheet: string, row: number, column: number) => formulas.get(sheet)?.get(`${row},${column}`),
    spills: () => [],
    spilledCell: () => undefined,
  };
  const view = { activeSheet: activeSheet ?? sheetOrder[0] ?? "", selection };
  const { writeWorkbook } = await fileFormat();
  return writeWorkbook(new ContentReader(workbook, source, readColor).read(view, addIn));
}

/** The formulas of a sheet by cell. Cells that share a formula have its id, and one of them has its text. */
function formulasOf({ sheets }: IWorkbookData, id: string): Map<string, string> {
  const cells = [...everyCell(sheets[id] ?? {})];
  const shared = new Map<string, { row: number; column: number; formula: string }>();
  for (const [row, column, { f, si }] of cells) if (f && si) shared.set(si, { row, column, formula: f });
  return new Map(
    cells.flatMap(([row, column, cell]) => {
      const formula = cell.f || sharedAt(row, column, cell, shared);
      return formula ? [[`${row},${column}`, formula] as const] : [];
    }),
  );
}

function sharedAt(
  row: number,
  column: number,
  { si }: ICellData,
  shared: ReadonlyMap<string, { row: number; column: number; formula: string }>,
): string | undefined {
  const from = si ? shared.get(si) : undefined;
  return from && movedFormula(from.formula, row - from.row, column - from.column);
}
