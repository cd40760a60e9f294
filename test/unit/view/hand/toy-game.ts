import type { Move, Solution } from "../../../../src/playing/move";
import type { Game, Play } from "../../../../src/playing/play";

/** How often a state was solved. */
export interface Counted {
  solved: number;
}

/**
 * A walk on the numbers from 0 to 9, by 1 or 2 at a time, to 6; from 7 on one cannot come back. Its solution moves by ones if it need not
 * be the shortest.
 */
export function toyGame(isShortest = true, counted: Counted = { solved: 0 }): Game<number> {
  const game: Game<number> = {
    start: 0,
    moves(at) {
      const steps: readonly (readonly [number, string])[] = [
        [1, "one"],
        [2, "two"],
        [-1, "back"],
      ];
      return steps.flatMap(([by, label]): Move<number>[] => {
        const to = at + by;
        if (to < 0 || to > 9 || (at > 6 && by < 0)) return [];
        const key = by === 2 ? {} : { key: by === 1 ? ("ArrowRight" as const) : ("ArrowLeft" as const) };
        return [{ label, to, spot: String(to), from: String(at), ...key }];
      });
    },
    isSolved: (at) => at === 6,
    home: 6,
    *solve(at): Generator<number, Solution<number>> {
      counted.solved++;
      yield 0.5;
      if (at > 6) return { impossible: "No way leads back." };
      const line: Move<number>[] = [];
      for (let state = at; state < 6;) {
        const by = isShortest && state < 5 ? "two" : "one";
        const move = game.moves(state).find(({ label }) => label === by)!;
        line.push(move);
        state = move.to;
      }
      return { line, isShortest };
    },
    refuse: (at, spot, from) => `No move goes from ${from ?? at} to ${spot}.`,
    play: (line, from = game.start): Play => ({
      prefix: "Toy",
      lastStep: line.length,
      text: (step) => `at ${step === 0 ? from : line[step - 1].to}`,
      byHand: { game, line },
    }),
  };
  return game;
}
