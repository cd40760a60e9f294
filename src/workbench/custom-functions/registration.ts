import {
  ERROR_TYPE_SET,
  ICalculateFormulaService,
  IDescriptionService,
  IFunctionService,
  SetRangeValuesMutation,
  type ErrorType,
} from "@univerjs/preset-sheets-core";
import { ICommandService, type Injector } from "@univerjs/core";
import { i18n } from "../../language";
import { BUSY, keyOf, runsOf, type CellAddress } from "../univer/basics/cell-address";
import { requestCalculation } from "../univer/basics/calculation-request";
import { afterCommand, isChange } from "../univer/basics/commands";
import { placed } from "../univer/basics/placed";
import type { Spreadsheet } from "../univer/basics/spreadsheet";
import { describeForUniver, type Examples } from "./catalogue";
import { evaluate } from "./evaluation";
import { mistakeIn, type NamedFunction } from "./formula-mistakes";
import { Invocations, type Runtime } from "./invocations";
import { requiredParameters, type FunctionMetadata } from "./metadata";
import { Recalculation } from "./recalculation";
import { UniverFunction, type Evaluate } from "./univer-function";
import { readDeliveries } from "./values";
import { WorkbookCells } from "./workbook-cells";

/** The given cells whose formulas refer to themselves, directly or through other formulas. */
async function circularAmong(injector: Injector, cells: readonly CellAddress[]): Promise<CellAddress[]> {
  const formulas = await injector.get(ICalculateFormulaService).getAllDependencyJson();
  const dependents = new Map(formulas.map(({ treeId, parents }) => [treeId, parents]));
  const idOf = new Map(
    formulas.map(({ treeId, unitId, subUnitId, row, column }) => [
      keyOf({ workbook: unitId, sheet: subUnitId, row, column }),
      treeId,
    ]),
  );
  return cells.filter((cell) => {
    const id = idOf.get(keyOf(cell));
    return id !== undefined && dependsOnItself(id, dependents);
  });
}

function dependsOnItself(formula: number, dependents: ReadonlyMap<number, readonly number[]>): boolean {
  const found = new Set<number>();
  const open = [formula];
  while (open.length > 0) {
    for (const dependent of dependents.get(open.pop()!) ?? []) {
      if (dependent === formula) return true;
      if (found.has(dependent)) continue;
      found.add(dependent);
      open.push(dependent);
    }
  }
  return false;
}

export interface CustomFunctions {
  /** Accepts the results that the runtime passes to the host. */
  deliver(entries: unknown): void;
  /** Whether results are still pending. */
  readonly areAwaited: boolean;
  /** The message of the error that a custom function has put into a cell, or what is wrong with the cell's formula. */
  messageAt(cell: CellAddress): string | undefined;
  /** The address of a cell whose formula refers to itself, if there is one. */
  readonly circularReference: string | undefined;
  /** Stops all calculation. */
  dispose(): void;
}

const refersToItself = () =>
  i18n.t(
    "This formula refers to its own cell, or to a cell that refers to it, so it shows 0. Change one of the references.",
  );

/** Registers the functions of functions.json with the formula engine and auto-completion, as NAMESPACE.NAME. */
export function registerCustomFunctions(
  spreadsheet: Spreadsheet,
  namespace: string,
  functions: FunctionMetadata[],
  examples: Examples,
  runtime: Runtime,
): CustomFunctions {
  const { univerAPI, injector } = spreadsheet;
  const cells = new WorkbookCells(spreadsheet);
  const invocations = new Invocations(runtime);
  // Univer does not know Excel's error for a pending function. Once it does, formulas pass it on like any other error.
  ERROR_TYPE_SET.add(BUSY as ErrorType);

  const executors = injector.get(IFunctionService);
  const descriptions = injector.get(IDescriptionService);
  const evaluateNow: Evaluate = (metadata, given, cell) =>
    evaluate(metadata, given, cell, () => cells.addressOf(cell), invocations);
  const named: NamedFunction[] = [];
  for (const metadata of functions) {
    const name = `${namespace}.${metadata.name}`.toUpperCase();
    named.push({ name, required: requiredParameters(metadata).map((parameter) => parameter.name) });
    executors.registerExecutors(new UniverFunction(name, metadata, evaluateNow));
    descriptions.registerDescriptions([describeForUniver(name, metadata, examples)]);
  }
  const entering = afterCommand(
    injector,
    SetRangeValuesMutation,
    ({ unitId: workbook, subUnitId: sheet, cellValue }, options) => {
      if (!isChange(SetRangeValuesMutation.id, options)) return;
      for (const { row, column, entry } of placed(cellValue))
        if (entry?.f || entry?.si) invocations.entered({ workbook, sheet, row, column });
    },
  );
  const recalculation = new Recalculation(
    injector.get(ICommandService),
    (ranges) => requestCalculation(injector, ranges),
    () => invocations.areAwaited,
  );
  const answerCircularReferences = async () => {
    const suspects = [...invocations.stuckCells, ...invocations.circularCells];
    if (suspects.length === 0) return;
    const circular = await circularAmong(injector, suspects);
    recalculation.request(runsOf(invocations.setCircularCells(circular)));
  };
  univerAPI.getFormula().calculationEnd(() => {
    invocations.endPass((cell) => cells.formulaOf(cell));
    void answerCircularReferences();
  });

  return {
    get areAwaited() {
      return invocations.areAwaited;
    },
    dispose() {
      entering.dispose();
      recalculation.dispose();
    },
    get circularReference() {
      const [first] = invocations.circularCells;
      return first && cells.addressOf(first);
    },
    deliver(entries) {
      recalculation.request(runsOf(invocations.deliver(readDeliveries(entries))));
    },
    messageAt(cell) {
      if (invocations.isCircular(cell)) return refersToItself();
      const value = cells.valueOf(cell);
      if (typeof value !== "string" || !ERROR_TYPE_SET.has(value as ErrorType)) return undefined;
      const source = cells.sourceOf(cell);
      const message = invocations.messageAt(
        source,
        value,
        cell.row - source.row,
        cell.column - source.column,
      );
      // A message on what a mistake has made of an argument does not help.
      return mistakeIn(cells.formulaOf(source) ?? "", named) ?? message;
    },
  };
}
