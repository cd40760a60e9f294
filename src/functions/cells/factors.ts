import type { Cell } from "../../grid/cells";
import { factorsInOrder, type ProductOrder } from "../../permutations/product-order";
import { cyclesIn } from "../../puzzles/groups/cycle-cells";
import { readOneCell } from "./host-cells";

/** The factors of the product of cycles in a cell, the first to act first. Throws a CellError. */
export function factorsIn(cell: Cell, argument: string, order: ProductOrder): string[][] {
  return [...factorsInOrder(cyclesIn(cell, argument), order)];
}

/** The same for an argument that is a single cell. */
export function readFactorsOfCell(raw: unknown, argument: string, order: ProductOrder): string[][] {
  return factorsIn(readOneCell(raw, argument), argument, order);
}
