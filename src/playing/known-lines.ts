import type { GameState, Move, Solution } from "./move";

/**
 * Lines to the goal, found again from every state on them. A line that was begun goes on if finding a line takes long, or if another search
 * would find another line. So each move of it leads nearer to the goal.
 */
export class KnownLines<State extends GameState> {
  readonly #known = new Map<State, { readonly line: readonly Move<State>[]; readonly isShortest: boolean }>();

  /** Adds a line that solves a state. States with a line that is no longer keep it. */
  add(start: State, line: readonly Move<State>[], isShortest: boolean): void {
    const states = [start, ...line.map(({ to }) => to)];
    for (const [step, state] of states.entries()) {
      const known = this.#known.get(state);
      const rest = line.slice(step);
      if (!known || known.line.length > rest.length) this.#known.set(state, { line: rest, isShortest });
    }
  }

  /** The shortest known line from a state. */
  from(state: State): Solution<State> | undefined {
    return this.#known.get(state);
  }
}
