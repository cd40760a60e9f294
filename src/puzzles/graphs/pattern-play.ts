import type { Cell } from "../../grid/cells";
import type { PlayKind } from "../../playing/play";
import { within } from "../../steps";
import { readMoves } from "../pieces/moves";
import { GOAL, type MoveRule, type MoveTable, type NamedValue } from "./move-table";
import { cellsOf, listStates, readMoveTable } from "./pattern-search";
import { playStates, type ShownValue, type StatesPlay } from "./play";
import { stateTable } from "./state-table";

const KIND = "Patterns";
/** Far more states than can be drawn. */
const MAX_PLAYED = 10_000;

/** A table of moves with patterns, played as the table of the states that can be reached. */
export const patterns: PlayKind<StatesPlay> = {
  prefix: KIND,
  title: /*i18n*/ "Moves with patterns",
  ranges: [
    { name: "moves", title: /*i18n*/ "The moves: their names, and the states before and after them" },
    { name: "start", title: /*i18n*/ "The state at the start" },
    { name: "goal", title: /*i18n*/ "The state to be reached, or several of them" },
    { name: "values", title: /*i18n*/ "The names of the values, and what each may be", optional: true },
  ],

  *read({ moves, start, goal, values }) {
    const table = yield* within(0, readMoveTable({ moves, start, goal, values }));
    // A play shows what is beyond a goal, too.
    const found = yield* within(0, listStates(table, MAX_PLAYED));
    const hasCosts = found.edges.some(([, , { cost }]) => cost !== undefined);
    // A row from the start to itself is not a move, but it makes the start known.
    const rows: Cell[][] = [[found.text(0), found.text(0), ""]];
    /** The names of the cheapest moves. */
    const rules = new Map<string, MoveRule>();
    for (const [from, to, rule] of found.edges) {
      yield 0;
      rows.push([found.text(from), found.text(to), hasCosts ? rule.cost! : rule.name]);
      const key = `${found.text(from)} ${found.text(to)}`;
      const known = rules.get(key);
      if (!known || (hasCosts && rule.cost! < known.cost!)) rules.set(key, rule);
    }
    const listed = yield* within(
      0,
      readMoves(rows, "moves", { bothWays: false, ...(hasCosts && { third: "costs" }) }),
    );
    const { places, from, to } = listed;
    const names = Array.from(
      from,
      (tail, k) => rules.get(`${places.name(tail)} ${places.name(to[k])}`)!.name,
    );
    const numberOf = (state: number) => places.find(found.text(state))!;
    const numbers = Array.from(found.marks.keys(), numberOf);
    const goals = numbers.filter((_, state) => found.marks[state] === GOAL);
    const cells: (readonly Cell[])[] = [];
    numbers.forEach((number, state) => (cells[number] = cellsOf(table, found.codes(state))));
    const shown = table.values && { values: table.values.map((value) => shownValue(table, value)), cells };
    return yield* playStates(
      KIND,
      yield* within(0, stateTable({ ...listed, ...(hasCosts && { names }) }, numbers[0], goals)),
      shown,
    );
  },
};

/** A value and the two ends of what it may be, if it may be numbers from one to the other, or one of two words. */
function shownValue({ textAt }: MoveTable, { name, range }: NamedValue): ShownValue {
  const ends = [range[0], range[range.length - 1]];
  const areEnds = range.length === 2 || (range.length === 4 && ends[0] & 1);
  return { name, ...(areEnds && { ends: ends.map((code) => (code & 1 ? textAt(code) : code / 2)) }) };
}
