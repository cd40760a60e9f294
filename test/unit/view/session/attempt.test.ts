import { finished } from "../../../../src/steps";
import { playSolution } from "../../../../src/playing/by-hand";
import type { Game } from "../../../../src/playing/play";
import { attemptInWords } from "../../../../src/view/ending/in-words";
import { puzzleKey } from "../../../../src/view/ending/use-best";
import { attemptAfter } from "../../../../src/view/session/attempt";
import { reduce, type Action } from "../../../../src/view/session/reduce";
import { isAtGoal, newSession, type Session } from "../../../../src/view/session/session";
import { toyGame } from "../hand/toy-game";

const SOLUTION = finished(playSolution(toyGame() as Game));
const START = newSession(SOLUTION);
const SECOND = 1000;

/** One action a second, from the first second on. */
function after(session: Session, actions: readonly Action[], begun = 0): Session {
  return actions.reduce((before, action, k) => {
    const next = reduce(before, action);
    return { ...next, attempt: attemptAfter(before, next, action, (begun + k + 1) * SECOND) };
  }, session);
}

const clicks = (...spots: string[]) => spots.map((spot) => ({ type: "click", spot }) as const);
const best = (moves: number, seconds: number) => ({ moves, milliseconds: seconds * SECOND });
const arrived = (session: Session) => reduce(session, { type: "last" });

test("the time of an attempt is from its first move to the goal, and its result is the best so far", () => {
  const { attempt } = after(START, [{ type: "start" }, ...clicks("1", "3", "5", "6")]);
  expect(attempt).toEqual({ began: 2000, took: 3000, isHelped: false, best: best(4, 3) });
  expect(after(START, clicks("1", "3")).attempt.took).toBeUndefined();
});

test("fewer moves are better and, with as many, less time", () => {
  const solved = after(START, clicks("1", "3", "5", "6"));
  const again = (...spots: string[]) => after(solved, [{ type: "start" }, ...clicks(...spots)], 10).attempt;
  expect(again("2", "4", "6").best).toEqual(best(3, 2));
  expect(again("1", "2", "3", "5", "6").best).toEqual(best(4, 3));
  const slower = after(solved, [
    { type: "start" },
    ...clicks("1", "3", "5"),
    { type: "point", move: undefined },
  ]);
  expect(after(slower, clicks("6"), 20).attempt).toMatchObject({ took: 19_000, best: best(4, 3) });
});

test("with a hint, or a part of the solution, an attempt has no result", () => {
  const move = SOLUTION.byHand!.line[0];
  const hinted = after(START, [{ type: "hint", move }, ...clicks("2", "4", "6")]).attempt;
  expect(hinted).toMatchObject({ isHelped: true, took: 2000, best: undefined });
  const goesOn = after(START, [{ type: "step" }, ...clicks("4", "6")]).attempt;
  expect(goesOn).toMatchObject({ isHelped: true, best: undefined });
  const rest = SOLUTION.byHand!.line.slice(2);
  expect(after(START, [...clicks("2", "4"), { type: "append", moves: rest }]).attempt.isHelped).toBe(true);
  expect(
    after(START, [{ type: "hint", move }, ...clicks("2"), { type: "start" }, ...clicks("2")]).attempt
      .isHelped,
  ).toBe(false);
});

test("another puzzle begins anew, with the best result that was kept of it", () => {
  const solved = after(START, clicks("2", "4", "6"));
  const other = finished(playSolution(toyGame() as Game));
  expect(after(solved, [{ type: "open", solution: other }]).attempt).toEqual({ isHelped: false });
  const kept = after(START, [{ type: "best", best: best(3, 1) }, ...clicks("2", "4", "6")]);
  expect(kept.attempt).toMatchObject({ took: 2000, best: best(3, 1) });
});

test("a scrambled puzzle has results of its own", () => {
  const solved = after(START, clicks("2", "4", "6"));
  const scrambled = after(solved, [{ type: "scramble", scramble: { moves: 2, seed: 1 } }]);
  expect(scrambled.play.byHand!.game.start).not.toBe(0);
  expect(scrambled.attempt).toEqual({ isHelped: false });
});

test("the goal is reached once the last move has been shown, by hand or by the player", () => {
  const solved = after(START, clicks("2", "4", "6"));
  expect([solved, arrived(solved), arrived(START), START].map(isAtGoal)).toEqual([false, true, true, false]);
  expect(isAtGoal(arrived(after(START, clicks("2", "4"))))).toBe(false);
});

test.each([
  [{ isHelped: false }, 4, undefined],
  [{ isHelped: false, took: 65_000, best: best(4, 65) }, 4, "Time: 1 min 5 s, your best so far."],
  [{ isHelped: false, took: 9400, best: best(3, 61) }, 4, "Time: 9 s. Best so far: 3 moves in 1 min 1 s."],
  [{ isHelped: true, took: 9400 }, 4, "With help, so it is not kept as your best."],
  [{ isHelped: true, took: 9400, best: best(1, 5) }, 4, "With help. Best without: 1 move in 5 s."],
])("%j: %s moves", (attempt, moves, words) => {
  expect(attemptInWords(attempt, moves)).toBe(words);
});

test("a puzzle has the same key wherever it has the same cells and start", () => {
  const cells = { prefix: "Maze", cells: { maze: [["S", "", "G"]] } };
  const other = { prefix: "Maze", cells: { maze: [["S", "G", ""]] } };
  const keys = [puzzleKey(cells, 0), puzzleKey(other, 0), puzzleKey(cells, 1), puzzleKey({ ...cells }, 0)];
  expect(new Set(keys).size).toBe(3);
  expect(keys[3]).toBe(keys[0]);
});
