import fc from "fast-check";
import { finished } from "../../../../src/steps";
import { playSolution } from "../../../../src/playing/by-hand";
import type { Game } from "../../../../src/playing/play";
import { lineOf, numbersOf } from "../../../../src/view/hand/move-numbers";
import { isUnderWay, NEW_PLAYER, stepAskedFor } from "../../../../src/view/player/player";
import { reduce, type Action } from "../../../../src/view/session/reduce";
import {
  isOwn,
  legalMoves,
  newSession,
  ownLine,
  playerOf,
  type Session,
} from "../../../../src/view/session/session";
import { toyGame } from "../hand/toy-game";

const GAME = toyGame() as Game;
/** Three moves by two, from 0 to 6. */
const SOLUTION = finished(playSolution(GAME));
const START = newSession(SOLUTION);

const after = (session: Session, ...actions: Action[]) => actions.reduce(reduce, session);
const clicks = (...spots: string[]) => spots.map((spot) => ({ type: "click", spot }) as const);
const seek = (step: number) => ({ type: "seek", step }) as const;

/** 0, 1, 3, 4. */
const OWN = after(START, ...clicks("1", "3", "4"));
const LONGER = after(OWN, ...clicks("5"));

/** The places of the line, whose it is, and where the player goes. */
function shown(session: Session) {
  const { play, position, goal } = session;
  const places = Array.from({ length: play.lastStep + 1 }, (_, step) => play.text(step).replace("at ", ""));
  return [places.join(""), isOwn(session) ? "own" : "solution", position, goal];
}

test("a move continues from the shown step, animated, and drops what came after", () => {
  const move = legalMoves(after(OWN, seek(2)))[1];
  expect(shown(after(OWN, seek(2), { type: "move", move }))).toEqual(["0135", "own", 2, 3]);
  // Even while the last move is under way.
  expect(shown(OWN)).toEqual(["0134", "own", 2, 3]);
  expect(shown(after(START, seek(1), ...clicks("3")))).toEqual(["023", "own", 1, 2]);
});

test("a solution from here is appended and not yet played", () => {
  const moves = SOLUTION.byHand!.line.slice(2);
  expect(shown(after(OWN, { type: "append", moves }))).toEqual(["01346", "own", 3, 3]);
});

test("starting again keeps the user's own moves until another one is made, and hides the solution", () => {
  expect(shown(after(OWN, { type: "start" }))).toEqual(["0134", "own", 0, 0]);
  expect(shown(after(START, seek(2), { type: "start" }))).toEqual(["0", "own", 0, 0]);
});

test("undo and redo go along the user's own line only", () => {
  const steps = (session: Session, type: "undo" | "redo") => shown(after(session, { type }));
  expect(steps(after(OWN, seek(2)), "undo")).toEqual(["0134", "own", 2, 1]);
  expect(steps(after(OWN, seek(2)), "redo")).toEqual(["0134", "own", 2, 3]);
  expect(steps(after(OWN, seek(0)), "undo")).toEqual(["0134", "own", 0, 0]);
  expect(steps(after(OWN, seek(3)), "redo")).toEqual(["0134", "own", 3, 3]);
  expect(steps(after(START, seek(2)), "undo")).toEqual(["0246", "solution", 2, 2]);
  expect(steps(after(START, seek(2)), "redo")).toEqual(["0246", "solution", 2, 2]);
});

test("the solution is shown at the same step, if it has that many", () => {
  expect(shown(after(OWN, seek(2), { type: "solution" }))).toEqual(["0246", "solution", 2, 2]);
  expect(shown(after(LONGER, { type: "solution" }))).toEqual(["0246", "solution", 3, 3]);
});

test("a spot where several moves begin is held until the second click", () => {
  const held = after(START, ...clicks("0"));
  expect(held.here).toEqual({ held: "0" });
  const refused = after(held, ...clicks("9"));
  expect(refused.here).toEqual({ held: "0", notice: "No move goes from 0 to 9." });
  expect(after(held, ...clicks("0")).here.held).toBeUndefined();
  const moved = after(refused, ...clicks("2"));
  expect(shown(moved)).toEqual(["02", "own", 0, 1]);
  expect(moved.here).toEqual({});
  expect(shown(after(moved, { type: "drag", from: "2", spot: "1" }))).toEqual(["021", "own", 1, 2]);
});

test("an illegal click is refused with the game's reason, each time as a new one", () => {
  const once = after(START, ...clicks("8"));
  const twice = after(once, ...clicks("8"));
  expect(once.here.notice).toBe("No move goes from 0 to 8.");
  expect(twice).toEqual({ ...once, notices: once.notices + 1 });
});

test("keys make moves, or it is said that there is none", () => {
  expect(shown(after(START, { type: "press", key: "ArrowRight" }))).toEqual(["01", "own", 0, 1]);
  const { here } = after(START, { type: "press", key: "ArrowUp" });
  expect(here.notice).toBe("No move goes in the direction of this key.");
});

test("a game may say why a key makes no move", () => {
  const game: Game = { ...GAME, refuseKey: (at, key) => `${key} at ${at}` };
  const session = newSession({ ...SOLUTION, byHand: { game, line: SOLUTION.byHand!.line } });
  expect(reduce(session, { type: "press", key: "ArrowUp" }).here.notice).toBe("ArrowUp at 0");
});

test("Shift and a key is no other move while the move of these keys is blocked", () => {
  const moves = (at: Parameters<Game["moves"]>[0]) =>
    GAME.moves(at).map((move) => ({ ...move, key: "a" as const }));
  const keyed = (keys: Game["keys"]) => {
    const game: Game = { ...GAME, moves, ...(keys && { keys }) };
    return newSession({ ...SOLUTION, byHand: { game, line: SOLUTION.byHand!.line } });
  };
  const press = { type: "press", key: "A" } as const;
  expect(reduce(keyed(["a", "A"]), press).here.notice).toBe("No move goes in the direction of this key.");
  expect(reduce(keyed(["a"]), press).here.notice).toBeUndefined();
});

test("what helps at a step goes with the step, also as time passes", () => {
  const [move] = legalMoves(OWN);
  const hinted = after(OWN, seek(1), { type: "hint", move }, { type: "progress", part: 0.5 });
  const time = { type: "time", milliseconds: 400, still: false } as const;
  expect(after(hinted, { type: "speed", speed: 4 }).here).toEqual({ hint: move, part: 0.5 });
  expect(after(hinted, { type: "play" }, time).here).toEqual({});
});

test("another puzzle takes the user's own line away, and keeps the step where it can", () => {
  const changed = finished(playSolution(toyGame(false)));
  const open = { type: "open", solution: changed } as const;
  expect(shown(after(LONGER, open))).toEqual(["0123456", "solution", 4, 4]);
  expect(shown(after(START, open, seek(5), { type: "open", solution: SOLUTION }))[2]).toBe(3);
  expect(after(OWN, { type: "open", solution: SOLUTION })).toBe(OWN);
});

test("another window's line and player are adopted, but not a line that cannot be read", () => {
  const shared = { player: playerOf(LONGER), line: ownLine(LONGER) };
  const adopted = after(START, { type: "adopt", shared });
  expect(shown(adopted)).toEqual(shown(LONGER));
  expect(adopted.changes).toBe(START.changes);
  const unreadable = { ...shared, line: [0, 99] };
  expect(shown(after(START, { type: "adopt", shared: unreadable }))).toEqual(["0246", "solution", 3, 3]);
  const { player } = shared;
  expect(shown(after(adopted, { type: "adopt", shared: { player, line: null } }))[0]).toBe("0246");
  expect(after(adopted, { type: "adopt", shared: { player } }).play).toBe(adopted.play);
});

const scramble = { moves: 3, seed: 1 };
const scrambleOf = (session: Session) => after(session, { type: "scramble", scramble });

test("a scramble is a start of the user's own, with moves from there, and goes with the solution", () => {
  const begun = scrambleOf(after(START, seek(2)));
  const [from] = shown(begun);
  expect(shown(begun)).toEqual([expect.stringMatching(/^[0-4]$/), "own", 0, 0]);
  expect(begun.origin).toEqual({ step: 0, scramble });
  const [move] = legalMoves(begun);
  const moved = after(begun, { type: "move", move });
  expect(String(shown(moved)[0])[0]).toBe(from);
  expect(shown(after(moved, { type: "start" })).slice(1)).toEqual(["own", 0, 0]);
  expect(shown(after(moved, { type: "solution" }))[0]).toBe("0246");
  expect(after(moved, { type: "solution" }).origin).toEqual({ step: 0 });

  const shared = { player: playerOf(moved), line: ownLine(moved), origin: moved.origin };
  const elsewhere = after(START, { type: "adopt", shared });
  expect(shown(elsewhere)).toEqual(shown(moved));
  expect(elsewhere.origin).toEqual(moved.origin);
  expect(shown(after(elsewhere, { type: "adopt", shared: { ...shared, line: null } }))[0]).toBe("0246");
});

test("the user's own moves begin where the solution is left, or where they were taken back to", () => {
  const left = after(START, seek(2), ...clicks("5"));
  expect(left.origin).toEqual({ step: 2 });
  expect(after(left, ...clicks("6"), { type: "undo" }).origin.step).toBe(2);
  expect(after(left, { type: "undo" }, { type: "undo" }).origin.step).toBe(1);
  expect(after(left, { type: "start" }).origin.step).toBe(0);
  expect(after(START, seek(2), { type: "start" }).origin.step).toBe(0);
});

test("only what the user does to the line and the player counts as done", () => {
  const [move] = legalMoves(START);
  const done = (...actions: Action[]) => after(START, ...actions).changes;
  expect(done(...clicks("1"), { type: "undo" }, { type: "play" })).toBe(3);
  expect(done(...clicks("0", "9"), { type: "point", move }, { type: "notice", text: "No." })).toBe(0);
  expect(done({ type: "undo" }, { type: "time", milliseconds: 9, still: true })).toBe(0);
});

test("a play without moves cannot be played by hand", () => {
  const { prefix, lastStep, text } = SOLUTION;
  const watched = newSession({ prefix, lastStep, text });
  const next = after(watched, ...clicks("1"), { type: "press", key: "ArrowRight" }, { type: "start" });
  expect(next.play).toBe(watched.solution);
  expect(ownLine(next)).toBeNull();
});

/** What can be done, given what is shown: moves are taken from the legal ones. */
const anyAction: fc.Arbitrary<(session: Session) => Action> = fc.oneof(
  fc.constantFrom("play", "pause", "toggle", "step", "back").map((type) => () => ({ type }) as const),
  fc.constantFrom("first", "last", "start").map((type) => () => ({ type }) as const),
  fc.constantFrom("undo", "redo", "solution").map((type) => () => ({ type }) as const),
  fc.integer({ min: -3, max: 30 }).map((step) => () => seek(step)),
  fc.constantFrom(0.75, 4, 60).map((speed) => () => ({ type: "speed", speed }) as const),
  fc.boolean().map((loop) => () => ({ type: "loop", loop }) as const),
  fc.boolean().map((swing) => () => ({ type: "swing", swing }) as const),
  fc.integer({ min: 0, max: 9 }).map((spot) => () => ({ type: "click", spot: String(spot) }) as const),
  fc.constantFrom("ArrowRight", "ArrowLeft").map((key) => () => ({ type: "press", key }) as const),
  fc.constant((session: Session) => ({ type: "append", moves: legalMoves(session).slice(0, 1) }) as const),
  fc.nat(9).map((seed) => () => ({ type: "scramble", scramble: { moves: 3, seed } }) as const),
  fc.boolean().map((isShortest) => {
    const solution = finished(playSolution(toyGame(isShortest)));
    return () => ({ type: "open", solution }) as const;
  }),
  fc.tuple(fc.option(fc.array(fc.nat(2))), fc.nat(9), fc.nat(9), fc.boolean()).map((sent) => {
    const [line, position, goal, playing] = sent;
    const shared = { line, player: { ...NEW_PLAYER, position, goal, playing: playing && position !== goal } };
    return () => ({ type: "adopt", shared }) as const;
  }),
);

test("whatever is done, the step is within the line, the line is legal, and rest is at a whole step", () => {
  const actions = fc.array(fc.tuple(anyAction, fc.integer({ min: 0, max: 400 }), fc.boolean()));
  fc.assert(
    fc.property(actions, (all) => {
      let session = START;
      for (const [action, milliseconds, still] of all) {
        session = after(session, action(session), { type: "time", milliseconds, still });
        const { play, position, goal, playing } = session;
        for (const step of [position, goal, stepAskedFor(session)]) {
          expect(step).toBeGreaterThanOrEqual(0);
          expect(step).toBeLessThanOrEqual(play.lastStep);
        }
        expect(Number.isInteger(goal)).toBe(true);
        const { game, line } = play.byHand!;
        expect(lineOf(game, numbersOf(game, line))).toBeDefined();
        if (!isUnderWay(session)) expect(playing).toBe(false);
        if (still && playing) expect(Number.isInteger(position)).toBe(true);
      }
      let rest = after(session, { type: "loop", loop: false }, { type: "swing", swing: false });
      for (let second = 0; second < 60 && isUnderWay(rest); second++) {
        rest = reduce(rest, { type: "time", milliseconds: 1000, still: false });
      }
      expect(Number.isInteger(rest.position)).toBe(true);
    }),
  );
});
