import { i18n } from "../../language";
import { BEGINNING, beginsEmpty } from "../../lessons/beginning";
import type { Maker } from "../../lessons/maker";
import { ownSheet } from "../../lessons/own-sheet";
import { finished } from "../../steps";
import { randomIndex, shuffled, type Random } from "../../steps/random";
import { guardedSheet, type GuardedRow, type GuardedSheet } from "./lesson-guarded";
import { jugNames, jugRows, SIGNS } from "./lesson-jugs";
import { picture } from "./lesson-sheet";
import { GOAL } from "./move-table";
import { cellsOf, findStates, readMoveTable } from "./pattern-search";

/** The largest of two or three jugs, and of more, which have many states. */
const LARGEST = { ofFew: 12, ofMany: 8 };
/** Rows to be filled below those of the example, and on an empty sheet. */
const [SPARE, ROWS] = [4, 16];
const BLANK: GuardedRow = ["", "", ""];

export const guardedMaker: Maker = {
  id: "guarded",
  title: /*i18n*/ "Table of moves with conditions",
  summary:
    /*i18n*/ "Any puzzle whose states are a few numbers or words, such as jugs or a river: the fewest moves.",
  picture,
  choices: [{ name: "values", title: /*i18n*/ "Values of a state", least: 2, most: 6, usual: 2 }, BEGINNING],
  sheet(values, random) {
    const count = Number(values.values);
    return ownSheet({
      id: "own-guarded",
      title: i18n.t("My puzzle"),
      task: i18n.t(
        "A puzzle is a few values and the moves that change them. Name the values, and type a row for each move: its name, its condition and its changes.",
      ),
      picture,
      sheetName: i18n.t("Table of moves"),
      ...guardedSheet({
        ...(beginsEmpty(values) ? emptyTable(count) : randomTable(count, random)),
        rows: 60,
      }),
    });
  },
};

type Table = Omit<GuardedSheet, "rows">;

/** Tables of as many values have equally many rows: those of jugs that are poured into each other, and some to spare. */
const rowsFor = (count: number) => Math.max(ROWS, count * (count - 1) + SPARE);

function emptyTable(count: number): Table {
  const blanks = new Array<string>(count).fill("");
  return {
    names: () => blanks,
    ranges: blanks,
    start: blanks,
    goal: blanks,
    moves: () => new Array<GuardedRow>(rowsFor(count)).fill(BLANK),
  };
}

/** Two jugs and a tap, or more jugs of which the first one is full. The goal is one of the states that take most moves. */
function randomTable(count: number, random: Random): Table {
  const all = Array.from({ length: count > 3 ? LARGEST.ofMany : LARGEST.ofFew }, (_, k) => k + 1);
  const sizes = shuffled(all, random)
    .slice(0, count)
    .sort((a, b) => b - a);
  const hasTap = count === 2;
  const rows = jugRows(sizes, hasTap, SIGNS);
  const ranges = sizes.map((size) => `0..${size}`);
  const start = sizes.map((size, k) => (hasTap || k > 0 ? 0 : size));
  const names = jugNames(count);
  const question = { moves: rows, start: [start], goal: [names.map(() => "*")], values: [names, ranges] };
  const table = finished(readMoveTable(question));
  const found = finished(
    findStates({ ...table, rules: table.rules.filter(({ to }) => to !== GOAL) }, () => undefined),
  );
  const far = Math.floor((2 * found.count) / 3);
  const goal = cellsOf(table, found.codes(far + randomIndex(random, found.count - far)));
  return {
    names: () => names,
    ranges,
    start,
    goal,
    moves: () => [...rows, ...new Array<GuardedRow>(rowsFor(count) - rows.length).fill(BLANK)],
  };
}
