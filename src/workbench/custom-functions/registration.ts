import {
  ERROR_TYPE_SET,
  FormulaDataModel,
  IDescriptionService,
  IFunctionService,
  SetTriggerFormulaCalculationStartMutation,
  type ErrorType,
} from "@univerjs/preset-sheets-core";
import {
  IUniverInstanceService,
  Tools,
  UniverInstanceType,
  type IObjectMatrixPrimitiveType,
  type IRange,
  type Workbook,
} from "@univerjs/presets";
import type { Spreadsheet } from "../spreadsheet";
import { describeForUniver } from "./catalogue";
import { BUSY, evaluate } from "./evaluation";
import { Invocations, type Cell, type Runtime } from "./invocations";
import type { FunctionMetadata } from "./metadata";
import { readDeliveries } from "./results";
import { UniverFunction } from "./univer-function";

export interface CustomFunctions {
  /** Takes the results in that the runtime hands to the host. */
  deliver(entries: unknown): void;
  /** The words of the error that a custom function has put into a cell. */
  messageAt(cell: Cell): string | undefined;
}

/** Makes the functions of functions.json known to the formula engine and to auto-completion, as NAMESPACE.NAME. */
export function registerCustomFunctions(
  { univerAPI, injector }: Spreadsheet,
  namespace: string,
  functions: FunctionMetadata[],
  runtime: Runtime,
): CustomFunctions {
  const invocations = new Invocations(runtime);
  const formulas = injector.get(FormulaDataModel);
  const workbooks = injector.get(IUniverInstanceService);
  // Univer has no name for Excel's error of a pending function; knowing it, formulas pass it on like any other error.
  ERROR_TYPE_SET.add(BUSY as ErrorType);

  const worksheetOf = ({ workbook, sheet }: Cell) =>
    workbooks.getUnit<Workbook>(workbook, UniverInstanceType.UNIVER_SHEET)?.getSheetBySheetId(sheet);
  const formulaOf = (cell: Cell): string | undefined =>
    worksheetOf(cell)
      ? (formulas.getFormulaStringByCell(cell.row, cell.column, cell.sheet, cell.workbook) ?? undefined)
      : undefined;
  const addressOf = (cell: Cell) =>
    `${worksheetOf(cell)?.getName() ?? ""}!${Tools.chatAtABC(cell.column)}${cell.row + 1}`;

  const named = functions.map((metadata) => ({
    name: `${namespace}.${metadata.name}`.toUpperCase(),
    metadata,
  }));
  injector
    .get(IFunctionService)
    .registerExecutors(
      ...named.map(
        ({ name, metadata }) =>
          new UniverFunction(name, metadata, (definition, given, cell) =>
            evaluate(definition, given, cell, addressOf(cell), invocations),
          ),
      ),
    );
  injector
    .get(IDescriptionService)
    .registerDescriptions(named.map(({ name, metadata }) => describeForUniver(name, metadata)));
  univerAPI.getFormula().calculationEnd(() => invocations.endPass(formulaOf));

  function recalculate(cells: Cell[]): void {
    const dirtyRanges = cells.map(({ workbook, sheet, row, column }) => ({
      unitId: workbook,
      sheetId: sheet,
      range: { startRow: row, endRow: row, startColumn: column, endColumn: column },
    }));
    univerAPI.syncExecuteCommand(
      SetTriggerFormulaCalculationStartMutation.id,
      { dirtyRanges },
      { onlyLocal: true },
    );
  }

  /** The cell whose formula spills into a cell; the cell itself where nothing spills. */
  function sourceOf(cell: Cell): Cell {
    const ranges: IObjectMatrixPrimitiveType<IRange> =
      formulas.getArrayFormulaRange()[cell.workbook]?.[cell.sheet] ?? {};
    for (const columns of Object.values(ranges)) {
      for (const range of Object.values<IRange>(columns)) {
        const inRows = range.startRow <= cell.row && cell.row <= range.endRow;
        if (inRows && range.startColumn <= cell.column && cell.column <= range.endColumn) {
          return { ...cell, row: range.startRow, column: range.startColumn };
        }
      }
    }
    return cell;
  }

  return {
    deliver(entries) {
      const cells = invocations.deliver(readDeliveries(entries));
      if (cells.length > 0) recalculate(cells);
    },
    messageAt(cell) {
      const value = worksheetOf(cell)?.getCell(cell.row, cell.column)?.v;
      if (typeof value !== "string" || !ERROR_TYPE_SET.has(value as ErrorType)) return undefined;
      const source = sourceOf(cell);
      return invocations.messageAt(source, value, cell.row - source.row, cell.column - source.column);
    },
  };
}
