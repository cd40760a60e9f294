import fc from "fast-check";
import { finished } from "../../../../src/steps";
import type { Cells } from "../../../../src/grid/cells";
import type { Move } from "../../../../src/playing/move";
import type { Game } from "../../../../src/playing/play";
import { boardGraph, freeGraph } from "../../../../src/puzzles/pieces/drawings/graph";
import { knightsBoard } from "../../../../src/puzzles/pieces/drawings/knights-board";
import { pinballBoard } from "../../../../src/puzzles/pieces/drawings/pinball-board";
import { tilesBoard } from "../../../../src/puzzles/pieces/drawings/tiles-board";
import { fifteen, knights, pinball, rearrange } from "../../../../src/puzzles/pieces/play";
import type { RearrangementPlay } from "../../../../src/puzzles/pieces/play-rearrangement";
import { played } from "../../playing/played";
import { rendered } from "../rendered";
import { fifteenFrom, KNIGHTS, NEARLY, PINBALL } from "./play-puzzles";

const gameOf = (play: RearrangementPlay) => play.byHand!.game as Game<string>;
const shownMoves = (moves: readonly Move[]) =>
  moves.map(({ label, spot, from, key }) => [label, from, spot, key]);

describe("the moves of a state", () => {
  test("a tile goes where the arrow points", () => {
    const game = gameOf(played(fifteen, fifteenFrom(NEARLY)));
    expect(shownMoves(game.moves(game.start))).toEqual([
      ["tile 6 down", "place 6", "place 10", "ArrowDown"],
      ["tile 9 right", "place 9", "place 10", "ArrowRight"],
      ["tile 11 left", "place 11", "place 10", "ArrowLeft"],
      ["tile 10 up", "place 14", "place 10", "ArrowUp"],
    ]);
  });

  test("equal tiles that go the same way are told apart, and no arrow is for two of them", () => {
    const moves = [[1, 2, "right"], [3, 4, "right"]]; // prettier-ignore
    const pair = (left: string, right: string) => [[1, left], [2, right], [3, left], [4, right]]; // prettier-ignore
    const game = gameOf(played(fifteen, { moves, start: pair("x", ""), goal: pair("", "x") }));
    expect(shownMoves(game.moves(game.start))).toEqual([
      ["tile x right (1 to 2)", "place 1", "place 2", undefined],
      ["tile x right (3 to 4)", "place 3", "place 4", undefined],
    ]);
  });

  test("balls and knights, and pieces of one's own", () => {
    const ofPinball = gameOf(played(pinball, PINBALL));
    expect(shownMoves(ofPinball.moves(ofPinball.start))[0]).toEqual([
      "ball 1 from 2 to 5 (left 3R)",
      "place 2",
      "place 5",
      "ArrowDown",
    ]);
    const ofKnights = gameOf(played(knights, KNIGHTS));
    expect(ofKnights.moves(ofKnights.start).map(({ label, key }) => [label, key])).toContainEqual([
      "black knight from a4 to c3",
      undefined,
    ]);
    const own = gameOf(
      played(rearrange, { moves: [["a", "b", "hop"]], start: [["a", "x"]], goal: [["b", "x"]] }),
    );
    expect(shownMoves(own.moves(own.start))).toEqual([
      ["x from a to b (hop)", "place 1", "place 2", undefined],
    ]);
  });
});

test("moves that are refused, with the reason", () => {
  const game = gameOf(played(fifteen, fifteenFrom(NEARLY)));
  const refused = (spot: string, from?: string) => game.refuse(game.start, spot, from);
  expect(refused("place 1")).toBe("Only a tile next to an empty place moves.");
  expect(refused("place 2", "place 1")).toBe("The place 2 is taken by 2.");
  expect(refused("place 10", "place 1")).toBe("No line leads from 1 to 10.");
  expect(refused("place 9", "place 10")).toBe("No piece is on 10.");
  expect(refused("place 17")).toBe("There is no place here.");
  expect(refused("place 1", "cell 1")).toBe("There is no place here.");
  const lonely = gameOf(
    played(rearrange, { moves: [["a", "b"], ["b", "c"]], start: [["a", "x"]], goal: [["b", "x"]] }), // prettier-ignore
  );
  expect(lonely.refuse(lonely.start, "place 3")).toBe(
    "No piece can move to c now: no line leads there from a piece.",
  );
});

test("equal pieces are interchangeable: it does not matter which of them came where", () => {
  const [a, b, c] = ["a", "b", "c"];
  const moves = [[a, b], [b, c], [c, a]]; // prettier-ignore
  const game = gameOf(played(rearrange, { moves, start: [[a, "x"], [b, "x"]], goal: [[b, "x"], [c, "x"]] })); // prettier-ignore
  // The x of b goes to c, and that of a follows it.
  const first = game.moves(game.start).find(({ from }) => from === "place 2")!;
  const second = game.moves(first.to).find(({ from }) => from === "place 1")!;
  expect(game.isSolved(second.to)).toBe(true);
  const third = game.moves(second.to).find(({ from }) => from === "place 3")!;
  expect(third.to).toBe(game.start);
});

test.each([
  ["tiles", tilesBoard, played(fifteen, fifteenFrom(NEARLY))],
  ["the graph of tiles", boardGraph, played(fifteen, fifteenFrom(NEARLY))],
  ["knights", knightsBoard, played(knights, KNIGHTS)],
  ["the graph of knights", freeGraph, played(knights, KNIGHTS)],
  ["balls", pinballBoard, played(pinball, PINBALL)],
] as const)("every place of %s can be clicked, and is large enough for it", (_name, drawing, play) => {
  const { svg } = rendered(drawing, play, 0);
  const areas = [...svg.matchAll(/<rect data-spot="([^"]+)"[^>]* width="([\d.]+)"/g)];
  expect(areas.map(([, spot]) => spot)).toEqual(play.places.map((_, place) => `place ${place + 1}`));
  for (const [, , width] of areas) expect(Number(width)).toBeGreaterThanOrEqual(16);
});

test.each([tilesBoard, boardGraph, freeGraph, knightsBoard, pinballBoard])(
  "what is impossible is drawn at its start, and can be played: %#",
  (drawing) => {
    const play = played(fifteen, fifteenFrom([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 14, 0]));
    const picture = rendered(drawing, play, 0);
    expect(picture.faults).toEqual([]);
    expect(picture.state).toMatch(/ 14:15 15:14 16:–$/);
    const game = gameOf(play);
    const moved = game.play([game.moves(game.start)[0]]) as RearrangementPlay;
    expect(rendered(drawing, moved, 1).state).toMatch(/ 12:– 13:13 14:15 15:14 16:12$/);
  },
);

const PLACES = 5;
const place = fc.integer({ min: 1, max: PLACES });
/** A graph with all places, so that arrangements may list them; a loop is not a move. */
const someMoves = fc
  .uniqueArray(fc.tuple(place, place), { selector: String, minLength: 3, maxLength: 14 })
  .map((pairs) => [...pairs, ...Array.from({ length: PLACES }, (_, k): [number, number] => [k + 1, k + 1])]);
const somePieces = fc
  .array(fc.constantFrom("", "", "x", "x", "y", "z"), { minLength: PLACES, maxLength: PLACES })
  .filter((pieces) => pieces.includes(""));

const arranged = (pieces: readonly string[]): Cells => pieces.map((piece, k) => [k + 1, piece]);

/** The arrangements that one move makes. */
function after(pieces: readonly string[], moves: readonly (readonly number[])[]): string[][] {
  return moves.flatMap(([from, to]) => {
    if (pieces[from - 1] === "" || pieces[to - 1] !== "") return [];
    const next = [...pieces];
    [next[from - 1], next[to - 1]] = ["", pieces[from - 1]];
    return [next];
  });
}

/** The fewest moves to a goal; Infinity if there is no way. */
function distance(start: readonly string[], goal: readonly string[], moves: readonly (readonly number[])[]) {
  const seen = new Set([start.join()]);
  for (let layer: (readonly string[])[] = [start], moved = 0; layer.length > 0; moved++) {
    if (layer.some((pieces) => pieces.join() === goal.join())) return moved;
    layer = layer
      .flatMap((pieces) => after(pieces, moves))
      .filter((pieces) => {
        if (seen.has(pieces.join())) return false;
        seen.add(pieces.join());
        return true;
      });
  }
  return Infinity;
}

test("on any graph all legal moves are offered and no others, and each state is solved in the fewest moves", () => {
  fc.assert(
    fc.property(
      someMoves,
      somePieces,
      fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: PLACES }),
      fc.array(fc.nat(), { maxLength: 6 }),
      (moves, pieces, order, choices) => {
        const goal = order.map((k) => pieces[k]);
        const play = played(rearrange, { moves, start: arranged(pieces), goal: arranged(goal) });
        const game = gameOf(play);
        expect(play.impossible === undefined).toBe(distance(pieces, goal, moves) !== Infinity);
        const line: Move<string>[] = [];
        let [state, now]: [string, readonly string[]] = [game.start, pieces];
        for (const choice of choices) {
          const legal = game.moves(state);
          const expected = after(now, moves.filter(([from, to]) => from !== to)); // prettier-ignore
          expect(legal).toHaveLength(expected.length);
          if (legal.length === 0) break;
          const move = legal[choice % legal.length];
          line.push(move);
          const byHand = game.play(line) as RearrangementPlay;
          const placed = byHand.placesAfter(line.length);
          now = Array.from({ length: PLACES }, (_, k) => byHand.pieces[placed.indexOf(k)] ?? "");
          expect(expected).toContainEqual(now);
          expect([move.from, move.spot]).toEqual(
            [byHand.moves.at(-1)!.from, byHand.moves.at(-1)!.to].map((each) => `place ${each + 1}`),
          );
          state = move.to;
        }
        expect(game.isSolved(state)).toBe(now.join() === goal.join());
        const solution = finished(game.solve(state));
        const fewest = distance(now, goal, moves);
        if ("impossible" in solution) expect(fewest).toBe(Infinity);
        else expect(solution).toMatchObject({ line: { length: fewest }, isShortest: true });
      },
    ),
    { numRuns: 200 },
  );
});
