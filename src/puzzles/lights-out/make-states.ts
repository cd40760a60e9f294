import { i18n } from "../../language";
import { BEGINNING } from "../../lessons/beginning";
import type { LessonValue } from "../../lessons/lesson";
import type { Maker } from "../../lessons/maker";
import { gridToBegin, ownSheet } from "../../lessons/own-sheet";
import { finished } from "../../steps";
import { randomIndex, type Random } from "../../steps/random";
import { COLORS } from "./lesson-sheet";
import { press, touchedBy, type LampRules, type Shape } from "./rules";
import { fullBoard, statesSheet } from "./lesson-states";

const SIZE = { least: 2, most: 10, usual: 4 };
const [first, last] = [COLORS.states[0], COLORS.states.at(-1)!];
const PICTURE = [
  [first, last, COLORS.dark],
  [last, COLORS.dark, first],
  [COLORS.dark, first, last],
];

/** What each press changes, as the maker asks for it and as the sheet says it. */
const PRESSES = {
  plus: {
    title: /*i18n*/ "plus: its neighbours",
    task: /*i18n*/ "its neighbours to the left, above, to the right and below",
  },
  cross: { title: /*i18n*/ "cross: those at its corners", task: /*i18n*/ "the four lamps at its corners" },
  knight: {
    title: /*i18n*/ "knight: a knight’s move away",
    task: /*i18n*/ "those that are a knight’s move away",
  },
  lines: { title: /*i18n*/ "lines: its row and column", task: /*i18n*/ "all others in its row and column" },
} as const satisfies Record<Shape, object>;

const TORUS = "torus";

/** Boards of lamps by other rules than those of Lights Out. */
export const statesMaker: Maker = {
  id: "lamps",
  title: /*i18n*/ "Lamps of several states",
  summary:
    /*i18n*/ "Lamps with 2 to 9 states, on a board or a torus; presses reach neighbours, corners, lines or a knight’s move.",
  picture: PICTURE,
  choices: [
    { name: "rows", title: /*i18n*/ "Rows", ...SIZE },
    { name: "columns", title: /*i18n*/ "Columns", ...SIZE },
    { name: "states", title: /*i18n*/ "States", least: 2, most: 9, usual: 3 },
    {
      name: "edges",
      title: /*i18n*/ "Edges",
      options: [
        { value: "flat", title: /*i18n*/ "flat: a press ends there" },
        { value: TORUS, title: /*i18n*/ "a torus: opposite edges meet" },
      ],
      usual: TORUS,
    },
    {
      name: "press",
      title: /*i18n*/ "A press changes the lamp and",
      options: Object.entries(PRESSES).map(([value, { title }]) => ({ value, title })),
      usual: "plus",
    },
    BEGINNING,
  ],
  sheet(values, random) {
    const shape = values.press as Shape;
    const rules = { states: Number(values.states), torus: values.edges === TORUS, shapes: [shape] };
    const task = i18n.t(
      "A press adds 1 to a lamp and to {others}; after {most} comes 0. Type the state of each lamp, from 0 to {most}, and # where there is no lamp.",
      { most: rules.states - 1, others: i18n._(PRESSES[shape].task) },
    );
    return ownSheet({
      id: "own-lamps",
      title: i18n.t("My lamps"),
      task: rules.torus ? `${task} ${i18n.t("Opposite edges meet.")}` : task,
      picture: PICTURE,
      sheetName: i18n.t("Lamps"),
      ...statesSheet({
        lamps: gridToBegin(values, (rows, columns) => randomLamps(rows, columns, rules, random)),
        rules,
      }),
    });
  },
};

/** A full board that can be brought to 0, and is not there yet: what random presses make of a dark one. */
function randomLamps(rows: number, columns: number, rules: LampRules, random: Random): LessonValue[][] {
  const lamps = fullBoard(rows, columns);
  const touched = finished(touchedBy(lamps, rules));
  const lit = new Uint8Array(lamps.count);
  for (let lamp = 0; lamp < lamps.count; lamp++)
    for (let times = randomIndex(random, rules.states); times > 0; times--)
      press(lit, lamp, touched, rules.states);
  if (lit.every((state) => state === 0)) press(lit, 0, touched, rules.states);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_cell, column) => lit[row * columns + column] || ""),
  );
}
