import { BLANKS, blankOr0, failure } from "./host";
import { findHardest, findSpacePaths, rearrange } from "../../../src/functions/rearrangements";
import pinball from "../../fixtures/pinball.json";
import { PINBALL_GOAL, PINBALL_MOVES, PINBALL_START } from "../puzzles/boards";

/** A range as hosts pass it. */
const range = (cells: readonly (readonly unknown[])[]) => cells.map((row) => [...row]);
const MOVES = range(PINBALL_MOVES);
const START = range(PINBALL_START);
const GOAL = range(PINBALL_GOAL);

test("the pinball's space-paths and their permutations", async () => {
  const rows = await findSpacePaths(MOVES, 5);
  expect([...rows].sort()).toEqual(pinball.simple_elementary_space_paths);
  expect(await findSpacePaths(MOVES, "5", 4)).toEqual(rows.slice(0, 4));
});

test("the pinball's solution", async () => {
  const moves = await rearrange(MOVES, START, GOAL);
  expect(moves).toHaveLength(18);
  expect(moves[0]).toEqual([4, 5, 6, "right 1R"]);
  expect(await rearrange(MOVES, START, START)).toEqual([["", "", "", ""]]);
  const nameless = MOVES.map(([from, to]) => [String(from), String(to)]);
  expect((await rearrange(nameless, START, GOAL))[0]).toEqual(["4", "5", 6, ""]);
});

test.each(BLANKS)("the blank %j", async (blank) => {
  const blanked = (cells: unknown[][]) => cells.map((row) => row.map((cell) => (cell === "" ? blank : cell)));
  expect(await rearrange([...MOVES, [blank, blank, blank]], blanked(START), blanked(GOAL))).toHaveLength(18);
  expect(await rearrange(MOVES, [...START, [blank, blank]], GOAL.filter(([place]) => place !== 5))).toHaveLength(18); // prettier-ignore
  expect((await rearrange([[1, 2, blank]], [[1, "x"]], [[2, "x"]]))[0]).toEqual([1, 2, "x", ""]);
  expect(await findSpacePaths([...MOVES, [blank, blank, blank]], 5, blank)).toHaveLength(7);
  expect(await failure(() => findSpacePaths(MOVES, blank))).toBe(
    `#VALUE! home: the cell is ${blankOr0(blank)}; expected a place of the moves.`,
  );
  expect(await failure(() => rearrange([[blank, 2]], START, GOAL))).toBe(
    "#VALUE! moves, row 1, column 1: the place that the move leaves is blank or 0; expected its name (for 0 the text '0).",
  );
});

test.each<[string, () => unknown]>([
  [
    'No space-path leads from home back to home. Edges go one way; to go both ways, write "both ways" for rules.',
    () => findSpacePaths([["a", "b"]], "a"),
  ],
  ["#VALUE! longest: -1 is negative; expected 1 or more.", () => findSpacePaths(MOVES, 5, -1)],
  ['#VALUE! longest: "x" is not a whole number.', () => findSpacePaths(MOVES, 5, "x")],
  [
    'The piece "x" can never get from b to its goal: no moves lead there. Edges go one way; to go both ways, write "both ways" for rules.',
    () => rearrange([["a", "b"]], [["b", "x"]], [["a", "x"]]),
  ],
  ["#N/A moves, row 1, column 2: here is the error #N/A.", () => rearrange([["a", "#N/A"]], START, GOAL)],
])("%s", async (message, call) => {
  expect(await failure(call)).toBe(message.startsWith("#") ? message : `#N/A ${message}`);
});

test("an impossible rearrangement says why", async () => {
  const exchanged = GOAL.map(([tile, ball]) => [tile, ball === 1 ? 2 : ball === 2 ? 1 : ball]);
  expect(await failure(() => rearrange(MOVES, START, exchanged))).toMatch(
    /^#N\/A This is impossible by parity\. /,
  );
});

test("how far arrangements are, and examples that REARRANGE takes", async () => {
  const rows = await findHardest(MOVES, GOAL);
  expect(rows.map(([distance]) => distance)).toEqual(Array.from({ length: 49 }, (_, k) => 48 - k));
  expect(rows.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(181_440);
  for (const [distance, , ...pieces] of [rows[0], rows[2]]) {
    const start = GOAL.map(([place], k) => [place, pieces[k]]);
    expect(await rearrange(MOVES, start, GOAL)).toHaveLength(Number(distance));
  }
  expect(rows[48]).toEqual([0, 1, ...GOAL.map(([, piece]) => piece)]);
});

test.each(BLANKS)("the blank %j in a goal", async (blank) => {
  expect(await findHardest([[1, 2, blank], [blank, blank, blank]], [[2, "x"], [1, blank], [blank, blank]])).toEqual([
    [1, 1, "", "x"],
    [0, 1, "x", ""],
  ]); // prettier-ignore
});

test("too many arrangements, and too large an answer, are said to be that", async () => {
  const cycle = (places: number) => Array.from({ length: places }, (_, k) => [k + 1, ((k + 1) % places) + 1]);
  const tiles = (places: number) => Array.from({ length: places }, (_, k) => [k + 1, k]);
  expect(await failure(() => findHardest(cycle(16), tiles(16)))).toBe(
    "#VALUE! This is too much to compute: there are more than 536,870,912 arrangements of the pieces.",
  );
  expect(await failure(() => findHardest(cycle(1600), [[1, "x"]]))).toBe(
    "#VALUE! the answer: its 1,600 rows of 1,602 cells are too many; at most 2,097,152 cells are possible.",
  );
});
