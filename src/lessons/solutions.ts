import { i18n } from "../language";
import type { LessonBlock, LessonValue, Solution } from "./lesson";

/** The name, in each sheet that has one, of the cell that shows or hides the solutions. */
export const SOLUTIONS = "Puzzlebook_solutions";

export const shownWord = () => i18n.t("yes");
export const hiddenWord = () => i18n.t("no");

/** True in a formula if a switch shows the solutions. English is understood everywhere. */
export function isShown(cell: string): string {
  const words = [...new Set(["yes", shownWord()])].map((word) => `${cell}="${word}"`);
  return words.length === 1 ? words[0] : `OR(${words.join()})`;
}

/** Makes the formulas that give a solution away stay blank until the switch shows them. */
export function underSwitch(cell: string, blocks: readonly LessonBlock[]): LessonBlock[] {
  return blocks.map((block) => {
    const { solution } = block;
    if (!solution) return block;
    const cells = block.cells.map((row) => row.map((value) => switched(value, cell, solution)));
    return { ...block, cells };
  });
}

function switched(value: LessonValue, cell: string, solution: Solution): LessonValue {
  if (typeof value !== "string" || !value.startsWith("=")) return value;
  const formula = value.slice(1);
  // No letter of an answer is left, but LEFT passes an error on.
  const otherwise = solution === "hidden" ? '""' : `LEFT(INDEX(${formula},1,1),0)`;
  return `=IF(${isShown(cell)},${formula},${otherwise})`;
}

/** A part of a formula with what has been found or, while a switch hides it, only that there is something. Sheets without a switch hide nothing. */
export const ifShown = (cell: string | undefined, found: string, otherwise: string) =>
  cell === undefined ? found : `IF(${isShown(cell)},${found},${otherwise})`;

/** The switch with its words, hidden at first. */
export const switchBlocks = (words: string, cell: string, across?: number): LessonBlock[] => [
  { at: words, cells: [[i18n.t("Show solutions")]], style: "hint" },
  {
    at: cell.replaceAll("$", ""),
    cells: [[hiddenWord()]],
    style: "reply",
    ...(across !== undefined && { across }),
  },
];
