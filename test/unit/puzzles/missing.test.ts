import { PUZZLES } from "../../../src/puzzles";
import type { PuzzleDeclaration } from "../../../src/puzzles/define-puzzle";
import { EXPECTED } from "./all-expected";
import type { Expected, ExpectedPuzzle } from "./expected-types";
import { missing } from "./missing";

const declared = (id: string) => PUZZLES.find((each) => each.id === id)!;
const OGEAR = declared("ogear");

/** All expectations, with other puzzles in place of those with this prefix. */
const without = (id: string, change: (puzzle: ExpectedPuzzle) => readonly ExpectedPuzzle[] = () => []) =>
  EXPECTED.map((each) => ({
    ...each,
    puzzles: each.puzzles.flatMap((puzzle) => (puzzle.id.startsWith(id) ? change(puzzle) : [puzzle])),
  }));

test.each<[what: string, of: PuzzleDeclaration, all: readonly Expected[], said: readonly string[]]>([
  [
    "a file",
    OGEAR,
    EXPECTED.filter(({ lesson }) => lesson?.lesson.id !== "ogear"),
    [
      "the lesson ogear",
      "a puzzle OGear of the lesson ogear",
      "a puzzle OGear",
      "german of a puzzle OGear",
      "solids.cube of a puzzle OGear",
    ],
  ],
  [
    "the mistakes of a lesson",
    OGEAR,
    EXPECTED.map(({ lesson, ...rest }) =>
      lesson?.lesson.id === "ogear" ? { ...rest, lesson: { ...lesson, mistakes: [] } } : { ...rest, lesson },
    ) as Expected[],
    ["a mistake in the lesson ogear"],
  ],
  [
    "a kind that no lesson has",
    declared("groups"),
    without("Group"),
    [
      "a puzzle Group",
      "german of a puzzle Group",
      "states at the steps of a puzzle Group, for its drawing cayley",
    ],
  ],
  [
    "the last step",
    OGEAR,
    without("OGear", (puzzle) => [{ ...puzzle, steps: puzzle.steps.slice(0, 2) }]),
    ["OGear of ogear: first and last step of cube"],
  ],
  [
    "a drawing that there is not, and states that none says",
    OGEAR,
    without("OGear", ({ steps, solids, ...puzzle }) => [
      {
        ...puzzle,
        steps: steps.map((step) => ({ ...step, state: "" })),
        solids: { ...solids, sphere: solids!.cube },
      },
    ]),
    ["OGear of ogear: a state at each step of flat drawings", "OGear of ogear: no solid drawing sphere"],
  ],
  [
    "names in the lesson's sheet",
    OGEAR,
    EXPECTED.map((each) =>
      each.lesson?.lesson.id === "ogear"
        ? { ...each, puzzles: [...each.puzzles, { ...each.puzzles[0], id: "OGear2" }] }
        : each,
    ),
    ["OGear2 of ogear: the lesson has no such names"],
  ],
])("without %s the contract says what is missing, and where to add it", async (_what, of, all, said) => {
  expect(await missing(of, all)).toEqual(
    said.map((each) => `test/unit/puzzles/${of.id}/expected.ts, or that of a folder in it: ${each}`),
  );
});

test("a drawing that is newly declared is missing", async () => {
  const { plays, ...rubik } = declared("rubik");
  const more = plays.map(({ drawings, ...play }) => ({
    ...play,
    drawings: async () => {
      const known = await drawings();
      return [...known, { ...known[0], id: "sphere" }];
    },
  }));
  expect(await missing({ ...rubik, plays: more }, EXPECTED)).toEqual(
    plays.map(({ kind }) => expect.stringMatching(`: solids\\.sphere of a puzzle ${kind.prefix}$`)),
  );
});
