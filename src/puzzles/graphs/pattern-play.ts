import type { Cell } from "../../grid/cells";
import type { PlayKind } from "../../playing/play";
import { within } from "../../steps";
import { readMoves } from "../pieces/moves";
import { GOAL } from "./move-table";
import { listStates, readMoveTable } from "./pattern-search";
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
    { name: "values", title: /*i18n*/ "The names of the values, and what each may be", optional: true },
  ],

  *read({ moves, start, goal, values }) {
    const table = yield* within(0, readMoveTable({ moves, start, goal, values }));
    // A play shows what is beyond a goal, too.
    const found = yield* within(0, listStates(table, MAX_PLAYED));
    // A row from the start to itself is no move, but makes it known.
    const rows: Cell[][] = [[found.text(0), found.text(0), ""]];
    for (const [from, to, { name }] of found.edges) {
      yield 0;
      rows.push([found.text(from), found.text(to), name]);
    }
    const listed = yield* within(0, readMoves(rows, "moves"));
    const numberOf = (state: number) => listed.places.find(found.text(state))!;
    const goals = Array.from(found.marks.keys())
      .filter((state) => found.marks[state] === GOAL)
      .map(numberOf);
    return yield* playStates(KIND, yield* within(0, stateTable(listed, numberOf(0), goals)));
  },
};
