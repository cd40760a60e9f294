import { expect } from "@playwright/test";
import { i18n } from "../../src/language";
import type { Drawing } from "../../src/drawing/drawing";
import { areaAddress, cellAddress } from "../../src/grid/addresses";
import type { Cells } from "../../src/grid/cells";
import type { Lesson } from "../../src/lessons/lesson";
import { recognise } from "../../src/playing/recognition";
import { PLAY_KINDS } from "../../src/puzzles/plays";
import { sheetOf, valuesIn } from "../unit/lessons/sheet-of";
import { EXPECTED_PUZZLES, type PuzzleOfKind } from "../unit/puzzles/all-expected";
import { expectedDrawings } from "../unit/puzzles/expected-plays";
import type { InBrowser } from "../unit/puzzles/expected-types";
import type { Pictured } from "./picture";
import type { ViewPage } from "./view-page";

/** What a drawing says about itself at the puzzle's step and at its end: a flat one its state, a solid one part of its description. */
export interface SeenDrawing extends Pictured {
  readonly kind: Drawing["kind"];
  readonly says: { readonly atStep: string; readonly atEnd: string };
}

/** What the browser checks of a puzzle. Other steps are tested in `test/unit/puzzles`. */
interface Seen {
  readonly last: number;
  /** The step to check, with the text of its move. */
  readonly step: number;
  readonly move: string;
  readonly drawings: readonly SeenDrawing[];
}

/** A puzzle of a lesson's sheet. */
export interface SeenPuzzle extends Seen {
  readonly sheet: string;
  /** Its kind, as in the names of saved pictures. */
  readonly kind: string;
  /** Its title if the sheet has several puzzles, and whether it is the first of them. */
  readonly title?: string;
  readonly isFirst: boolean;
  /** A long puzzle is played to its end from this step. */
  readonly playedFrom: number;
  readonly puzzle: PuzzleOfKind;
  /** The steps to move the marker to, and its cells there: the first and the last one if there are several. */
  readonly walked: readonly (readonly [step: number, cells: readonly string[]])[];
}

/** A puzzle in ranges without names. */
export interface RangedPuzzle extends Seen {
  /** A description of what is tested. */
  readonly what: string;
  /** The title of its kind. */
  readonly kind: string;
  readonly ranges: readonly TypedRange[];
  /** The steps to move the marker to, and where it is then. */
  readonly marked: readonly (readonly [step: number, cells: string])[];
}

interface TypedRange {
  readonly title: string;
  readonly cells: Cells;
  readonly first: string;
  readonly address: string;
}

function atStep<Row extends { readonly step: number }>(rows: readonly Row[], step: number): Row {
  const row = rows.find((each) => each.step === step);
  if (!row) throw new Error(`What is to be seen at step ${step} is not told.`);
  return row;
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function seen(of: PuzzleOfKind, step: number): Seen {
  const { puzzle } = of;
  const last = puzzle.steps.at(-1)!.step;
  const saidAt = ({ id, kind: form }: Drawing, at: number) =>
    form === "solid" ? atStep(puzzle.solids![id], at).words : atStep(puzzle.steps, at).state!;
  return {
    last,
    step,
    move: capitalized(atStep(puzzle.steps, step).move),
    drawings: expectedDrawings(of).map((drawing) => ({
      id: drawing.id,
      title: i18n._(drawing.title),
      kind: drawing.kind,
      says: { atStep: saidAt(drawing, step), atEnd: saidAt(drawing, last) },
    })),
  };
}

/** The titles of a lesson's puzzles by id, in the order in which the page offers them. */
function titlesIn(lesson: Lesson): Map<string, string> {
  const { names = {} } = lesson;
  const sheet = sheetOf(lesson);
  const titleOf = (cell: string) => String(valuesIn(sheet, `${cell}:${cell}`)[0][0]).replace(/\s+/g, " ");
  return new Map(
    recognise(PLAY_KINDS, Object.keys(names)).map(({ id, kind, title }) => [
      id,
      title ? titleOf(names[title]) : i18n._(kind.title),
    ]),
  );
}

function inSheet(
  of: PuzzleOfKind,
  lesson: Lesson,
  { step, playedFrom = 0, walkedTo = [] }: InBrowser,
): SeenPuzzle {
  const titles = titlesIn(lesson);
  const { id, marked } = of.puzzle;
  const title = titles.size > 1 && titles.get(id);
  return {
    sheet: lesson.sheetName,
    kind: of.kind.prefix.toLowerCase(),
    isFirst: titles.keys().next().value === id,
    playedFrom,
    puzzle: { ...of, lesson },
    walked: walkedTo.map((at) => [at, marked![at].split(" ")]),
    ...(title && { title }),
    ...seen(of, step),
  };
}

/** The ranges side by side from B2 on, with a blank column after each. */
function typedRanges({ kind, puzzle }: PuzzleOfKind): TypedRange[] {
  let column = 1;
  return kind.ranges.flatMap(({ name, title }) => {
    const cells = puzzle.ranges?.[name];
    if (!cells) return [];
    const [rows, columns] = [cells.length, cells[0].length];
    const at = column;
    column += columns + 1;
    return [
      {
        title: i18n._(title),
        cells,
        first: cellAddress(1, at),
        address: areaAddress(1, at, rows, columns),
      },
    ];
  });
}

function inRanges(of: PuzzleOfKind, { step, what = "", marked = [] }: InBrowser): RangedPuzzle {
  return { what, kind: i18n._(of.kind.title), ranges: typedRanges(of), marked, ...seen(of, step) };
}

const LOOKED_AT = EXPECTED_PUZZLES.flatMap((of) =>
  of.puzzle.browser ? [{ ...of, browser: of.puzzle.browser }] : [],
);

/** The lesson puzzles that the browser checks, with all drawings of each. */
export const PUZZLES: readonly SeenPuzzle[] = LOOKED_AT.flatMap(({ lesson, browser, ...of }) =>
  lesson ? [inSheet(of, lesson, browser)] : [],
);

/** Those whose marker is checked. */
export const WALKED = PUZZLES.filter(({ walked }) => walked.length > 0);

/** Puzzles in the user's own ranges. */
export const RANGED: readonly RangedPuzzle[] = LOOKED_AT.flatMap((of) =>
  of.lesson ? [] : [inRanges(of, of.browser)],
);

/** Shows a puzzle of a lesson's sheet. */
export async function openPuzzle(view: ViewPage, { sheet, title, isFirst }: SeenPuzzle): Promise<void> {
  await view.openSheet(sheet, title && !isFirst ? { kind: title } : {});
  if (title) await expect(view.chosenPuzzle).toHaveText(title);
}

/** A drawing must state what it shows at the puzzle's step, or at its end. */
export async function expectToSay(
  view: ViewPage,
  { id, kind, says }: SeenDrawing,
  at: keyof SeenDrawing["says"],
): Promise<void> {
  if (kind === "flat") await expect(view.state(id)).toHaveAttribute("data-state", says[at]);
  else await expect.poll(() => view.solid(id).getAttribute("aria-label")).toContain(says[at]);
}
