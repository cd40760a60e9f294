import { cellAddress, areaAddress } from "../grid/addresses";
import { i18n } from "../language";
import { asValue } from "../lessons/blocks";
import { plainSheet, type Lesson, type LessonBlock } from "../lessons/lesson";
import { PLAY_KINDS } from "../puzzles";
import type { PlayKind } from "../playing/play";
import { LinkError, type LinkedPuzzle } from "./link";

/** More than any puzzle that can be drawn. */
const MAX_COLUMNS = 500;
const WIDTH = 6;

/** A plain sheet of puzzles: each range with its title above it, and the names by which Play finds them. */
export function sheetOfPuzzles(puzzles: readonly LinkedPuzzle[]): Lesson {
  const blocks: LessonBlock[] = [];
  const names: Record<string, string> = {};
  const counts = new Map<string, number>();
  const [first] = puzzles;
  if (!first) throw unknown();
  let row = 0;
  let columns = 1;
  for (const puzzle of puzzles) {
    const kind = kindOf(puzzle);
    const count = (counts.get(kind.prefix) ?? 0) + 1;
    counts.set(kind.prefix, count);
    const id = count === 1 ? kind.prefix : `${kind.prefix}${count}`;
    blocks.push({ at: cellAddress(row, 1), cells: [[puzzle.title]], style: "title" });
    names[`${id}_title`] = cellAddress(row, 1);
    row += 2;
    for (const { name, title } of kind.ranges) {
      if (!Object.hasOwn(puzzle.ranges, name)) continue;
      const cells = puzzle.ranges[name]!.map((line) => line.map(asValue));
      const [height, width] = [cells.length, cells[0]!.length];
      if (width > MAX_COLUMNS) throw unknown();
      blocks.push({ at: cellAddress(row, 1), cells: [[i18n._(title)]], style: "heading" });
      blocks.push({ at: cellAddress(row + 1, 1), cells, style: "input" });
      names[`${id}_${name}`] = areaAddress(row + 1, 1, height, width);
      columns = Math.max(columns, width);
      row += height + 2;
    }
    row++;
  }
  return plainSheet({
    id: "puzzles",
    title: first.title,
    sheetName: i18n.t("Puzzle"),
    columnWidths: [2, ...new Array<number>(columns).fill(WIDTH)],
    blocks,
    names,
    select: "B3",
  });
}

/** The kind of a linked puzzle, which has all ranges that the kind needs. */
export function kindOf({ kind: prefix, ranges }: LinkedPuzzle): PlayKind {
  const kind = PLAY_KINDS.find((each) => each.prefix === prefix);
  if (!kind?.ranges.every(({ name, optional }) => optional || Object.hasOwn(ranges, name))) throw unknown();
  return kind;
}

const unknown = () =>
  new LinkError(i18n.t("The link asks for a puzzle that this version of Puzzlebook does not have."));
