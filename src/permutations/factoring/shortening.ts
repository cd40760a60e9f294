import { identityImages } from "../images";
import type { WordTable } from "../word-table";

const MAX_PART_LENGTH = 14;
const STARTS_PER_YIELD = 32;

/** Replaces parts of a word in factors by shorter ones from a table of short words until nothing more can be shortened. */
export function* shortened(
  word: readonly number[],
  factors: readonly Int32Array[],
  table: WordTable,
): Generator<void, number[]> {
  const { degree } = table;
  let best = word.slice();
  const product = new Int32Array(degree);
  for (let start = 0; start < best.length; start++) {
    if (start % STARTS_PER_YIELD === 0) yield;
    product.set(identityImages(degree));
    for (let end = start + 1; end <= Math.min(best.length, start + MAX_PART_LENGTH); end++) {
      const factor = factors[best[end - 1]];
      for (let x = 0; x < degree; x++) product[x] = factor[product[x]];
      const row = table.findSecondFactor(0, product);
      if (row < 0) continue;
      const shorter = table.word(row);
      if (shorter.length >= end - start) continue;
      best = [...best.slice(0, start), ...shorter, ...best.slice(end)];
      start = Math.max(-1, start - MAX_PART_LENGTH - 1);
      break;
    }
  }
  return best;
}
