import type { Steps } from "../../steps";
import { quotient, type FewMovers } from "./few-movers";
import { inverseWord } from "./moves";

const PAIRS_PER_YIELD = 1 << 13;

/**
 * Tells of the words x⁻¹y⁻¹xy of a length that move few points, with the rows of their permutations. Parts of shortest words are shortest, so
 * all products x and y are tried whose lengths together are half of it, each with one word. Throws a LimitError
 * if that is more than the budget allows.
 */
export function* commutatorsOf(
  found: FewMovers,
  length: number,
  tell: (row: number, word: number[]) => void,
): Steps<void> {
  const { layers, moves, moving, budget } = found;
  const { table } = layers;
  const { images, degree } = table;
  const half = length / 2;
  const tellOf = (x: number, y: number) => {
    const [rowX, rowY] = [table.row(x), table.row(y)];
    const [wordX, wordY] = [table.word(x), table.word(y)];
    tell(found.find(quotient(times(rowY, rowX), times(rowX, rowY))), [
      ...inverseWord(wordX, moves),
      ...inverseWord(wordY, moves),
      ...wordX,
      ...wordY,
    ]);
  };
  let tried = 0;
  for (let ofX = 1; 2 * ofX <= half && length % 2 === 0; ofX++) {
    const [xs, ys] = [layers.rows(ofX), layers.rows(half - ofX)];
    for (let x = xs.begin; x < xs.end; x++) {
      for (let y = 2 * ofX === half ? x + 1 : ys.begin; y < ys.end; y++) {
        if (++tried % PAIRS_PER_YIELD === 0) {
          budget.spend(PAIRS_PER_YIELD);
          yield 0;
        }
        // The commutator takes what yx makes of a point to what xy makes of it.
        const [atX, atY] = [x * degree, y * degree];
        let left = moving;
        for (let z = 0; z < degree && left >= 0; z++) {
          if (images[atY + images[atX + z]] !== images[atX + images[atY + z]]) left--;
        }
        if (left < 0) continue;
        tellOf(x, y);
        tellOf(y, x);
        yield 0;
      }
    }
  }
}

/** First one row, then the other. */
const times = (first: Uint16Array, then: Uint16Array): Uint16Array => first.map((image) => then[image]);
