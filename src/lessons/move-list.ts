import { i18n } from "../language";
import { numbering, spill } from "./blocks";
import { firstProblem, isFilled, isRefused, isUnmatched, type InputCheck } from "./checks";
import { answerOf, textFormula } from "./formula-text";
import type { LessonBlock, Paint } from "./lesson";
import { ifShown } from "./solutions";
import { STYLES } from "./styles";

/** Where a sheet lists the moves of a solution: the letters of its adjacent columns, and its rows. */
export interface MoveList {
  readonly number: string;
  readonly from: string;
  readonly to: string;
  readonly piece: string;
  /** The last column filled by the formula. It may contain the names of the moves. */
  readonly last: string;
  readonly firstRow: number;
  readonly lastRow: number;
  /** The cell with the number of moves after which the board is shown. */
  readonly after: string;
  /** The switch that shows the solutions, on sheets that have one. */
  readonly solutions?: string;
}

/** Fills that mark where the next move begins and ends, on the board and in the list. */
export const NEXT_FROM = "#f9b27c";
export const NEXT_TO = "#8fd6a8";
const NEXT_ROW = "#ffe2c7";

/** A column of the list, as an absolute range. */
export function columnOf({ firstRow, lastRow }: MoveList, column: string): string {
  return `$${column}$${firstRow}:$${column}$${lastRow}`;
}

/** The cell whose error says why there is no solution. */
export function firstCell({ from, firstRow }: MoveList): string {
  return `${from}${firstRow}`;
}

/** The moves, numbered from 1. */
export function listMoves(list: MoveList, heads: readonly string[], solution: string): LessonBlock[] {
  const { number, firstRow, lastRow } = list;
  const rows = lastRow - firstRow + 1;
  const from = columnOf(list, list.from);
  return [
    { at: `${number}${firstRow - 1}`, cells: [heads], style: "answerHeads" },
    spill(`${number}${firstRow}`, numbering(from), rows, 1, "answer"),
    spill(firstCell(list), solution, rows, heads.length - 1, "answer", "only errors"),
  ];
}

/** Paints the list in the colour of formulas as far as it is filled, and the next move in a different colour. */
export function paintMoves({ number, last, firstRow, lastRow, after }: MoveList): Paint[] {
  const on = `${number}${firstRow}:${last}${lastRow}`;
  return [
    { on, when: `=$${number}${firstRow}=${after}+1`, fill: NEXT_ROW },
    { on, when: `=$${number}${firstRow}<>""`, fill: STYLES.formula.fill! },
  ];
}

/** True in a formula if the moves could not be computed because something is wrong. */
export const isWrong = (list: MoveList) => `=${isRefused(`$${list.from}$${list.firstRow}`)}`;

/** Possible problems with the pieces in two ranges of typed cells, some of which must be empty. */
export function checkPieces(start: string, goal: string): InputCheck[] {
  return [
    {
      cells: goal,
      wrong: isUnmatched(goal, start),
      problem: (cells) => i18n.t("{cells}: the start has not as many such pieces.", { cells }),
    },
    {
      cells: start,
      wrong: isUnmatched(start, goal),
      problem: (cells) => i18n.t("{cells}: the goal has not as many such pieces.", { cells }),
    },
    {
      cells: start,
      wrong: `${isFilled(start)}*(SUMPRODUCT(1-${isFilled(start)})=0)`,
      problem: (cells) => i18n.t("no place is empty. Delete one of {cells}.", { cells }),
    },
  ];
}

/**
 * A text with the number of moves, or that there is none and why, or what is wrong. `impossible` is a formula. If no check finds the fault,
 * the error itself explains it.
 */
export function countMoves(
  list: MoveList,
  puzzle: string,
  impossible: string,
  checks: readonly InputCheck[],
): string {
  const answer = firstCell(list);
  const count = `COUNT(${columnOf(list, list.number)})`;
  const moves = movesIfShown(list.solutions, count, i18n.t("there is a way."));
  const wrong = textFormula(
    i18n.t("something is wrong with the pieces. Select cell {cell} to read what.", { cell: answer }),
  );
  const problem = firstProblem(checks, `IF(${isRefused(answer)},${wrong},"…")`);
  return `=${textFormula(`${puzzle}: `)}&IF(ISNA(${answer}),${impossible},IF(ISERROR(${answer}),${problem},${moves}))`;
}

/** The number of moves as long as the switch `solutions` shows the solutions; else, that there is one. */
export const movesIfShown = (
  solutions: string | undefined,
  count: string,
  some = i18n.t("There is a way."),
): string => ifShown(solutions, fewestMoves(count), textFormula(some));

/** A text with the number of moves in a shortest solution; `count` is a formula. */
export function fewestMoves(count: string): string {
  const moves = `${count}&IF(${count}=1,${textFormula(i18n.t(" move"))},${textFormula(i18n.t(" moves"))})`;
  return textFormula(i18n.t("{moves}, and no solution is shorter.", { moves: answerOf(moves) }));
}

/** The input for the number of moves after which a board is shown. */
export function afterMoves(input: string, wordsBeside: string, moves: number): LessonBlock[] {
  return [
    { at: input, cells: [[moves]], style: "boardInput" },
    { at: wordsBeside, cells: [[i18n.t("moves later")]], style: "heading" },
  ];
}

/**
 * The piece at a place after some of the moves. The last of them that ended there brought it. If the last one that touched the place left
 * it, the place is empty. If none did, it holds what was there at the start.
 */
export function pieceAfter(list: MoveList, place: string, atTheStart: string): string {
  const number = columnOf(list, list.number);
  // Without a match, MAXIFS is 0 in Excel but blank in the workbench. MAX makes it 0 there too.
  const last = (ends: string) =>
    `MAX(0,MAXIFS(${number},${columnOf(list, ends)},${place},${number},"<="&${list.after}))`;
  const came = last(list.to);
  const left = last(list.from);
  const first = `IF(${atTheStart}="","",${atTheStart})`;
  return `=IF(${came}>${left},INDEX(${columnOf(list, list.piece)},${came}),IF(${left}>0,"",${first}))`;
}

/** Paints the places of a board where the next move begins and ends. `place` gives the place of its first cell. */
export function paintNextMove(list: MoveList, on: string, place: string): Paint[] {
  const next = (ends: string) => `=${place}=INDEX(${columnOf(list, ends)},${list.after}+1)`;
  return [
    { on, when: next(list.from), fill: NEXT_FROM, color: "#1f2937" },
    { on, when: next(list.to), fill: NEXT_TO, color: "#1f2937" },
  ];
}
