import { cellAddress, columnOfLetters, rowOfAddress } from "../grid/addresses";
import { i18n } from "../language";
import { textFormula } from "./formula-text";
import { columnsFor, widthOf } from "./column-widths";
import type { Lesson, LessonBlock, LessonValue, StyleName } from "./lesson";
import { rowHeightsOf } from "./row-heights";

/** A rectangle of cells that count from 0. */
interface Box {
  readonly row: number;
  readonly column: number;
  readonly rows: number;
  readonly columns: number;
}

type Place = readonly [row: number, column: number];

/** What the words need, in characters of the default font: they are small, and longer in German. */
const ROOM = 27;
/** What the short word needs. If there is less room, the words next to a neighbour have to do. */
const SHORT_ROOM = 7;
/** A heading’s letters are wider than the default font’s. */
const HEADING_WIDTH = 1.3;
/** How far left of a block its heading may begin: beyond its labels or numbers. */
const LABELS = 6;
/** Rows of fewer points cut the words off. */
const MIN_POINTS = 10;
/** A longer block has its words above it. */
const FEW_ROWS = 12;
const LEAD_ROWS = 3;

/** The styles whose texts flow over the cells to their right, and about how long they are where a formula makes them. */
const FLOWING: Partial<Record<StyleName, number>> = { lead: 100, heading: 0, small: 0 };

const isFormula = (value: LessonValue) => typeof value === "string" && value.startsWith("=");

function boxOf({ at, cells, across = 0, style }: LessonBlock, widths: readonly number[]): Box {
  const column = columnOfLetters(at.replace(/\d+/, ""));
  const made = FLOWING[style];
  const lengthOf = (value: LessonValue) => (isFormula(value) ? made! : String(value).length);
  const letters = made === undefined ? 0 : Math.max(...cells.map(([first]) => lengthOf(first!)));
  const columns = Math.max(cells[0]!.length, across, columnsFor(letters, widths, column));
  return { row: rowOfAddress(at) - 1, column, rows: cells.length, columns };
}

const overlaps = (a: Box, row: number, column: number) =>
  row >= a.row && row < a.row + a.rows && column >= a.column && column < a.column + a.columns;

/** What cells say in place of blanks while a switch hides a solution. */
const hiddenWords = () => i18n.t("hidden until you show solutions");

/**
 * Cells that say that solutions are hidden, each near a block that waits for the switch. They are next to its heading, below the block, or
 * above the heading, where there is room. Blocks with the same heading share one. The formulas of the blocks stay blank, because others
 * count and compare what is in them.
 *
 * @param isShown a part of a formula that is true if the solutions are shown
 */
export function hiddenNotices(
  lesson: Pick<Lesson, "blocks" | "columnWidths" | "rowHeights">,
  isShown: string,
): LessonBlock[] {
  const { blocks, columnWidths: widths } = lesson;
  const low = rowHeightsOf(lesson).filter(({ points }) => points < MIN_POINTS);
  const isLow = (row: number) => low.some(({ first, last }) => first <= row + 1 && row + 1 <= last);
  const boxes = blocks.map((block) => ({ block, ...boxOf(block, widths) }));
  const notices = new Map<string, LessonBlock>();
  /** The headings of the blocks that have a notice, and their rows, for blocks without a heading. */
  const done = new Set<object | number>();

  /** The free width from a cell on. */
  function roomAt(row: number, column: number): number {
    let room = 0;
    if (isLow(row)) return room;
    for (let next = column; room < ROOM; next++) {
      if (boxes.some((box) => overlaps(box, row, next)) || notices.has(cellAddress(row, next))) break;
      room += widthOf(widths, next);
    }
    return room;
  }

  for (const box of boxes.filter(({ block }) => block.solution)) {
    const heading = headingOf(box) ?? box.row;
    if (done.has(heading)) continue;
    done.add(heading).add(box.row);
    let under = box.row + box.rows;
    while (isLow(under)) under++;
    const below: Place = [under, box.column];
    const places: Place[] = [
      ...(typeof heading === "object" ? placesBy(heading) : []),
      ...(box.rows > FEW_ROWS ? [] : [below]),
      [box.row, box.column + box.columns],
      below,
    ];
    const rooms = places.map((place) => ({ place, room: roomAt(...place) }));
    const { place, room } = rooms.reduce((best, next) =>
      best.room < ROOM && next.room > best.room ? next : best,
    );
    if (room < SHORT_ROOM) continue;
    const at = cellAddress(...place);
    const text = `=IF(${isShown},"",${textFormula(room < ROOM ? i18n.t("hidden") : hiddenWords())})`;
    notices.set(at, { at, cells: [[text]], style: "hint" });
  }
  return [...notices.values()];

  function headingOf({ row, column, columns }: Box) {
    return boxes
      .filter(
        (head) =>
          head.block.style === "heading" &&
          head.row < row &&
          head.column < column + columns &&
          head.column >= column - LABELS,
      )
      .sort((a, b) => b.row - a.row || b.column - a.column)[0];
  }

  /** Beyond the words of a heading, or above it. The first rows have long texts that need them. */
  function placesBy({ block, row, column }: (typeof boxes)[number]): Place[] {
    const letters = String(block.cells[0]![0]).length * HEADING_WIDTH + 2;
    const next = column + columnsFor(letters, widths, column);
    return row > LEAD_ROWS ? [[row, next], [row - 1, column]] : [[row, next]]; // prettier-ignore
  }
}
