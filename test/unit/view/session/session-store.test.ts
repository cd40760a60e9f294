import { finished } from "../../../../src/steps";
import { LimitError } from "../../../../src/steps/limit-error";
import { playSolution } from "../../../../src/playing/by-hand";
import type { Game } from "../../../../src/playing/play";
import { stepAskedFor } from "../../../../src/view/player/player";
import { isOwn } from "../../../../src/view/session/session";
import { SessionStore } from "../../../../src/view/session/session-store";
import { toyGame, type Counted } from "../hand/toy-game";

// What playing needs of a page: here no time passes.
beforeAll(() => void Object.assign(globalThis, { requestAnimationFrame: () => 1 }));
afterAll(() => void Reflect.deleteProperty(globalThis, "requestAnimationFrame"));

function opened(game: Game = toyGame()) {
  const store = new SessionStore(finished(playSolution(game)));
  const labels = () => store.state.play.byHand!.line.map(({ label }) => label).join(" ");
  return { game, store, labels };
}

test("hints lead to the goal in the fewest moves with a single search, and are forgotten after the move", async () => {
  const counted: Counted = { solved: 0 };
  const { store, labels } = opened(toyGame(true, counted));
  store.spots.click("1");
  counted.solved = 0;
  for (let moves = 0; moves < 3; moves++) {
    await store.hint();
    store.dispatch({ type: "move", move: store.state.here.hint! });
    expect(store.state.here.hint).toBeUndefined();
  }
  expect(labels()).toBe("one two two one");
  expect(counted.solved).toBe(1);
});

test("where there is no way, hint and solution say why", async () => {
  const { store, labels } = opened();
  for (const spot of ["2", "4", "6", "7"]) store.spots.click(spot);
  await store.hint();
  expect(store.state.here.notice).toBe("No way leads back.");
  await store.solveOn();
  expect(labels()).toBe("two two two one");
});

test("that a puzzle is impossible is known without another search", async () => {
  const counted: Counted = { solved: 0 };
  const { store } = opened(Object.assign(toyGame(true, counted), { start: 8 }));
  expect(store.state.solution.impossible).toBe("No way leads back.");
  await store.hint();
  expect(store.state.here.notice).toBe("No way leads back.");
  expect(counted.solved).toBe(1);
  store.spots.click("9");
  expect(store.state.play.byHand!.line).toMatchObject([{ to: 9 }]);
});

test("the solution from here is appended, and played on request", async () => {
  const { store, labels } = opened();
  store.spots.click("1");
  await store.solveOn();
  expect(labels()).toBe("one two two one");
  expect(stepAskedFor(store.state)).toBe(1);
  expect(store.state.here.notice).toBe("3 moves lead from here to the goal. Run shows them.");
});

test("a shorter way that the user finds is known from then on", () => {
  const { game, store } = opened(toyGame(false));
  expect(store.known(game.start)).toMatchObject({ left: 6, isShortest: false });
  for (const spot of ["2", "4", "6"]) store.spots.click(spot);
  expect(store.known(game.start)).toMatchObject({ left: 3 });
});

test("a limit is told in words, and a search can be cancelled or outlived", async () => {
  const game = toyGame() as Game;
  const { store } = opened(game);
  store.spots.click("1");
  game.solve = function* () {
    yield 0;
    throw new LimitError("ten million states");
  };
  await store.hint();
  expect(store.state.here).toEqual({ notice: "This is too much to compute: ten million states." });

  game.solve = function* () {
    for (;;) yield 0.25;
  };
  const cancelled = store.hint();
  await new Promise((resume) => setTimeout(resume, 40));
  expect(store.state.here.part).toBe(0.25);
  store.cancel();
  await cancelled;
  expect(store.state.here).toEqual({ notice: "Cancelled." });

  const outlived = store.hint();
  store.spots.click("2");
  await outlived;
  expect(store.state.here).toEqual({});
});

test("two windows share a scramble and the moves from there, and a click beside all spots is answered", () => {
  const [one, other] = [opened(), opened()];
  one.store.share((shared) => other.store.dispatch({ type: "adopt", shared }));
  one.store.dispatch({ type: "scramble", scramble: { moves: 2, seed: 4 } });
  const { origin } = one.store.state;
  expect(origin.scramble).toBeDefined();
  const begun = () => other.store.state.play.byHand!.game.start;
  expect(begun()).toBe(one.store.state.play.byHand!.game.start);
  expect(begun()).not.toBe(0);
  one.store.dispatch({ type: "press", key: "ArrowRight" });
  expect(other.labels()).toBe("one");
  expect(other.store.state.origin).toEqual(origin);
  one.store.spots.miss();
  expect(one.store.state.here.notice).toBe("A click here makes no move. Click what is outlined.");
});

test("two windows share the line, which is sent only after it has changed", () => {
  const [one, other] = [opened(), opened()];
  const sent: unknown[] = [];
  const end = one.store.share((shared) => {
    sent.push(shared.line);
    other.store.dispatch({ type: "adopt", shared });
  });
  one.store.spots.click("1");
  one.store.spots.click("9");
  one.store.spots.click("3");
  one.store.dispatch({ type: "speed", speed: 4 });
  expect(sent).toEqual([[0], [0, 1], undefined]);
  expect(other.labels()).toBe("one two");
  expect(other.store.state).toMatchObject({ position: 1, goal: 2, speed: 4 });
  one.store.dispatch({ type: "solution" });
  expect(isOwn(other.store.state)).toBe(false);
  end();
  one.store.spots.click("2");
  expect(sent).toHaveLength(4);
});
