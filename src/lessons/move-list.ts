import { i18n } from "../language";
import { numbering } from "./blocks";
import { firstProblem, isFilled, isRefused, isUnmatched, isUnsolved, type InputCheck } from "./checks";
import { addressIn, answerOf, textFormula } from "./formula-text";
import { cell, cells, heading, spill } from "./items";
import { beside, stack, type Area, type Item, type Place } from "./layout";
import type { Paint } from "./lesson";
import { ifShown } from "./solutions";
import { STYLES } from "./styles";

/** Where a sheet lists the moves of a solution. */
export interface ListedMoves {
  /** Columns of numbers, from, to and the pieces that move. The last one may have the names of the moves. */
  readonly list: Area;
  /** The cell with the number of moves after which the board is shown. */
  readonly after: Area;
}

const [NUMBER, FROM, TO, PIECE] = [0, 1, 2, 3];

/** Fills that mark where the next move begins and ends, on the board and in the list. */
const NEXT_FROM = "#f9b27c";
const NEXT_TO = "#8fd6a8";
const NEXT_ROW = "#ffe2c7";

/** The cell whose error says why there is no solution. */
export const firstMove = (list: Area): Area => list.cell(0, FROM);

/** The moves, numbered from 1; their rows are called `name`. `heads` are those of the pieces and the names of moves. */
export function listMoves(
  name: string,
  list: Area,
  { rows, heads, solution }: { rows: number; heads: readonly [string, string]; solution: string },
): Item {
  const numbers = spill(numbering(list.column(FROM).fixed), rows, 1, "answer");
  const moves = spill(solution, rows, heads.length + 2, "answer", "only errors");
  return stack(cells([["", i18n.t("from"), i18n.t("to"), ...heads]], "answerHeads"), {
    [name]: beside(numbers, moves),
  });
}

/** Paints rows in the colour of formulas, as far as they have something in the first column of `list`. */
export const paintFilled = (on: Area, list = on) => ({
  on,
  when: `=${list.first.fixedColumns}<>""`,
  fill: STYLES.formula.fill!,
});

/** Paints the list in the colour of formulas as far as it is filled, and the next move in a different colour. */
export function paintMoves({ list, after }: ListedMoves) {
  return [
    { on: list, when: `=${list.first.fixedColumns}=${after.fixed}+1`, fill: NEXT_ROW },
    paintFilled(list),
  ];
}

/** True in a formula if there are no moves, because something is wrong or there is no solution. */
export const isWrong = (list: Area) => `=${isUnsolved(firstMove(list).fixed)}`;

/** Possible problems with the pieces in two ranges of typed cells, some of which must be empty. */
export function checkPieces(start: string, goal: string): InputCheck[] {
  return [
    {
      cells: start,
      wrong: isUnmatched(start, goal),
      others: { cells: goal, wrong: isUnmatched(goal, start) },
      problem: (cells) =>
        i18n.t("{cells}: the start and the goal have different numbers of these pieces.", { cells }),
    },
    {
      cells: start,
      wrong: `${isFilled(start)}*(SUMPRODUCT(1-${isFilled(start)})=0)`,
      problem: (cells) => i18n.t("no place is empty. Delete one of {cells}.", { cells }),
    },
  ];
}

/**
 * A text with the number of moves, or that there is none and why, or what is wrong. `solutions` is the switch, `impossible` a formula. If no
 * check finds the fault, the error itself explains it.
 */
export function countMoves(
  { list, solutions }: Pick<ListedMoves, "list"> & { readonly solutions: Area },
  puzzle: string,
  impossible: string,
  checks: readonly InputCheck[],
): string {
  const answer = firstMove(list);
  const count = `COUNT(${list.column(NUMBER).fixed})`;
  const moves = movesIfShown(solutions.fixed, count, i18n.t("there is a solution."));
  const wrong = textFormula(
    i18n.t("something is wrong with the pieces. Select cell {cell} to read what.", {
      cell: addressIn(answer),
    }),
  );
  const problem = firstProblem(checks, `IF(${isRefused(answer)},${wrong},"…")`);
  return `=${textFormula(`${puzzle}: `)}&IF(ISNA(${answer}),${impossible},IF(ISERROR(${answer}),${problem},${moves}))`;
}

/** The number of moves as long as the switch `solutions` shows the solutions; else, that there is one. */
export const movesIfShown = (
  solutions: string,
  count: string,
  some = i18n.t("There is a solution."),
): string => ifShown(solutions, fewestMoves(count), textFormula(some));

/** A text with the number of moves in a shortest solution; `count` is a formula. */
export function fewestMoves(count: string): string {
  const moves = `${count}&IF(${count}=1,${textFormula(i18n.t(" move"))},${textFormula(i18n.t(" moves"))})`;
  return textFormula(i18n.t("{moves}, and no solution is shorter.", { moves: answerOf(moves) }));
}

/** The input for the number of moves after which a board is shown, and words next to it. It is called `name`. */
export const afterMoves = (name: string, moves: number): Item =>
  beside({ [name]: cell(moves, "boardInput") }, heading(i18n.t("moves later")));

/**
 * The piece at a place after some of the moves. The last of them that ended there brought it. If the last one that touched the place left
 * it, the place is empty. If none did, it holds what was there at the start.
 */
export function pieceAfter({ list, after }: ListedMoves, place: string, atTheStart: Place): string {
  const number = list.column(NUMBER).fixed;
  // Without a match, MAXIFS is 0 in Excel but blank in the workbench. MAX makes it 0 there too.
  const last = (ends: number) =>
    `MAX(0,MAXIFS(${number},${list.column(ends).fixed},${place},${number},"<="&${after.fixed}))`;
  const came = last(TO);
  const left = last(FROM);
  const first = `IF(${atTheStart}="","",${atTheStart})`;
  return `=IF(${came}>${left},INDEX(${list.column(PIECE).fixed},${came}),IF(${left}>0,"",${first}))`;
}

/** Paints the places of a board where the next move begins and ends. `place` gives the place of its first cell. */
export function paintNextMove({ list, after }: ListedMoves, on: Place, place: string): Paint[] {
  const next = (ends: number) => `=${place}=INDEX(${list.column(ends).fixed},${after.fixed}+1)`;
  return [
    { on: `${on}`, when: next(FROM), fill: NEXT_FROM, color: "#1f2937" },
    { on: `${on}`, when: next(TO), fill: NEXT_TO, color: "#1f2937" },
  ];
}
