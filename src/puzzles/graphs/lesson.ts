import { i18n } from "../../language";
import { defineLesson } from "../../lessons/define-lesson";
import { number } from "../../lessons/expected-answers";
import type { Areas } from "../../lessons/layout";
import { jugRows } from "./lesson-jugs";
import { guardedSheet, solve, type GuardedRow } from "./lesson-guarded";

const [WATER, GLASS, LAND] = ["#8ab9f1", "#c3cbd8", "#8fd6a8"];

/** How many moves there are; arguments as for SOLVESTATES. */
const movesOf = (areas: Areas, changed: Parameters<typeof solve>[1]) =>
  number(`ROWS(${solve(areas, changed)})`);

/** The same cells for jugs of other sizes than 5 and 3. */
const resized = (cells: string, large: number, small: number) =>
  `SUBSTITUTE(SUBSTITUTE(${cells},"3","${small}"),"5","${large}")`;

/** Jugs of 5 and 3 litres, which are to measure 4. */
export const twoJugs = defineLesson({
  id: "two-jugs",
  title: /*i18n*/ "Two jugs",
  summary: /*i18n*/ "Measure four litres with jugs of five and three litres: six rows describe all moves.",
  source:
    /*i18n*/ "This lesson follows Claude-Gaspar Bachet, Problèmes plaisans et délectables (1612), and Niccolò Tartaglia, General trattato (1556). The jugs have the sizes of the film Die Hard with a Vengeance (1995).",
  task: /*i18n*/ "Jug a holds five litres and jug b three, and each row of the table is a move: fill, empty or pour. Measure four litres in jug a, then type other sizes or another goal.",
  picture: [
    [GLASS, "", GLASS, "", "", "", ""],
    [GLASS, "", GLASS, "", GLASS, "", GLASS],
    [GLASS, WATER, GLASS, "", GLASS, "", GLASS],
    [GLASS, WATER, GLASS, "", GLASS, WATER, GLASS],
    [GLASS, GLASS, GLASS, "", GLASS, GLASS, GLASS],
  ],
  sheetName: "Two jugs",
  ...guardedSheet({
    names: () => ["a", "b"],
    ranges: ["0..5", "0..3"],
    start: [0, 0],
    goal: ["a = 4", ""],
    moves: () => jugRows([5, 3], true),
    rows: 20,
    ask: (areas) => [
      {
        text: i18n.t("How many moves are needed if b must be empty at the end?"),
        ...movesOf(areas, { goal: '"a = 4 and b = 0"' }),
      },
      {
        text: i18n.t("How many moves are needed until a or b holds 1 litre?"),
        ...movesOf(areas, { goal: '"a = 1 or b = 1"' }),
      },
      {
        text: i18n.t("The jugs hold 7 and 4. How many moves give 5 litres in a?"),
        ...movesOf(areas, {
          goal: '"a = 5"',
          ...{ moves: resized(areas.moves.fixed, 7, 4), values: resized(areas.values.fixed, 7, 4) },
        }),
      },
    ],
  }),
});

const riverNames = () => [i18n.t("me"), i18n.t("wolf"), i18n.t("goat"), i18n.t("cabbage")];

/** Each passenger takes a row, and so does each pair that must not be left alone. */
function riverRows(): GuardedRow[] {
  const [me, wolf, goat, cabbage] = riverNames();
  return [
    [i18n.t("alone"), "", `flip ${me}`],
    ...[wolf, goat, cabbage].map((name): GuardedRow => [name, `${me} = ${name}`, `flip ${me}, flip ${name}`]),
    ["", `${wolf} = ${goat} <> ${me}`, "#"],
    ["", `${goat} = ${cabbage} <> ${me}`, "#"],
  ];
}

export const riverCrossing = defineLesson({
  id: "river-crossing",
  title: /*i18n*/ "Wolf, goat and cabbage",
  summary: /*i18n*/ "A wolf, a goat and a cabbage have to cross a river: who crosses when?",
  source:
    /*i18n*/ "This lesson follows Alcuin of York, Propositiones ad acuendos juvenes, number 18 (about 800).",
  task: /*i18n*/ "A farmer (me) takes a wolf, a goat and a cabbage across a river, one at a time. Bring all to R; without the farmer, the wolf eats the goat, and the goat eats the cabbage.",
  picture: [
    [LAND, WATER, WATER, WATER, WATER, WATER, LAND],
    [LAND, WATER, WATER, WATER, WATER, WATER, LAND],
    [LAND, WATER, "#8a6508", "#ffd166", "#8a6508", WATER, LAND],
    [LAND, WATER, WATER, "#8a6508", WATER, WATER, LAND],
    [LAND, WATER, WATER, WATER, WATER, WATER, LAND],
  ],
  sheetName: "River crossing",
  ...guardedSheet({
    names: riverNames,
    ranges: ["L|R", "L|R", "L|R", "L|R"],
    start: ["L", "L", "L", "L"],
    goal: ["R", "R", "R", "R"],
    moves: riverRows,
    rows: 20,
    ask: (areas) => [
      {
        text: i18n.t("How many crossings bring only the cabbage to R?"),
        ...movesOf(areas, { goal: '"L,L,L,R"' }),
      },
      {
        text: i18n.t("How many crossings are needed if the wolf is at R already?"),
        ...movesOf(areas, { start: '"L,R,L,L"' }),
      },
      {
        text: i18n.t("How many crossings are needed if the goat eats no cabbage?"),
        ...movesOf(areas, { moves: withoutLastWall(areas) }),
      },
    ],
  }),
});

/** The moves, with a wall in place of the last one that is nowhere. */
function withoutLastWall({ moves }: Areas): string {
  const [me, , goat, cabbage] = riverNames();
  return `SUBSTITUTE(${moves.fixed},"${goat} = ${cabbage} <> ${me}","${me} <> ${me}")`;
}
