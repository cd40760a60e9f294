import fc from "fast-check";
import { describeGroup } from "../../../../src/permutations/groups/group-description";
import { LimitError } from "../../../../src/steps/limit-error";
import { permutationOfCycles } from "../../../../src/permutations/permutation";
import { puzzleGroup as groupInSteps } from "../../../../src/puzzles/pieces/puzzle-group";
import type { Cell, Cells } from "../../../../src/grid/cells";
import pinball from "../../../fixtures/pinball.json";
import wilson from "../../../fixtures/wilson.json";
import knights from "../../../fixtures/knights.json";
import { PINBALL_MOVES, result, slidingMoves } from "../boards";

type Edges = readonly (readonly [number, number])[];

/** The name and order of the group with these home places empty. */
function puzzleGroup({ moves, home }: { moves: Cells; home: Cell | readonly Cell[] }) {
  const cells = Array.isArray(home) ? home.map((each: Cell) => [each]) : [[home as Cell]];
  const { name, orderText } = result(groupInSteps({ moves, home: cells }));
  return { name, order: BigInt(orderText) };
}

const both = (edges: Edges): number[][] => edges.flatMap(([a, b]) => [[a, b], [b, a]]); // prettier-ignore
const upTo = (n: number) => Array.from({ length: n }, (_, k) => k + 1);
const cycleEdges = (n: number): Edges => upTo(n).map((k) => [k, (k % n) + 1]);
const grid = (rows: number, columns: number) => slidingMoves(rows, columns).map((move) => move.slice(0, 2));

/** Hubs 1 and 2 and three ways between them, with these numbers of places. */
function theta(...between: readonly number[]): Edges {
  let next = 3;
  return between.flatMap((count) => {
    const way = [1, ...upTo(count).map(() => next++), 2];
    return way.slice(1).map((place, k) => [way[k], place] as const);
  });
}

const GRAPHS: Readonly<Record<string, Cell[][]>> = {
  "path P4": both([[1, 2], [2, 3], [3, 4]]), // prettier-ignore
  "cycle C4": both(cycleEdges(4)),
  "cycle C5": both(cycleEdges(5)),
  "cycle C6": both(cycleEdges(6)),
  "cycle C7": both(cycleEdges(7)),
  K4: both(upTo(4).flatMap((b) => upTo(b - 1).map((a) => [a, b] as const))),
  K5: both(upTo(5).flatMap((b) => upTo(b - 1).map((a) => [a, b] as const))),
  "theta(1,2,2) exceptional": both(theta(1, 2, 2)),
  "theta(1,1,1)=K2,3": both(theta(1, 1, 1)),
  "theta(0,1,1)": both(theta(0, 1, 1)),
  "theta(1,1,2)": both(theta(1, 1, 2)),
  "theta(2,2,2)": both(theta(2, 2, 2)),
  "theta(1,2,3)": both(theta(1, 2, 3)),
  "grid 2x3": grid(2, 3),
  "grid 3x3": grid(3, 3),
  "grid 4x4": grid(4, 4),
  "two triangles sharing a vertex (space at the cut vertex)": both([[1, 2], [2, 3], [3, 1], [1, 4], [4, 5], [5, 1]]), // prettier-ignore
  Petersen: both(upTo(5).flatMap((k) => [[k, (k % 5) + 1], [k, k + 5], [k + 5, ((k + 1) % 5) + 6]] as const)), // prettier-ignore
};

const NAMES: Readonly<Record<string, string>> = {
  "path P4": "trivial",
  "cycle C7": "C6",
  K4: "S3",
  K5: "S4",
  "theta(1,2,2) exceptional": "PGL(2,5)",
  "theta(1,1,1)=K2,3": "A4",
  "theta(1,1,2)": "S5",
  "theta(2,2,2)": "A7",
  "grid 4x4": "A15",
  "two triangles sharing a vertex (space at the cut vertex)": "V4",
  Petersen: "S9",
};

test.each(wilson)("$graph", ({ graph, order, vertices }) => {
  const moves = GRAPHS[graph];
  expect(new Set(moves.flat()).size).toBe(vertices);
  for (const home of graph.includes("cut vertex") ? [1] : upTo(vertices)) {
    const group = puzzleGroup({ moves, home });
    expect(group.order).toBe(BigInt(order));
    if (graph in NAMES) expect(group.name).toBe(NAMES[graph]);
  }
});

test("pinball, whose flippers work one way only", () => {
  expect(puzzleGroup({ moves: PINBALL_MOVES, home: pinball.empty_tile })).toEqual({
    name: "A8",
    order: 20160n,
  });
});

test("three triangles in a row, a square at their end, and a place without a way back", () => {
  const triangles: Edges = [[1, 2], [2, 3], [3, 1], [3, 4], [4, 5], [5, 3], [5, 6], [6, 7], [7, 5]]; // prettier-ignore
  const moves = [...both([...triangles, [7, 8], [8, 9], [9, 10], [10, 7]]), [1, 11], [12, 1]];
  expect(puzzleGroup({ moves, home: 4 })).toEqual({ name: "C2 × C2 × C6", order: 24n });
  expect(puzzleGroup({ moves, home: 11 })).toEqual({ name: "trivial", order: 1n });
});

test("large boards at once, up to a limit that can be reached", () => {
  const { name, order } = puzzleGroup({ moves: grid(30, 30), home: 900 });
  expect(name).toBe("A899");
  expect(order % 899n).toBe(0n);
  expect(String(order)).toHaveLength(2267);
  const largest = result(groupInSteps({ moves: grid(100, 100), home: [[1]] }));
  expect(largest).toEqual({ name: "A9999", orderText: "9999!/2" });
  expect(() => puzzleGroup({ moves: grid(100, 101), home: 1 })).toThrow(
    new LimitError("the board has 10,100 places, and at most 10,000 are possible"),
  );
});

/** The permutations of the pieces that can occur with the homes empty, by trying all arrangements. */
function reached(moves: Edges, homes: readonly number[], places: number): string[][] {
  const start = upTo(places).map((place) => (homes.includes(place) ? "" : String(place)));
  const found = new Map([[start.join(), start]]);
  for (const pieces of found.values()) {
    for (const [from, to] of moves) {
      if (pieces[to - 1] !== "" || pieces[from - 1] === "") continue;
      const next = [...pieces];
      next[to - 1] = pieces[from - 1];
      next[from - 1] = "";
      found.set(next.join(), next);
    }
  }
  return [...found.values()].filter((pieces) => homes.every((home) => pieces[home - 1] === ""));
}

/** The piece of a place has moved to another place. */
function permutationOf(pieces: readonly string[]) {
  const visited = new Set<string>();
  const cycles = pieces.flatMap((_, k) => {
    const cycle: string[] = [];
    for (let place = String(k + 1); pieces.includes(place) && !visited.has(place);) {
      visited.add(place);
      cycle.push(place);
      place = String(pieces.indexOf(place) + 1);
    }
    return cycle.length > 0 ? [cycle] : [];
  });
  return permutationOfCycles(cycles);
}

/** Any moves among a few places, or a one-way ring with some additional moves; perhaps all in both directions. */
const board = fc.integer({ min: 2, max: 6 }).chain((places) => {
  const place = fc.integer({ min: 1, max: places });
  const some = fc.uniqueArray(fc.tuple(place, place), { maxLength: 2 * places, selector: String });
  const ring = cycleEdges(places).map(([a, b]): [number, number] => [a, b]);
  const moves = fc.oneof(
    some.filter((pairs) => pairs.length > 0),
    some.map((chords) => [...ring, ...chords.slice(places)]),
  );
  return fc.record({ places: fc.constant(places), moves, twoWays: fc.boolean() });
});

test("boards of few places, with moves one way or both: all arrangements tried", () => {
  fc.assert(
    fc.property(board, ({ places, moves, twoWays }) => {
      const all = twoWays ? (both(moves) as [number, number][]) : moves;
      for (const home of new Set(all.flat())) {
        const found = reached(all, [home], places);
        const { name, order } = puzzleGroup({ moves: all, home });
        expect(order).toBe(BigInt(found.length));
        const permutations = found.map((pieces) => permutationOf(pieces));
        expect(name).toBe(result(describeGroup(permutations)).name);
      }
    }),
    { numRuns: 150 },
  );
});

test("the same with several empty places", () => {
  fc.assert(
    fc.property(board, fc.infiniteStream(fc.boolean()), ({ places, moves, twoWays }, isHome) => {
      const all = twoWays ? (both(moves) as [number, number][]) : moves;
      const homes = [...new Set(all.flat())].filter(() => isHome.next().value);
      if (homes.length < 2) return;
      const onBoard = reached(all, homes, places);
      const { name, order } = puzzleGroup({ moves: all, home: homes });
      expect(order).toBe(BigInt(onBoard.length));
      expect(name).toBe(result(describeGroup(onBoard.map(permutationOf))).name);
    }),
    { numRuns: 300 },
  );
});

const knightMoves = (edges: readonly string[][]): string[][] => edges.flatMap(([a, b]) => [[a, b], [b, a]]); // prettier-ignore

test("the knights make S4, also without the two squares that the article leaves out", () => {
  const empty = Object.keys(knights.squares_row_col).filter((square) => !(square in knights.start));
  expect(puzzleGroup({ moves: knightMoves(knights.edges), home: empty })).toEqual({ name: "S4", order: 24n });
  const out = knights.removable_pair_keeping_S4;
  const edges = knights.edges.filter((edge) => !edge.some((square) => out.includes(square)));
  const home = empty.filter((square) => !out.includes(square));
  expect(puzzleGroup({ moves: knightMoves(edges), home })).toEqual({ name: "S4", order: 24n });
  expect(puzzleGroup({ moves: knightMoves(edges), home: [...home, ""] })).toEqual({ name: "S4", order: 24n });
});

test("two holes in the 15-puzzle, and a board without pieces", () => {
  expect(puzzleGroup({ moves: grid(4, 4), home: [15, 16] })).toEqual({ name: "S14", order: 87178291200n });
  expect(puzzleGroup({ moves: [[1, 2]], home: [1, 2] })).toEqual({ name: "trivial", order: 1n });
});

test("what does not fit is said of several empty places too", () => {
  const group =
    (home: Cell[], moves: Cells = grid(6, 6)) =>
    () =>
      puzzleGroup({ moves, home });
  expect(group([1, 99])).toThrow(
    "home, row 2, column 1: 99 is not among the moves; expected a place of the moves.",
  );
  expect(group([1, 2, 1])).toThrow("home, row 3, column 1: the place 1 is here for the second time.");
  expect(group(["", 0])).toThrow(
    "home: all cells are 0 or blank, which look the same to a function; for a point 0 write the text '0; expected a place of the moves.",
  );
  expect(group([1, 2], cycleEdges(2048))).toThrow(
    new LimitError(
      "the empty places have more than 2,048 arrangements among 2,048 places; no more are possible",
    ),
  );
});

test("what does not fit is said", () => {
  const group = (moves: Cell[][], home: Cell) => () => puzzleGroup({ moves, home });
  expect(group([[1, 2]], 3)).toThrow("home: 3 is not among the moves; expected a place of the moves.");
  expect(group([[1, 2]], "")).toThrow("home: the cell is blank; expected a place of the moves.");
  expect(group([[1, ""]], 1)).toThrow(
    "moves, row 1, column 2: the place to which the move leads is blank or 0; expected its name (for 0 the text '0).",
  );
  expect(group([[1], [2]], 1)).toThrow(
    "moves: there is 1 column; expected two columns, from and to, and perhaps names.",
  );
});

test.each([
  [[0, 1, 4], "S6"],
  [[0, 2, 3], "S6"],
  [[1, 1, 3], "A6"],
  [[1, 2, 2], "PGL(2,5)"],
])("seven places with three ways of %j between the hubs: only the last is an exception", (between, name) => {
  const moves = both(theta(...between));
  const { order, ...group } = puzzleGroup({ moves, home: 1 });
  expect(group.name).toBe(name);
  expect(BigInt(reached(moves as unknown as Edges, [1], 7).length)).toBe(order);
});
