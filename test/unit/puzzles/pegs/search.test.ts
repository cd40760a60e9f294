import { fewestMoves } from "../../../../src/puzzles/pegs/fewest-moves";
import { findJumps } from "../../../../src/puzzles/pegs/find-jumps";
import { isGoal } from "../../../../src/puzzles/pegs/goal";
import { WORDS, setOf } from "../../../../src/puzzles/pegs/jumps";
import { countPositions, solvePegs } from "../../../../src/puzzles/pegs/kind";
import { Canonical, symmetriesOf } from "../../../../src/puzzles/pegs/symmetries";
import { StateTable } from "../../../../src/search/state-table";
import { finished } from "../../../../src/steps";
import { randomIndex, seededRandom } from "../../../../src/steps/random";
import { boardOf, CROSS, EUROPEAN, only, triangle, vacant } from "./boards";
import { reachedByHand } from "./by-hand";

type Read = ReturnType<typeof boardOf>;
const CENTRE = 16;

/** How many moves a solution has, if it is one: its jumps are played. */
function played({ jumps, pegs, goal }: Read, moves: readonly (readonly number[])[]): number {
  let now = pegs;
  for (const move of moves) {
    move.forEach((jump, k) => {
      expect(jumps.isLegal(jump, now[0], now[1])).toBe(true);
      if (k > 0) expect(jumps.from[jump]).toBe(jumps.to[move[k - 1]]);
      now = jumps.after(jump, now);
    });
  }
  expect(isGoal(goal, now)).toBe(true);
  return moves.length;
}

function solved(read: Read, fewest: boolean): number | undefined {
  const solution = finished(solvePegs(read, read.jumps, fewest));
  return "moves" in solution ? played(read, solution.moves) : undefined;
}

// A112737 of the OEIS.
test("the positions of the central game after each number of jumps", () => {
  const { jumps, pegs, goal } = boardOf(vacant(CROSS, CENTRE), only(CROSS, CENTRE));
  const canonical = new Canonical(symmetriesOf(jumps.board, [goal.pegs]));
  const next = new Int32Array(WORDS);
  const counts: number[] = [];
  let layer = [pegs];
  while (counts.length < 11) {
    counts.push(layer.length);
    const table = new StateTable(WORDS);
    for (const position of layer) {
      for (const jump of jumps.legal(position)) {
        const [low, high] = jumps.after(jump, position);
        canonical.write(low, high, next, 0);
        table.add(next, 0);
      }
    }
    layer = Array.from({ length: table.count }, (_, row) =>
      table.words.slice(WORDS * row, WORDS * row + WORDS),
    );
  }
  expect(counts).toEqual([1, 1, 2, 8, 39, 171, 719, 2757, 9751, 31312, 89927]);
});

test("each board of 33 holes but for one is solved to that one, in 31 jumps", () => {
  const lengths = Array.from({ length: 33 }, (_, hole) =>
    solved(boardOf(vacant(CROSS, hole), only(CROSS, hole)), false),
  );
  expect(lengths).toEqual(new Array(33).fill(31));
});

test("the central game is solved at once", () => {
  const begin = Date.now();
  expect(solved(boardOf(vacant(CROSS, CENTRE), only(CROSS, CENTRE)), false)).toBe(31);
  expect(Date.now() - begin).toBeLessThan(2000);
});

// A127500 of the OEIS: the shortest of all vacancies; and the best of each kind of vacancy by G. I. Bell.
test("triangles of 10 and 15 holes take at least 5 and 9 moves", () => {
  const fewest = (side: number) =>
    Array.from({ length: (side * (side + 1)) / 2 }, (_, hole) =>
      solved(boardOf(vacant(triangle(side), hole), "", "triangle"), true),
    );
  expect(fewest(4)).toEqual([undefined, 5, 5, 5, undefined, 5, undefined, 5, 5, undefined]);
  expect(fewest(5)).toEqual([10, 10, 10, 9, 11, 9, 10, 11, 11, 10, 10, 10, 9, 10, 10]);
});

test("the triangle of 21 holes takes at least 9 moves", () => {
  expect(solved(boardOf(vacant(triangle(6), 1), "", "triangle"), true)).toBe(9);
});

// J. C. Wiegleb, 1779, and M. Reiss, 1857: 21 of the 37 vacancies have a wrong class.
test("the board of 37 holes is not solved from the centre, by three colours", () => {
  const read = boardOf(vacant(EUROPEAN, 18));
  const solution = finished(solvePegs(read, read.jumps, false));
  expect(solution).toEqual({
    impossible: expect.stringMatching(/^Colour the diagonals .*: 12, 12 and 12 pegs/),
  });
  expect(solved(boardOf(vacant(EUROPEAN, 0)), false)).toBe(35);
});

/** A small board with pegs thrown onto it, and a goal. */
function randomBoard(seed: number): readonly [board: string, goal: string, rules: string] {
  const random = seededRandom(seed);
  const rules = ["", "triangle", "diagonal"][seed % 3];
  const [rows, columns] = [1 + randomIndex(random, 4), 3 + randomIndex(random, 2)];
  const draw = (letters: string) => letters[randomIndex(random, letters.length)];
  const board = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, () => draw(seed % 2 === 0 ? "ooooo..#" : "ooo.")).join(""),
  ).join("/");
  const text = board.includes("o") ? board : board.replace(/./, "o");
  const reached = [...reachedByHand(text, rules).keys()];
  const goals = [
    () => text.replace(/[o.]/g, () => draw("..o?")),
    () => reached[randomIndex(random, reached.length)],
    () => reached[reached.length - 1].replace(/o/, "?"),
    () => "",
  ];
  return [text, goals[randomIndex(random, goals.length)](), rules];
}

test("200 random boards are solved as by a plain search", () => {
  for (let seed = 0; seed < 200; seed++) {
    const [board, goal, rules] = randomBoard(seed);
    const reached = reachedByHand(board, rules);
    const isEnd = (position: string) =>
      goal === ""
        ? position.split("o").length === 2
        : [...goal].every((mark, k) => mark === "?" || mark === position[k]);
    const lengths = [...reached].flatMap(([position, moves]) => (isEnd(position) ? [moves] : []));
    const read = boardOf(board, goal, rules);
    const found = [solved(read, true), solved(read, false) !== undefined];
    expect([seed, ...found]).toEqual([
      seed,
      lengths.length === 0 ? undefined : Math.min(...lengths),
      lengths.length > 0,
    ]);
    const { jumps, pegs } = read;
    const searched = [
      finished(fewestMoves(jumps, pegs, read.goal)),
      finished(findJumps(jumps, pegs, read.goal)),
    ];
    expect([seed, ...searched.map(Boolean)]).toEqual([seed, lengths.length > 0, lengths.length > 0]);
    expect(finished(countPositions(read, jumps))).toBe(reached.size);
  }
});

test("a search ends with a message when it has looked at too many positions", () => {
  const { jumps, pegs, goal } = boardOf(vacant(CROSS, CENTRE), only(CROSS, CENTRE));
  expect(() => finished(fewestMoves(jumps, pegs, goal, 1000))).toThrow("more than 1,000 arrangements");
});

test("positions of holes beyond the 32nd are counted, too", () => {
  const { pegs } = boardOf("o".repeat(50));
  expect([...pegs]).toEqual([...setOf(Array.from({ length: 50 }, (_, hole) => hole))]);
});
