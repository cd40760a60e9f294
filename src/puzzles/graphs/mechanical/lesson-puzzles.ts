import { i18n } from "../../../language";
import { columnLetters, columnOfLetters, firstOf, plain } from "../../../grid/addresses";
import { numbering, spill } from "../../../lessons/blocks";
import { isRefused, paintProblem } from "../../../lessons/checks";
import { textFormula } from "../../../lessons/formula-text";
import type { LessonBlock, Paint } from "../../../lessons/lesson";
import { movesIfShown } from "../../../lessons/move-list";
import { STYLES } from "../../../lessons/styles";
import { SWITCH } from "./lesson-questions";
import { gearRows, keyMoves, PLACES, RIVER_ROWS } from "./lesson-tables";

/** Where the sheet has its three puzzles, and what each of them has: a table, a start and a goal, a verdict and a list of moves. */

/** A puzzle's table, its start and goal, and the list of its moves: number, move, state. Addresses have `$` signs. */
export interface Puzzle {
  readonly table: string;
  readonly start: string;
  readonly goal: string;
  /** The first column of the list, its first row and its length. */
  readonly list: { readonly column: string; readonly row: number; readonly length: number };
}

export const GEAR: Puzzle = {
  table: `$B$7:$D$${6 + gearRows().length}`,
  ...{ start: "$H$6", goal: "$H$7" },
  list: { column: "F", row: 11, length: 32 },
};
export const RIVER_FIRST = 17;
export const OWN: Puzzle = {
  table: `$J$${RIVER_FIRST}:$L$${RIVER_FIRST - 1 + RIVER_ROWS}`,
  ...{ start: "$K$12", goal: "$K$13" },
  list: { column: "N", row: RIVER_FIRST, length: 12 },
};
export const THE_KEY: Puzzle = {
  table: `$R$7:$T$${6 + keyMoves.length + PLACES}`,
  ...{ start: "$X$6", goal: "$X$7" },
  list: { column: "V", row: 11, length: 100 },
};
export const columnOfList = ({ list: { column, row, length } }: Puzzle, offset: number) => {
  const letters = columnLetters(columnOfLetters(column) + offset);
  return `$${letters}$${row}:$${letters}$${row + length - 1}`;
};
export const call = ({ table, start, goal }: Puzzle, to = goal) =>
  `PUZZLE.SOLVESTATES(${table},${start},${to})`;

/** The list of moves. Without a switch it is always shown. */
export function moveList(puzzle: Puzzle, isHidden: boolean): LessonBlock[] {
  const { column, row, length } = puzzle.list;
  const names = columnOfList(puzzle, 1);
  return [
    {
      at: `${column}${row - 1}`,
      cells: [["", i18n.t("move"), i18n.t("state after it")]],
      style: "answerHeads",
    },
    spill(`${column}${row}`, numbering(names), length, 1, "answer"),
    spill(
      plain(firstOf(names)),
      isHidden ? `=${call(puzzle)}` : `=IFNA(${call(puzzle)},"")`,
      length,
      2,
      "answer",
      ...(isHidden ? (["only errors"] as const) : []),
    ),
  ];
}

/** The start, the goal, and under them how many moves there are, that there are none, or where to read what is wrong. */
export function ends(
  puzzle: Puzzle,
  words: string,
  values: readonly [string, string],
  verdict: LessonBlock,
): LessonBlock[] {
  const at = plain(puzzle.start);
  return [
    {
      at: `${words}${at.replace(/\D/g, "")}`,
      cells: [[i18n.t("start")], [i18n.t("goal")]],
      style: "question",
    },
    { at, cells: values.map((value) => [value]), style: "textInput" },
    verdict,
  ];
}

/** `isNone` is true in a formula if there is no way. */
export function verdictOf(puzzle: Puzzle, found: string, isNone?: string): string {
  const answer = firstOf(columnOfList(puzzle, 1));
  const noWay = textFormula(i18n.t("There is no way."));
  const wrong = textFormula(i18n.t("Select {cell} to read what is wrong.", { cell: plain(answer) }));
  return `=IF(${isNone ?? `ISNA(${answer})`},${noWay},IF(ISERROR(${answer}),IF(${isRefused(answer)},${wrong},"…"),${found}))`;
}

export const movesShown = (puzzle: Puzzle) => movesIfShown(SWITCH, `COUNT(${columnOfList(puzzle, 0)})`);

export const paintList = (puzzle: Puzzle): Paint => {
  const { column, row, length } = puzzle.list;
  const last = columnLetters(columnOfLetters(column) + 2);
  return {
    on: `${column}${row}:${last}${row + length - 1}`,
    when: `=$${column}${row}<>""`,
    fill: STYLES.formula.fill!,
  };
};

export const paintWrong = (cells: string, puzzle: Puzzle): Paint =>
  paintProblem(cells, `=${isRefused(firstOf(columnOfList(puzzle, 1)))}`);

/** The names by which View finds a puzzle. */
export function namesOf(
  prefix: string,
  title: string,
  { table, start, goal }: Puzzle,
): Record<string, string> {
  const named = { title, moves: table, start, goal };
  return Object.fromEntries(
    Object.entries(named).map(([name, cells]) => [`${prefix}_${name}`, plain(cells)]),
  );
}
