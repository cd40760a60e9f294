import { fixed } from "../grid/addresses";
import { i18n } from "../language";
import { ENGLISH, languageOf, LANGUAGES } from "../language/languages";
import { hiddenNotices } from "./hidden-notices";
import type { Lesson, LessonBlock, LessonValue, Solution } from "./lesson";

/** The name, in each sheet that has one, of the cell that shows or hides the solutions. */
export const SOLUTIONS = "Puzzlebook_solutions";

/** What a person types to show them. */
export const shownWord = () => languageOf(i18n.locale).yes ?? ENGLISH.yes!;

/** True in a formula if a switch shows the solutions. Workbooks calculate alike everywhere, so each of them takes the words of all languages. */
export const isShown = (cell: string) =>
  `OR(${LANGUAGES.flatMap(({ yes }) => (yes === undefined ? [] : `${cell}="${yes}"`)).join()})`;

/**
 * The blocks as a sheet holds them. If it has a switch, formulas that give a solution away stay blank until the switch shows them, and
 * cells near them say so. A lesson itself holds them as they are, so that others can read them.
 */
export function writtenBlocks(
  lesson: Pick<Lesson, "blocks" | "names" | "columnWidths" | "rowHeights">,
): readonly LessonBlock[] {
  const { blocks, names } = lesson;
  const cell = names?.[SOLUTIONS];
  if (cell === undefined) return blocks;
  const written = blocks.map((block) => {
    const { solution } = block;
    if (!solution) return block;
    const cells = block.cells.map((row) => row.map((value) => switched(value, fixed(cell), solution)));
    return { ...block, cells };
  });
  return [...written, ...hiddenNotices(lesson, isShown(fixed(cell)))];
}

function switched(value: LessonValue, cell: string, solution: Solution): LessonValue {
  if (typeof value !== "string" || !value.startsWith("=")) return value;
  const formula = value.slice(1);
  // No letter of an answer is left, but LEFT passes an error on.
  const otherwise = solution === "hidden" ? '""' : `LEFT(INDEX(${formula},1,1),0)`;
  return `=IF(${isShown(cell)},${formula},${otherwise})`;
}

/** A part of a formula with what has been found or, while a switch hides it, only that there is something. */
export const ifShown = (cell: string, found: string, otherwise: string) =>
  `IF(${isShown(cell)},${found},${otherwise})`;

/** The switch with its words, hidden at first. */
export const switchBlocks = (words: string, cell: string, across?: number): LessonBlock[] => [
  { at: words, cells: [[i18n.t("Show solutions")]], style: "hint" },
  {
    at: cell.replaceAll("$", ""),
    cells: [[i18n.t("no")]],
    style: "reply",
    ...(across !== undefined && { across }),
  },
];
