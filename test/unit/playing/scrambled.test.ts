import fc from "fast-check";
import { finished } from "../../../src/steps";
import { scrambled } from "../../../src/playing/scrambled";
import { fifteen, rearrange } from "../../../src/puzzles/pieces/play";
import { lightsOutPlay } from "../../../src/puzzles/lights-out/play";
import { generatorsAndWord } from "../../../src/puzzles/groups/word-play";
import { schonbrunn } from "../../../src/puzzles/schonbrunn/play";
import { played } from "./played";

const TILES = played(fifteen, {
  start: [[1, 2, "#"], [3, "", "#"]], // prettier-ignore
  goal: [[1, 2, "#"], [3, "", "#"]], // prettier-ignore
});
const TRACK = played(generatorsAndWord, {
  generators: [
    ["A", "(1 2 3 4 5)"],
    ["B", "(1 2)"],
  ],
});
const LAMPS = played(lightsOutPlay, { board: [[1, 0, 1], [0, 1, 0], [0, 0, 0]] }); // prettier-ignore

test.each([
  ["tiles", TILES],
  ["a track", TRACK],
  ["lamps", LAMPS],
])("%s: a scramble is not solved, leads home in no more moves, and its seed makes it again", (_, play) => {
  const { game } = play.byHand!;
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.integer(), (moves, seed) => {
      const from = scrambled(play.byHand!, moves, seed)!;
      const begun = from.byHand!.game;
      expect(from.lastStep).toBe(0);
      expect(begun.isSolved(begun.start)).toBe(false);
      const solution = finished(begun.solve(begun.start));
      if (!("line" in solution)) throw new Error(solution.impossible);
      expect(solution.line.length).toBeLessThanOrEqual(moves);
      expect(begun.isSolved(solution.line.at(-1)!.to)).toBe(true);
      const along = begun.play(solution.line);
      expect(along.lastStep).toBe(solution.line.length);
      expect(along.byHand!.game).toBe(begun);
      expect(along.text(0)).toBe(from.text(0));
      expect(scrambled({ game: begun }, moves, seed)!.byHand!.game.start).toBe(begun.start);
      expect(begun.home).toBe(game.home);
    }),
    { numRuns: 40 },
  );
});

test("the walk does not go straight back: the cycle of 12 states of a small board is gone along", () => {
  const starts = [1, 2, 3, 4, 5, 6].map((moves) => {
    const { game } = scrambled(TILES.byHand!, moves, 1)!.byHand!;
    const solution = finished(game.solve(game.start));
    return "line" in solution && solution.line.length;
  });
  expect(starts).toEqual([1, 2, 3, 4, 5, 6]);
});

test("a scrambled start is drawn and told as such, whatever the sheet's start is", () => {
  const from = scrambled(LAMPS.byHand!, 1, 3)!;
  expect((from as typeof LAMPS).states).toEqual([from.byHand!.game.start]);
  expect(from.text(0)).toMatch(/^\d lamps are lit$/);
});

test("where no move leads back, nothing is scrambled", () => {
  const ring = played(rearrange, {
    moves: [["a", "b"], ["b", "c"], ["c", "a"]], // prettier-ignore
    start: [["a", "x"]],
    goal: [["b", "x"]],
  });
  expect(scrambled(ring.byHand!, 5, 1)).toBeUndefined();
});

test("a puzzle without a home is not scrambled", () => {
  const board = played(schonbrunn, { board: [[1, 1, 1], [1, 1, 0]], start: [[1, 1]] }); // prettier-ignore
  expect(scrambled(board.byHand!, 5, 1)).toBeUndefined();
});
