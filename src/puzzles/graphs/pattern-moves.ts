import { i18n } from "../../language";
import { CellError, isBlank, textOf, type Cell, type Cells } from "../../grid/cells";
import { filledRows } from "../../grid/columns";
import type { Steps } from "../../steps";
import { patternReader, type Change, type Pattern } from "./patterns";

export interface PatternQuestion {
  /** Columns move, state before, state after. */
  readonly moves: Cells;
  /** One state. */
  readonly start: Cells;
  /** A state or pattern, or several of them in rows. */
  readonly goal: Cells;
}

export const WALL = "#";
export const GOAL = "goal";

/** A row of the table, or a goal. */
export interface PatternRule {
  readonly name: Cell;
  readonly from: Pattern;
  /** What a move changes. The puzzle is never in a state that is a wall. */
  readonly to: readonly Change[] | typeof WALL | typeof GOAL;
}

/** A puzzle given by patterns, as it was read. */
export interface PatternTable {
  /** Walls first, then goals, then moves in their order. */
  readonly rules: readonly PatternRule[];
  readonly start: Int32Array;
  /** With how many codes a state is compared. */
  readonly cost: number;
  /** The value with a code. */
  textAt(code: number): string;
}

const expected = () => i18n.t("expected three columns: move, state before, state after");

export function* readPatternTable({ moves, start, goal }: PatternQuestion): Steps<PatternTable> {
  const { pattern, changes, start: stateOf, textAt } = patternReader();
  const rules: PatternRule[] = [];
  const ofMoves: PatternRule[] = [];
  let cost = 1;
  for (const row of yield* filledRows(moves, "moves", [3], expected)) {
    yield row / moves.length;
    const [name, before, after] = moves[row];
    const refuse = (column: number) => (problem: string) => new CellError("moves", problem, row, column);
    const from = pattern([before], refuse(1));
    cost += from.flat().length + 1;
    if (textOf(after) === WALL) rules.push({ name, from, to: WALL });
    else ofMoves.push({ name: name || "", from, to: changes([after], from, refuse(2)) });
  }
  const first = stateOf(start.flat(), (problem) => new CellError("start", problem));
  const isSingle = goal.length === 1;
  for (let row = 0; row < goal.length; row++) {
    yield 0;
    if (!isSingle && goal[row].every(isBlank)) continue;
    const refuse = (problem: string) => new CellError("goal", problem, isSingle ? undefined : row);
    const from = pattern(goal[row], refuse);
    rules.push({ name: "", from, to: GOAL });
  }
  if (rules.at(-1)?.to !== GOAL) throw new CellError("goal", i18n.t("all cells are blank"));
  return { rules: rules.concat(ofMoves), start: first, cost, textAt };
}
