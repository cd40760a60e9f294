import fc from "fast-check";
import { failure } from "./host";
import { findHardest, findPuzzleGroup, rearrange } from "../../../src/functions/rearrangements";
import { readCells } from "../../../src/functions/cells/host-cells";
import type { Cell } from "../../../src/grid/cells";
import { fifteen, rearrange as onGraph } from "../../../src/puzzles/pieces/play";
import { slidingMoves } from "../../../src/puzzles/pieces/sliding-moves";
import { played } from "../playing/played";

/** A board with as many tiles as it has places but one or two, in an order that moves make, and one in which they end. */
const boards = fc
  .constantFrom([2, 3], [3, 3], [1, 4], [4, 3], [2, 5])
  .chain(([rows, columns]) =>
    fc.record({
      rows: fc.constant(rows),
      columns: fc.constant(columns),
      holes: fc.uniqueArray(fc.nat(rows * columns - 1), { maxLength: 2 }),
      empty: fc.integer({ min: 1, max: 2 }),
      equal: fc.boolean(),
      walk: fc.array(fc.nat(100), { maxLength: 12 }),
    }),
  )
  .map(({ rows, columns, holes, empty, equal, walk }) => {
    const isPlace = (place: number) => !holes.includes(place - 1);
    const moves = slidingMoves(rows, columns).filter(([from, to]) => isPlace(from) && isPlace(to));
    const places = Array.from({ length: rows * columns }, (_, k) => k + 1).filter(isPlace);
    const start = new Map<number, Cell>(
      places.map((place, k) => [place, k < empty ? "" : equal ? "AB"[k % 2] : k]),
    );
    const goal = new Map(start);
    for (const step of walk) {
      const possible = moves.filter(([from, to]) => goal.get(from) !== "" && goal.get(to) === "");
      if (possible.length === 0) continue;
      const [from, to] = possible[step % possible.length];
      goal.set(to, goal.get(from)!).set(from, "");
    }
    const isWhole = places.length > empty && places.every((place) => moves.some(([from]) => from === place));
    const drawn = (pieces: ReadonlyMap<number, Cell>, write: (piece: Cell) => Cell = (piece) => piece) =>
      Array.from({ length: rows }, (_, row) =>
        Array.from({ length: columns }, (_cell, column) => {
          const piece = pieces.get(row * columns + column + 1);
          return piece === undefined ? "#" : write(piece);
        }),
      );
    return { moves, start, goal, drawn, isWhole };
  })
  .filter(({ isWhole }) => isWhole);

/** Ways to write a piece or an empty place. */
const WRITTEN: Record<string, (piece: Cell) => unknown> = {
  "as it is": (piece) => piece,
  "0 for the empty place": (piece) => (piece === "" ? 0 : piece),
  "null for the empty place": (piece) => (piece === "" ? null : piece),
  "a space for the empty place, and texts": (piece) => (piece === "" ? " " : ` ${piece} `),
};
const LEFT_OUT = { null: null, nothing: [[null]], "0": [[0]], "an empty text": [[""]] };

const listed = (pieces: ReadonlyMap<number, Cell>) => [...pieces].map(([place, piece]) => [place, piece]);
const texts = (rows: unknown[][]) => rows.map((row) => row.map((cell) => String(cell ?? "").trim()));

describe.each(Object.entries(WRITTEN))("boards with %s", (_name, write) => {
  const cell = write as (piece: Cell) => Cell;

  test("REARRANGE reads them as lists of places and pieces with the moves of neighbours", async () => {
    await fc.assert(
      fc.asyncProperty(boards, fc.constantFrom(...Object.values(LEFT_OUT)), async (board, none) => {
        const { moves, start, goal, drawn } = board;
        const expected = texts(await rearrange(moves, listed(start), listed(goal)));
        const grids = [drawn(start, cell), drawn(goal, cell)] as const;
        expect(texts(await rearrange(none as never, ...grids))).toEqual(expected);
        expect(texts(await rearrange(moves, ...grids))).toEqual(expected);
        expect(texts(await rearrange(none as never, grids[0], listed(goal)))).toEqual(expected);
        expect(texts(await rearrange(none as never, listed(start), grids[1]))).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });

  test("HARDEST and PUZZLEGROUP do, too", async () => {
    await fc.assert(
      fc.asyncProperty(
        boards.filter(({ goal }) => goal.size <= 6),
        async ({ moves, goal, drawn }) => {
          const grid = drawn(goal, cell);
          const none = [[null]];
          expect(texts(await findHardest(none, grid))).toEqual(texts(await findHardest(moves, listed(goal))));
          const homes = [...goal].flatMap(([place, piece]) => (piece === "" ? [[place]] : []));
          expect(await findPuzzleGroup(none, grid)).toEqual(await findPuzzleGroup(moves, homes));
        },
      ),
      { numRuns: 20 },
    );
  });

  test.each([fifteen, onGraph])("View does, too, and walks on the start: $prefix", (kind) => {
    fc.assert(
      fc.property(boards, ({ moves, start, goal, drawn }) => {
        const [first, last] = [start, goal].map((pieces) => readCells(drawn(pieces, cell), "board"));
        const grid = played(kind, { start: first, goal: last });
        const list = played(kind, { moves: moves, start: listed(start), goal: listed(goal) });
        expect(grid.lastStep).toBe(list.lastStep);
        for (let step = 0; step <= grid.lastStep; step++) expect(grid.text(step)).toBe(list.text(step));
        const { rows, columns, positions } = grid.board;
        const form = drawn(start);
        expect([rows, columns]).toEqual([form.length, form[0].length]);
        positions.forEach(({ row, column }) => expect(form[row][column]).not.toBe("#"));
        expect(grid.marker?.range).toBe("start");
      }),
      { numRuns: 20 },
    );
  });
});

const NONE = [[null]];
const START = [[1, 2, 3], [4, 5, ""]]; // prettier-ignore
const GOAL = [[1, 2, 3], [4, "", 5]]; // prettier-ignore
const PAIRS = [["a", "x"], ["b", ""]]; // prettier-ignore
const NO_BOARD = "without the argument moves, the board needs three or more columns; add columns of #.";

test("a board of two columns needs a third one of #", async () => {
  const start = [[1, 2, "#"], [3, "", "#"]]; // prettier-ignore
  const goal = [["", 1, "#"], [3, 2, "#"]]; // prettier-ignore
  expect(await rearrange(NONE, start, goal)).toEqual([[2, 5, 2, "down"], [1, 2, 1, "right"]]); // prettier-ignore
  expect(await findPuzzleGroup(NONE, start)).toEqual([["C3", 3]]);
});

test.each<[string, () => unknown]>([
  [`start: ${NO_BOARD}`, () => rearrange(NONE, PAIRS, PAIRS)],
  [`goal: ${NO_BOARD}`, () => findHardest(NONE, PAIRS)],
  [`home: ${NO_BOARD}`, () => findPuzzleGroup(NONE, [[1]])],
  [`home: ${NO_BOARD}`, () => findPuzzleGroup(NONE, PAIRS)],
  ["home: no place is empty; expected an empty place to which a piece can move.", () => findPuzzleGroup(NONE, [[1, 2, 3]])],
  ["start: no place is empty; expected an empty place to which a piece can move.", () => rearrange(NONE, [[1, 2, 3]], [[1, 2, 3]])],
  ["goal: it has 1 × 3 cells; expected 2 × 3 like the board.", () => rearrange(NONE, START, [[1, 2, ""]])],
  ['goal, row 2, column 1: "#"; expected a piece or a blank cell on each place of the moves, numbered row by row, and # in all other cells.', () => rearrange(NONE, START, [[1, 2, 3], ["#", "", 5]])],
  [
    "goal, row 1, column 3: 3; expected a piece or a blank cell on each place of the moves, numbered row by row, and # in all other cells.",
    () => rearrange(NONE, [[1, 2, "#"], [4, 5, ""]], GOAL),
  ],
  ['goal, row 1, column 2: the piece "x" is not in the start; expected the same pieces.', () => rearrange(NONE, START, [[1, "x", 3], [4, "", 5]])],
  ["start, row 1, column 3: 3; expected a piece or a blank cell on each place of the moves, numbered row by row, and # in all other cells.", () => rearrange(NONE, [[1, "#", 3], [4, "", "#"]], GOAL)],
  ["home: no place is empty; expected an empty place to which a piece can move.", () => findPuzzleGroup(NONE, [["#", "#", "#"]])],
  [
    'start: expected a piece or a blank cell on each place of the moves, numbered row by row, and # in all other cells.',
    () => rearrange(slidingMoves(4, 4), START, GOAL),
  ],
  ["This is too much to compute: the board has 10,100 places, and at most 10,000 are possible.", () => findPuzzleGroup(NONE, Array.from({ length: 101 }, () => new Array(100).fill("")))],
])("%s", async (message, call) => {
  expect(await failure(call)).toBe(`#VALUE! ${message}`);
}); // prettier-ignore
