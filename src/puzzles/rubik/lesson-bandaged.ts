import { i18n } from "../../language";
import { isRefused } from "../../lessons/checks";
import { defineLesson } from "../../lessons/define-lesson";
import type { ThreeQuestions } from "../../lessons/exercise";
import { number } from "../../lessons/expected-answers";
import { answerOf, textFormula } from "../../lessons/formula-text";
import { cell, cells, fields, gap, heading, input, questions, spill, table } from "../../lessons/items";
import type { Areas } from "../../lessons/layout";
import { lengthOf, productOf, shortestWord } from "../groups/lesson-word";
import { netPicture } from "./lesson-net";
import {
  scrambleAndBack,
  scrambledPanels,
  scrambleFrames,
  scrambleNames,
  scramblePaints,
} from "./lesson-scramble";
import { TURNS } from "./turns";
import { CORNERS } from "./arrangement";
import { faceOf } from "./net";

/** The edge up-front is glued to the corner on its right. Its sticker above says where both are. */
const GLUED = 25;
const FIRST_OF_EDGES = 25;
const STICKERS_OF_EDGES = 24;

/** The third face of the corner that has these two one after the other, anticlockwise. */
function faceBeside(first: string, second: string): string {
  const [corner] = CORNERS.map((slot) => slot.map(faceOf)).filter(
    (faces) => faces[(faces.indexOf(first) + 1) % faces.length] === second && faces.includes(first),
  );
  return corner.find((face) => face !== first && face !== second)!;
}

/** The other sticker of an edge. Two of them stand in a row. */
const partnerOf = (sticker: number) => sticker + (sticker % 2 === 1 ? 1 : -1);

/**
 * When a face can be turned: it must not have the corner without the edge. The corner is there without the edge in four places of the edge, as the
 * glued pieces keep their handedness.
 */
function conditionsOf(face: string): string {
  const places = Array.from({ length: STICKERS_OF_EDGES }, (_, k) => FIRST_OF_EDGES + k);
  return places
    .filter((place) => faceBeside(faceOf(place), faceOf(partnerOf(place))) === face)
    .map((place) => `${place}<>${GLUED}`)
    .join("; ");
}

/** Eight turns, of which none is blocked. Six do the same. */
const SCRAMBLE = "D'BFU'LR'L'U";

function bandagedQuestions({ turns, moved }: Areas): ThreeQuestions {
  const labels = turns.column(0).fixed;
  const oneTurn = (text: string, first: string) => ({
    text,
    form: i18n.t("a turn, in one capital letter"),
    isForm: (answer: string) => `SUMPRODUCT(--EXACT(${labels},TRIM(${answer})))=1`,
    whyWrong: () => textFormula(i18n.t("This turn can be made.")),
    isRight: (answer: string) => isRefused(productOf(`"${first}"&TRIM(${answer})`, turns.fixed)),
  });
  return [
    oneTurn(i18n.t("Which face of the solved cube cannot be turned?"), ""),
    oneTurn(i18n.t("Which face cannot be turned after the turn U?"), "U"),
    {
      text: i18n.t("How few turns do the same as the scramble?"),
      ...number(lengthOf(`INDEX(${shortestWord(moved, turns.fixed)},1,1)`)),
    },
  ];
}

/** That the function refuses the scramble; its own words say which turn is blocked. */
const problemOf = ({ moved }: Areas) =>
  `=IF(${isRefused(moved)},${textFormula(i18n.t("This cannot be turned. Select the cell below to read why."))},"")`;

/** Rubik's cube with two pieces that are glued together: what can be turned is a groupoid, and words are looked for in it. */
export const bandagedCube = defineLesson({
  id: "bandaged-cube",
  title: /*i18n*/ "A bandaged cube",
  summary: /*i18n*/ "An edge and a corner are glued together: at each moment one face cannot be turned.",
  source:
    /*i18n*/ "This lesson follows the bandaged cubes, on which some pieces of Rubik’s cube are glued together.",
  task: /*i18n*/ "On this cube, the edge up-front is glued to the corner on its right, so some turns are impossible. Type a scramble that does not tear them apart, and read the turns back.",
  picture: netPicture(),
  sheetName: "Bandaged cube",
  columnWidths: [2, 24, 62, 36, 1, ...new Array<number>(12).fill(3.3), 3, 7, 9, 9, 9, 10],
  sheet: (areas) => {
    const { turns, scramble, moved, shortest, back, scrambled } = areas;
    return {
      panels: {
        B4: [
          table(
            i18n.t("The six turns, and when they can be made"),
            [i18n.t("Label"), i18n.t("Where the stickers go"), i18n.t("Only if")],
            {
              turns: cells(
                TURNS.map(([face, cycles]) => [face, cycles, conditionsOf(face)]),
                "input",
              ),
            },
          ),
          gap(),
          heading(i18n.t("A scramble, and the way back")),
          fields(
            [
              i18n.t("The scramble"),
              { scramble: input(SCRAMBLE), wrong: cell(problemOf(areas), "question") },
            ],
            [i18n.t("Its permutation"), { moved: cell(`=${productOf(scramble, turns.fixed)}`, "wrapped") }],
            [
              i18n.t("The fewest turns for it"),
              {
                shortest: spill(
                  `=${shortestWord(moved, turns.fixed)}`,
                  ...([1, 2, "formula", "hidden"] as const),
                ),
              },
            ],
            [
              i18n.t("The route back"),
              { back: cell(`="("&${shortest.first}&")'"`, "formula", { solution: "hidden" }) },
            ],
            [i18n.t("One after the other"), { both: scrambleAndBack(areas) }],
          ),
          gap(),
          heading(i18n.t("What does the glue cost?")),
          fields([
            i18n.t("Without glue"),
            cell(
              `=${textFormula(i18n.t("{count} turns would do the same", { count: answerOf(lengthOf(shortestWord(moved, turns.column(0, 2).fixed))) }))}`,
              "formula",
              { solution: "hidden" },
            ),
          ]),
          gap(),
          questions({ words: 1, answer: 2, mark: 4, reasons: [4, 0] }, bandagedQuestions(areas)),
        ],
        ...scrambledPanels(areas),
      },
      rowHeights: [{ rows: moved, points: 42 }],
      paints: [
        { on: scrambled, when: `=${scrambled.first}=${GLUED}`, fill: "#d3a6f5" },
        ...scramblePaints(areas),
      ],
      frames: scrambleFrames(areas),
      notes: [
        {
          at: turns.cell(0, 2),
          text: i18n.t(
            "Sticker {sticker} belongs to the glued edge, on the upper face. Place 41 must not hold it, because the face there would then have the corner but not the edge. The other places are similar.",
            { sticker: GLUED },
          ),
        },
        {
          at: back.first,
          text: i18n.t(
            "The apostrophe after the parentheses means: read the word backwards, and turn each face the other way. What can be turned there can be turned back.",
          ),
        },
      ],
      names: scrambleNames(areas),
      select: scramble,
    };
  },
});
