import { EXPECTED } from "./all-expected";
import type { Expected, ExpectedPuzzle } from "./expected-types";
import { allDrawings, missing } from "./missing";

/** All expectations, with other puzzles in place of those with this prefix. */
const without = (id: string, change: (puzzle: ExpectedPuzzle) => readonly ExpectedPuzzle[] = () => []) =>
  EXPECTED.map((each) => ({
    ...each,
    puzzles: each.puzzles.flatMap((puzzle) => (puzzle.id.startsWith(id) ? change(puzzle) : [puzzle])),
  }));

test("something is expected of every lesson, of every kind of puzzle that is played, and of all drawings", async () => {
  expect(missing(EXPECTED, await allDrawings())).toEqual([]);
});

const OGEAR = "test/unit/puzzles/ogear/expected.ts";
const GROUPS = "test/unit/puzzles/groups/expected.ts";

test.each<[what: string, all: readonly Expected[], said: readonly string[]]>([
  [
    "a folder",
    EXPECTED.filter(({ lesson }) => lesson?.lesson.id !== "ogear"),
    [
      `${OGEAR}: the lesson ogear`,
      `${OGEAR}: a puzzle OGear of the lesson ogear`,
      `${OGEAR}: a puzzle OGear`,
      `${OGEAR}: german of a puzzle OGear`,
      `${OGEAR}: solids.cube of a puzzle OGear`,
    ],
  ],
  [
    "the mistakes of a lesson",
    EXPECTED.map(({ lesson, ...rest }) =>
      lesson?.lesson.id === "ogear" ? { ...rest, lesson: { ...lesson, mistakes: [] } } : { ...rest, lesson },
    ) as Expected[],
    [`${OGEAR}: a mistake in the lesson ogear`],
  ],
  [
    "a kind that no lesson has",
    without("Group"),
    [
      `${GROUPS}: a puzzle Group`,
      `${GROUPS}: german of a puzzle Group`,
      `${GROUPS}: states at the steps of a puzzle Group, for its drawing cayley`,
    ],
  ],
  [
    "the last step",
    without("OGear", (puzzle) => [{ ...puzzle, steps: puzzle.steps.slice(0, 2) }]),
    [`${OGEAR}: OGear of ogear: first and last step of cube`],
  ],
  [
    "a drawing that there is not, and states that none says",
    without("OGear", ({ steps, solids, ...puzzle }) => [
      {
        ...puzzle,
        steps: steps.map((step) => ({ ...step, state: "" })),
        solids: { ...solids, sphere: solids!.cube },
      },
    ]),
    [
      `${OGEAR}: OGear of ogear: a state at each step of flat drawings`,
      `${OGEAR}: OGear of ogear: no solid drawing sphere`,
    ],
  ],
  [
    "names in the lesson's sheet",
    EXPECTED.map((each) =>
      each.lesson?.lesson.id === "ogear"
        ? { ...each, puzzles: [...each.puzzles, { ...each.puzzles[0], id: "OGear2" }] }
        : each,
    ),
    [`${OGEAR}: OGear2 of ogear: the lesson has no such names`],
  ],
])("without %s the test tells what is missing, and where to add it", async (_what, all, said) => {
  expect(missing(all, await allDrawings())).toEqual(said);
});

test("a drawing that is newly declared is missing", async () => {
  const drawings = await allDrawings();
  drawings.Rubik = [...drawings.Rubik, { ...drawings.Rubik[0], id: "sphere" }];
  expect(missing(EXPECTED, drawings)).toEqual([
    "test/unit/puzzles/rubik/expected.ts: solids.sphere of a puzzle Rubik",
  ]);
});
