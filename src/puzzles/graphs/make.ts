import { i18n } from "../../language";
import { BEGINNING, beginsEmpty } from "../../lessons/beginning";
import type { Maker } from "../../lessons/maker";
import { picture, statesSheet } from "./lesson-sheet";
import { randomJugs } from "./random-jugs";

type Row = readonly [from: string, to: string, name: string];
const BLANK: Row = ["", "", ""];

/** Puzzles whose states and moves are listed. */
export const statesMaker: Maker = {
  id: "states",
  title: /*i18n*/ "Table of states",
  summary: /*i18n*/ "Any puzzle, as a list of moves from state to state: a shortest way.",
  picture,
  choices: [{ name: "rows", title: /*i18n*/ "Rows for moves", least: 20, most: 200, usual: 40 }, BEGINNING],
  sheet(values, random) {
    const title = i18n.t("My puzzle");
    const rows = Number(values.rows);
    const filled = (moves: readonly Row[]) => [...moves, ...new Array<Row>(rows - moves.length).fill(BLANK)];
    if (beginsEmpty(values)) return statesSheet({ title, moves: filled([]), start: "", goal: "" });
    const { moves, start, goal } = randomJugs(rows, random);
    return statesSheet({
      title,
      moves: filled(moves),
      start,
      goal,
      hint: i18n.t(
        "The example has two jugs: 3|5 tells how much is in each. →A fills jug A, A→ empties it, A→B pours into the other one.",
      ),
    });
  },
};
