import { finished } from "../../../../src/steps";
import { stateAfter } from "../../../../src/playing/by-hand";
import { KnownWays } from "../../../../src/view/hand/known-ways";
import { lineOf, numbersOf } from "../../../../src/view/hand/move-numbers";
import { toyGame } from "./toy-game";

const game = toyGame();
const slow = toyGame(false);

test("all states of a solution are known, with the moves that are left", () => {
  const ways = new KnownWays();
  ways.add(0, finished(game.solve(0)));
  expect(ways.of(2)).toMatchObject({ left: 2, isShortest: true, next: { label: "two", to: 4 } });
  expect(ways.of(6)).toEqual({ left: 0, isShortest: true });
  expect(ways.of(3)).toBeUndefined();
  expect(ways.lineFrom(2)!.map(({ to }) => to)).toEqual([4, 6]);
  expect(ways.lineFrom(6)).toEqual([]);
  expect(ways.lineFrom(3)).toBeUndefined();
});

test("shorter ways take the place of longer ones, never the other way round", () => {
  const ways = new KnownWays();
  ways.add(0, finished(slow.solve(0)));
  expect(ways.lineFrom(0)).toHaveLength(6);
  ways.add(2, finished(game.solve(2)));
  expect(ways.lineFrom(0)!.map(({ to }) => to)).toEqual([1, 2, 4, 6]);
  ways.add(0, finished(slow.solve(0)));
  expect(ways.lineFrom(2)).toHaveLength(2);
});

test("that there is no way is known, too", () => {
  const ways = new KnownWays();
  ways.add(7, finished(game.solve(7)));
  expect(ways.of(7)).toEqual({ impossible: "No way leads back." });
  expect(ways.lineFrom(7)).toBeUndefined();
});

test("a line is the same after it was sent as numbers, and others' numbers are no line", () => {
  const solution = finished(game.solve(0));
  const line = "line" in solution ? solution.line : [];
  const numbers = numbersOf(game, line);
  expect(numbers).toEqual([1, 1, 1]);
  const again = lineOf(game, numbers)!;
  expect(stateAfter({ game, line: again }, 3)).toBe(6);
  expect(again.map(({ label }) => label)).toEqual(line.map(({ label }) => label));
  expect(lineOf(game, [1, 7])).toBeUndefined();
  expect(lineOf(game, [-1])).toBeUndefined();
  expect(lineOf(game, [])).toEqual([]);
});
