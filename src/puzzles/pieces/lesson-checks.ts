import { i18n } from "../../language";
import { isFilled, type InputCheck } from "../../lessons/checks";
import { checkPieces } from "../../lessons/move-list";

/** Why REARRANGE may refuse two boards: they differ in form or in pieces, or they have no empty place. A `#` is not a place. */
export const checkBoards = (start: string, goal: string): InputCheck[] => [
  {
    cells: goal,
    wrong: `(${start}="#")<>(${goal}="#")`,
    problem: (cells) =>
      i18n.t("{cells}: # stands at the same squares at the start and at the goal.", { cells }),
  },
  ...checkPieces(start, goal),
];

/** An empty board has nothing to move. `missing` says what to type. */
export const checkEmpty = (start: string, missing: string): InputCheck => ({
  cells: start,
  wrong: `(${start}="")*(SUMPRODUCT(${isFilled(start)}*(${start}<>"#"))=0)`,
  problem: () => missing,
});

/**
 * The tables omit places without moves, so REARRANGE is unaware of a piece that must leave one. `names` is a part of a formula that gives
 * each cell of the board its place, and `movesFrom` are the places where moves begin.
 */
export const checkStuck = (
  boards: {
    readonly start: string;
    readonly goal: string;
    readonly names: string;
    readonly movesFrom: string;
  },
  problem: (cells: string) => string,
): InputCheck => ({
  cells: boards.start,
  wrong: `(${boards.start}<>"#")*(${boards.start}<>${boards.goal})*(COUNTIF(${boards.movesFrom},${boards.names})=0)`,
  problem,
});
