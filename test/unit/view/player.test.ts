import {
  act,
  advance,
  isUnderWay,
  NEW_PLAYER,
  stepOf,
  type PlayerAction,
} from "../../../src/view/player/player";

const SECOND = 1000;

const newPlayer = (lastStep: number) => ({ ...NEW_PLAYER, play: { lastStep } });
type Player = ReturnType<typeof newPlayer>;

function after(player: Player, ...actions: PlayerAction[]): Player {
  return actions.reduce((state, action) => act(state, action), player);
}

/** Advances in frames of a sixtieth of a second, until nothing is under way or a minute has passed. */
function settle(state: Player, still = false): Player {
  let settled = state;
  for (let frame = 0; frame < 3600 && isUnderWay(settled); frame++) {
    settled = advance(settled, SECOND / 60, still);
  }
  return settled;
}

test("playing goes to the end and stops there", () => {
  const playing = after(newPlayer(5), { type: "play" });
  expect(playing.playing).toBe(true);
  expect(stepOf(advance(playing, SECOND))).toBe(2);
  expect(settle(playing)).toMatchObject({ position: 5, goal: 5, playing: false });
});

test("playing at the end begins anew", () => {
  const again = after(newPlayer(5), { type: "last" }, { type: "play" });
  expect(again).toMatchObject({ position: 0, goal: 5, playing: true });
});

test("a pause ends the move that is under way", () => {
  const paused = after(advance(after(newPlayer(5), { type: "play" }), SECOND), { type: "pause" });
  expect(paused.position).toBeCloseTo(1.5);
  expect(settle(paused)).toMatchObject({ position: 2, playing: false });
});

test("steps by hand are moves of their own, and a second one does not wait for the first", () => {
  const once = after(newPlayer(5), { type: "step" });
  expect(once).toMatchObject({ position: 0, goal: 1 });
  expect(settle(once).position).toBe(1);
  expect(settle(after(once, { type: "step" })).position).toBe(2);
  const back = after(settle(once), { type: "back" });
  expect(stepOf(advance(back, 100))).toBe(0);
  expect(settle(back).position).toBe(0);
  expect(settle(after(newPlayer(5), { type: "back" })).position).toBe(0);
});

test("a loop waits for a step's time at the end", () => {
  const speed = { type: "speed", speed: 10 } as const;
  const looping = after(newPlayer(3), { type: "loop", loop: true }, speed, { type: "play" });
  const atEnd = advance(looping, 300);
  expect(atEnd).toMatchObject({ position: 3, playing: true });
  expect(advance(atEnd, 50).position).toBe(3);
  expect(advance(atEnd, 110).position).toBe(0);
});

test("a loop that is ended while it waits at the end is over", () => {
  const looping = after(newPlayer(3), { type: "loop", loop: true }, { type: "play" });
  const atEnd = advance(looping, 3 * SECOND);
  expect(atEnd).toMatchObject({ position: 3, playing: true });
  expect(act(atEnd, { type: "loop", loop: false })).toMatchObject({ position: 3, playing: false });
  expect(act(looping, { type: "loop", loop: false }).playing).toBe(true);
});

test("there and back in turn, with a step's time at either end, until it is ended", () => {
  const swinging = after(
    newPlayer(3),
    { type: "swing", swing: true },
    { type: "speed", speed: 10 },
    { type: "play" },
  );
  for (const still of [false, true]) {
    let state = swinging;
    const steps: number[] = [];
    for (let time = 0; time < 1600; time += 10) {
      state = advance(state, 10, still);
      if (stepOf(state) !== steps.at(-1)) steps.push(stepOf(state));
    }
    expect(steps.join("")).toMatch(/^0?123210123210/);
    expect(state.playing).toBe(true);
  }
  const back = advance(advance(advance(swinging, 300), 110), 150);
  expect(back).toMatchObject({ goal: 0, playing: true });
  expect(settle(act(back, { type: "swing", swing: false }))).toMatchObject({ position: 0, playing: false });
});

test("at the last step it plays back, and a loop that no longer swings begins again", () => {
  const atLast = after(newPlayer(3), { type: "swing", swing: true }, { type: "last" }, { type: "play" });
  expect(atLast).toMatchObject({ position: 3, goal: 0, playing: true });
  const looping = after(atLast, { type: "loop", loop: true }, { type: "swing", swing: false });
  const atFirst = advance(looping, 3 * SECOND);
  expect(atFirst).toMatchObject({ position: 0, playing: true });
  expect(advance(atFirst, SECOND)).toMatchObject({ position: 0, goal: 3, playing: true });
});

test("without motion the position leaps from step to step", () => {
  const playing = after(newPlayer(4), { type: "speed", speed: 2 }, { type: "play" });
  let state = playing;
  const positions = new Set<number>();
  for (let frame = 0; frame < 200; frame++) {
    state = advance(state, SECOND / 60, true);
    positions.add(state.position);
  }
  expect([...positions]).toEqual([0, 1, 2, 3, 4]);
  expect(state.playing).toBe(false);
  expect(advance(after(newPlayer(4), { type: "step" }), 1, true).position).toBe(1);
});
