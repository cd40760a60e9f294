import type { Steps } from "../../../steps";
import { seededRandom } from "../../../steps/random";
import { randomKey } from "../../../puzzles/free-the-key/random-key";
import { randomGates } from "../../../puzzles/cat-walk/random-gates";
export interface DesignedKey {
  top: number[];
  bottom: number[];
  disk: number[];
  moves: number;
  back: number;
}
export function* designKey(
  q: { columns: number; positions: number; levels: number; seed: number; measure: string },
  onBest: (k: DesignedKey) => void,
): Steps<DesignedKey> {
  let best!: DesignedKey;
  for (let k = 0; k < 400; k++) {
    const { key, disk } = randomKey(q.columns, q.positions, seededRandom(q.seed + k));
    if (k % 10 === 0)
      onBest((best = { top: [...key[0]], bottom: [...key[1]], disk: [...disk], moves: k, back: 3 }));
    yield k / 400;
  }
  return best;
}
export function* gateMessage(q: {
  message: string;
  colours: string[];
  second: string;
  seed: number;
}): Steps<{ cells: string[][]; orders: string[][] }> {
  yield 0;
  return {
    cells: randomGates(5, 26, { all: ["red", "blue"], inOrder: q.colours }, seededRandom(q.seed)),
    orders: q.second ? [q.colours, [...q.colours].reverse()] : [q.colours],
  };
}
