import { i18n } from "../../language";
import { firstProblem, isNoneOf, paintProblem } from "../../lessons/checks";
import type { LessonDescription } from "../../lessons/define-lesson";
import { answerOf, textFormula } from "../../lessons/formula-text";
import { cell, cells, fields, formula, gap, heading, small, spill, table } from "../../lessons/items";
import type { Area, Areas } from "../../lessons/layout";
import type { LessonValue } from "../../lessons/lesson";
import { TITLE_CELL } from "../../lessons/own-sheet";
import { shortestWord } from "../groups/lesson-word";
import { CORNERS, SLOTS } from "./arrangement";
import { COLOURS, nameOfColour, type CubeColours } from "./colours";
import { frameNet, colouredNet, paintColours } from "./lesson-net";
import { MISTAKES, nameOfSlot } from "./mistakes";
import { FACES, SIZE, SQUARES, squareOf, STICKERS } from "./net";
import { TURNS } from "./turns";

const QUOTED = COLOURS.map((colour) => `"${colour}"`);
/** As many as on edges. */
const CORNER_STICKERS = CORNERS.length * CORNERS[0].length;

/** A part of a formula with the letter in a square of the net. */
function letterAt(net: Area, place: number | string): string {
  const { row, column } = SQUARES[squareOf(place)];
  return `TRIM(${net.cell(row, column)})`;
}

const faceOfPlace = (place: number) => SQUARES[squareOf(place)].face;

/** The columns of the table of places. */
const [COLOUR, ON, HERE, HOME, STICKER, TIMES] = [2, 3, 4, 5, 6, 7];
/** The columns that are a target of FACTORCYCLES. */
const TARGET_COLUMNS = 3;

/**
 * A row for each place. Its sticker is taken for the next one of its colour, and belongs to the next place of the face with this colour in
 * the middle. Then the letters of its piece from this place on, and those that it has when the cube is solved. Then which sticker this is:
 * the number of the row with the same letters at home.
 */
function placesOf(net: Area, places: Area): LessonValue[][] {
  const [homes, stickers] = [HOME, STICKER].map((column) => places.column(column).fixed);
  const last = places.cell(STICKERS - 1, COLOUR).fixed;
  return SLOTS.flatMap((slot) =>
    slot.map((place, first): LessonValue[] => {
      const around = slot.map((_, k) => slot[(first + k) % slot.length]);
      const [colour, here, sticker] = [COLOUR, HERE, STICKER].map((column) => places.cell(place - 1, column));
      // The last sticker of a colour belongs to the largest place, and so on.
      const isHome = `(LEFT(${homes},1)=${colour})`;
      return [
        place,
        `=IFERROR(SUMPRODUCT(LARGE(${isHome}*${places.column(0).fixed},COUNTIF(${colour}:${last},${colour}))),0)`,
        `=UPPER(${letterAt(net, place)})`,
        nameOfSlot(slot),
        `=${around.map((each) => letterAt(net, each)).join("&")}`,
        `=${around.map((each) => letterAt(net, faceOfPlace(each))).join("&")}`,
        `=IFERROR(MATCH(${here},${homes},0),0)`,
        `=COUNTIF(${stickers},${sticker})`,
      ];
    }),
  );
}

/** Whether the cube can be solved, or the first thing that is wrong. */
function verdict({ net, count, places, moved, reached }: Areas): string {
  const [letters, stickers, middles] = [0, 2, 3].map((column) => count.column(column).fixed);
  const [place, here, sticker, times] = [ON, HERE, STICKER, TIMES].map(
    (column) => places.column(column).fixed,
  );
  const isNone = isNoneOf(net.fixed, QUOTED);
  const filled = `SUMPRODUCT((TRIM(${net.fixed})<>"")*1)`;
  /** What a column has in the first row in which another one has a value. */
  const at = (column: string, value: string, among: string) =>
    answerOf(`INDEX(${column},MATCH(${value},${among},0))`);
  const most = (among: string) => `MAX(${among})`;
  /** How far pieces are turned in all: the sum over the first stickers of their places. */
  const turned = (from: number, stickersOfPiece: number) => {
    const among = places.column(STICKER).row(from, CORNER_STICKERS);
    const isFirst = `(MOD(ROW(${among.fixed})-ROW(${among.first.fixed}),${stickersOfPiece})=0)`;
    return `MOD(SUMPRODUCT(${isFirst}*MOD(${among.fixed}-1,${stickersOfPiece})),${stickersOfPiece})`;
  };
  const cases: readonly (readonly [when: string, text: string])[] = [
    [
      `${filled}<${SQUARES.length}`,
      i18n.t("Stickers without a colour: {left}.", { left: answerOf(`${SQUARES.length}-${filled}`) }),
    ],
    [`${most(middles)}>1`, MISTAKES["two middles"](at(letters, most(middles), middles))],
    [
      `${most(stickers)}>${SIZE * SIZE}`,
      MISTAKES["too many"](at(letters, most(stickers), stickers), answerOf(most(stickers))),
    ],
    [`MIN(${sticker})=0`, MISTAKES["no piece"](at(here, "0", sticker), at(place, "0", sticker))],
    [`${most(times)}>1`, MISTAKES.twice(at(here, most(times), times), at(place, most(times), times))],
    [`${turned(0, 3)}>0`, MISTAKES.twisted()],
    [`${turned(CORNER_STICKERS, 2)}>0`, MISTAKES.flipped()],
    [`${reached}=FALSE`, MISTAKES.swapped()],
    [`${moved}="()"`, i18n.t("The cube is solved.")],
  ];
  const unknown = {
    cells: net.fixed,
    wrong: isNone,
    problem: (wrong: string) => i18n.t("{cells}: expected W, Y, G, B, R or O.", { cells: wrong }),
  };
  const isRight = `IF(ISERROR(${reached}),"…",${textFormula(i18n.t("The colours are right. Turns solve this cube."))})`;
  const rest = cases.reduceRight(
    (otherwise, [when, text]) => `IF(${when},${textFormula(text)},${otherwise})`,
    isRight,
  );
  return `=${firstProblem([unknown], rest)}`;
}

/** How often each colour is on the net, and on its middles. */
const countOf = (net: Area): LessonValue[][] =>
  COLOURS.map((colour) => [
    colour,
    nameOfColour(colour),
    `=SUMPRODUCT((TRIM(${net.fixed})="${colour}")*1)`,
    `=${FACES.map(({ face }) => `(${letterAt(net, face)}="${colour}")`).join("+")}`,
  ]);

/** The sheet of a cube with colours: the net, what is wrong with it, its permutation, and the way back. */
export const cubeSheet = (colours: CubeColours): Pick<LessonDescription, "columnWidths" | "sheet"> => ({
  columnWidths: [2, ...new Array<number>(12).fill(3.6), 3, 26, 62, 21, 9, 3, 7, 12, 9, 32, 9, 10, 11, 9],
  sheet: (areas) => {
    const { net, count, turns, moved, reached, back, places, verdict: said } = areas;
    const stickers = places.column(STICKER).fixed;
    const oneLine = `PUZZLE.ONELINETOCYCLES(${stickers})`;
    const isWhole = `AND(MIN(${stickers})>0,MAX(${places.column(TIMES).fixed})=1)`;
    return {
      panels: {
        B4: [{ verdict: cell(verdict(areas), "target", { across: 15 }) }],
        B6: [
          heading(i18n.t("The net of the cube")),
          small(i18n.t("Up is above, down is below. Between them are left, front, right and back.")),
          { net: colouredNet(colours) },
        ],
        O6: [
          table(
            i18n.t("The colours"),
            [i18n.t("Letter"), i18n.t("Colour"), i18n.t("Stickers"), i18n.t("Middles")],
            { count: cells(countOf(net), "answer") },
          ),
          // Below the net, whose rows are as high as its stickers are wide.
          gap(2),
          heading(i18n.t("The permutation, and the way back")),
          fields(
            [
              i18n.t("Where the stickers are"),
              { moved: cell(`=IF(${isWhole},PUZZLE.INVERTCYCLES(${oneLine}),"")`, "wrapped") },
            ],
            [
              i18n.t("Can turns make it?"),
              { reached: formula(`=IF(${moved}="","",PUZZLE.INGROUP(${moved},${turns.fixed}))`) },
            ],
            [
              i18n.t("The route back"),
              {
                back: spill(
                  `=IF(${reached}=TRUE,${shortestWord(places.column(0, TARGET_COLUMNS).fixed, turns.fixed)},"")`,
                  ...([1, 2, "formula", "hidden"] as const),
                ),
              },
            ],
          ),
          gap(),
          table(i18n.t("The six turns are generators"), [i18n.t("Label"), i18n.t("Where the stickers go")], {
            turns: cells(TURNS, "answer"),
          }),
        ],
        T6: [
          table(
            i18n.t("Where each sticker belongs, and which it is"),
            [
              i18n.t("place"),
              i18n.t("belongs to"),
              i18n.t("colour"),
              i18n.t("on"),
              i18n.t("here"),
              i18n.t("at home"),
              i18n.t("sticker"),
              i18n.t("times"),
            ],
            { places: cells(placesOf(net, places), "answer") },
          ),
        ],
      },
      rowHeights: [{ rows: moved, points: 42 }],
      paints: [
        ...[net, count.column(0), places.column(COLOUR)].flatMap(paintColours),
        paintProblem(said, `=IFERROR(${reached.fixed}<>TRUE,FALSE)`),
      ],
      frames: frameNet(net),
      notes: [
        {
          at: places.cell(0, 1),
          text: i18n.t(
            "The first sticker of a colour belongs to the first place of its face, the second to the second, and so on. The colour next to them lets FACTORCYCLES exchange stickers of one colour.",
          ),
        },
        {
          at: places.cell(0, HERE),
          text: i18n.t(
            "This column has the colours of the piece, from this place on and anticlockwise. The same letters are in the column “at home”, in the row of the sticker that has come here.",
          ),
        },
        {
          at: back.first,
          text: i18n.t(
            "FACTORCYCLES searches from the scramble and from the solved cube until both meet. Scrambles of more than about ten turns take long. Then it says that its word may not be a shortest one.",
          ),
        },
      ],
      names: { MyCube_colours: net, MyCube_solution: back.first, MyCube_title: TITLE_CELL },
      paper: net,
      select: net.cell(FACES[0].row, FACES[0].column),
    };
  },
});
