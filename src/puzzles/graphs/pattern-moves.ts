import { i18n } from "../../language";
import { CellError, isBlank, shown, textOf, type Cell, type Cells } from "../../grid/cells";
import { filledRows } from "../../grid/columns";
import type { Steps } from "../../steps";
import { LimitError } from "../../steps/limit-error";
import { partsOf, readChanges, readPattern, Values, type Change, type Pattern, type Place } from "./patterns";

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
  /** Counted from 0. */
  readonly row: number;
  readonly from: Pattern;
  /** What a move changes. The puzzle is never in a state that is a wall. */
  readonly to: readonly Change[] | typeof WALL | typeof GOAL;
  /** How much it takes to compare a state. */
  readonly cost: number;
}

/** A puzzle given by patterns, as it was read. */
export interface PatternTable {
  readonly values: Values;
  /** Walls first, then goals, then moves in their order. */
  readonly rules: readonly PatternRule[];
  readonly start: Int32Array;
}

const MAX_ROWS = 100_000;
export const MAX_STATES = 1_000_000;
const expected = () => i18n.t("expected three columns: move, state before, state after");

export const tooMany = (): LimitError =>
  new LimitError(
    i18n.t("at most {rows, number} rows and {states, number} states are possible", {
      rows: MAX_ROWS,
      states: MAX_STATES,
    }),
  );

export function* readPatternTable(question: PatternQuestion): Steps<PatternTable> {
  const filled = yield* filledRows(question.moves, "moves", [3], expected);
  if (filled.length > MAX_ROWS) throw tooMany();
  const values = new Values();
  const moves: PatternRule[] = [];
  const walls: PatternRule[] = [];
  let width: number | undefined;
  for (const row of filled) {
    yield row / question.moves.length;
    const [name, before, after] = question.moves[row];
    const at = (column: number): Place => ({ argument: "moves", row, column });
    const from = readPattern(partsOf([before], width, at(1)), values, at(1));
    width = from.length;
    const rule = { name: isBlank(name) ? "" : name, row, from, cost: costOf(from) };
    if (textOf(after) === WALL) walls.push({ ...rule, to: WALL });
    else moves.push({ ...rule, to: readChanges(partsOf([after], width, at(2)), from, values, at(2)) });
  }

  const starts = yield* readStates(question.start, "start", width!, values);
  if (starts.length > 1 || starts[0].some((pairs) => pairs.length !== 2 || pairs[0] !== pairs[1])) {
    throw new CellError("start", i18n.t("expected one state such as Top,North,4"));
  }
  const goals = yield* readStates(question.goal, "goal", width!, values);
  const goalRules = goals.map((from): PatternRule => ({
    name: "",
    row: 0,
    from,
    to: GOAL,
    cost: costOf(from),
  }));
  return {
    values,
    rules: [...walls, ...goalRules, ...moves],
    start: Int32Array.from(starts[0], ([code]) => code),
  };
}

const costOf = (pattern: Pattern) => pattern.reduce((sum, pairs) => sum + 1 + pairs.length, 0);

/** Reads a state or pattern from each row. Texts that are nowhere in the moves are likely misspelt. */
function* readStates(cells: Cells, argument: string, width: number, values: Values): Steps<Pattern[]> {
  const known = values.count;
  const patterns: Pattern[] = [];
  for (const [row, cellsOfRow] of cells.entries()) {
    yield 0;
    const isLast = row === cells.length - 1 && patterns.length === 0;
    if (!isLast && cellsOfRow.every(isBlank)) continue;
    const place: Place = cells.length === 1 ? { argument } : { argument, row };
    const parts = partsOf(cellsOfRow, width, place);
    patterns.push(readPattern(parts, values, place));
    if (values.count === known) continue;
    const text = shown(values.text(2 * known + 1));
    throw new CellError(argument, i18n.t("{text} is nowhere in the moves", { text }), place.row);
  }
  return patterns;
}
