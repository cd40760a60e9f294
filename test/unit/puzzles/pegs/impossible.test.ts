import type { Cells } from "../../../../src/grid/cells";
import { readPegRules, readPegs } from "../../../../src/puzzles/pegs/cells";
import { leastWeight } from "../../../../src/puzzles/pegs/goal";
import { pagodaInCells, solvePegs } from "../../../../src/puzzles/pegs/kind";
import { pagodaOf, weightOf } from "../../../../src/puzzles/pegs/pagoda";
import { finished } from "../../../../src/steps";
import { boardOf, cellsOf, CROSS, only, vacant } from "./boards";
import { reachedByHand } from "./by-hand";

const whyNot = (board: string, goal = "", rules = "") => {
  const read = boardOf(board, goal, rules);
  const solution = finished(solvePegs(read, read.jumps, false));
  return "impossible" in solution ? solution.impossible : undefined;
};

// By the rule of three the last peg is at the vacancy, or three or six holes away from it (Beasley, chapter 4).
test("of the 33 last pegs after a vacancy in the centre, the five of its class can be reached", () => {
  const ends = Array.from({ length: 33 }, (_, hole) => whyNot(vacant(CROSS, 16), only(CROSS, hole)));
  expect(ends.flatMap((why, hole) => (why === undefined ? [hole] : []))).toEqual([1, 13, 16, 19, 31]);
  expect(ends.filter((why) => why?.startsWith("Colour the diagonals"))).toHaveLength(28);
});

test("it says why there is no solution", () => {
  expect(whyNot("ooo")).toBe("No peg can jump.");
  expect(whyNot("oo.", "o.o")).toBe("There are 2 pegs and each jump removes one, so there are never 2.");
  expect(whyNot("oo.oo", "", "diagonal")).toMatch(/^Colour the diagonals|^A pagoda function|^No jumps lead/);
});

/** J. H. Conway: no pegs below a line bring a peg five rows above it; these do not bring one to the fourth. */
const DESERT = "...../...../...../...../ooooo/ooooo";
test("a pagoda function proves that pegs do not get far into the desert", () => {
  const goal = "??o??/?????/?????/?????/?????/?????";
  expect(whyNot(DESERT, goal)).toMatch(
    /^A pagoda function gives .* The sum is -?\d+, but the goal needs -?\d+\.$/,
  );
  const read = boardOf(DESERT, goal);
  const weights = pagodaOf(read.jumps, read.pegs, read.goal)!;
  expect(weightOf(weights, read.pegs)).toBeLessThan(leastWeight(read.goal, weights));
  read.jumps.from.forEach((from, k) => {
    expect(weights[from] + weights[read.jumps.over[k]]).toBeGreaterThanOrEqual(weights[read.jumps.to[k]]);
  });
  expect(pagodaInCells(read, read.jumps)!.flat()).toEqual(weights);
});

test("no pagoda function forbids what can be reached", () => {
  for (const board of ["ooo./oo.o/o.oo", "#oo./ooo./.o.#", "oooo/o.oo/oo.."]) {
    for (const goal of reachedByHand(board, "").keys()) {
      const read = boardOf(board, goal);
      expect(pagodaOf(read.jumps, read.pegs, read.goal)).toBeUndefined();
    }
  }
});

test("marks of pegs and holes, in cells and in lines of text", () => {
  const lines: Cells = [["#o."], ["xo1"]];
  const marked: Cells = [["", "●", "○"], ["X", true, 1]]; // prettier-ignore
  expect(readPegs(lines, [[1]], readPegRules([]))).toEqual(readPegs(marked, [[""]], readPegRules([])));
  const blank = marked.map((row) => row.map(() => ""));
  expect(readPegs(marked, blank, readPegRules([]))).toEqual(readPegs(marked, [[1]], readPegRules([])));
});

test.each<[string, Cells, Cells]>([
  [
    'board, row 1, column 2: here is "p"; expected o for a peg, . for an empty hole, or a blank cell.',
    [["o", "p"]],
    [[""]],
  ],
  ["board: there is no peg; expected o in holes with a peg.", [[".", ""]], [[""]]],
  ["goal: here is 1.5; expected a board or a number of pegs.", [["o", "."]], [[1.5]]],
  ["goal, row 1, column 3: the board has no hole here.", [["o", "o", ""]], [["", "", "o"]]],
  ["goal: it has 1 × 2 cells; expected 1 × 3 like the board.", [["o", "o", "."]], [["", "o"]]],
  ["a board of pegs has at most 64 holes", cellsOf("oooooooooo/".repeat(7).slice(0, -1)), [[""]]],
])("%s", (message, board, goal) => {
  expect(() => readPegs(board, goal, readPegRules([]))).toThrow(message);
});

test("rules that are unknown are refused", () => {
  expect(() => readPegRules(["hexagon"])).toThrow(
    'rules: "hexagon" is unknown; expected triangle or diagonal.',
  );
});
