import { primeFactors } from "../../permutations/whole-numbers";
import type { Steps } from "../../steps";

export type LatticeEdge = readonly [lower: number, upper: number];

interface Place {
  /** From 0 at the left to 1. */
  readonly x: number;
  /** The number of the row. */
  readonly y: number;
}

/** Crossings count most, then the squares of how far lines go aside. */
const CROSSING = 0.3;
const MAX_ROUNDS = 8;

/**
 * The rows of a drawing, the trivial subgroup's first: classes whose orders have as many prime factors are in one row. Rows by the orders
 * themselves could be 28 for a cyclic group; whatever is below another one is in a lower row this way, too.
 *
 * Any two classes in a row are exchanged while that lessens the crossings of lines. This local search always ends at the same drawing
 * (“greedy switching” in Di Battista, Eades, Tamassia and Tollis, Graph Drawing, 1999). Yields its progress, from 0 to 1.
 */
export function* latticeRows(orders: readonly number[], edges: readonly LatticeEdge[]): Steps<number[][]> {
  const byCount: number[][] = [];
  orders.forEach((order, number) => (byCount[primeFactors(order).length] ??= []).push(number));
  const rows = byCount.filter((row) => row);
  const places: Place[] = [];
  rows.forEach((row, y) => row.forEach((number, k) => (places[number] = { x: (k + 0.5) / row.length, y })));
  const exchange = (row: number[], a: number, b: number): void => {
    [row[a], row[b]] = [row[b], row[a]];
    [places[row[a]], places[row[b]]] = [places[row[b]], places[row[a]]];
  };
  let least = costOf(places, edges);
  for (let round = 0, isBetter = true; isBetter && round < MAX_ROUNDS; round++) {
    isBetter = false;
    for (const row of rows) {
      for (let a = 1; a < row.length; a++) {
        yield round / MAX_ROUNDS;
        for (let b = 0; b < a; b++) {
          exchange(row, a, b);
          const cost = costOf(places, edges);
          if (cost < least - 1e-9) [least, isBetter] = [cost, true];
          else exchange(row, a, b);
        }
      }
    }
  }
  return rows;
}

function costOf(places: readonly Place[], edges: readonly LatticeEdge[]): number {
  let cost = 0;
  for (let k = 0; k < edges.length; k++) {
    const [a, b] = [places[edges[k][0]], places[edges[k][1]]];
    cost += (a.x - b.x) ** 2;
    for (let other = 0; other < k; other++) {
      if (cross(a, b, places[edges[other][0]], places[edges[other][1]])) cost += CROSSING;
    }
  }
  return cost;
}

/** Whether two lines cross between their ends. */
export function cross(a: Place, b: Place, c: Place, d: Place): boolean {
  if (a.y >= d.y || c.y >= b.y || a === c || b === d) return false;
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

const side = (a: Place, b: Place, { x, y }: Place) => (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
