import { i18n } from "../../language";
import { paintProblem } from "../../lessons/checks";
import { textFormula } from "../../lessons/formula-text";
import { cells, gap, heading } from "../../lessons/items";
import type { Areas } from "../../lessons/layout";
import { productOf } from "../groups/lesson-word";
import { pieceAt, pieceTable } from "../tracks/lesson-pieces";
import { drawNet, frameNet, paintNet } from "./lesson-net";
import { STICKERS } from "./net";

/** What the sheets of Rubik's cube with a scramble share. */

/** The scramble and the way back in one word, and whether nothing moves. */
export const scrambleAndBack = ({ scramble, back, both, turns }: Areas) =>
  cells(
    [
      [
        `=${productOf(`${scramble}&${back.first}`, turns.fixed)}`,
        `=IF(${both.first}="()",${textFormula(i18n.t("Solved: nothing moves."))},${textFormula(i18n.t("It is not solved."))})`,
      ],
    ],
    "formula",
    { solution: "hidden" },
  );

/** The nets after the scramble and of the solved cube, and a table of which sticker has come where. */
export const scrambledPanels = ({ moved, pieces }: Areas) => ({
  F4: [
    heading(i18n.t("After the scramble")),
    { scrambled: drawNet((place) => `=${pieceAt(pieces, place)}`) },
    gap(),
    heading(i18n.t("Solved: the numbers of the stickers")),
    { solved: drawNet((place) => place) },
  ],
  S4: [
    pieceTable({
      places: STICKERS,
      moved,
      title: i18n.t("Which sticker is in which place"),
      backwards: i18n.t("Backwards, the scramble takes each place to where its sticker comes from:"),
      piece: i18n.t("sticker"),
    }),
  ],
});

export const scramblePaints = ({ scrambled, wrong, both }: Areas) => [
  ...paintNet(scrambled),
  paintProblem(wrong, `=${wrong.fixed}<>""`),
  { on: both, when: `=${both.first.fixed}="()"`, fill: "#d9f2e3" },
];

export const scrambleFrames = ({ scrambled, solved }: Areas) => [...frameNet(scrambled), ...frameNet(solved)];

export const scrambleNames = ({ turns, scramble, back, solved }: Areas) => ({
  Rubik_generators: turns,
  Rubik_word: scramble,
  Rubik_solution: back.first,
  Rubik_net: solved,
});
