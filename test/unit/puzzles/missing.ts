import { existsSync } from "node:fs";
import type { Drawing } from "../../../src/drawing/drawing";
import type { Lesson } from "../../../src/lessons/lesson";
import type { PlayKind } from "../../../src/playing/play";
import { recognise } from "../../../src/playing/recognition";
import { PLAY_KINDS } from "../../../src/puzzles";
import type { PuzzleDeclaration } from "../../../src/puzzles/define-puzzle";
import { EXPECTED_FILE, puzzlesOf, type PuzzleOfKind } from "./all-expected";
import type { Expected } from "./expected-types";

const kindsIn = ({ names = {} }: Lesson): PlayKind[] => [
  ...new Set(recognise(PLAY_KINDS, Object.keys(names)).map(({ kind }) => kind)),
];

/** Whether a lesson has a workbook, from which tests read its puzzles. */
export const hasSample = ({ id }: Lesson): boolean => existsSync(`samples/${id}.xlsx`);

/** What is missing of what tests expect of a puzzle: of its lessons, of its kinds, and of their drawings. */
export async function missing(
  { id, lessons = [], plays }: PuzzleDeclaration,
  all: readonly Expected[],
): Promise<string[]> {
  const puzzles = puzzlesOf(all);
  const ofPlays = plays.map(async ({ kind, drawings }) => {
    const shown = await drawings();
    const told = puzzles.filter((each) => each.kind === kind);
    return [...missingOfKind(kind, told, shown), ...told.flatMap((each) => faultsOf(each, shown))];
  });
  const what = [
    ...lessons.flatMap((lesson) => missingOfLesson(lesson, all, puzzles)),
    ...(await Promise.all(ofPlays)).flat(),
  ];
  return [
    ...lessons
      .filter((lesson) => !hasSample(lesson))
      .map((lesson) => `samples/${lesson.id}.xlsx: run npm run samples -- ${lesson.id}`),
    ...what.map((each) => `test/unit/puzzles/${id}/${EXPECTED_FILE}, or that of a folder in it: ${each}`),
  ];
}

function missingOfLesson(
  lesson: Lesson,
  all: readonly Expected[],
  puzzles: readonly PuzzleOfKind[],
): string[] {
  const told = all.find((each) => each.lesson?.lesson === lesson)?.lesson;
  return [
    ...(told ? [] : [`the lesson ${lesson.id}`]),
    ...(told?.mistakes.length === 0 ? [`a mistake in the lesson ${lesson.id}`] : []),
    ...kindsIn(lesson)
      .filter((kind) => !puzzles.some((each) => each.kind === kind && each.lesson === lesson))
      .map((kind) => `a puzzle ${kind.prefix} of the lesson ${lesson.id}`),
  ];
}

function missingOfKind(
  { prefix }: PlayKind,
  puzzles: readonly PuzzleOfKind[],
  drawings: readonly Drawing[],
): string[] {
  const told = puzzles.map(({ puzzle }) => puzzle);
  const isClear = ({ id, form }: Drawing) =>
    told.some(({ steps, solids, drawings: fitting }) =>
      form === "solid"
        ? solids?.[id]?.length
        : (fitting?.includes(id) ?? true) && steps.some(({ state }) => state !== undefined),
    );
  return [
    ...(told.length ? [] : [`a puzzle ${prefix}`]),
    ...(told.some(({ german }) => german) ? [] : [`german of a puzzle ${prefix}`]),
    ...drawings
      .filter((drawing) => !isClear(drawing))
      .map(({ id, form }) =>
        form === "solid"
          ? `solids.${id} of a puzzle ${prefix}`
          : `states at the steps of a puzzle ${prefix}, for its drawing ${id}`,
      ),
  ];
}

/** Expectations that are incomplete, or of things that do not exist. */
function faultsOf({ name, lesson, puzzle }: PuzzleOfKind, all: readonly Drawing[]): string[] {
  const { id, steps, solids = {} } = puzzle;
  const drawings = all.filter((drawing) => puzzle.drawings?.includes(drawing.id) ?? true);
  const isFlat = drawings.some(({ form }) => form === "flat");
  const isSolid = (drawing: string) => drawings.some((each) => each.id === drawing && each.form === "solid");
  const last = steps.at(-1)?.step;
  const isNamed = ({ names = {} }: Lesson) =>
    recognise(PLAY_KINDS, Object.keys(names)).some((each) => each.id === id);
  const faults: readonly (readonly [isFault: boolean, fault: string])[] = [
    [lesson !== undefined && !isNamed(lesson), "the lesson has no such names"],
    [steps.some(({ state }) => (state !== undefined) !== isFlat), "a state at each step of flat drawings"],
    ...Object.entries({ steps, ...solids }).map(([of, told]): [boolean, string] => [
      told[0]?.step !== 0 || told.at(-1)?.step !== last || last === 0,
      `first and last step of ${of}`,
    ]),
    ...(puzzle.drawings ?? []).map((drawing): [boolean, string] => [
      !drawings.some((each) => each.id === drawing),
      `no drawing ${drawing}`,
    ]),
    ...drawings
      .filter(({ form, id: drawing }) => form === "solid" && !solids[drawing])
      .map(({ id: drawing }): [boolean, string] => [puzzle.drawings !== undefined, `solids.${drawing}`]),
    ...Object.keys(solids).map((drawing): [boolean, string] => [
      !isSolid(drawing),
      `no solid drawing ${drawing}`,
    ]),
  ];
  return faults.filter(([isFault]) => isFault).map(([, fault]) => `${name}: ${fault}`);
}
