import fc from "fast-check";
import { rearrangement } from "../../../../src/puzzles/pieces/kind";
import type { Cell, Cells } from "../../../../src/grid/cells";
import knights from "../../../fixtures/knights.json";
import {
  afterMoves,
  arranged,
  inOrder,
  KNIGHTS_MOVES,
  movesOf,
  PINBALL_GOAL,
  PINBALL_MOVES,
  PINBALL_START,
  result,
  slidingMoves,
} from "../boards";
import { scrambled } from "../../../../src/puzzles/pieces/random-scramble";
import { finished } from "../../../../src/steps";
import { seededRandom } from "../../../../src/steps/random";
import { fewestMovesByConflicts } from "../../../bench/peers/linear-conflicts.mjs";

const read = (moves: Cells, start: Cells, goal: Cells) =>
  finished(rearrangement.read({ moves, start, goal }));

/** The number of moves of a solution, each of which is checked, or the reason why there is none. */
function solved(moves: Cells, start: Cells, goal: Cells): number | string {
  const made = movesOf(read(moves, start, goal));
  if (typeof made === "string") return made;
  const end = afterMoves(moves, start, made);
  for (const [place, piece] of goal)
    expect(end.get(String(place)) ?? "").toBe(piece === 0 ? "" : String(piece));
  return made.length;
}

test("the pinball's only solution in 18 flips, with the flippers' names", () => {
  const puzzle = read(PINBALL_MOVES, PINBALL_START, PINBALL_GOAL);
  expect(solved(PINBALL_MOVES, PINBALL_START, PINBALL_GOAL)).toBe(18);
  expect(result(puzzle.count())).toBe(1n);
  const made = movesOf(puzzle) as Cell[][];
  expect(made.slice(0, 3)).toEqual([[4, 5, 6, "right 1R"], [7, 4, 9, "right 3L"], [8, 7, 7, "right 1L"]]); // prettier-ignore
  expect([5, ...made.map(([from]) => from)].join("-")).toBe("5-4-7-8-5-4-1-2-3-6-9-8-5-2-3-6-9-8-5");
});

describe("the knights of the 11th Hour", () => {
  const start = Object.entries(knights.start);
  const goal = Object.entries(knights.goal);

  test("change places in 40 moves", () => {
    expect(solved(KNIGHTS_MOVES, start, goal)).toBe(knights.shortest_moves);
    expect(result(read(KNIGHTS_MOVES, start, goal).count())).toBe(BigInt(knights.number_of_shortest));
  });

  test("can be rearranged in all 24 ways if they are different", () => {
    const squares = start.map(([square]) => square);
    const orders = (names: string[]): string[][] =>
      names.length === 0 ? [[]] : names.flatMap((name) => orders(names.filter((each) => each !== name)).map((rest) => [name, ...rest])); // prettier-ignore
    const numbers = orders(["a", "b", "c", "d"]).map(
      (order) =>
      solved(KNIGHTS_MOVES, squares.map((square, k) => [square, "abcd"[k]]), squares.map((square, k) => [square, order[k]])), // prettier-ignore
    );
    expect(numbers.sort((a, b) => Number(a) - Number(b))).toEqual(knights.distinct_distances);
  });
});

describe("sliding puzzles", () => {
  const EIGHT = slidingMoves(3, 3);
  const FIFTEEN = slidingMoves(4, 4);

  test.each([
    [[8, 6, 7, 2, 5, 4, 3, 0, 1], 31],
    [[6, 4, 7, 8, 5, 0, 3, 2, 1], 31],
    [[1, 2, 3, 4, 5, 6, 7, 0, 8], 1],
    [inOrder(9), 0],
  ])("8-puzzle %j in %i moves", (tiles, moves) => {
    expect(solved(EIGHT, arranged(tiles), arranged(inOrder(9)))).toBe(moves);
  });

  test("any arrangement of the 8-puzzle: the fewest moves, or parity", () => {
    const distances = allDistances(EIGHT, inOrder(9));
    expect(distances.size).toBe(181_440);
    fc.assert(
      fc.property(fc.shuffledSubarray(inOrder(9), { minLength: 9 }), (tiles) => {
        const moves = distances.get(tiles.join());
        const answer = solved(EIGHT, arranged(tiles), arranged(inOrder(9)));
        if (moves === undefined) expect(answer).toMatch(/^This is impossible by parity\. /);
        else expect(answer).toBe(moves);
      }),
      { numRuns: 30 },
    );
  });

  // The numbers of moves come from iterative deepening with the sum of the tiles' distances, in another language.
  test.each([
    [[5, 1, 2, 3, 9, 6, 7, 4, 13, 10, 11, 8, 0, 14, 15, 12], 9],
    [[0, 3, 8, 4, 2, 9, 13, 7, 1, 5, 11, 10, 6, 15, 14, 12], 36],
    [[2, 5, 11, 7, 13, 1, 8, 3, 15, 6, 0, 4, 9, 14, 12, 10], 40],
    [[15, 9, 5, 2, 1, 6, 4, 3, 12, 7, 0, 11, 13, 14, 10, 8], 40],
    [[3, 8, 15, 7, 6, 1, 2, 14, 0, 11, 4, 12, 5, 9, 10, 13], 40],
  ])("15-puzzle %j in %i moves", (tiles, moves) => {
    expect(solved(FIFTEEN, arranged(tiles), arranged(inOrder(16)))).toBe(moves);
  });

  test("15-puzzle: an independent solver finds no shorter ways", () => {
    fc.assert(
      fc.property(fc.integer({ min: 20, max: 70 }), fc.integer(), (moves, seed) => {
        const pairs = FIFTEEN.map(([from, to]) => [Number(from) - 1, Number(to) - 1] as const);
        const tiles = scrambled(
          inOrder(16).map((tile) => tile || ""),
          pairs,
          moves,
          seededRandom(seed),
        ).map(Number);
        const fewest = fewestMovesByConflicts(tiles, 4, 200_000);
        const way = solved(FIFTEEN, arranged(tiles), arranged(inOrder(16)));
        expect(way).toBeLessThanOrEqual(moves);
        if (fewest !== undefined) expect(way).toBe(fewest);
      }),
      { numRuns: 20 },
    );
  });

  test("15-puzzle: S. Loyd's 14 and 15 are refused, and the reason is told", () => {
    const loyd = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 14, 0];
    expect(solved(FIFTEEN, arranged(loyd), arranged(inOrder(16)))).toBe(
      "This is impossible by parity. Every move exchanges a piece and the empty place. To bring all of them to their goals takes an odd number of exchanges. But the empty place reaches its goal only in an even number of moves.",
    );
  });

  test("a limit is no proof that there is no solution", () => {
    const far = [14, 15, 8, 12, 10, 11, 9, 13, 2, 6, 5, 1, 3, 7, 4, 0];
    const question = { moves: FIFTEEN, start: arranged(far), goal: arranged(inOrder(16)) };
    expect(() => result(finished(rearrangement.read({ ...question, mostLooks: 1000 })).solve())).toThrow(
      expect.objectContaining({
        name: "LimitError",
        message: expect.stringMatching(
          /^the goal is at least \d\d moves away, and a longer search takes more than 1,000 arrangements$/,
        ),
      }),
    );
  });

  test("a large board with few changes", () => {
    const tiles = inOrder(400);
    [tiles[399], tiles[398]] = [tiles[398], tiles[399]];
    expect(solved(slidingMoves(20, 20), arranged(tiles), arranged(inOrder(400)))).toBe(1);
  });
});

/** The fewest moves from every other arrangement to one, found by going backwards from it. */
function allDistances(moves: Cells, goal: readonly number[]): Map<string, number> {
  const distances = new Map([[goal.join(), 0]]);
  let layer = [goal];
  for (let distance = 1; layer.length > 0; distance++) {
    const next: number[][] = [];
    for (const pieces of layer) {
      for (const [from, to] of moves as readonly number[][]) {
        if (pieces[from - 1] !== 0 || pieces[to - 1] === 0) continue;
        const before = [...pieces];
        [before[from - 1], before[to - 1]] = [pieces[to - 1], 0];
        if (distances.has(before.join())) continue;
        distances.set(before.join(), distance);
        next.push(before);
      }
    }
    layer = next;
  }
  return distances;
}

const PLACES = 5;
const place = fc.integer({ min: 1, max: PLACES });
/** A graph with all places, so that arrangements may list them; a loop is not a move. */
const someMoves = fc
  .uniqueArray(fc.tuple(place, place), {
    selector: ([from, to]) => from * 10 + to,
    minLength: 3,
    maxLength: 14,
  })
  .map((pairs) => [...pairs, ...Array.from({ length: PLACES }, (_, k): [number, number] => [k + 1, k + 1])]);
const pieces = fc
  .array(fc.constantFrom(0, 0, 1, 1, 2, 3, 4), { minLength: PLACES, maxLength: PLACES })
  .filter((list) => list.includes(0));

test("the fewest moves on any graph, or none if there is no way", () => {
  fc.assert(
    fc.property(
      someMoves,
      pieces,
      fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: PLACES }),
      (moves, start, order) => {
        const goal = order.map((k) => start[k]);
        const expected = allDistances(moves, goal).get(start.join());
        const answer = solved(moves.map(([from, to]) => [from, to, ""]), arranged(start), arranged(goal)); // prettier-ignore
        if (expected === undefined) expect(typeof answer).toBe("string");
        else expect(answer).toBe(expected);
      },
    ),
    { numRuns: 500 },
  );
});

test("among the shortest solutions the first one in the order of the moves", () => {
  const diamond = [["a", "b", "1"], ["a", "c", "2"], ["b", "d", "3"], ["c", "d", "4"]]; // prettier-ignore
  expect(movesOf(read(diamond, [["a", "x"]], [["d", "x"]]))).toEqual([["a", "b", "x", "1"], ["b", "d", "x", "3"]]); // prettier-ignore
  expect(result(read(diamond, [["a", "x"]], [["d", "x"]]).count())).toBe(2n);
});

test("a piece that no move takes to its goal", () => {
  const oneWay = [["a", "b"], ["b", "c"]]; // prettier-ignore
  expect(movesOf(read(oneWay, [["b", "x"]], [["a", "x"]]))).toBe(
    'The piece "x" can never get from b to its goal: no moves lead there. Edges go one way; to go both ways, write "both ways" for rules.',
  );
});

test("pieces that cannot pass one another, and a search without success", () => {
  const bothWays = (from: number, to: number) => [[from, to], [to, from]]; // prettier-ignore
  const line = [1, 2, 3, 4].flatMap((k) => bothWays(k, k + 1));
  expect(movesOf(read(line, arranged(["a", "b"]), arranged(["b", "a"])))).toBe(
    "There is no route to the goal: some pieces cannot get there together, even without all the others.",
  );
  const ring = [...line, ...bothWays(5, 1)];
  expect(movesOf(read(ring, arranged(["a", "b", "c", "c"]), arranged(["b", "a", "c", "c"])))).toBe(
    "There is no route to the goal: some pieces cannot get there together, even without all the others.",
  );
  // All that are between two pieces stay between them, but no three pieces tell that.
  const long = Array.from({ length: 40 }, (_, k) => bothWays(k + 1, ((k + 1) % 40) + 1)).flat();
  const pieces = (a: number, b: number) =>
    arranged(Array.from({ length: 39 }, (_, k) => (k === a ? "a" : k === b ? "b" : "c")));
  expect(movesOf(read(long, pieces(0, 19), pieces(0, 15)))).toBe(
    "There is no route to the goal: a search of all arrangements that could lead there (1,560) found none.",
  );
});

test("two boards with a corner in common, each with an odd permutation: no search could tell", () => {
  const board = slidingMoves(3, 3) as [number, number, string][];
  const moves = [...board, ...board.map(([from, to, name]) => [from + 8, to + 8, name])];
  const goal = [1, 2, 3, 4, 5, 6, 7, 8, 0, 10, 11, 12, 13, 14, 15, 16, 17];
  const swapped = (...pairs: [number, number][]) => {
    const pieces = [...goal];
    for (const [a, b] of pairs) [pieces[a - 1], pieces[b - 1]] = [pieces[b - 1], pieces[a - 1]];
    return arranged(pieces);
  };
  expect(movesOf(read(moves, swapped([1, 2], [16, 17]), arranged(goal)))).toBe(
    "There is no route to the goal: the moves bring the pieces there in other orders only.",
  );
  const three = swapped([1, 2], [2, 5]);
  const alone = solved(board, three.slice(0, 9), arranged(inOrder(9)));
  expect(solved(moves, three, arranged(goal))).toBe(alone);
  expect(alone).toBe(allDistances(board, inOrder(9)).get(three.slice(0, 9).map(([, piece]) => piece).join())); // prettier-ignore
});

test("where only a search could tell, it ends at its limit", () => {
  // Of the first board's pieces two are equal, which may make up for its odd permutation, but not for that of the second board.
  const board = slidingMoves(3, 3) as [number, number, string][];
  const moves = [...board, ...board.map(([from, to, name]) => [from + 8, to + 8, name])];
  const goal = [1, 1, 3, 4, 5, 6, 7, 8, 0, 10, 11, 12, 13, 14, 15, 16, 17];
  const start = [1, 1, 4, 3, 5, 6, 7, 8, 0, 10, 11, 12, 13, 14, 15, 17, 16];
  for (const limit of [{ mostStates: 1000 }, { mostWords: 3000 }]) {
    const question = { moves, start: arranged(start), goal: arranged(goal), ...limit };
    expect(() => result(finished(rearrangement.read(question)).solve())).toThrow(
      /^the goal is at least \d\d moves away, and a longer search takes more than 1,000 arrangements$/,
    );
  }
});

test("boards that are too large end in a message, in bounded time", () => {
  const ring = Array.from({ length: 50_000 }, (_, k) => [k + 1, ((k + 1) % 50_000) + 1]);
  const named = (shift: number) => ring.slice(1).map(([place]) => [place, ((place + shift) % 25_000) + 1]);
  expect(() => read(ring, named(0), named(0))).toThrow(
    "there are 50,000 places and 25,000 different pieces; their product can be 4,194,304 at most",
  );
  const half = (shift: number) =>
    ring.filter(([place]) => place % 2 === shift).map(([place]) => [place, "x"]);
  expect(() => result(read(ring, half(0), half(1)).solve())).toThrow(
    "there are 50,000 places and up to 25,000 moves at a time; their product can be 134,217,728 at most",
  );
});

const MOVES: Cells = [["a", "b"], ["b", "c"], ["c", "a"]]; // prettier-ignore

test.each<[string, Cells, Cells, Cells]>([
  ["moves: there is 1 column; expected two columns, from and to, and perhaps names.", [["a"]], [], []],
  [
    "moves: there are 4 columns; expected two columns, from and to, and perhaps names.",
    [["a", "b", "c", "d"]],
    [],
    [],
  ],
  [
    "moves: all cells are blank; expected two columns, from and to, and perhaps names.",
    [
      ["", 0],
      [0, ""],
    ],
    [],
    [],
  ],
  [
    "moves, row 2, column 2: the place to which the move leads is blank or 0; expected its name (for 0 the text '0).",
    [
      ["a", "b"],
      ["b", 0],
    ],
    [],
    [],
  ],
  [
    'start, row 1, column 1: "a"; expected a piece or a blank cell on each place of the moves, numbered row by row, and # in all other cells.',
    MOVES,
    [["a", "b", "c"]],
    [],
  ],
  ["start: all cells are blank; expected two columns, places and pieces.", MOVES, [["", ""]], []],
  [
    'start, row 1, column 1: "place" is not among the moves; expected a place of the moves.',
    MOVES,
    [["place", "piece"]],
    [],
  ],
  [
    "start, row 2, column 1: the cell is blank; expected a place of the moves.",
    MOVES,
    [
      ["a", "x"],
      ["", "y"],
    ],
    [],
  ],
  [
    'start, row 2, column 1: the place "a" is here for the second time.',
    MOVES,
    [
      ["a", "x"],
      ["a", "y"],
    ],
    [],
  ],
  [
    "start: no place is empty; expected an empty place to which a piece can move.",
    MOVES,
    [
      ["a", 1],
      ["b", 2],
      ["c", 3],
    ],
    [
      ["a", 1],
      ["b", 3],
      ["c", 2],
    ],
  ],
  [
    'goal, row 2, column 2: the piece "y" is not in the start; expected the same pieces.',
    MOVES,
    [["a", "x"]],
    [
      ["b", "x"],
      ["c", "y"],
    ],
  ],
  [
    "goal: the piece x is here on 2 places, but in the start on 1 place.",
    MOVES,
    [["a", "x"]],
    [
      ["b", "x"],
      ["c", "x"],
    ],
  ],
])("%s", (message, moves, start, goal) => {
  expect(() => read(moves, start, goal)).toThrow(expect.objectContaining({ name: "CellError", message }));
});
