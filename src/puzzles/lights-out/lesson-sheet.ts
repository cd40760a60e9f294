import { columnLetters, fixed } from "../../grid/addresses";
import { i18n } from "../../language";
import { exercise, type ExercisePlaces, type ThreeQuestions } from "../../lessons/exercise";
import type { Lesson, LessonBlock, LessonValue } from "../../lessons/lesson";
import { SOLUTIONS } from "../../lessons/solutions";
import { drawPatterns, drawTop } from "./lesson-grids";
import { at, layoutOf, type Heights, type Layout } from "./lesson-layout";
import { drawNumbers, verdict } from "./lesson-numbers";
import { FRAME, paintsOf } from "./lesson-paints";

/** What a sheet for a board is made from. All texts are getters, as in a Lesson. */
export interface LightsSheet extends Pick<
  Lesson,
  "id" | "title" | "summary" | "source" | "picture" | "sheetName"
> {
  readonly opening: readonly LessonBlock[];
  readonly heights: Heights;
  /** The board, row by row. */
  readonly lamps: readonly (readonly LessonValue[])[];
  /** Where there are questions, a switch shows the solutions. */
  readonly questions?: (layout: Layout) => ThreeQuestions;
}

/** The questions stand below all patterns, and their answers below the numbers. */
function exercisePlaces({ left, numbers, end }: Layout): ExercisePlaces {
  const [text, answer, beside] = [left(0), numbers, numbers + 1].map(columnLetters);
  return {
    ...{ column: text, row: end + 1, answer, across: 1, mark: beside },
    ...{ switchWords: `${answer}${end + 1}`, switch: `${beside}${end + 1}` },
  };
}

/** The sheet of a board: the lesson's, and those that users make. */
export function lightsSheet(sheet: LightsSheet): Lesson {
  const { id, picture, sheetName } = sheet;
  const layout = layoutOf(sheet.lamps.length, sheet.lamps[0].length, sheet.heights);
  const { rows, top, left, numbers, width } = layout;
  const places = exercisePlaces(layout);
  const solutions = sheet.questions && fixed(places.switch);
  const frames = [layout.board, layout.presses, layout.after];
  return {
    id,
    get title() {
      return sheet.title;
    },
    get summary() {
      return sheet.summary;
    },
    get source() {
      return sheet.source;
    },
    picture,
    sheetName,
    columnWidths: [2, ...new Array<number>(numbers - 1).fill(4.6), 33, 12, 16],
    rowHeights: [top, layout.patterns].map((row) => ({ rows: `${row + 1}:${row + rows}`, points: 26 })),
    get blocks(): LessonBlock[] {
      return [
        ...sheet.opening,
        ...drawTop(layout, sheet.lamps),
        ...drawNumbers(layout),
        {
          at: at(layout.verdict, left(0)),
          cells: [[verdict(layout, solutions)]],
          style: "target",
          across: width,
        },
        ...drawPatterns(layout),
        ...(sheet.questions ? exercise(places, sheet.questions(layout)) : []),
      ];
    },
    paints: paintsOf(layout),
    frames: frames.map((around) => ({ around: around.replaceAll("$", ""), color: FRAME })),
    get notes() {
      return [
        {
          at: at(top, left(0)),
          text: i18n.t(
            "A press on a lamp switches it and its neighbours to the left, above, to the right and below. Type 1 for a lit lamp, # where there is none.",
          ),
        },
        {
          at: at(top, left(1)),
          text: i18n.t(
            "SOLVELIGHTS answers with 1 for each lamp to be pressed. The order does not matter, and two presses on a lamp cancel, so it solves one equation for each lamp, in which 1 + 1 = 0.",
          ),
        },
        {
          at: at(top + 1, numbers + 1),
          text: i18n.t(
            "So many presses are independent: no one of them does what some of the others do together. They make 2 to this power different boards.",
          ),
        },
        {
          at: at(layout.patterns, left(0)),
          text: i18n.t(
            "Pressing all lamps of a quiet pattern changes nothing. So a solution together with a quiet pattern is another solution.",
          ),
        },
      ];
    },
    names: {
      ...(solutions !== undefined && { [SOLUTIONS]: places.switch }),
      LightsOut_board: layout.board.replaceAll("$", ""),
      LightsOut_title: "B1",
    },
    select: at(top, left(0)),
  };
}
