import { readNamedRanges, readRanges, type PuzzleRange, type PuzzleSheet } from "../../../excel/puzzle-sheet";
import { textOf, type Cell, type Cells } from "../../../grid/cells";
import { i18n } from "../../../language";
import { areaAddress, columnOfLetters, rowOfAddress } from "../../../grid/addresses";
import type { Lesson, LessonBlock } from "../../../lessons/lesson";
import { ORIGIN, readOrigin } from "../../../lessons/origin";
import type { Link, LinkedPuzzle } from "../../../links/link";
import { isOfPuzzle, recognise } from "../../../playing/recognition";
import { PLAY_KINDS } from "../../../puzzles";

/** What a link to the active sheet carries. Throws a user-facing error if the sheet has no puzzle. */
export async function readLink(): Promise<Link> {
  const sheet = await readNamedRanges((name) => name === ORIGIN || isOfPuzzle(PLAY_KINDS, name));
  const made = sheet.texts[ORIGIN];
  const origin = made === undefined ? undefined : readOrigin(made);
  const { freshSheet, inputsOf } = await import(/* webpackChunkName: "links" */ "../../../links/sheets");
  const fresh = origin && freshSheet(origin.id, origin.chosen);
  if (!fresh || !isAsMade(fresh, sheet)) return { puzzles: puzzlesOf(sheet) };
  const blocks = inputsOf(fresh);
  const { ranges } = await readRanges(Object.fromEntries(blocks.map((block) => [block.at, areaOf(block)])));
  return {
    sheet: fresh.id,
    ...(fresh.chosen && { values: fresh.chosen }),
    inputs: Object.fromEntries(blocks.map(({ at }) => [at, cellsOf(ranges[at]!)])),
  };
}

/** Whether the sheet's names are where its lesson or maker put them: no rows or columns have been inserted or deleted. */
function isAsMade({ names = {} }: Lesson, { ranges }: PuzzleSheet): boolean {
  return Object.entries(names).every(
    ([name, address]) => !Object.hasOwn(ranges, name) || ranges[name]!.address === address,
  );
}

/** The puzzles that the sheet's names tell of. */
function puzzlesOf({ ranges, texts }: PuzzleSheet): LinkedPuzzle[] {
  const found = recognise(PLAY_KINDS, [...Object.keys(ranges), ...Object.keys(texts)]);
  const puzzles = found.flatMap(({ kind, names, title }) => {
    const own = Object.entries(names).filter(([, name]) => Object.hasOwn(ranges, name));
    if (own.length < Object.keys(names).length) return [];
    return {
      kind: kind.prefix,
      title: titleIn(title, ranges, texts) || i18n._(kind.title),
      ranges: Object.fromEntries(own.map(([range, name]) => [range, cellsOf(ranges[name]!)])),
    };
  });
  if (puzzles.length > 0) return puzzles;
  throw new Error(
    i18n.t(
      "This sheet has no puzzle. Open a puzzle’s sheet, or let View or Puzzles know where the puzzle is.",
    ),
  );
}

function titleIn(
  name: string | undefined,
  ranges: PuzzleSheet["ranges"],
  texts: PuzzleSheet["texts"],
): string {
  if (name === undefined) return "";
  if (Object.hasOwn(texts, name)) return texts[name]!;
  return Object.hasOwn(ranges, name) ? textOf(ranges[name]!.values[0]![0] as Cell) : "";
}

const cellsOf = ({ values }: PuzzleRange): Cells => values as Cells;

function areaOf({ at, cells }: LessonBlock): string {
  const letters = at.replace(/\d+$/, "");
  return areaAddress(rowOfAddress(at) - 1, columnOfLetters(letters), cells.length, cells[0]!.length);
}
