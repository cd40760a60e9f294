/** A point, and where the factors of a product take it. */
export interface Way {
  readonly start: string;
  /** The factors that move it, by their number in the product, and where each takes it. */
  readonly moves: readonly Move[];
}

interface Move {
  readonly factor: number;
  readonly to: string;
}

/**
 * The way of each point of a product of cycles, the first of which acts first, in time linear in their total length: a factor goes on with
 * the ways that have come to its points.
 */
export function waysThrough(factors: readonly (readonly string[])[]): Map<string, Way> {
  const ways = new Map<string, Way>();
  const standing = new Map<string, Move[]>();
  for (const [factor, cycle] of factors.entries()) {
    const moved = cycle.map((point) => {
      const found = standing.get(point);
      if (found) return found;
      const moves: Move[] = [];
      ways.set(point, { start: point, moves });
      return moves;
    });
    for (const [k, moves] of moved.entries()) {
      const to = cycle[(k + 1) % cycle.length];
      if (cycle.length > 1) moves.push({ factor, to });
      standing.set(to, moves);
    }
  }
  return ways;
}

export const imageOf = ({ start, moves }: Way): string => moves.at(-1)?.to ?? start;

/** Up to so many factors, a way is written with the point after each of them. */
export const MOST_UNFOLDED = 8;

/**
 * A way as `1 → 4 → 4 → 2`, with the point after each factor. In a product of more than MOST_UNFOLDED factors two or more in a row that
 * leave the point alone are folded: `1 → 4 … 4 → 2`. So the ways of a product are together about as long as its text.
 */
export function writtenWay({ start, moves }: Way, factors: number): string {
  let text = start;
  let at = start;
  let next = 0;
  const stayUntil = (factor: number) => {
    const stays = factor - next;
    text += stays > 1 && factors > MOST_UNFOLDED ? ` … ${at}` : ` → ${at}`.repeat(stays);
    next = factor + 1;
  };
  for (const { factor, to } of moves) {
    stayUntil(factor);
    text += ` → ${to}`;
    at = to;
  }
  stayUntil(factors);
  return text;
}
