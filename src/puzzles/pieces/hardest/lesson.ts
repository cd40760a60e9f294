import { i18n } from "../../../language";
import { findsProblem, isUnsolved, paintProblem } from "../../../lessons/checks";
import { defineLesson } from "../../../lessons/define-lesson";
import type { ThreeQuestions } from "../../../lessons/exercise";
import { number } from "../../../lessons/expected-answers";
import { cell, cells, column, gap, heading, questions, skip, table } from "../../../lessons/items";
import { beside, stack, type Areas, type Item } from "../../../lessons/layout";
import type { Picture } from "../../../lessons/lesson";
import { afterMoves, firstMove, listMoves, paintMoves } from "../../../lessons/move-list";
import { holeIn, movesTable } from "../fifteen/lesson-places";
import { FRAME, paintNextTile, paintTiles, tilesAfter } from "../fifteen/lesson-tiles";
import { pinball } from "../pinball/lesson";
import {
  checkChosen,
  checks,
  listBars,
  listDistances,
  listPieces,
  paintDistances,
  partsOfDistances,
  ROWS,
  SIZE,
  startBoard,
  tablesOf,
  verdict,
} from "./lesson-distances";

/** What the table of distances says when it is read with care. */
function hardestQuestions(areas: Areas): ThreeQuestions {
  const { moves, counts, examples } = partsOfDistances(areas);
  const tables = tablesOf(areas);
  const at = tables.at.fixed;
  /** The cells of the examples at the place where the hole belongs. */
  const atHome = `INDEX(${examples},0,COUNTIF(${at},"<="&${holeIn(tables.goalAt.fixed, tables.goalTiles.fixed)}))`;
  return [
    {
      text: i18n.t("How many arrangements never reach the goal?"),
      ...number(`FACT(COUNT(${at}))-SUM(${counts})`),
    },
    {
      text: i18n.t("From how many arrangements do 10 moves suffice?"),
      ...number(`SUMIF(${moves},"<=10",${counts})`),
    },
    {
      text: i18n.t("How many moves suffice if the empty place is at home already?"),
      // A blank cell counts as 0.
      ...number(`SUMPRODUCT(MAX((${atHome}="")*("0"&${moves})))`),
    },
  ];
}

/** A board of two rows: the third one has no places. */
const GOAL = [
  [1, 2, 3],
  [4, 5, ""],
  ["#", "#", "#"],
];

/** Hills of blocks: few arrangements are near, most are far, and very few are farthest. */
function picture(): Picture {
  const counts = [1, 2, 3, 5, 7, 9, 10, 8, 5, 2, 1];
  return Array.from({ length: 10 }, (_, row) =>
    counts.map((count, k) => (10 - row > count ? "" : k === counts.length - 1 ? "#c2410c" : "#2f6db5")),
  );
}

/** What was found with this function, or by others with months of computing. */
function known(): Item {
  const size = (puzzle: string, count: number) => i18n.t("{puzzle}: {count, number}", { puzzle, count }); // prettier-ignore
  const rows = [
    [size(i18n.t("The 11th Hour knights"), 1260), 47],
    [size(i18n.t("The {count}-puzzle", { count: 8 }), 181_440), 31],
    [size(i18n.t("Pinball"), 181_440), 48],
    [size(i18n.t("The 3 × 4 board"), 239_500_800), 53],
    [size(i18n.t("The 15-puzzle"), 10_461_394_944_000), 80],
    [i18n.t("The {count}-puzzle", { count: 24 }) + ": 25!/2", i18n.t("unknown")],
    [i18n.t("Rubik’s cube: 43 quintillion"), 20],
  ];
  return table(
    i18n.t("What is known"),
    [i18n.t("arrangements of a puzzle"), i18n.t("most moves")],
    cells(rows, "question"),
  );
}

const explain = (): Item =>
  stack(heading(i18n.t("How HARDEST finds them all")), {
    explained: column(
      [
        i18n.t(
          "It begins at the goal, and finds what is one move away, then what is two moves away, and so on.",
        ),
        i18n.t("The top row has God’s number: with perfect play, nobody needs more moves."),
        i18n.t("Half of all arrangements never occur because of parity, as with 14 and 15 in the 15-puzzle."),
      ],
      "wrappedQuestion",
      { across: 3 },
    ),
  });

/** The goal, the chosen start, and the board after some of the moves. */
function boards(areas: Areas): Item {
  const { list, after, start } = areas;
  const chosen = beside(heading(i18n.t("Row")), { chosen: cell(1, "boardInput") }, heading(i18n.t("below")));
  return beside(
    stack(heading(i18n.t("The goal")), { goal: cells(GOAL, "boardInput") }),
    skip(1),
    stack(chosen, { start: startBoard(areas) }),
    skip(1),
    stack(afterMoves("after", 0), { shown: tilesAfter({ list, after }, start, GOAL) }),
  );
}

/** The fewest moves from the chosen example, and the tables that they are computed from. */
function solution(areas: Areas): Item {
  const { moves, start, goal } = tablesOf(areas);
  return beside(
    stack(
      heading(i18n.t("The solution")),
      listMoves("list", areas.list, {
        rows: ROWS,
        heads: [i18n.t("tile"), i18n.t("goes")],
        solution: `=PUZZLE.REARRANGE(${moves.fixed},${start.fixed},${goal.fixed})`,
      }),
    ),
    skip(1),
    listPieces(areas),
    skip(2),
    movesTable("moves", moves, areas.goal, SIZE, SIZE),
  );
}

/** How far all arrangements of a small sliding board are from the goal, and which are the farthest. */
export const hardest = defineLesson({
  id: "hardest",
  title: /*i18n*/ "Which arrangement is hardest?",
  summary:
    /*i18n*/ "See all arrangements of a small board by their distance from the goal, and the hardest of them.",
  source:
    /*i18n*/ "Paul Vodola’s article on permutation groups and adventure games leaves this question open.",
  task: /*i18n*/ "Some arrangements of a small board are more moves away from the goal than others. Type a goal, and see how many moves every other arrangement needs.",
  picture: picture(),
  sheetName: "Hardest",
  columnWidths: [
    2,
    ...new Array<number>(2 + SIZE * SIZE).fill(6.2),
    3,
    ...[39, 12, 4, 3],
    ...[5, 5.7, 5.7, 5.7, 7, 3],
    ...[5.7, 5.7, 5.7, 5.7, 2, 2],
    ...[5, 5, 7],
  ],
  sheet: (areas) => {
    const { goal, start, shown, chosen, distances, explained, list, after } = areas;
    const listed = { list, after };
    const tables = tablesOf(areas);
    return {
      panels: {
        B4: [
          { verdict: cell(verdict(areas), "target", { across: 14 }) },
          boards(areas),
          cell(
            i18n.t(
              "Type another goal: tiles may be equal, several places may be empty, and # is not a place.",
            ),
            "hint",
          ),
          gap(2),
          questions(
            { words: 6, switch: 10, answer: 9, across: 2, mark: 11, reasons: [4, 0] },
            hardestQuestions(areas),
          ),
          gap(4),
          listDistances(areas),
        ],
        N5: [
          explain(),
          known(),
          gap(2),
          heading(i18n.t("How many arrangements need each number of moves")),
          gap(),
          { bars: listBars(areas) },
        ],
        R20: [solution(areas)],
      },
      rowHeights: [{ rows: goal, points: 33 }],
      paints: [
        ...paintNextTile(listed, shown, SIZE),
        ...[goal, start, shown].flatMap((board) =>
          paintTiles(board, `AND(${board.first}="",SUMPRODUCT(LEN(${board.fixed}))>0)`),
        ),
        ...paintMoves(listed),
        ...paintDistances(areas),
        paintProblem(areas.verdict, `=${isUnsolved(distances.first.fixed)}`),
        ...checks(areas).map((check) => paintProblem(areas.verdict, `=${findsProblem(check)}`)),
        paintProblem(
          areas.verdict,
          `=AND(ISNUMBER(${distances.first.fixed}),${findsProblem(checkChosen(areas))})`,
        ),
      ],
      frames: [goal, start, shown].map((around) => ({ around, color: FRAME })),
      notes: [
        {
          at: chosen,
          text: i18n.t(
            "Type the number of a row of the table below: 1 is the hardest. Try its arrangement on the page Play before you look at the solution.",
          ),
        },
        {
          at: distances.first,
          text: i18n.t(
            "HARDEST reads the moves and the goal from the tables on the right. A row says how many arrangements need that many moves, and shows one of them. On the sheet Pinball, try HARDEST with the ranges {moves} and {goal}.",
            { moves: pinball.names!.Pinball_moves, goal: pinball.names!.Pinball_goal },
          ),
        },
        {
          at: explained.cell(2),
          text: i18n.t(
            "A move exchanges a tile and the empty place, which changes its colour as on a chessboard. When the empty place is home again, the number of exchanges is even. So two tiles alone never change places.",
          ),
        },
        {
          at: firstMove(list),
          text: i18n.t(
            "REARRANGE finds the fewest moves from the start to the goal: as many as the row of the table says.",
          ),
        },
      ],
      names: {
        Fifteen_title: "B1",
        Fifteen_moves: tables.moves,
        Fifteen_start: tables.start,
        Fifteen_goal: tables.goal,
        Fifteen_board: start,
      },
      select: chosen,
    };
  },
});
