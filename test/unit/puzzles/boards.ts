import type { Cell, Cells } from "../../../src/grid/cells";
import type { Puzzle } from "../../../src/puzzles/puzzle-kind";
import knights from "../../fixtures/knights.json";
import pinball from "../../fixtures/pinball.json";

/** The moves of the pinball's balls. A flipper's name is its reach and side, as on the board. */
export const PINBALL_MOVES: Cells = Object.entries(pinball.tiles).flatMap(([tile, flippers]) =>
  (["left", "right"] as const).map((side) => {
    const to = flippers[`${side}_flipper_to`];
    const reach = to - Number(tile);
    return [Number(tile), to, `${side} ${Math.abs(reach)}${reach < 0 ? "L" : "R"}`];
  }),
);

export const PINBALL_START: Cells = Object.entries(pinball.start_home_tile_of_ball_on_tile).map(
  ([tile, ball]) => [Number(tile), ball ?? ""],
);

export const PINBALL_GOAL: Cells = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((tile) => [tile, tile === 5 ? "" : tile]);

/** Knights can move both ways along each edge. */
export const KNIGHTS_MOVES: Cells = knights.edges.flatMap(([a, b]) => [[a, b], [b, a]]); // prettier-ignore

/** The moves of the tiles of a sliding puzzle, whose places are numbered from 1, row by row. */
export function slidingMoves(rows: number, columns: number): Cell[][] {
  const moves: Cell[][] = [];
  for (let place = 1; place <= rows * columns; place++) {
    if (place % columns !== 0) moves.push([place, place + 1, "right"], [place + 1, place, "left"]);
    if (place + columns <= rows * columns)
      moves.push([place, place + columns, "down"], [place + columns, place, "up"]);
  }
  return moves;
}

/** Pieces on the places 1, 2, …; 0 is the empty place. */
export function arranged(pieces: readonly Cell[]): Cell[][] {
  return pieces.map((piece, k) => [k + 1, piece]);
}

/** The tiles 1, 2, … of a sliding puzzle in order, with the last place empty. */
export function inOrder(count: number): number[] {
  return Array.from({ length: count }, (_, k) => (k + 1) % count);
}

export function result<Result>(steps: Generator<number, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The moves of the solution, or the reason why there is none. */
export function movesOf(puzzle: Puzzle): (readonly Cell[])[] | string {
  const outcome = result(puzzle.solve());
  if ("impossible" in outcome) return outcome.impossible;
  return outcome.way.slice(1).map((state, k) => puzzle.move(outcome.way[k], state));
}

/** Makes moves one after another. Each must be listed and take the named piece to an empty place. */
export function afterMoves(
  moves: Cells,
  start: Cells,
  made: readonly (readonly Cell[])[],
): Map<string, string> {
  const pieces = new Map(start.map(([place, piece]) => [String(place), piece === 0 ? "" : String(piece)]));
  for (const [from, to, piece, name] of made) {
    expect(moves.some((move) => move[0] === from && move[1] === to && (move[2] ?? "") === name)).toBe(true);
    expect([pieces.get(String(from)), pieces.get(String(to)) ?? ""]).toEqual([String(piece), ""]);
    pieces.set(String(from), "");
    pieces.set(String(to), String(piece));
  }
  return pieces;
}
