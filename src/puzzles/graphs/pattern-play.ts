import type { Cell } from "../../grid/cells";
import type { PlayKind } from "../../playing/play";
import { within } from "../../steps";
import { readMoves } from "../pieces/moves";
import { GOAL, readPatternTable, WALL, type PatternRule } from "./pattern-moves";
import { findStates } from "./pattern-search";
import { fits } from "./patterns";
import { playStates, type StatesPlay } from "./play";
import { stateTable } from "./state-table";

const KIND = "Patterns";
/** Far more states than can be drawn. */
const MAX_PLAYED = 10_000;

/** A table of moves with patterns, played as the table of the states that can be reached. */
export const patterns: PlayKind<StatesPlay> = {
  prefix: KIND,
  title: /*i18n*/ "Table of moves with patterns",
  ranges: [
    { name: "moves", title: /*i18n*/ "The moves: their names, and the states before and after them" },
    { name: "start", title: /*i18n*/ "The state at the start" },
    { name: "goal", title: /*i18n*/ "The state to be reached, or several of them" },
  ],

  *read({ moves, start, goal }) {
    const table = yield* within(0, readPatternTable({ moves, start, goal }));
    // A play shows what is beyond a goal, too.
    const rules = table.rules.filter(({ to }) => to !== GOAL);
    const rows: Cell[][] = [];
    const edges: (readonly [from: number, to: number, rule: number])[] = [];
    const arrive = (...edge: readonly [from: number, to: number, rule: number]) => void edges.push(edge);
    const found = yield* within(0, findStates({ ...table, rules }, arrive, MAX_PLAYED));
    const marks: (PatternRule["to"] | undefined)[] = [];
    for (let state = 0; state < found.count; state++) {
      yield 0;
      const codes = found.codes(state);
      marks.push(table.rules.find(({ from, to }) => typeof to === "string" && fits(from, codes))?.to);
    }
    // A row from the start to itself is no move, but makes it known.
    rows.push([found.text(0), found.text(0), ""]);
    for (const [from, to, rule] of edges) {
      yield 0;
      if (marks[to] !== WALL) rows.push([found.text(from), found.text(to), rules[rule].name]);
    }
    const listed = yield* within(0, readMoves(rows, "moves"));
    const numberOf = (state: number) => listed.places.find(found.text(state))!;
    const goals = Array.from(marks.keys())
      .filter((state) => marks[state] === GOAL)
      .map(numberOf);
    return yield* playStates(KIND, yield* within(0, stateTable(listed, numberOf(0), goals)));
  },
};
