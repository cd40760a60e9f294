import { i18n } from "../../../language";
import { wholeNumbers } from "../../../lessons/checks";
import type { ThreeQuestions } from "../../../lessons/exercise";
import { evenWord, number } from "../../../lessons/expected-answers";
import { cells, gap, heading, small } from "../../../lessons/items";
import type { Area, Areas, Content } from "../../../lessons/layout";
import type { Paint, Picture } from "../../../lessons/lesson";
import { orIdentity } from "../../groups/lesson-word";
import { pieceOn, pieceTable } from "../lesson-pieces";
import { defineTrack, guardOf } from "../lesson-track";

/** The sizes of rings. */
const LEAST = 3;
const MOST = 20;

const oneTurn = (balls: number) => `"("&TEXTJOIN(" ",TRUE,SEQUENCE(${balls}))&")"`;

/** The turns of two rings of four balls that cross at neighbouring places. */
const SMALL_RINGS = '{"L","(1 2 3 4)";"R","(1 2 5 6)"}';

const ringQuestions = (): ThreeQuestions => [
  {
    text: i18n.t("Set both rings to 19 balls. Is one turn of a ring an even or odd permutation?"),
    ...evenWord(`PUZZLE.CYCLEPARITY(${oneTurn(19)})="even"`),
  },
  {
    text: i18n.t("Set both rings to 6 balls and 3 steps. Which ball always stays opposite ball 2?"),
    ...number("MOD(2+6/2-1,6)+1"),
  },
  {
    text: i18n.t("Set both rings to 4 balls and 1 step. How many of 720 orders can be reached?"),
    ...number(`PUZZLE.GROUPORDER(${SMALL_RINGS})`),
  },
];

/** The numbers of balls on the left and the right ring, and of steps from one crossing to the other on them. */
const sizesOf = ({ sizes }: Areas) => [0, 1, 2, 3].map((size) => sizes.cell(size).fixed);

/** A formula for the turn of a ring by one place: the places of its drawing, as a cycle. */
const turnOf = (places: Area) => `"("&TEXTJOIN(" ",TRUE,${places})&")"`;

/**
 * Each ring is drawn as a row of places and a row of balls. The left ring's places are numbered from the upper crossing on, then those that
 * only the right ring has. Its row is the upper crossing, some places, the lower crossing, and the rest.
 */
function drawRings(areas: Areas): Content[] {
  const { leftPlaces, rightPlaces, pieces } = areas;
  const [left, right, leftSteps, rightSteps] = sizesOf(areas);
  const ifRight = guardOf(areas);
  const row = (made: (k: number) => string) => [Array.from({ length: MOST }, (_, k) => made(k))];
  const balls = (places: Area) =>
    cells(
      row((k) => pieceOn(pieces, places.cell(0, k))),
      "tile",
    );
  const rightPlace = (k: number) =>
    k === 0
      ? "1"
      : `IF(${k}>=${right},"",IF(${k}<${rightSteps},${left}+${k},IF(${k}=${rightSteps},${leftSteps}+1,${left}+${k - 1})))`;
  return [
    heading(i18n.t("The left ring after the scramble")),
    {
      leftPlaces: cells(
        row((k) => ifRight(`IF(${k}>=${left},"",${k + 1})`)),
        "axis",
      ),
    },
    { leftBalls: balls(leftPlaces) },
    gap(),
    heading(i18n.t("The right ring after the scramble")),
    {
      rightPlaces: cells(
        row((k) => ifRight(rightPlace(k))),
        "axis",
      ),
    },
    { rightBalls: balls(rightPlaces) },
    gap(),
    small(i18n.t("Yellow places are the crossings, which belong to both rings. Blue balls are at home.")),
  ];
}

function paintRing(places: Area, balls: Area, leftSteps: string): Paint[] {
  const [place, on] = [places.first, `${balls}`];
  return [
    { on, when: `=AND(ISNUMBER(${place}),${place}=${balls.first})`, fill: "#5b7ba6", color: "#ffffff" },
    { on, when: `=OR(${place}=1,${place}=${leftSteps}+1)`, fill: "#ffd166" },
    { on, when: `=ISNUMBER(${place})`, fill: "#e6f0fb" },
  ];
}

/** Two rings of balls. */
function picture(): Picture {
  const [left, right, both] = ["#d9a521", "#1d6fe0", "#2b9348"];
  return [
    ["", "", left, left, "", right, right, "", ""],
    ["", left, "", "", both, "", "", right, ""],
    [left, "", "", right, "", left, "", "", right],
    [left, "", "", right, "", left, "", "", right],
    ["", left, "", "", both, "", "", right, ""],
    ["", "", left, left, "", right, right, "", ""],
  ];
}

/** Two rings of balls that cross at two places: each turns as a whole. */
export const hungarianRings = defineTrack({
  id: "hungarian-rings",
  title: /*i18n*/ "Hungarian Rings",
  summary: /*i18n*/ "Two rings of balls cross at two places: turn them until all balls are back.",
  source:
    /*i18n*/ "This lesson follows Jamie Mulholland’s course “Permutation Puzzles: A Mathematical Perspective”. The rings come from Hungary and the 1980s.",
  task: /*i18n*/ "Two rings of balls cross: L turns the left ring by one place, and R turns the right ring. Type a scramble such as LRL', where L' turns back, and read the word that undoes it.",
  picture: picture(),
  sheetName: "Hungarian Rings",
  columnWidths: [2, ...[40, 58, 30, 2], ...new Array<number>(MOST).fill(3.8), 2, ...[7, 9, 9, 9, 8]],
  sheet: (areas) => {
    const { sizes, generators, moved, leftPlaces, leftBalls, rightPlaces, rightBalls } = areas;
    const [left, right, leftSteps, rightSteps] = sizesOf(areas);
    return {
      sizes: [
        [i18n.t("Balls on the left ring"), 20],
        [i18n.t("Balls on the right ring"), 20],
        [i18n.t("Left ring: steps between the crossings"), 5],
        [i18n.t("Right ring: steps between the crossings"), 5],
      ],
      checks: [
        wholeNumbers(left, LEAST, MOST),
        wholeNumbers(right, LEAST, MOST),
        wholeNumbers(leftSteps, 1, `${left}-1`),
        wholeNumbers(rightSteps, 1, `${right}-1`),
      ],
      title: i18n.t("Its two moves are generators, made from the rings"),
      moves: [
        ["L", turnOf(leftPlaces)],
        ["R", turnOf(rightPlaces)],
      ],
      word: "LLRRL'R",
      fact: [i18n.t("Number of balls"), `${left}+${right}-2`],
      questions: ringQuestions(),
      panels: {
        F4: drawRings(areas),
        AA5: [
          pieceTable({
            places: 2 * MOST - 2,
            moved: orIdentity(moved),
            title: i18n.t("Which ball is in which place"),
            backwards: i18n.t("Backwards, the scramble takes each place to where its ball comes from:"),
            piece: i18n.t("ball"),
          }),
        ],
      },
      rowHeights: [leftBalls, rightBalls].map((rows) => ({ rows, points: 24 })),
      paints: [
        ...paintRing(leftPlaces, leftBalls, leftSteps),
        ...paintRing(rightPlaces, rightBalls, leftSteps),
      ],
      notes: [
        {
          at: sizes.cell(2),
          text: i18n.t(
            "The rings cross at place 1, and again this many steps farther on. If the crossings are opposite each other on both rings, opposite balls stay together.",
          ),
        },
        {
          at: generators.cell(0, 1),
          text: i18n.t(
            "L moves the ball at 1 to 2, the ball at 2 to 3, and so on round the left ring. R does the same on the right ring. Its places are written above its balls.",
          ),
        },
      ],
    };
  },
});
