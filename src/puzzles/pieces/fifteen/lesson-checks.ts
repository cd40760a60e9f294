import { i18n } from "../../../language";
import { isFilled, isUnmatched, type InputCheck } from "../../../lessons/checks";

/** Each tile occurs once, and one place is the hole. */
export function checkTiles(board: string, goalTiles: string, most: number): InputCheck[] {
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
        i18n.t("{cells}: only one of these can be the hole. Type the missing tiles.", { cells }),
    },
  ];
}
