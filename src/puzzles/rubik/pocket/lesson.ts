import { i18n } from "../../../language";
import { firstProblem, isNoneOf, paintProblem } from "../../../lessons/checks";
import { defineLesson } from "../../../lessons/define-lesson";
import type { ThreeQuestions } from "../../../lessons/exercise";
import { number } from "../../../lessons/expected-answers";
import { answerOf, textFormula } from "../../../lessons/formula-text";
import { cell, cells, formula, gap, heading, questions, small, table } from "../../../lessons/items";
import type { Area, Areas } from "../../../lessons/layout";
import type { LessonValue } from "../../../lessons/lesson";
import { ifShown } from "../../../lessons/solutions";
import { lengthOf, shortestWord } from "../../groups/lesson-word";
import { nameOfColour, USUAL_SCHEME } from "../colours";
import { colouredNet, drawNet, frameNet, netPicture, paintColours } from "../lesson-net";
import {
  FIXED_PLACES,
  ON_POCKET_FACE,
  POCKET_COLOURS,
  POCKET_MISTAKES,
  POCKET_SQUARES,
  POCKET_TURNS,
} from "./net";

/** Scrambled by RUF'RU'FR'U. No fewer turns lead back. */
const SCRAMBLED = Array.from("GYYWRGOWOBBOOBWWRYRBRGYG");

/** The columns of the table of places. */
const [HOME, COLOUR] = [1, 2];

/** A row for each place: where its sticker belongs, if it is taken for the next one of its colour, and its colour. */
const placesOf = ({ net, places, count }: Areas): LessonValue[][] =>
  POCKET_SQUARES.map(({ row, column, place }, k) => {
    const colour = places.cell(k, COLOUR);
    const colours = `${places.cell(0, COLOUR).fixed}:${colour}`;
    const before = `${ON_POCKET_FACE}*(MATCH(${colour},${count.column(0).fixed},0)-1)`;
    return [
      place,
      `=IFERROR(${before}+COUNTIF(${colours},${colour}),0)`,
      `=UPPER(TRIM(${net.cell(row, column)}))`,
    ];
  });

/** True in a formula if the corner that never moves has its colours. */
const isHeld = (places: Area) =>
  `AND(${FIXED_PLACES.map((place) => `${places.cell(place - 1, COLOUR).fixed}="${USUAL_SCHEME[POCKET_SQUARES[place - 1].face]}"`).join()})`;

/** How many turns lead back, or what is wrong; while a switch hides solutions, only whether there are some. */
function verdict({ net, count, places, back, solutions }: Areas): string {
  const [letters, counts] = [0, 2].map((column) => count.column(column).fixed);
  const [place, home] = [0, HOME].map((column) => places.column(column).fixed);
  const filled = `SUMPRODUCT((TRIM(${net.fixed})<>"")*1)`;
  const most = `MAX(${counts})`;
  const cases: readonly (readonly [when: string, text: string])[] = [
    [
      `${filled}<${POCKET_SQUARES.length}`,
      i18n.t("Stickers without a colour: {left}.", {
        left: answerOf(`${POCKET_SQUARES.length}-${filled}`),
      }),
    ],
    [
      `${most}>${ON_POCKET_FACE}`,
      POCKET_MISTAKES.count(answerOf(`INDEX(${letters},MATCH(${most},${counts},0))`), answerOf(most)),
    ],
    [`NOT(${isHeld(places)})`, POCKET_MISTAKES.held()],
    [`ISNA(${back.first.fixed})`, POCKET_MISTAKES.stuck()],
    [`ISERROR(${back.first.fixed})`, "…"],
    [`SUMPRODUCT((${place}=${home})*1)=${POCKET_SQUARES.length}`, i18n.t("The cube is solved.")],
  ];
  const unknown = {
    cells: net.fixed,
    wrong: isNoneOf(
      net.fixed,
      POCKET_COLOURS.map((colour) => `"${colour}"`),
    ),
    problem: (wrong: string) => i18n.t("{cells}: expected W, Y, G, B, R or O.", { cells: wrong }),
  };
  const turns = i18n.t("The route back needs {count} turns.", {
    count: answerOf(lengthOf(back.first.fixed)),
  });
  const some = i18n.t("The colours are right. Turns solve this cube.");
  const found = ifShown(solutions.fixed, textFormula(turns), textFormula(some));
  return `=${firstProblem(
    [unknown],
    cases.reduceRight((rest, [when, text]) => `IF(${when},${textFormula(text)},${rest})`, found),
  )}`;
}

/** The route back, that of a single colour, and the number of positions. */
function pocketQuestions({ places, turns }: Areas): ThreeQuestions {
  const white = `IF(${places.column(COLOUR).fixed}="W",${places.fixed},"")`;
  return [
    {
      text: i18n.t("How many turns does the way back need?"),
      ...number(lengthOf(shortestWord(places.fixed, turns.fixed))),
    },
    {
      text: i18n.t("How few turns bring all white stickers up, wherever the others go?"),
      ...number(lengthOf(shortestWord(white, turns.fixed))),
    },
    {
      text: i18n.t("How many arrangements do the three turns make?"),
      ...number(`PUZZLE.GROUPORDER(${turns.fixed})`),
    },
  ];
}

/** The 2 × 2 × 2 cube: a word that brings stickers home by their colours. */
export const pocket = defineLesson({
  id: "pocket-cube",
  title: /*i18n*/ "The 2 × 2 × 2 cube",
  summary: /*i18n*/ "Type the colours of the small cube, and a formula finds the turns that solve it.",
  source:
    /*i18n*/ "This lesson solves Rubik’s Pocket Cube by the method of Paul Vodola’s article on permutation groups and puzzles of adventure games.",
  task: /*i18n*/ "Turns of the faces up (U), right (R) and front (F) solve the small cube; the corner down, back, left stays. Type the colours of your cube, and read the turns that solve it.",
  picture: netPicture(POCKET_SQUARES),
  sheetName: "Pocket cube",
  columnWidths: [2, ...new Array<number>(8).fill(3.8), 3, 22, 62, 21, 1, 3, 3, 7, 12, 9],
  sheet(areas) {
    const { net, numbers, count, turns, back, places, verdict: said } = areas;
    const isWhole = `AND(MIN(${count.column(2).fixed})=${ON_POCKET_FACE},${isHeld(places)})`;
    return {
      panels: {
        B5: [
          heading(i18n.t("The net of the cube")),
          { net: colouredNet(SCRAMBLED, POCKET_SQUARES) },
          small(i18n.t("W is white, Y is yellow, and so on.")),
          gap(),
          heading(i18n.t("The numbers of the places")),
          { numbers: drawNet((place) => place, POCKET_SQUARES) },
        ],
        K5: [
          heading(i18n.t("Can turns solve it?")),
          { verdict: cell(verdict(areas), "target", { across: 2 }) },
          gap(),
          heading(i18n.t("The route back")),
          {
            back: formula(`=IF(${isWhole},${shortestWord(places.fixed, turns.fixed)},"")`, {
              across: 2,
              solution: "only errors",
            }),
          },
          gap(),
          table(
            i18n.t("The three turns are generators"),
            [i18n.t("Label"), i18n.t("Where the stickers go")],
            {
              turns: cells(POCKET_TURNS, "answer"),
            },
          ),
          gap(),
          table(i18n.t("The colours"), [i18n.t("Letter"), i18n.t("Colour"), i18n.t("Stickers")], {
            count: cells(
              POCKET_COLOURS.map((colour) => [
                colour,
                nameOfColour(colour),
                `=COUNTIF(${places.column(COLOUR).fixed},"${colour}")`,
              ]),
              "answer",
            ),
          }),
          gap(),
          questions({ words: 1, answer: 2, mark: 4, reasons: [4, 0] }, pocketQuestions(areas)),
        ],
        Q5: [
          table(
            i18n.t("Where each sticker belongs"),
            [i18n.t("place"), i18n.t("belongs to"), i18n.t("colour")],
            { places: cells(placesOf(areas), "answer") },
          ),
        ],
      },
      paints: [
        ...[net, count.column(0), places.column(COLOUR)].flatMap(paintColours),
        paintProblem(said, `=ISNA(${back.first.fixed})+NOT(${isWhole})>0`),
      ],
      frames: [...frameNet(net), ...frameNet(numbers)],
      notes: [
        {
          at: turns.cell(0, 1),
          text: i18n.t(
            "When the face U turns to the right, the stickers move from 1 to 2, from 2 to 4, from 4 to 3, from 3 to 1, and so on. U' turns the other way.",
          ),
        },
        {
          at: places.cell(0, HOME),
          text: i18n.t(
            "The first white sticker belongs to 1, the second one to 2, and so on. The colour next to them lets FACTORCYCLES exchange stickers of one colour.",
          ),
        },
        {
          at: back.first,
          text: i18n.t(
            "FACTORCYCLES takes each sticker to any place of its colour. No arrangement needs more than 14 turns.",
          ),
        },
      ],
      names: { Pocket_colours: net },
      select: net.cell(0, 2),
    };
  },
});
