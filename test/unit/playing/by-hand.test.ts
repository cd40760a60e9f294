import { stateAfter } from "../../../src/playing/by-hand";
import type { Move } from "../../../src/playing/move";
import type { Game, Play } from "../../../src/playing/play";
import { finished } from "../../../src/steps";
import { clicked } from "../../../src/taskpane/view/hand/clicks";
import { stepAskedFor } from "../../../src/taskpane/view/player/player";
import { reduce } from "../../../src/taskpane/view/session/reduce";
import { legalMoves, newSession, stateShown } from "../../../src/taskpane/view/session/session";
import { EXPECTED_PUZZLES } from "../puzzles/all-expected";
import { flatOf, playOf } from "../puzzles/expected-plays";
import { rendered } from "../puzzles/rendered";

/** Kinds that are only watched: a product's factors, a group's graph, rounds of flippers. */
const WATCHED: readonly string[] = ["Permutation", "Group", "Lattice", "Rounds"];
const BY_HAND = EXPECTED_PUZZLES.filter(({ kind }) => !WATCHED.includes(kind.prefix));

const labelled = (game: Game, state: string | number, { label, to }: Move) =>
  game.moves(state).find((move) => move.label === label && move.to === to);

/** Makes the first move of a new solution again and again, at most so many times. */
function followHints(game: Game, most: number): Move[] {
  const line: Move[] = [];
  let state = game.start;
  while (!game.isSolved(state) && line.length <= most) {
    const solution = finished(game.solve(state));
    if (!("line" in solution)) throw new Error(solution.impossible);
    line.push(solution.line[0]);
    state = solution.line[0].to;
  }
  return line;
}

/** The spots to click for a move, if clicks can make it. */
function clicksFor(moves: readonly Move[], move: Move): string[] | undefined {
  const tries = [[move.spot], [move.from], [move.from, move.spot]].filter((spots): spots is string[] =>
    spots.every((spot) => spot !== undefined),
  );
  return tries.find((spots) => {
    const first = clicked(moves, spots[0]);
    const last = spots.length === 1 ? first : first.is === "hold" && clicked(moves, spots[1], spots[0]);
    return last && last.is === "move" && last.move.label === move.label;
  });
}

const texts = (play: Play, steps: number) => Array.from({ length: steps + 1 }, (_, step) => play.text(step));

it.each(EXPECTED_PUZZLES)("$name is played by hand, or only watched", async (puzzle) => {
  expect((await playOf(puzzle)).byHand === undefined).toBe(WATCHED.includes(puzzle.kind.prefix));
});

describe.each(BY_HAND)("$name by hand", (puzzle) => {
  let play: Play;
  let game: Game;
  let line: readonly Move[];
  beforeAll(async () => {
    play = await playOf(puzzle);
    ({ game, line } = play.byHand!);
  });

  it("has a legal move for each step of its solution", () => {
    expect(line).toHaveLength(play.lastStep);
    line.forEach((move, k) => expect(labelled(game, stateAfter(play.byHand!, k), move)).toBeDefined());
    expect(game.isSolved(stateAfter(play.byHand!, play.lastStep))).toBe(play.impossible === undefined);
  });

  it("plays the same line as its own play", () => {
    const again = game.play(line);
    expect(again.lastStep).toBe(play.lastStep);
    expect(texts(again, line.length)).toEqual(texts(play, line.length));
    const half = line.slice(0, Math.ceil(line.length / 2));
    const begun = game.play(half);
    expect(begun.lastStep).toBe(half.length);
    expect(texts(begun, half.length)).toEqual(texts(play, half.length));
    expect(begun.byHand!.line).toEqual(half);
  });

  it("has different labels and different clicks for the moves of a state", () => {
    for (let step = 0; step <= Math.min(line.length, 40); step++) {
      const moves = game.moves(stateAfter(play.byHand!, step));
      expect(new Set(moves.map(({ label }) => label)).size).toBe(moves.length);
      const keys = moves.flatMap(({ key }) => key ?? []);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it("is solved by hints in the fewest moves", () => {
    if (play.impossible !== undefined) {
      expect(finished(game.solve(game.start))).toEqual({ impossible: play.impossible });
      return;
    }
    const solution = finished(game.solve(game.start));
    if (!("line" in solution)) throw new Error(solution.impossible);
    // A solution that is not proved to be shortest may get shorter on the way.
    const most = solution.line.length;
    const followed = solution.isShortest && most <= 60 ? followHints(game, most) : solution.line;
    expect(followed.length).toBe(most);
    expect(game.isSolved(followed.at(-1)?.to ?? game.start)).toBe(true);
  });

  it("is solved by clicks on what a flat drawing shows, or by the buttons of moves", async () => {
    const [flat] = await flatOf(puzzle);
    let session = reduce(newSession(play), { type: "start" });
    for (const [step, move] of line.entries()) {
      const spots = (flat && clicksFor(legalMoves(session), move)) ?? [];
      if (spots.length > 0 && step < 10)
        expect(rendered(flat, session.play, step).spots).toEqual(expect.arrayContaining(spots));
      for (const spot of spots) session = reduce(session, { type: "click", spot });
      if (spots.length === 0) session = reduce(session, { type: "move", move });
      expect(stepAskedFor(session)).toBe(step + 1);
    }
    expect(game.isSolved(stateShown(session)!)).toBe(play.impossible === undefined);
  });

  it("says why a click on something else is no move", () => {
    expect(game.refuse(game.start, "no such spot")).toMatch(/^\p{Lu}.*\.$/u);
  });
});
