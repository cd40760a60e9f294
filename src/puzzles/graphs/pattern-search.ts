import type { Cell } from "../../grid/cells";
import { StateTable } from "../../search/state-table";
import { ITEMS_PER_STEP, type Steps } from "../../steps";
import { tooManySteps } from "../limited";
import { GOAL, readPatternTable, WALL, type PatternQuestion, type PatternTable } from "./pattern-moves";
import { fits } from "./patterns";

const MAX_STATES = 1_000_000;
/** The values of all states together. */
const MAX_VALUES = 1 << 24;

/**
 * Visits states breadth-first, each with its moves in the order of the rows, until it comes to a goal. `arrive` is called with the beginning
 * and the end of each move and the number of its rule. Only the states that are found are kept, as patterns may stand for any number of them.
 * Throws a LimitError if there are too many, and a CellError if a counter comes to a value that it cannot count.
 */
export function* findStates(
  { rules, start, cost, textAt }: PatternTable,
  arrive: (from: number, to: number, rule: number) => void,
  most = MAX_STATES,
) {
  const width = start.length;
  const states = new StateTable(width);
  const mostStates = Math.min(most, Math.floor(MAX_VALUES / width));
  const before = start.slice();
  const after = start.slice();
  const codes = (state: number) => states.words.subarray(state * width, (state + 1) * width);
  const text = (state: number) => Array.from(codes(state), textAt).join();
  const result = (goal: number) => ({ goal, count: states.count, codes, text });
  let work = 0;
  states.add(start, 0);
  for (let state = 0; state < states.count; state++) {
    work += cost;
    if (work > ITEMS_PER_STEP) {
      yield state / mostStates;
      work = 0;
    }
    before.set(codes(state));
    for (let rule = 0; rule < rules.length; rule++) {
      const { from, to } = rules[rule];
      if (!fits(from, before)) continue;
      if (to === GOAL) return result(state);
      if (to === WALL) break;
      for (let k = 0; k < width; k++) after[k] = to[k](before[k]);
      if (!states.hasRoom(1)) yield* states.makeRoom(1);
      arrive(state, states.add(after, 0), rule);
      if (states.count > mostStates) throw tooManySteps(mostStates);
    }
  }
  return result(-1);
}

/** The moves of the first shortest way to a goal, each with its name and the state to which it leads; undefined if there is no way. */
export function* solvePatterns(question: PatternQuestion): Steps<Cell[][] | undefined> {
  const table = yield* readPatternTable(question);
  const predecessors = [-1];
  const names: Cell[] = [""];
  const { goal, text } = yield* findStates(table, (from, to, rule) => {
    if (to < names.length) return;
    predecessors.push(from);
    names.push(table.rules[rule].name);
  });
  if (goal < 0) return undefined;
  const moves: Cell[][] = [];
  for (let state = goal; state > 0; state = predecessors[state]) {
    yield 1;
    moves.push([names[state], text(state)]);
  }
  return moves.reverse();
}
