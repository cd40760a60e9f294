import { ICalculateFormulaService } from "@univerjs/preset-sheets-core";
import type { Injector } from "@univerjs/core";
import { keyOf, type CellAddress } from "../univer/basics/cell-address";

/** The given cells whose formulas refer to themselves, directly or through other formulas. */
export async function circularAmong(
  injector: Injector,
  cells: readonly CellAddress[],
): Promise<CellAddress[]> {
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
