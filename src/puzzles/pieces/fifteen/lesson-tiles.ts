import { i18n } from "../../../language";
import {
  findsProblem,
  firstProblem,
  isFilled,
  isUnmatched,
  paintProblem,
  type InputCheck,
} from "../../../lessons/checks";
import { cell, cells, gap, heading, skip } from "../../../lessons/items";
import {
  afterMoves,
  countMoves,
  firstMove,
  isWrong,
  listMoves,
  paintMoves,
  paintNextMove,
  pieceAfter,
  type ListedMoves,
} from "../../../lessons/move-list";
import { beside, stack, type Area, type Areas, type Item, type Place } from "../../../lessons/layout";
import type { LessonValue, Paint } from "../../../lessons/lesson";
import { checkBoards, checkEmpty, checkStuck } from "../lesson-checks";
import { parityOn, type PairTables } from "./lesson-parity";
import { answerTable, holeIn, movesTable, partsOf, placeIn, tileIn } from "./lesson-places";

/** Tiles of a board, row by row; blank is the empty place, `#` no place. */
export type Tiles = readonly (readonly LessonValue[])[];

/** A board of sliding tiles on a sheet. */
interface SlidingTiles {
  readonly tiles: Tiles;
  /** The goal's tiles, on a board of their own. Without them the tiles from 1 on are in order, with the hole at the end. */
  readonly goal?: Tiles;
  /** How many moves the list has room for, and after how many the board is shown at first. */
  readonly listed: number;
  readonly later: number;
  /** The headings of the starting board, the list, and the table of places. */
  readonly headings: { readonly start: string; readonly list: string; readonly places: string };
  /** How many cells the verdict extends over. */
  readonly across: number;
}

const EMPTY = "#5b6676";
const NO_PLACE = { fill: "#eef0f4", color: "#6b7686" };
export const FRAME = "#1d3b6f";

/** The number of each of some cells of a board, as a part of a formula. */
const numberOf = (cells: string, { top, left }: Area, columns: number) =>
  `(ROW(${cells})-${top + 1})*${columns}+COLUMN(${cells})-${left}`;

/** The board after some of the moves. */
export const tilesAfter = (listed: ListedMoves, start: Area, tiles: Tiles): Item =>
  cells(
    tiles.map((each, row) =>
      each.map((_, column) =>
        pieceAfter(listed, String(row * each.length + column + 1), start.cell(row, column)),
      ),
    ),
    "boardFormula",
    { solution: "hidden" },
  );

/** Paints where the next tile moves on such a board. */
export const paintNextTile = (listed: ListedMoves, board: Area, columns: number): Paint[] =>
  paintNextMove(listed, board, numberOf(`${board.first}`, board, columns));

/** Paints a board's empty places, and what is not a place. */
export const paintTiles = (board: Area, isEmpty = `${board.first}=""`) => [
  { on: board, when: `=${board.first}="#"`, ...NO_PLACE },
  { on: board, when: `=${isEmpty}`, fill: EMPTY },
];

/** Each tile occurs once, and one place is the hole. */
function checkTiles(board: string, goalTiles: string, most: number): InputCheck[] {
  return [
    {
      cells: board,
      wrong: isUnmatched(board, goalTiles),
      problem: (cells) => i18n.t("{cells}: expected each tile from 1 to {most} once.", { cells, most }),
    },
    {
      cells: board,
      wrong: `(1-${isFilled(board)})*(SUMPRODUCT(${isFilled(board)})<${most})`,
      problem: (cells) =>
        i18n.t("{cells}: only one of these can be empty. Type the missing tiles.", { cells }),
    },
  ];
}

/** The table of the places: which tile is there at the start, and which one belongs there. */
function placesTable(name: string, title: string, tables: PairTables, start: Area): Item {
  const { rows, columns, goal, places } = tables;
  const { goalAt, goalTiles, movesFrom } = partsOf(tables);
  const count = rows * columns;
  // Where each tile and the hole belong: if the tiles are in order, the tiles themselves say it.
  const rank = goal ? 4 : 1;
  const formulas = Array.from({ length: count }, (_, k): LessonValue[] => {
    const [at, tile, there, ranked] = [0, 1, 2, rank].map((column) => places.cell(k, column));
    const onBoard = (board: Area) => board.cell(Math.floor(k / columns), k % columns);
    const belongs = `IF(${tile}="",${holeIn(goalAt.fixed, goalTiles.fixed)},INDEX(${goalAt.fixed},MATCH(${tile},${goalTiles.fixed},0)))`;
    const later = `${places.cell(k + 1, rank)}:${places.cell(count, rank).fixedRows}`;
    return [
      placeIn(movesFrom, k, onBoard(start)),
      tileIn(at, onBoard(start)),
      `=${at}`,
      ...(goal
        ? [tileIn(there, onBoard(goal)), `=IF(${at}="","",IFERROR(${belongs},""))`]
        : [k + 1 < count ? k + 1 : ""]),
      `=IF(${ranked}="","",COUNTIFS(${later},"<"&${ranked}))`,
    ];
  });
  const heads = [i18n.t("at"), i18n.t("tile"), i18n.t("at"), i18n.t("goal")];
  if (goal) heads.push(i18n.t("belongs to"));
  return answerTable(name, title, [...heads, i18n.t("pairs")], formulas);
}

/**
 * The starting board, the goal's, the board after some moves, the list of moves, and the tables that they are computed from. The names of
 * their cells begin with `name`.
 */
export function slidingTiles(areas: Areas, name: string, puzzle: SlidingTiles) {
  const { tiles, headings } = puzzle;
  const [rows, columns] = [tiles.length, tiles[0].length];
  const area = (part: string) => areas[`${name}${part}`];
  const [start, shown, places, parity, moves, verdict] = [
    ...["Start", "Shown", "Places", "Parity", "Moves", "Verdict"],
  ].map(area);
  const goal = puzzle.goal && area("Goal");
  const listed = { list: area("List"), after: area("After") };
  const tables: PairTables = { rows, columns, places, parity, moves, ...(goal && { goal }) };
  const ranges = partsOf(tables);
  const { total, linesCalled, whyImpossible } = parityOn(tables);
  const boards = [start, ...(goal ? [goal] : []), shown];
  const before = goal
    ? [
        checkEmpty(
          start.fixed,
          i18n.t("Type the tiles into the yellow cells of the start, and leave one cell blank."),
        ),
        checkStuck(
          {
            ...{ start: start.fixed, goal: goal.fixed, movesFrom: ranges.movesFrom.fixed },
            names: `(${numberOf(start.fixed, start, columns)})`,
          },
          (cells) => i18n.t("{cells}: from this place no tile can move.", { cells }),
        ),
      ]
    : [];
  const refused = goal
    ? checkBoards(start.fixed, goal.fixed)
    : checkTiles(start.fixed, ranges.goalTiles.fixed, rows * columns - 1);
  return {
    boards: beside(
      stack(heading(headings.start), { [`${name}Start`]: cells(tiles, "boardInput") }),
      skip(1),
      ...(puzzle.goal
        ? [stack(heading(i18n.t("The goal")), { [`${name}Goal`]: cells(puzzle.goal, "boardInput") }), skip(1)]
        : []),
      stack(afterMoves(`${name}After`, puzzle.later), {
        [`${name}Shown`]: tilesAfter(listed, start, tiles),
      }),
    ),
    list: stack(
      heading(headings.list),
      listMoves(`${name}List`, listed.list, {
        rows: puzzle.listed,
        heads: [i18n.t("tile"), i18n.t("goes")],
        solution: `=PUZZLE.REARRANGE(${moves.fixed},${ranges.start.fixed},${ranges.goal.fixed})`,
      }),
    ),
    tables: beside(
      stack(
        placesTable(`${name}Places`, headings.places, tables, start),
        gap(),
        linesCalled(`${name}Parity`),
      ),
      skip(1),
      movesTable(`${name}Moves`, moves, start, rows, columns),
    ),
    /** The number of moves, or why there is no solution, after the words. */
    verdict(words: string) {
      const answer = countMoves(
        { list: listed.list, solutions: areas.solutions },
        words,
        whyImpossible(firstMove(listed.list)),
        refused,
      );
      const formula = before.length === 0 ? answer : `=${firstProblem(before, answer.slice(1))}`;
      return { [`${name}Verdict`]: cell(formula, "target", { across: puzzle.across }) };
    },
    paints: [
      ...paintNextTile(listed, shown, columns),
      ...boards.flatMap((board) => paintTiles(board)),
      ...paintMoves(listed),
    ],
    verdictPaints: [
      paintProblem(verdict, isWrong(listed.list)),
      ...before.map((check) => paintProblem(verdict, `=${findsProblem(check)}`)),
    ],
    frames: boards.map((around) => ({ around, color: FRAME })),
    notes: [
      {
        at: listed.after,
        text: i18n.t(
          "Type a number from 0 to the number of moves: the board below shows where the tiles are then.",
        ),
      },
      {
        at: firstMove(listed.list),
        text: i18n.t(
          "REARRANGE reads the moves, the places with their tiles and the goal from the tables on the right. It answers with the fewest moves: from, to, the tile and where it goes.",
        ),
      },
    ],
    start,
    after: listed.after,
    /** The cell with what no move can make even. */
    total,
    moves,
    /** The names by which Play finds the puzzle. */
    names: (prefix: string, title: Place) => ({
      [`${prefix}_title`]: title,
      [`${prefix}_moves`]: moves,
      [`${prefix}_start`]: ranges.start,
      [`${prefix}_goal`]: ranges.goal,
      [`${prefix}_board`]: start,
    }),
  };
}
