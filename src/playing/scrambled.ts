import { seededRandom, shuffled } from "../steps/random";
import type { GameState, Move } from "./move";
import type { ByHand, Game, Play } from "./play";

/** How a puzzle is scrambled. The same numbers give the same scramble everywhere. */
export interface Scramble {
  /** How many moves lead away from home. */
  readonly moves: number;
  readonly seed: number;
}

/** More moves than these hardly scramble more, and their solutions are longer than somebody plays. */
export const MOST_SCRAMBLE_MOVES = 200;

/** A puzzle after it was scrambled, to be played from there; undefined if it cannot be. Its game begins at the scrambled state. */
export function scrambled({ game }: Pick<ByHand, "game">, moves: number, seed: number): Play | undefined {
  if (!canScramble(game)) return undefined;
  return startingAt(game, walkFrom(game, game.home!, { moves, seed })).play([]);
}

/** Whether a puzzle has a home from which it can be moved away and back. */
export const canScramble = (game: Game): boolean =>
  game.home !== undefined && game.moves(game.home).some((move) => leadsBack(game, game.home!, move));

const leadsBack = <State extends GameState>(game: Game<State>, state: State, { to }: Move<State>) =>
  to !== state && (game.returns ?? game.moves(to).some((move) => move.to === state));

/** The same game from another state. */
function startingAt<State extends GameState>(game: Game<State>, start: State): Game<State> {
  const other: Game<State> = {
    ...game,
    start,
    play: (line) => ({ ...game.play(line, start), byHand: { game: other, line } }),
  };
  return other;
}

/**
 * A random walk. It goes only where moves lead back, so that there is a way home. It visits no state twice, unless every move leads to a
 * visited state. Then it does not go straight back if it can go elsewhere. If it ends in a solved state, it goes on.
 */
function walkFrom<State extends GameState>(
  game: Game<State>,
  home: State,
  { moves: count, seed }: Scramble,
): State {
  const random = seededRandom(seed);
  const way = [home];
  const visited = new Set(way);
  const most = 2 * count;
  for (let state = home; way.length <= count || (game.isSolved(state) && way.length <= most);) {
    const isOpen = (move: Move<State>) => leadsBack(game, state, move);
    const moves = shuffled(game.moves(state), random);
    const next =
      moves.find((move) => !visited.has(move.to) && isOpen(move)) ??
      moves.find((move) => move.to !== way.at(-2) && isOpen(move)) ??
      moves.find(isOpen)!;
    state = next.to;
    visited.add(state);
    way.push(state);
  }
  return way.at(-1)!;
}
