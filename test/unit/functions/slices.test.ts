import "./host";
import { readFactors } from "../../../src/functions/cells/permutations";
import { solveGear, solveGraph, solveStates } from "../../../src/functions/graphs";
import { findOrbits } from "../../../src/functions/groups";
import { drawKeyMaze, findKeyOfMaze, showDeadEnds } from "../../../src/functions/key-mazes";
import { solveMaze } from "../../../src/functions/mazes";
import { multiplyCycles, pathToPermutation } from "../../../src/functions/permutations";
import { generatePermutationProducts } from "../../../src/functions/products";
import {
  findHardest,
  findPuzzleGroup,
  findSpacePaths,
  rearrange,
} from "../../../src/functions/rearrangements";
import { factorCycles } from "../../../src/functions/shortest-words";
import { wordToCycles, wordToPath } from "../../../src/functions/words";

/** With two columns, more cells than may be read in one slice. */
const ROWS = 25_000;

/** Cell reads between two looks at the clock: a few hundred microseconds' work, because each cell is read several times. */
const MAX_LOOKS = 3 * 2 ** 14;

const NINE = "9".charCodeAt(0);

let looks = 0;
let mostLooks = 0;

const { now } = Date;
const { setTimeout } = globalThis;

/** Each look at the clock ends the time slice. No spies, since they would store every one of the many calls. */
beforeEach(() => {
  looks = mostLooks = 0;
  let time = 0;
  Date.now = () => {
    mostLooks = Math.max(mostLooks, looks);
    looks = 0;
    return (time += 1000);
  };
  globalThis.setTimeout = ((resume: () => void) => queueMicrotask(resume)) as unknown as typeof setTimeout;
});

afterEach(() => {
  Date.now = now;
  globalThis.setTimeout = setTimeout;
});

/** A range that counts the reads of its cells. */
function range(columns: number, cell: (row: number, column: number) => unknown, rows = ROWS): unknown[][] {
  return Array.from({ length: rows }, (_, row) => {
    const cells = Array.from({ length: columns }, (_, column) => cell(row, column));
    return new Proxy(cells, {
      get(target, key) {
        if (typeof key === "string" && key.charCodeAt(0) <= NINE) looks++;
        return target[key as never];
      },
    });
  });
}

const line = range(2, (row, column) => row + column + 1);
const circle = range(2, (row, column) => ((row + column) % ROWS) + 1);
const pieces = range(2, (row, column) => (column === 0 ? row + 1 : row > 0 ? "a" : ""));
const square = (cell: (row: number, column: number) => unknown) => range(300, cell, 300);

test.each<[string, () => unknown]>([
  ["REARRANGE", () => rearrange(circle, pieces, pieces)],
  [
    "HARDEST",
    () =>
      findHardest(
        circle,
        range(2, (row, column) => row + column + 1),
      ),
  ],
  ["SOLVEGRAPH", () => solveGraph(circle, [[1]], circle)],
  [
    "SOLVESTATES",
    () =>
      solveStates(
        range(3, (row, k) => `${row + k}`),
        "1" as never,
        range(2, (row) => row),
      ),
  ],
  ["SPACEPATHS", () => findSpacePaths(line, 1)],
  ["PUZZLEGROUP", () => findPuzzleGroup(circle, [[1]])],
  ["SOLVEGEAR", () => solveGear(range(4, (row, k) => (k % 2 ? "North" : `f${row + k}`)), [["f0", "N", 0]], [["f2", "N", 1]])], // prettier-ignore
  ["SOLVEMAZE to walk", () => solveMaze(square(() => "."), [[1, 1]], range(2, (row, k) => (k ? 1 : (row % 300) + 1)))], // prettier-ignore
  [
    "SOLVEMAZE to jump",
    () =>
      solveMaze(
        square((row, k) => 299 - row + k),
        [[1, 1]],
        undefined,
        "jump" as never,
      ),
  ],
  ["SOLVEMAZE with gates", () => solveMaze(square((row, k) => (row % 2 && k % 2 ? "" : row % 2 || k % 2 ? "red" : "#")), [[2, 2]], [[2, 4]], "gates red" as never)], // prettier-ignore
  ["DEADENDS", () => showDeadEnds(square((row, k) => (row + k) % 3))],
  [
    "KEYMAZE",
    () =>
      drawKeyMaze(
        [[0], [1]],
        range(1, (row) => row % 2),
      ),
  ],
  ["FINDKEY", () => findKeyOfMaze(range(100, () => 1, 100))],
  ["MULTIPLYCYCLES", () => multiplyCycles([range(1, (row) => `(${row} ${row + 1})`)])],
  ["PATHTOPERM", () => pathToPermutation(range(1, (row) => (row % 9) + 1))],
  [
    "WORDTOCYCLES",
    () =>
      wordToCycles(
        "g1 g2",
        range(2, (row, k) => (k ? `(${row % 9} 9)` : `g${row}`)),
      ),
  ],
  [
    "WORDTOPATH",
    () =>
      wordToPath(
        "g1 g2",
        range(2, (row, k) => (k ? "1-2-1" : `g${row}`)),
      ),
  ],
  ["ORBITS", () => findOrbits(range(2, (row, k) => (k ? `(${row % 9} 9)` : `g${row}`)))],
  [
    "FACTORCYCLES",
    () =>
      factorCycles(
        [["(1 2)"]],
        range(2, (row, k) => (k ? "(1 2)" : `g${row}`)),
      ),
  ],
  [
    "GENPERMPROD",
    () =>
      generatePermutationProducts(
        range(2, (row, k) => (k ? "(1 2)" : `g${row}`)),
        1,
      ),
  ],
])("%s reads a large range in slices", async (_, call) => {
  await Promise.resolve()
    .then(call)
    .catch(() => undefined);
  expect(mostLooks).toBeGreaterThan(1000);
  expect(mostLooks).toBeLessThan(MAX_LOOKS);
});

test("a single row of full cells is read with pauses", () => {
  const full = "(1 2)".repeat(6_000);
  const steps = readFactors([[Array<string>(40).fill(full)]], "factors");
  let pauses = 0;
  let step = steps.next();
  for (; !step.done; step = steps.next()) pauses++;
  expect(step.value.flat()).toHaveLength(40 * 6_000);
  expect(pauses).toBeGreaterThan(15);
});
