import { finished } from "../../../../../src/steps";
import { LimitError } from "../../../../../src/steps/limit-error";
import { playSolution } from "../../../../../src/playing/by-hand";
import type { Game } from "../../../../../src/playing/play";
import { HandStore } from "../../../../../src/taskpane/view/hand/hand-store";
import { PlayerStore } from "../../../../../src/taskpane/view/player/player-store";
import { toyGame, type Counted } from "./toy-game";

// What a player needs of a page: here no time passes.
beforeAll(() => {
  Object.assign(globalThis, { requestAnimationFrame: () => 1, cancelAnimationFrame: () => undefined });
});
afterAll(() => {
  for (const name of ["requestAnimationFrame", "cancelAnimationFrame"])
    Reflect.deleteProperty(globalThis, name);
});

function opened(game: Game = toyGame()) {
  const play = finished(playSolution(game));
  const player = new PlayerStore(play.lastStep);
  const hand = new HandStore(player, play);
  const labels = () => hand.state.line.moves.map(({ label }) => label).join(" ");
  return { game, play, player, hand, labels };
}

test("clicks make moves from the step that was asked for, even while the last move is under way", () => {
  const { hand, labels, player } = opened();
  hand.click("1");
  hand.click("3");
  expect(labels()).toBe("one two");
  expect(player.state).toMatchObject({ position: 1, goal: 2, lastStep: 2 });
  expect(hand.state.play.text(2)).toBe("at 3");
});

test("a spot where several moves begin is held until the second click", () => {
  const { hand, labels } = opened();
  hand.click("0");
  expect(hand.state.held).toBe("0");
  hand.click("9");
  expect(hand.state).toMatchObject({ held: "0", notice: { text: "No move goes from 0 to 9." } });
  hand.click("2");
  expect(labels()).toBe("two");
  expect(hand.state.held).toBeUndefined();
  expect(hand.state.notice).toBeUndefined();
  hand.drag("2", "1");
  expect(labels()).toBe("two back");
});

test("an illegal click is refused with the game's reason, each time as a new one", () => {
  const { hand, labels } = opened();
  const before = labels();
  hand.click("8");
  const first = hand.state.notice!;
  hand.click("8");
  expect(hand.state.notice!.text).toBe(first.text);
  expect(hand.state.notice!.number).not.toBe(first.number);
  expect(labels()).toBe(before);
  expect(hand.state.line.isOwn).toBe(false);
});

test("keys make moves, or tell that there is none", () => {
  const { hand, labels } = opened();
  hand.press("ArrowRight");
  expect(labels()).toBe("one");
  hand.press("ArrowUp");
  expect(hand.state.notice!.text).toBe("No move goes in the direction of this key.");
});

test("hints lead to the goal in the fewest moves with a single search, and are forgotten after the move", async () => {
  const counted: Counted = { solved: 0 };
  const { hand, labels } = opened(toyGame(true, counted));
  hand.click("1");
  counted.solved = 0;
  for (let moves = 0; moves < 3; moves++) {
    await hand.hint();
    hand.continue({ type: "move", move: hand.state.hint! });
    expect(hand.state.hint).toBeUndefined();
  }
  expect(labels()).toBe("one two two one");
  expect(counted.solved).toBe(1);
});

test("where there is no way, hint and solution say why", async () => {
  const { hand } = opened();
  for (const spot of ["2", "4", "6", "7"]) hand.click(spot);
  await hand.hint();
  expect(hand.state.notice!.text).toBe("No way leads back.");
  await hand.solveOn();
  expect(hand.state.line.moves).toHaveLength(4);
});

test("that a puzzle is impossible is known without another search", async () => {
  const counted: Counted = { solved: 0 };
  const { hand } = opened(Object.assign(toyGame(true, counted), { start: 8 }));
  expect(hand.solution.impossible).toBe("No way leads back.");
  await hand.hint();
  expect(hand.state.notice!.text).toBe("No way leads back.");
  expect(counted.solved).toBe(1);
  hand.click("9");
  expect(hand.state.line).toMatchObject({ isOwn: true, moves: [{ to: 9 }] });
});

test("the solution from here is appended, and played on request", async () => {
  const { hand, labels, player } = opened();
  hand.click("1");
  await hand.solveOn();
  expect(labels()).toBe("one two two one");
  expect(hand.shownStep()).toBe(1);
  expect(player.state.lastStep).toBe(4);
  expect(hand.state.notice!.text).toBe("3 moves lead from here to the goal. Play shows them.");
  hand.showSolution();
  expect(hand.state.line.isOwn).toBe(false);
  expect(hand.state.play).toBe(hand.solution);
});

test("a shorter way that the user finds is known from then on", () => {
  const { game, hand } = opened(toyGame(false));
  expect(hand.known(game.start)).toMatchObject({ left: 6, isShortest: false });
  for (const spot of ["2", "4", "6"]) hand.click(spot);
  expect(hand.known(game.start)).toMatchObject({ left: 3 });
});

test("a limit is told in words, and a search can be cancelled or outlived", async () => {
  const game = toyGame() as Game;
  const { hand } = opened(game);
  hand.click("1");
  game.solve = function* () {
    yield 0;
    throw new LimitError("ten million states");
  };
  await hand.hint();
  expect(hand.state.notice!.text).toBe("This is too much to compute: ten million states.");
  expect(hand.state.part).toBeUndefined();

  game.solve = function* () {
    for (;;) yield 0.25;
  };
  const cancelled = hand.hint();
  await new Promise((resume) => setTimeout(resume, 40));
  expect(hand.state.part).toBe(0.25);
  hand.cancel();
  await cancelled;
  expect(hand.state).toMatchObject({ notice: { text: "Cancelled." }, part: undefined });

  const outlived = hand.hint();
  hand.click("2");
  await outlived;
  expect(hand.state.notice).toBeUndefined();
  expect(hand.state.part).toBeUndefined();
});

test("two windows exchange the line, and another puzzle takes it away", () => {
  const [one, other] = [opened(), opened()];
  let sent = 0;
  one.hand.onLine(() => {
    sent++;
    other.hand.take(one.hand.numbers);
    other.player.take(one.player.state);
  });
  one.hand.click("1");
  one.hand.click("3");
  expect(sent).toBe(2);
  expect(other.labels()).toBe("one two");
  expect(other.hand.state.line.isOwn).toBe(true);
  one.hand.showSolution();
  expect(other.hand.state.play).toBe(other.play);

  one.hand.click("2");
  const changed = finished(playSolution(toyGame(false) as Game));
  one.hand.open(changed);
  expect(one.hand.state).toEqual({ line: { isOwn: false, moves: changed.byHand!.line }, play: changed });
});

test("a play without moves cannot be played by hand", () => {
  const { kind, lastStep, text } = opened().play;
  const watched = { kind, lastStep, text };
  const hand = new HandStore(new PlayerStore(3), watched);
  hand.click("1");
  hand.press("ArrowRight");
  hand.continue({ type: "start" });
  expect(hand.state.play).toBe(watched);
  expect(hand.numbers).toBeNull();
});
