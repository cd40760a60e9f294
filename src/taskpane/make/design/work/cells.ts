import { readCells } from "../../../../functions/cells/host-cells";
import type { Cells } from "../../../../grid/cells";
import type { DesignInput } from "../made";

/** The cells of one of the ranges. Throws a CellError if there is an error in one. */
export const cellsIn = ({ ranges }: DesignInput, name: string): Cells =>
  readCells(ranges[name]!.values, name);
