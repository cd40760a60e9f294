import type { TokenPuzzle } from "./token-puzzle";

/**
 * Divides the tokens into patterns of at most `size`. Each begins where the fewest neighbours are left, and grows by the token that has the most
 * neighbours in it: pieces that belong together stand in one another's way. Tokens stand for their homes; those of a class have them in order.
 */
export function patternsOf(
  puzzle: TokenPuzzle,
  homes: readonly (readonly number[])[],
  size: number,
): number[][] {
  const { classOf, firstTokens, placeCount, from, to } = puzzle;
  const tokens = Array.from(classOf.keys());
  const homeOf = tokens.map((token) => homes[classOf[token]][token - firstTokens[classOf[token]]]);
  const tokenAt = new Int32Array(placeCount).fill(-1);
  homeOf.forEach((home, token) => (tokenAt[home] = token));
  const neighbours = Array.from({ length: placeCount }, () => new Set<number>());
  from.forEach((tail, move) => {
    neighbours[tail].add(to[move]);
    neighbours[to[move]].add(tail);
  });
  /** The pattern of each token; −1 as long as it has none. */
  const patternOf = new Int32Array(tokens.length).fill(-1);
  const patterns: number[][] = [];
  for (let left = tokens.length; left > 0;) {
    const pattern: number[] = [];
    const number = patterns.push(pattern) - 1;
    for (; pattern.length < size && left > 0; left--) {
      let best = -1;
      let mostInside = -1;
      let fewestOutside = Infinity;
      for (const token of tokens) {
        if (patternOf[token] >= 0) continue;
        let inside = 0;
        let outside = 0;
        for (const place of neighbours[homeOf[token]]) {
          const other = tokenAt[place];
          if (other < 0) continue;
          if (patternOf[other] === number) inside++;
          else if (patternOf[other] < 0) outside++;
        }
        if (inside < mostInside || (inside === mostInside && outside >= fewestOutside)) continue;
        [best, mostInside, fewestOutside] = [token, inside, outside];
      }
      patternOf[best] = number;
      pattern.push(best);
    }
  }
  return patterns;
}
