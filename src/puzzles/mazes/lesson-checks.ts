import { either, i18n } from "../../language";
import type { InputCheck } from "../../lessons/checks";
import { WALKING } from "./neighbours";

const is = (cells: string, mark: string) => `(${cells}="${mark}")`;
const count = (cells: string, mark: string) => `SUMPRODUCT(--${is(cells, mark)})`;

/** What can be wrong with a maze that somebody has typed, and with the cell of its rules. */
export function checkMaze(maze: string, rules: string): readonly InputCheck[] {
  const isMark = ["", "#", "S", "G"].map((mark) => is(maze, mark)).join("+");
  return [
    {
      cells: maze,
      wrong: `(${isMark})=0`,
      problem: (cells) => i18n.t("{cells}: expected # for a wall, S, G, or nothing.", { cells }),
    },
    {
      cells: maze,
      wrong: `${is(maze, "S")}*(${count(maze, "S")}>1)`,
      problem: (cells) => i18n.t("{cells}: the way can start at one S only.", { cells }),
    },
    ...["S", "G"].map((mark): InputCheck => ({
      cells: maze,
      wrong: `(${maze}<>"${mark}")*(${count(maze, mark)}=0)`,
      problem: () =>
        mark === "S"
          ? i18n.t("There is no S. Type S where the way starts.")
          : i18n.t("There is no G. Type G where the way ends."),
    })),
    {
      cells: rules,
      wrong: WALKING.map((words) => `(TRIM(${rules})<>"${words}")`).join("*"),
      problem: (cells) => i18n.t("{cells}: expected {choices}.", { cells, choices: either(WALKING) }),
    },
  ];
}
