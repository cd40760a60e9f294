import { fixed } from "../../../grid/addresses";
import { i18n } from "../../../language";
import { isRefused } from "../../../lessons/checks";
import { textFormula } from "../../../lessons/formula-text";
import type { LessonBlock } from "../../../lessons/lesson";
import { isShown } from "../../../lessons/solutions";
import { STYLES } from "../../../lessons/styles";
import { typedRules, type WalkRules } from "../lesson-rules";
import type { WalksOnSheet } from "../lesson-walks";

/** The rows of the message and of the seed, from the walk's heading. */
const MESSAGE_ROW = 14;
const SEED_ROW = 16;
/** The texts of a walk, with a blank one at the end. */
export const TEXTS_WITH_MESSAGE = 10;

/** The rules of a walk, typed, and the message that it shall spell. Only the last one has a seed beside it. */
export const hiddenMessage = (order: string, message: string, seed?: number): WalkRules => ({
  blocks: (cells) => [
    ...typedRules(`gates ${order}`).blocks(cells),
    {
      at: cells.beside(0, MESSAGE_ROW - 2),
      cells: [[i18n.t("Its message, yellow on yellow")]],
      style: "question",
    },
    { at: cells.beside(0, MESSAGE_ROW), cells: [[message]], style: "textInput", across: 3 },
    ...(seed === undefined
      ? []
      : ([
          { at: cells.beside(0, SEED_ROW), cells: [[i18n.t("Seed of the maze")]], style: "question" },
          { at: cells.beside(2, SEED_ROW), cells: [[seed]], style: "input" },
        ] satisfies LessonBlock[])),
  ],
  guarded: (formula, problem) => `=IF(${problem}="",IFNA(${formula},""),"")`,
  problem({ top }) {
    const corner = `$B$${top}`;
    const other = textFormula(i18n.t("Select cell {cell} to read what is wrong.", { cell: `B${top}` }));
    const tooLong = textFormula(
      i18n.t("The maze has more rows than there is room for: shorten the messages."),
    );
    // Without the add-in the corner is another error, of which the lesson says nothing.
    return `=IF(${isRefused(corner)},${other},IF(IFERROR(${corner}="",FALSE),${tooLong},""))`;
  },
  paints(cells, solutions) {
    const { fill } = STYLES.textInput;
    return [
      { on: cells.beside(0, MESSAGE_ROW), when: `=NOT(${isShown(solutions)})`, fill: fill!, color: fill! },
    ];
  },
});

/** The maze of the messages, in so many rows or none. */
export function madeMaze(walks: WalksOnSheet, rows: number): string {
  const order = (walk: number) => `MID(TRIM(${walks.rulesCell(walk)}),7,99)`;
  const [message, second] = [0, 1].map((walk) => fixed(walks.textCell(walk, MESSAGE_ROW)));
  const seed = fixed(walks.textCell(1, SEED_ROW, 2));
  const maze = `PUZZLE.MAKEGATES(${message},${order(0)}&";"&${order(1)},${second},${seed})`;
  return `=IF(ROWS(${maze})>${rows},"",${maze})`;
}
