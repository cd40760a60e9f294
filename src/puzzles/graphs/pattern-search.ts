import { i18n } from "../../language";
import { CellError, shown } from "../../grid/cells";
import { StateTable } from "../../search/state-table";
import { ITEMS_PER_STEP, type Steps } from "../../steps";
import type { Puzzle } from "../puzzle";
import { GOAL, MAX_STATES, readPatternTable, tooMany, WALL } from "./pattern-moves";
import type { PatternQuestion, PatternTable } from "./pattern-moves";
import { fits, type Change } from "./patterns";

/** As texts, numbers have eight digits at most. */
const LARGEST = 99_999_999;
/** The values of all states together. */
const MAX_VALUES = 1 << 24;

/** States are numbered in the order in which they were found, the start first. */
export interface FoundStates {
  /** −1 if there is none. */
  readonly goal: number;
  /** A state as it is written. */
  text(state: number): string;
}

/**
 * Visits states breadth-first, each with its moves in the order of the rows, until it comes to a goal. `arrive` is called with the beginning
 * and the end of each move and the number of its rule. Only the states that are found are kept, as patterns may stand for any number of them.
 * Throws a LimitError if there are too many, and a CellError if a counter comes to a value that it cannot count.
 */
export function* findStates(
  { rules, values, start }: PatternTable,
  arrive: (from: number, to: number, rule: number) => void,
): Steps<FoundStates> {
  const width = start.length;
  const states = new StateTable(width);
  const mostStates = Math.min(MAX_STATES, MAX_VALUES / width);
  const before = start.slice();
  const after = start.slice();
  const result = (goal: number): FoundStates => ({
    goal,
    text: (state) =>
      Array.from(states.words.subarray(state * width, (state + 1) * width), (code) =>
        values.text(code),
      ).join(),
  });
  let work = 0;
  states.add(start, 0);
  for (let state = 0; state < states.count; state++) {
    for (let k = 0; k < width; k++) before[k] = states.words[state * width + k];
    for (let rule = 0; rule < rules.length; rule++) {
      const { from, to, row, cost } = rules[rule];
      work += cost;
      if (work > ITEMS_PER_STEP) {
        yield Math.min(state / mostStates, 1);
        work = 0;
      }
      if (!fits(from, before)) continue;
      if (to === GOAL) return result(state);
      if (to === WALL) {
        if (state > 0) break;
        throw new CellError("start", i18n.t("row {row} of the moves forbids this state", { row: row + 1 }));
      }
      for (let k = 0; k < width; k++) {
        const code = changed(before[k], to[k]);
        if (code === undefined) throw uncounted(values.text(before[k]), to[k], row);
        after[k] = code;
      }
      if (!states.hasRoom(1)) yield* states.makeRoom(1);
      arrive(state, states.add(after, 0), rule);
      if (states.count > mostStates) throw tooMany();
    }
  }
  return result(-1);
}

/** Undefined for what a counter does not count. */
function changed(code: number, change: Change): number | undefined {
  if (change === undefined) return code;
  if (typeof change === "number") return change;
  if (code & 1) return undefined;
  const { by, round } = change;
  const number = code >> 1;
  const sum = number + by;
  if (round === undefined) return Math.abs(sum) > LARGEST ? undefined : 2 * sum;
  return number < 0 || number >= round ? undefined : 2 * (((sum % round) + round) % round);
}

function uncounted(value: string, change: Change, row: number): CellError {
  const { text, round } = change as Exclude<Change, number | undefined>;
  const problem = i18n.t("{text} cannot count {value}; expected a whole number from {least} to {most}", {
    text: shown(text),
    value: shown(value),
    least: round === undefined ? -LARGEST : 0,
    most: round === undefined ? LARGEST : round - 1,
  });
  return new CellError("moves", problem, row, 2);
}

/** The way to the first goal. A move is shown as its name and the state to which it leads. */
export function* readPatternPuzzle(question: PatternQuestion): Steps<Pick<Puzzle, "solve" | "move">> {
  const table = yield* readPatternTable(question);
  const parents = [-1];
  const rules = [-1];
  let textOf: FoundStates["text"];
  return {
    *solve() {
      const { goal, text } = yield* findStates(table, (from, to, rule) => {
        if (to < parents.length) return;
        parents.push(from);
        rules.push(rule);
      });
      textOf = text;
      const way: number[] = [];
      for (let state = goal; state >= 0; state = parents[state]) way.push(state);
      return goal < 0
        ? { impossible: i18n.t("There is no way from the start to the goal.") }
        : { way: way.reverse() };
    },
    move: (_, to) => [table.rules[rules[to]].name, textOf(to)],
  };
}
