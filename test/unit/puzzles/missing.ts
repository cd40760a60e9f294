import { readdirSync } from "node:fs";
import path from "node:path";
import type { Drawing } from "../../../src/drawing/drawing";
import type { Lesson } from "../../../src/lessons/lesson";
import type { PlayKind } from "../../../src/playing/play";
import { recognise } from "../../../src/playing/recognition";
import { LESSONS, loadDrawings, PLAY_KINDS } from "../../../src/puzzles";
import { EXPECTED_FILE, exportsOf, puzzlesOf, type PuzzleOfKind } from "./all-expected";
import type { Expected } from "./expected-types";

const SOURCES = path.resolve("src/puzzles");

/** The file for the expectations of something that a puzzle's folder exports. */
function fileFor(exported: Lesson | PlayKind): string {
  const source = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).find(
    (file) => /\.tsx?$/.test(file) && Object.values(exportsOf(path.join(SOURCES, file))).includes(exported),
  );
  const folder = path.dirname(source ?? "").replace(/\/?(plays|drawings)$/, "");
  return path.posix.join("test/unit/puzzles", folder, EXPECTED_FILE);
}

const kindsIn = ({ names = {} }: Lesson): PlayKind[] => [
  ...new Set(recognise(PLAY_KINDS, Object.keys(names)).map(({ kind }) => kind)),
];

type Drawings = Readonly<Record<string, readonly Drawing[]>>;

/** The drawings of all kinds, by their prefixes. */
export async function allDrawings(): Promise<Record<string, readonly Drawing[]>> {
  const loaded = PLAY_KINDS.map(async ({ prefix }) => [prefix, await loadDrawings(prefix)] as const);
  return Object.fromEntries(await Promise.all(loaded));
}

/** The missing expectations for the declared puzzles, each with the file to add it to. */
export function missing(all: readonly Expected[], drawings: Drawings): string[] {
  const puzzles = puzzlesOf(all);
  return [
    ...LESSONS.flatMap((lesson) => missingOfLesson(lesson, all, puzzles)),
    ...PLAY_KINDS.flatMap((kind) => missingOfKind(kind, puzzles, drawings)),
    ...puzzles.flatMap((puzzle) => missingOfPuzzle(puzzle, drawings)),
  ];
}

function missingOfLesson(
  lesson: Lesson,
  all: readonly Expected[],
  puzzles: readonly PuzzleOfKind[],
): string[] {
  const told = all.find((each) => each.lesson?.lesson === lesson)?.lesson;
  const file = fileFor(lesson);
  return [
    ...(told ? [] : [`${file}: the lesson ${lesson.id}`]),
    ...(told?.mistakes.length === 0 ? [`${file}: a mistake in the lesson ${lesson.id}`] : []),
    ...kindsIn(lesson)
      .filter((kind) => !puzzles.some((each) => each.kind === kind && each.lesson === lesson))
      .map((kind) => `${file}: a puzzle ${kind.prefix} of the lesson ${lesson.id}`),
  ];
}

function missingOfKind(kind: PlayKind, puzzles: readonly PuzzleOfKind[], drawings: Drawings): string[] {
  const lesson = LESSONS.find((each) => kindsIn(each).includes(kind));
  const file = fileFor(lesson ?? kind);
  const told = puzzles.filter((each) => each.kind === kind).map(({ puzzle }) => puzzle);
  const isTold = ({ id, form }: Drawing) =>
    told.some(({ steps, solids, drawings: fitting }) =>
      form === "solid"
        ? solids?.[id]?.length
        : (fitting?.includes(id) ?? true) && steps.some(({ state }) => state !== undefined),
    );
  return [
    ...(told.length ? [] : [`${file}: a puzzle ${kind.prefix}`]),
    ...(told.some(({ german }) => german) ? [] : [`${file}: german of a puzzle ${kind.prefix}`]),
    ...drawings[kind.prefix]
      .filter((drawing) => !isTold(drawing))
      .map(({ id, form }) =>
        form === "solid"
          ? `${file}: solids.${id} of a puzzle ${kind.prefix}`
          : `${file}: states at the steps of a puzzle ${kind.prefix}, for its drawing ${id}`,
      ),
  ];
}

/** Expectations that are incomplete, or of things that do not exist. */
function missingOfPuzzle({ name, kind, lesson, puzzle }: PuzzleOfKind, all: Drawings): string[] {
  const { id, steps, solids = {} } = puzzle;
  const drawings = all[kind.prefix].filter(({ id: drawing }) => puzzle.drawings?.includes(drawing) ?? true);
  const isFlat = drawings.some((drawing) => drawing.form === "flat");
  const isSolid = (drawing: string) => drawings.some((each) => each.id === drawing && each.form === "solid");
  const last = steps.at(-1)?.step;
  const rows = Object.entries({ steps, ...solids });
  const file = fileFor(lesson ?? kind);
  const faults: readonly (readonly [isFault: boolean, fault: string])[] = [
    [
      lesson !== undefined &&
        !recognise(PLAY_KINDS, Object.keys(lesson.names ?? {})).some((each) => each.id === id),
      "the lesson has no such names",
    ],
    [steps.some(({ state }) => (state !== undefined) !== isFlat), "a state at each step of flat drawings"],
    ...rows.map(
      ([of, told]) =>
        [
          told[0]?.step !== 0 || told.at(-1)?.step !== last || last === 0,
          `first and last step of ${of}`,
        ] as const,
    ),
    ...(puzzle.drawings ?? []).map(
      (drawing) => [!drawings.some((each) => each.id === drawing), `no drawing ${drawing}`] as const,
    ),
    ...drawings
      .filter((each) => each.form === "solid" && !solids[each.id])
      .map((each) => [puzzle.drawings !== undefined, `solids.${each.id}`] as const),
    ...Object.keys(solids).map((drawing) => [!isSolid(drawing), `no solid drawing ${drawing}`] as const),
  ];
  return faults.filter(([isFault]) => isFault).map(([, fault]) => `${file}: ${name}: ${fault}`);
}
