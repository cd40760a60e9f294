import { StateTable } from "../../search/state-table";
import { ITEMS_PER_STEP, type Steps } from "../../steps";
import { tooManySteps } from "../limited";
import { type Cell, type Cells, CellError, isBlank, textOf } from "../../grid/cells";
import { edgesBy } from "../../search/adjacency";
import { cheapestWay } from "../../search/cheapest-first";
import { isOmitted } from "../pieces/grids";
import { readGuardedTable } from "./guarded-moves";
import { GOAL, WALL, type MoveQuestion, type MoveRule, type MoveTable, type MoveEffect } from "./move-table";
import { i18n } from "../../language";
import { filledRows } from "../../grid/columns";
import { fits, patternReader, type Change } from "./patterns";

const MAX_STATES = 1_000_000;
/** States whose moves are all kept. */
const MAX_LISTED = 100_000;
/** The values of all states together. */
const MAX_VALUES = 1 << 24;

interface TableQuestion extends MoveQuestion {
  /** The names of the values, and what they may be. Without them, states before and after a move are patterns. */
  readonly values?: Cells | undefined;
}

export const readMoveTable = ({ values, ...question }: TableQuestion): Steps<MoveTable> =>
  values && !isOmitted(values) ? readGuardedTable(question, values) : readPatternTable(question);

/**
 * Visits states breadth-first, each with its moves in the order of the rows, until it finds a goal. The callback `arrive` gets the
 * beginning and the end of each move and the number of its rule. Only the states that are found are kept, because patterns may stand for
 * any number of states. Throws a LimitError if there are too many, and a CellError if a counter reaches a value that it cannot count.
 */
export function* findStates(
  { rules, start, cost, textAt }: MoveTable,
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
      const { fits, to } = rules[rule];
      if (!fits(before)) continue;
      if (to === GOAL) return result(state);
      if (to === WALL) break;
      if (!to(before, after)) continue;
      if (!states.hasRoom(1)) yield* states.makeRoom(1);
      arrive(state, states.add(after, 0), rule);
      if (states.count > mostStates) throw tooManySteps(mostStates);
    }
  }
  return result(-1);
}

/** All states that can be reached, and the moves between them, also those beyond goals and into walls. */
export function* listStates(table: MoveTable, most: number) {
  const rules = table.rules.filter(({ to }) => to !== GOAL);
  const edges: (readonly [from: number, to: number, rule: MoveRule])[] = [];
  const found = yield* findStates(
    { ...table, rules },
    (from, to, rule) => void edges.push([from, to, rules[rule]]),
    most,
  );
  const marks: (MoveRule["to"] | undefined)[] = [];
  for (let state = 0; state < found.count; state++) {
    yield 0;
    const codes = found.codes(state);
    marks.push(table.rules.find(({ fits, to }) => typeof to === "string" && fits(codes))?.to);
  }
  return { ...found, edges: edges.filter(([, to]) => marks[to] !== WALL), marks };
}

/**
 * The moves of the first shortest way to a goal, or of a cheapest one if moves have costs; undefined if there is no way. A row has the
 * move's name and the state to which it leads: in one text or, if values have names, in a cell for each value. If moves have costs, the
 * last cell is the cost of the way up to there.
 */
export function* solvePatterns(question: TableQuestion): Steps<Cell[][] | undefined> {
  const table = yield* readMoveTable(question);
  if (table.rules.some(({ cost }) => cost !== undefined)) return yield* cheapestMoves(table);
  const predecessors = [-1];
  const names: Cell[] = [""];
  const found = yield* findStates(table, (from, to, rule) => {
    if (to < names.length) return;
    predecessors.push(from);
    names.push(table.rules[rule].name);
  });
  if (found.goal < 0) return undefined;
  const moves: Cell[][] = [];
  for (let state = found.goal; state > 0; state = predecessors[state]) {
    yield 1;
    moves.push([names[state], ...cellsOf(table, found.codes(state))]);
  }
  return moves.reverse();
}

function* cheapestMoves(table: MoveTable): Steps<Cell[][] | undefined> {
  const { edges, marks, count, codes } = yield* listStates(table, MAX_LISTED);
  const costs = edges.map(([, , { cost }]) => cost!);
  const heads = edges.map(([, to]) => to);
  const adjacency = yield* edgesBy(
    edges.map(([from]) => from),
    count,
  );
  const way =
    marks[0] === WALL
      ? undefined
      : yield* cheapestWay({ adjacency, heads, costs }, 0, (state) => marks[state] === GOAL);
  let total = 0;
  return way?.slice(1).map((state, k) => {
    const ofStep = edges.filter(([from, to]) => from === way[k] && to === state).map(([, , rule]) => rule);
    const rule = ofStep.reduce((best, each) => (each.cost! < best.cost! ? each : best));
    total = Number((total + rule.cost!).toPrecision(15));
    return [rule.name, ...cellsOf(table, codes(state)), total];
  });
}

/** A state in a cell for each value with a name, or in one text. */
export const cellsOf = ({ values, textAt }: MoveTable, codes: Int32Array): (string | number)[] =>
  values
    ? Array.from(codes, (code) => (code & 1 ? textAt(code) : code / 2))
    : [Array.from(codes, textAt).join()];

const expected = () => i18n.t("expected three columns: move, state before, state after");

function* readPatternTable({ moves, start, goal }: MoveQuestion): Steps<MoveTable> {
  const { pattern, changes, start: stateOf, textAt } = patternReader();
  const rules: MoveRule[] = [];
  const ofMoves: MoveRule[] = [];
  let cost = 1;
  for (const row of yield* filledRows(moves, "moves", [3], expected)) {
    yield row / moves.length;
    const [name, before, after] = moves[row];
    const refuse = (column: number) => (problem: string) => new CellError("moves", problem, row, column);
    const from = pattern([before], refuse(1));
    cost += from.flat().length + 1;
    const isBefore = (state: Int32Array) => fits(from, state);
    if (textOf(after) === WALL) rules.push({ name, fits: isBefore, to: WALL });
    else ofMoves.push({ name: name || "", fits: isBefore, to: effectOf(changes([after], from, refuse(2))) });
  }
  const first = stateOf(start.flat(), (problem) => new CellError("start", problem));
  const isSingle = goal.length === 1;
  for (let row = 0; row < goal.length; row++) {
    yield 0;
    if (!isSingle && goal[row].every(isBlank)) continue;
    const refuse = (problem: string) => new CellError("goal", problem, isSingle ? undefined : row);
    const from = pattern(goal[row], refuse);
    rules.push({ name: "", fits: (state) => fits(from, state), to: GOAL });
  }
  if (rules.at(-1)?.to !== GOAL) throw new CellError("goal", i18n.t("all cells are blank"));
  return { rules: rules.concat(ofMoves), start: first, cost, textAt };
}

const effectOf =
  (changes: readonly Change[]): MoveEffect =>
  (before, after) => {
    for (let k = 0; k < before.length; k++) after[k] = changes[k](before[k]);
    return true;
  };
