import { columnOfLetters, rowOfAddress } from "../grid/addresses";
import { pixelsOf } from "./column-widths";
import type { Lesson, LessonBlock } from "./lesson";

/** Rows of one height, numbered from 1. */
interface RowsOfHeight {
  readonly first: number;
  readonly last: number;
  readonly points: number;
}

/** Room for the title, and for the largest letters of all other cells. */
const TITLE_ROW = 24;
const USUAL_ROW = 16.5;
/** Each further line of wrapped words. */
const LINE = 15;
/** The mean width of a letter, in pixels. */
const LETTER = 7;
/** What is left blank at the end of a line, in characters, because the next word does not fit. */
const LOST = 10;

/** The height that wrapped words need over the columns that they extend over. */
function pointsOf({ at, cells, across = 1 }: LessonBlock, widths: readonly number[]): number {
  const first = columnOfLetters(at.replace(/\d+/, ""));
  const line = pixelsOf(widths, first, across) / LETTER - LOST;
  return USUAL_ROW + LINE * (Math.ceil(String(cells[0]![0]).length / line) - 1);
}

/**
 * The heights of all rows that a lesson fills. Without them a host fits each row to its largest letters, using its own measurements. Boards
 * would be uneven, and would differ between an opened file and an inserted sheet.
 */
export function rowHeightsOf({
  blocks,
  rowHeights = [],
  columnWidths,
}: Pick<Lesson, "blocks" | "columnWidths" | "rowHeights">): RowsOfHeight[] {
  const last = Math.max(...blocks.map(({ at, cells }) => rowOfAddress(at) + cells.length - 1));
  const heights = new Array<number>(last).fill(USUAL_ROW);
  heights[0] = TITLE_ROW;
  for (const block of blocks) {
    if (block.style === "intro") heights[rowOfAddress(block.at) - 1] = pointsOf(block, columnWidths);
  }
  for (const { rows, points } of rowHeights) {
    const [top, bottom] = rows.split(":").map(Number);
    for (let row = top!; row <= bottom!; row++) heights[row - 1] = points;
  }
  const runs: { first: number; last: number; points: number }[] = [];
  heights.forEach((points, index) => {
    const run = runs.at(-1);
    if (run?.points === points) run.last = index + 1;
    else runs.push({ first: index + 1, last: index + 1, points });
  });
  return runs;
}
