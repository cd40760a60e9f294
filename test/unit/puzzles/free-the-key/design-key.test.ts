import {
  designKey,
  type DesignedKey,
  type KeyQuestion,
} from "../../../../src/puzzles/free-the-key/design-key";
import { keyMaze } from "../../../../src/puzzles/free-the-key/kind";
import { walkedMaze } from "../../../../src/puzzles/mazes/kind";
import { finished } from "../../../../src/steps";

const SMALL: KeyQuestion = { columns: 6, positions: 6, levels: 3, seed: 1, measure: "escape" };

/** The moves of the shortest way from turn 1 at the first place to the last one, as SOLVEMAZE finds it. */
function wayOut({ rows: [above, below, disk] }: DesignedKey): string[] {
  const question = {
    maze: keyMaze([above, below], [disk]),
    start: [[1, 1]],
    goal: [["right"]],
    rules: ["walk", "wrap", "rows"],
  };
  const puzzle = finished(walkedMaze.read(question));
  const outcome = finished(puzzle.solve());
  if ("impossible" in outcome) throw new Error(outcome.impossible);
  return walkedMaze.answers.moves(puzzle, outcome.way, question.maze).flat().map(String);
}

test("the same seed finds the same key on every machine", () => {
  expect(finished(designKey({ ...SMALL, columns: 5, positions: 4, seed: 0 }))).toEqual({
    rows: [
      [0, 2, 0, 0, 0],
      [0, 0, 0, 2, 0],
      [2, 0, 0, 0],
    ],
    measured: 6,
  });
});

test.each([
  { ...SMALL, seed: 0 },
  { ...SMALL, seed: 2 },
  { ...SMALL, columns: 8, positions: 8, levels: 4, seed: 1 },
])("walking confirms what the design with $columns columns and seed $seed has measured", (design) => {
  const long = finished(designKey(design));
  expect(wayOut(long)).toHaveLength(long.measured);
  const back = finished(designKey({ ...design, measure: "back" }));
  expect(wayOut(back).filter((move) => move === "left")).toHaveLength(back.measured);
});

test("heights stay within the levels, and the ends of the key have no teeth", () => {
  const { rows } = finished(designKey({ ...SMALL, positions: 2, levels: 4 }));
  expect(rows.map((row) => row.length)).toEqual([6, 6, 2]);
  expect(rows.flat().every((height) => Number.isInteger(height) && height >= 0 && height < 4)).toBe(true);
  for (const teeth of rows.slice(0, 2)) expect([teeth[0], teeth[5]]).toEqual([0, 0]);
});

test("the smallest keys, and keys of one height, are merely slid through", () => {
  expect(finished(designKey({ ...SMALL, columns: 3, positions: 2 })).measured).toBe(2);
  expect(finished(designKey({ ...SMALL, levels: 1 })).measured).toBe(5);
  expect(finished(designKey({ ...SMALL, levels: 1, measure: "back" })).measured).toBe(0);
});

test("the hardest key so far is told, with how far the search is", () => {
  const found: DesignedKey[] = [];
  const search = designKey(SMALL, (best) => found.push(best));
  const parts: number[] = [];
  let step = search.next();
  for (; !step.done; step = search.next()) parts.push(step.value);
  expect(parts).toEqual([...parts].sort((one, other) => one - other));
  expect([parts[0] < 0.1, parts.at(-1)! > 0.9]).toEqual([true, true]);
  const measures = found.map(({ measured }) => measured);
  expect(measures).toEqual([...new Set(measures)].sort((one, other) => one - other));
  for (const key of found) expect(wayOut(key)).toHaveLength(key.measured);
  expect(found.at(-1)).toEqual(step.value);
});
