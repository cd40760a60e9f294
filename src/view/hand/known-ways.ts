import type { GameState, Move, Solution } from "../../playing/move";

/** How a state is solved: its next move and how many there are, or why there is none. */
export type Known =
  | {
      /** Undefined in a solved state. */
      readonly next?: Move;
      readonly left: number;
      /** Whether it is proved that no way is shorter. */
      readonly isShortest: boolean;
    }
  | { readonly impossible: string };

/** The ways to the goal that have been found, so that who follows hints waits for one search only. */
export class KnownWays {
  private readonly states = new Map<GameState, Known>();

  /** What is known of a state. */
  of(state: GameState): Known | undefined {
    return this.states.get(state);
  }

  /** Keeps a solution from a state, unless shorter ones are known. */
  add(state: GameState, solution: Solution): void {
    if ("impossible" in solution) {
      this.states.set(state, solution);
      return;
    }
    const { line, isShortest } = solution;
    let at = state;
    for (const [k, next] of line.entries()) {
      this.keep(at, { next, left: line.length - k, isShortest });
      at = next.to;
    }
    this.keep(at, { left: 0, isShortest });
  }

  /** The moves from a state to the goal, if a way is known. */
  lineFrom(state: GameState): readonly Move[] | undefined {
    const line: Move[] = [];
    let known = this.of(state);
    while (known && !("impossible" in known)) {
      if (!known.next) return line;
      line.push(known.next);
      known = this.of(known.next.to);
    }
    return undefined;
  }

  private keep(state: GameState, found: Exclude<Known, { readonly impossible: string }>): void {
    const before = this.states.get(state);
    const isBetter =
      before === undefined ||
      "impossible" in before ||
      found.left < before.left ||
      (found.left === before.left && !before.isShortest && found.isShortest);
    if (isBetter) this.states.set(state, found);
  }
}
