import type { Steps } from "../../../steps";
import { seededRandom } from "../../../steps/random";
import { randomKey } from "../../../puzzles/free-the-key/random-key";
export const MEASURES = ["escape", "back"] as const;
export interface DesignedKey {
  readonly rows: readonly (readonly number[])[];
  readonly measured: number;
}
export function* designKey(
  q: { columns: number; positions: number; levels: number; seed: number; measure: string },
  onBest: (k: DesignedKey) => void,
): Steps<DesignedKey> {
  let best!: DesignedKey;
  for (let k = 0; k < 400; k++) {
    const { key, disk } = randomKey(q.columns, q.positions, seededRandom(q.seed + k));
    if (k % 10 === 0) onBest((best = { rows: [...key, disk], measured: k }));
    yield k / 400;
  }
  return best;
}
