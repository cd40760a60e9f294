import { randomIndex, type Random } from "../../steps/random";

/** A move of whatever stands at one place to another one. */
export type PlaceMove = readonly [from: number, to: number];

/**
 * The pieces at the places (blank: empty) after so many random moves to empty places, none of which takes the move before back unless there is no
 * other. Stops where nothing can move.
 */
export function scrambled<Piece>(
  pieces: readonly Piece[],
  moves: readonly PlaceMove[],
  count: number,
  random: Random,
): Piece[] {
  const now = [...pieces];
  let last: PlaceMove | undefined;
  for (let made = 0; made < count; made++) {
    const legal = moves.filter(([from, to]) => now[from] !== "" && now[to] === "");
    const onward = legal.filter(([from, to]) => from !== last?.[1] || to !== last[0]);
    const choice = onward.length > 0 ? onward : legal;
    if (choice.length === 0) break;
    const [from, to] = choice[randomIndex(random, choice.length)];
    [now[from], now[to]] = [now[to], now[from]];
    last = [from, to];
  }
  return now;
}

/** A list in rows of the same length. */
export const inRows = <Item>(items: readonly Item[], columns: number): Item[][] =>
  Array.from({ length: items.length / columns }, (_, row) => items.slice(row * columns, (row + 1) * columns));
