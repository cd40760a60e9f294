import { has, setOf, sizeOf } from "./jumps";

/** Which positions are the goal. */
export interface Goal {
  /** The holes that have a peg in the end. */
  readonly pegs: Int32Array;
  /** The holes for which it does not matter; the others are empty. */
  readonly free: Int32Array;
  /** How many pegs are left, or undefined if it does not matter. */
  readonly count: number | undefined;
  /** How many holes have a peg in any case. */
  readonly least: number;
}

export function goalOf(pegs: Int32Array, free: Int32Array, count?: number): Goal {
  const least = sizeOf(pegs);
  return { pegs, free, least, count: sizeOf(free) === 0 ? least : count };
}

/** Whether the position at an index of `words` is the goal. */
export const isGoal = ({ pegs, free, count }: Goal, words: Int32Array, at = 0): boolean =>
  (words[at] & ~free[0]) === pegs[0] &&
  (words[at + 1] & ~free[1]) === pegs[1] &&
  (count === undefined || sizeOf(words, at) === count);

/** The least sum of weights that pegs have at the goal. */
export function leastWeight({ pegs, free, count, least }: Goal, weights: readonly number[]): number {
  const total = weights.reduce((sum, weight, hole) => (has(pegs, hole) ? sum + weight : sum), 0);
  const others = weights.filter((_, hole) => has(free, hole)).sort((a, b) => a - b);
  const chosen = count === undefined ? others.filter((weight) => weight < 0) : others.slice(0, count - least);
  return chosen.reduce((sum, weight) => sum + weight, total);
}

/** The positions that are the goal, if there is one for each hole or only one; none if there may be more. */
export function finalsOf({ pegs, free, count, least }: Goal, holes: number): Int32Array[] {
  if (count === least) return [pegs];
  if (count !== least + 1) return [];
  return Array.from({ length: holes }, (_, hole) => hole)
    .filter((hole) => has(free, hole))
    .map((hole) => pegs.map((word, k) => word | setOf([hole])[k]));
}

/** The holes that are not in a set. */
export const complementOf = (set: Int32Array, holes: number): Int32Array =>
  setOf(Array.from({ length: holes }, (_, hole) => hole).filter((hole) => !has(set, hole)));
