import { i18n } from "../../language";
import { isPauseInRow, type Steps } from "../../steps";
import { LimitError } from "../../steps/limit-error";
import { CellError, shown, type Cell, type Cells } from "../../grid/cells";
import { requireSameSize } from "../../grid/columns";
import type { Lamps } from "./lamps";
import { DARK, LINE, LIT, markOf, stateIn, twoMarks } from "./marks";
import { CLASSIC } from "./rules";

/** A board as its cells show it. For each lamp, `lit` and `goal` are its states at the start and at the end: 1 if it is lit. */
export interface LightsBoard {
  readonly lamps: Lamps;
  readonly lit: Uint8Array;
  readonly goal: Uint8Array;
}

const MAX_LAMPS = 10_000;
const NO_LAMP = "#";

const hasNoLamp = (cell: Cell) => typeof cell === "string" && cell.trim() === NO_LAMP;

const isLit = (cell: Cell) => markOf(cell) !== DARK;

/**
 * Reads a board and, unless it is blank, the goal: cells of the same shape. Without one, all lamps have to be dark at the end. Throws a
 * CellError, or a LimitError for a board that is too large.
 */
export function* readLights(board: Cells, goal: Cells = [[""]], { states } = CLASSIC): Steps<LightsBoard> {
  const lamps = yield* readLamps(board);
  const read = states === 2 ? readLit : readStates(states);
  const lit = yield* read(board, lamps, "board");
  const isOmitted = goal.length === 1 && goal[0].length === 1 && !hasNoLamp(goal[0][0]) && !isLit(goal[0][0]);
  if (isOmitted) return { lamps, lit, goal: new Uint8Array(lamps.count) };
  checkGoal(goal, board, lamps);
  return { lamps, lit, goal: yield* read(goal, lamps, "goal") };
}

function* readLamps(board: Cells): Steps<Lamps> {
  const rows = board.length;
  const columns = board[0].length;
  const lampAt = new Int32Array(rows * columns).fill(-1);
  const cellOf: number[] = [];
  for (let row = 0; row < rows; row++) {
    if (isPauseInRow(row, columns)) yield 0;
    for (let column = 0; column < columns; column++) {
      if (hasNoLamp(board[row][column])) continue;
      const cell = row * columns + column;
      lampAt[cell] = cellOf.length;
      cellOf.push(cell);
      if (cellOf.length > MAX_LAMPS)
        throw new LimitError(i18n.t("a board has at most {most, number} lamps", { most: MAX_LAMPS }));
    }
  }
  if (cellOf.length === 0)
    throw new CellError(
      "board",
      i18n.t("all cells are #; expected a lamp: 1 if it is lit, 0 or blank if not"),
    );
  return { rows, columns, count: cellOf.length, lampAt, cellOf: Int32Array.from(cellOf) };
}

/** All lit lamps have the same mark. Throws a CellError for the first one that has another. */
function* readLit(cells: Cells, { columns, count, cellOf }: Lamps, argument: string): Steps<Uint8Array> {
  const lit = new Uint8Array(count);
  /** A lamp of the mark that means lit, and the first one of any other mark; −1 for none. */
  let [known, other] = [-1, -1];
  let mark = DARK;
  const placeOf = (lamp: number) => [Math.floor(cellOf[lamp] / columns), cellOf[lamp] % columns] as const;
  const cellAt = ([row, column]: readonly [number, number]) => cells[row][column];
  for (let lamp = 0; lamp < count; lamp++) {
    if (isPauseInRow(lamp, 1)) yield 0;
    const place = placeOf(lamp);
    const here = markOf(cellAt(place));
    if (here === DARK) continue;
    if (LINE.test(here)) throw twoMarks(argument, cellAt(place), 1, ...place);
    lit[lamp] = 1;
    if (known < 0) [known, mark] = [lamp, here];
    else if (here === LIT && mark !== LIT) [other, known, mark] = [known, lamp, LIT];
    else if (here !== mark && other < 0) other = lamp;
  }
  if (other < 0) return lit;
  throw twoMarks(argument, cellAt(placeOf(other)), cellAt(placeOf(known)), ...placeOf(other));
}

/** Reads lamps of more than two states, which are numbers. Throws a CellError for the first one that has no such number. */
const readStates = (states: number) =>
  function* (cells: Cells, { columns, cellOf }: Lamps, argument: string): Steps<Uint8Array> {
    const read = new Uint8Array(cellOf.length);
    for (const [lamp, cell] of cellOf.entries()) {
      if (isPauseInRow(lamp, 1)) yield 0;
      const [row, column] = [Math.floor(cell / columns), cell % columns];
      read[lamp] = stateIn(cells[row][column], states, [argument, row, column]);
    }
    return read;
  };

/** The changes that lead from one state of all lamps to another. */
export const changesTo = (goal: Uint8Array, lit: ArrayLike<number>, { states } = CLASSIC): Uint8Array =>
  goal.map((end, lamp) => (end + states - lit[lamp]) % states);

/** The goal has the board's size, lamps where the board has some, and `#` or blanks elsewhere. */
function checkGoal(goal: Cells, board: Cells, { columns, lampAt }: Lamps): void {
  requireSameSize(goal, "goal", board);
  goal.forEach((cells, row) =>
    cells.forEach((cell, column) => {
      const isLamp = lampAt[row * columns + column] >= 0;
      if (isLamp ? !hasNoLamp(cell) : hasNoLamp(cell) || !isLit(cell)) return;
      const problem = isLamp
        ? i18n.t("here is #, but the board has a lamp there")
        : i18n.t("here is {cell}, but the board has no lamp there", { cell: shown(cell) });
      throw new CellError("goal", problem, row, column);
    }),
  );
}
