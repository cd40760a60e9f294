import type { Steps } from "../../../steps";
import { seededRandom } from "../../../steps/random";
import { randomKey } from "../../../puzzles/free-the-key/random-key";
import { randomGates } from "../../../puzzles/cat-walk/random-gates";
export const MEASURES = ["escape", "back"] as const;
export interface DesignedKey {
  readonly key: readonly (readonly number[])[];
  readonly disk: readonly number[];
  readonly measured: number;
}
export function* designKey(
  q: { columns: number; positions: number; levels: number; seed: number; measure: string },
  onBest: (k: DesignedKey) => void,
): Steps<DesignedKey> {
  let best!: DesignedKey;
  for (let k = 0; k < 400; k++) {
    const { key, disk } = randomKey(q.columns, q.positions, seededRandom(q.seed + k));
    if (k % 10 === 0) onBest((best = { key, disk, measured: k }));
    yield k / 400;
  }
  return best;
}
export function* gateMessage(q: {
  message: string;
  colours: string;
  second: string;
  seed: number;
}): Steps<{ cells: string[][]; colours: readonly string[]; secondColours?: readonly string[] }> {
  yield 0;
  return {
    cells: randomGates(5, 26, { all: ["red", "blue"], inOrder: ["red", "blue"] }, seededRandom(q.seed)),
    colours: ["red", "blue"],
    ...(q.second && { secondColours: ["blue", "red"] }),
  };
}
