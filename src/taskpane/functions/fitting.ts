import { isBlank, textOf, type Cell, type Cells } from "../../grid/cells";
import { exampleCall } from "../../functions/list/example-call";
import type { ListedFunction } from "./listed-functions";

type Size = (rows: number, columns: number) => boolean;

/** The sizes of arguments that need not be as wide as the example is, by the parameter's name. */
const SIZES: Readonly<Record<string, Size>> = {
  maze: (rows, columns) => rows > 1 && columns > 1,
  board: (rows, columns) => rows > 1 || columns > 1,
  moves: (_rows, columns) => columns === 2 || columns === 3,
  edges: (_rows, columns) => columns === 2 || columns === 3,
  key: (rows) => rows === 2,
  path: (rows, columns) => rows === 1 && columns === 1,
};

/** Whether a range can be the first argument of a function: whether it has a fitting size, and cycles where the example has them. */
export function isFitting(cells: Cells, { example, firstParameter }: ListedFunction): boolean {
  const filled = cells.filter((row) => !row.every(isBlank));
  const [given] = exampleCall(example).given;
  if (filled.length === 0 || given === undefined || given === null) return false;
  const isText = !Array.isArray(given);
  const asWide: Size = (_rows, columns) => isText || columns === (given as Cells)[0]!.length;
  const isRightSize = SIZES[firstParameter] ?? asWide;
  if (!isRightSize(cells.length, cells[0]!.length)) return false;
  if (isText)
    return filled.flat().every((cell) => isBlank(cell) || isCycles(cell) === isCycles(given as Cell));
  const hasCycles = (given as Cells)[0]!.some(isCycles);
  return filled.every((row) => row.some(isCycles) === hasCycles);
}

const isCycles = (cell: Cell) => textOf(cell).startsWith("(");
