import type { Steps } from "../steps";
import type { GameState, Move } from "./move";
import type { ByHand, Game, Play } from "./play";

/** The state after some steps of a play. */
export function stateAfter<State extends GameState>({ game, line }: ByHand<State>, step: number): State {
  return step === 0 ? game.start : line[step - 1]!.to;
}

/** The moves that lead from state to state. Of several between the same two states, the first one. */
export const lineThrough = <State extends GameState>(
  game: Pick<Game<State>, "moves">,
  states: readonly State[],
): Move<State>[] => states.slice(1).map((to, k) => game.moves(states[k]!).find((move) => move.to === to)!);

/** The play of a puzzle's solution. If there is none, the play has the start only, and says why. */
export function* playSolution<State extends GameState, P extends Play>(game: Game<State, P>): Steps<P> {
  const solution = yield* game.solve(game.start);
  if ("line" in solution) return { ...game.play(solution.line), byHand: { game, ...solution } };
  return { ...game.play([]), impossible: solution.impossible };
}
