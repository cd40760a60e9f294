import { stateAfter } from "../../../../src/playing/by-hand";
import type { Spot } from "../../../../src/playing/move";
import { cellNumbered, cellOfSpot } from "../../../../src/playing/spots";
import { blocksPlay, type BlocksPlay } from "../../../../src/puzzles/blocks/play";
import { spotOfPiece } from "../../../../src/puzzles/blocks/play-slides";
import { randomCars, randomTray } from "../../../../src/puzzles/blocks/random-blocks";
import { pegsPlay } from "../../../../src/puzzles/pegs/play";
import { finished } from "../../../../src/steps";
import { seededRandom } from "../../../../src/steps/random";
import { clicked, legalSpots, movesAt } from "../../../../src/view/hand/clicks";
import { lettersOf, usesArrows, walksSpots } from "../../../../src/view/hand/keys";
import type { Box } from "../../../../src/view/hand/spot-boxes";
import { spotTowards } from "../../../../src/view/hand/use-spot-keys";
import { reduce } from "../../../../src/view/session/reduce";
import {
  legalMoves,
  newSession,
  spotFor,
  stateShown,
  type Session,
} from "../../../../src/view/session/session";
import { toyGame } from "./toy-game";

const KEYS = ["ArrowRight", "ArrowUp", "ArrowDown", "ArrowLeft"] as const;

const SIZE = 10;
const boxAround = (cells: readonly { readonly row: number; readonly column: number }[]): Box => {
  const [rows, columns] = [cells.map(({ row }) => row), cells.map(({ column }) => column)];
  const [y, x] = [Math.min(...rows), Math.min(...columns)];
  const [height, width] = [Math.max(...rows) - y + 1, Math.max(...columns) - x + 1];
  return { x: x * SIZE, y: y * SIZE, width: width * SIZE, height: height * SIZE };
};
const cellBox = (spot: Spot) => boxAround([cellOfSpot(spot)!]);

/** Where the drawing of a board has a spot. */
function blocksBox({ board, places }: BlocksPlay, step: number) {
  return (spot: Spot): Box => {
    const piece = board.blocks.findIndex((_, k) => spotOfPiece(k) === spot);
    if (piece < 0) return cellBox(spot);
    const { row, column } = cellNumbered(places[step][piece], board.columns);
    const cells = board.blocks[piece].shape.map(([down, right]) => ({
      row: row + down,
      column: column + right,
    }));
    return boxAround(cells);
  };
}

/** Whether arrow keys lead from a spot to another one. */
function isReached(
  spots: Iterable<Spot>,
  box: (spot: Spot) => Box,
  from: Spot | undefined,
  to: Spot,
): boolean {
  const boxes = new Map([...spots].map((spot) => [spot, box(spot)] as const));
  const seen = new Set([from]);
  for (const at of seen) {
    for (const key of KEYS) {
      const next = spotTowards(boxes, at === undefined ? undefined : box(at), key);
      if (next !== undefined) seen.add(next);
    }
  }
  return seen.has(to);
}

/** Plays the solution by walks of the arrow keys and Enter. Returns how many moves no spot tells from the others. */
function playByKeys<P extends BlocksPlay | ReturnType<typeof pegs>>(
  play: P,
  boxOf: (play: P, step: number) => (spot: Spot) => Box,
): number {
  const { game, line } = play.byHand!;
  let session: Session = reduce(newSession(play), { type: "start" });
  let at: Spot | undefined;
  let without = 0;
  const enter = (spot: Spot, step: number) => {
    const { held } = session.here;
    const spots = new Set(legalSpots(legalMoves(session), held));
    if (held !== undefined) spots.add(held);
    const here = at === undefined ? undefined : spotFor(session, at);
    expect([spot, spots.has(spot)]).toEqual([spot, true]);
    expect([spot, here, here === spot || isReached(spots, boxOf(play, step), here, spot)]).toEqual([
      spot,
      here,
      true,
    ]);
    at = spot;
    session = reduce(session, { type: "click", spot });
  };
  line.forEach((move, step) => {
    if (move.spot === undefined) {
      without++;
      session = reduce(session, { type: "move", move });
    } else {
      const moves = game.moves(stateAfter({ game, line }, step));
      // Where only one piece can move, its goal is chosen at once.
      const first = legalSpots(moves).has(move.from!) ? move.from! : move.spot;
      enter(first, step);
      if (clicked(moves, first).is === "hold") enter(move.spot, step);
    }
    expect(stateShown(session)).toBe(move.to);
  });
  expect(game.isSolved(stateShown(session)!)).toBe(true);
  return without;
}

const pegs = (board: string[][], goal: string[][] = [[""]], rule = "") =>
  finished(pegsPlay.read({ board, goal, rules: [[rule]] }));
const rows = (...texts: string[]) => texts.map((text) => [...text].map((mark) => (mark === "." ? "" : mark)));

test("Klotski is solved by arrow keys and Enter in 81 moves, each of them told from the others", () => {
  const play = finished(
    blocksPlay.read({
      board: rows("BAAC", "BAAC", "DFFE", "DGHE", "I..J"),
      goal: rows("....", "....", "....", ".AA.", ".AA."),
      rules: [["moves"]],
    }),
  );
  expect([play.lastStep, playByKeys(play, blocksBox)]).toEqual([81, 0]);
});

test.each([
  ["trays", randomTray],
  ["cars", randomCars],
] as const)("6 random %s are solved by arrow keys and Enter", (_what, make) => {
  for (let seed = 1; seed <= 6; seed++) {
    const ranges = finished(make(4, 4, 30, seededRandom(seed)));
    const rules = [[make === randomCars ? "moves lengthwise" : "moves"]];
    const play = finished(blocksPlay.read({ ...ranges, rules }));
    expect(play.impossible).toBeUndefined();
    playByKeys(play, blocksBox);
  }
});

test.each([
  [
    "the cross of 33 holes",
    ["##ooo##", "##ooo##", "ooooooo", "ooo_ooo", "ooooooo", "##ooo##", "##ooo##"],
    "",
  ],
  ["the triangle of 15", ["_####", "oo###", "ooo##", "oooo#", "ooooo"], "triangle"],
])("%s is solved by arrow keys and Enter", (_what, board, rule) => {
  const cells = board.map((row) => [...row].map((mark) => (mark === "_" ? "." : mark === "#" ? "" : mark)));
  const play = pegs(cells, undefined, rule);
  expect(playByKeys(play, () => cellBox)).toBe(0);
});

test("arrow keys make moves where moves have keys, and walk over spots where they have none", () => {
  const play = finished(blocksPlay.read({ board: rows("A."), goal: rows(".A"), rules: [["moves"]] }));
  const { game } = play.byHand!;
  expect([walksSpots(game), usesArrows(game), lettersOf(game).letters]).toEqual([true, false, []]);
  expect(walksSpots(toyGame())).toBe(false);
});

test("a spot is named by the moves between it and the one that is held", () => {
  const moves = legalMoves(newSession(pegs([["o", "o", ".", "o", "o"]])));
  const labels = (spot: Spot, held?: Spot) => movesAt(moves, spot, held).map(({ label }) => label);
  expect(labels("0 2")).toEqual(["row 1, column 1: right", "row 1, column 5: left"]);
  expect(labels("0 0")).toEqual(["row 1, column 1: right"]);
  expect(labels("0 4", "0 2")).toEqual(["row 1, column 5: left"]);
});

test("there is nothing beyond the last spot, and what lies straight ahead is nearer than what lies aside", () => {
  const boxes = new Map(["0 0", "0 3", "1 1"].map((spot) => [spot, cellBox(spot)] as const));
  const from = (spot: Spot | undefined, key: (typeof KEYS)[number]) =>
    spotTowards(boxes, spot === undefined ? undefined : cellBox(spot), key);
  expect(from(undefined, "ArrowLeft")).toBe("0 0");
  expect(from("0 0", "ArrowRight")).toBe("0 3");
  expect(from("0 0", "ArrowDown")).toBe("1 1");
  expect(from("0 3", "ArrowRight")).toBeUndefined();
});
