import { i18n } from "../../language";
import { isNoNumber, type InputCheck } from "../../lessons/checks";

/** What can be wrong with the table and the positions of O'Gear. */

const ROLLS = "$B$20:$E$35";
const FACES = ["$B$20:$B$35", "$D$20:$D$35"];
const IS_ROW = '($B$20:$B$35&$C$20:$C$35&$D$20:$D$35&$E$20:$E$35<>"")';
const isNoDirection = (cells: string) =>
  `ISERROR(SEARCH("|"&${cells}&"|","|North|South|East|West|N|S|E|W|"))`;

const noDirection = (cells: string) =>
  i18n.t("{cells}: expected a direction, {choices}.", { cells, choices: "North, South, East, West" });

export const CHECKS: readonly InputCheck[] = [
  {
    cells: ROLLS,
    wrong: `(${ROLLS}="")*${IS_ROW}`,
    problem: (cells) => i18n.t("{cells}: a row of the table has no blank cell.", { cells }),
  },
  ...["$C$20:$C$35", "$E$20:$E$35"].map((cells) => ({
    cells,
    wrong: `${isNoDirection(cells)}*${IS_ROW}`,
    problem: noDirection,
  })),
  {
    cells: "$Q$7:$Q$8",
    wrong: FACES.map((faces) => `(COUNTIF(${faces},$Q$7:$Q$8)=0)`).join("*"),
    problem: (cells) => i18n.t("{cells}: the table has no such face.", { cells }),
  },
  { cells: "$R$7:$R$8", wrong: isNoDirection("$R$7:$R$8"), problem: noDirection },
  {
    cells: "$S$7:$S$8",
    wrong: isNoNumber("$S$7:$S$8", 0, 4),
    problem: (cells) => i18n.t("{cells}: expected a tooth, a whole number from 0 to 4.", { cells }),
  },
];
