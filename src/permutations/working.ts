import { cyclesOf, permutationOfCycles, areDisjoint, order as orderOf } from "./permutation";
import { factorsInOrder, type ProductOrder } from "./product-order";
import { formatCycles, type Cycles } from "./notation";
import { sortDistinctPoints } from "./points";

/**
 * A cycle as a product of the fewest transpositions, one fewer than it has points. For (1 2 3) it is (1 2)(1 3) from left to right, and
 * (1 3)(1 2) from right to left.
 */
function transpositionsOf([first, ...others]: readonly string[], order: ProductOrder): string[][] {
  return factorsInOrder(others, order).map((other) => [first, other]);
}

/** The fewest transpositions whose product, in the given order, is that of the factors, the first of which acts first. */
export function transpositionsIn(factors: Cycles, order: ProductOrder): string[][] {
  return cyclesOf(permutationOfCycles(factors)).flatMap((cycle) => transpositionsOf(cycle, order));
}

/** What a line of a working is about if it is more than a calculation. */
export type LineName = "product" | "reversed" | "inverse" | "order" | "sum" | "parity";

/** A line of a working: what is written on it, and what comes out, blank where nothing does yet. */
export interface Line {
  readonly name?: LineName;
  readonly written: string;
  readonly result: string | bigint;
}

/** A point, and where the factors of a product take it. */
interface Way {
  readonly start: string;
  /** The factors that move it, by their number in the product, and where each takes it. */
  readonly moves: readonly { readonly factor: number; readonly to: string }[];
}

/**
 * The way of each point of a product of cycles, the first of which acts first. Takes time linear in their total length: a factor goes on
 * with the ways that have reached its points.
 */
export function waysThrough(factors: Cycles): Map<string, Way> {
  const ways = new Map<string, Way>();
  const standing = new Map<string, { factor: number; to: string }[]>();
  for (const [factor, cycle] of factors.entries()) {
    const moved = cycle.map((point) => {
      const found = standing.get(point);
      if (found) return found;
      const moves: { factor: number; to: string }[] = [];
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

/** Of longer products the ways are folded, and of more items only the first and the last are written. */
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

/**
 * Follows the points of the factors as on the blackboard; the first factor acts first. It follows the smallest point until its cycle
 * closes, then the smallest one that is left. A cycle, also that of a point that comes back to itself, is the result of the line that
 * closes it. Gives these lines, and the cycles without fixed points.
 */
function workedProduct(factors: Cycles) {
  const ways = waysThrough(factors);
  const followed = new Set<string>();
  const lines: Line[] = [];
  const cycles: string[][] = [];
  for (const first of sortDistinctPoints([...ways.keys()])) {
    if (followed.has(first)) continue;
    const cycle: string[] = [];
    for (let point = first; !followed.has(point);) {
      const way = ways.get(point)!;
      const image = imageOf(way);
      followed.add(point);
      cycle.push(point);
      const closes = image === first;
      lines.push({ written: writtenWay(way, factors.length), result: closes ? formatCycles([cycle]) : "" });
      point = image;
    }
    if (cycle.length > 1) cycles.push(cycle);
  }
  return { lines, cycles };
}

/** The lines of a product, the last of which has the product. */
function productLines(factors: Cycles, name: LineName = "product"): Line[] {
  const { lines, cycles } = workedProduct(factors);
  return [...lines, { name, written: "", result: formatCycles(cycles) }];
}

/** What can be worked out of a product of cycles. */
export const WORKED_OUT = ["product", "inverse", "order", "parity"] as const;

export type WorkedOut = (typeof WORKED_OUT)[number];

/**
 * The working of what is asked about a product of cycles, which may overlap and the first of which acts first. They are written in the
 * given order. The last line has the result.
 */
export function workingOf(asked: WorkedOut, factors: Cycles, order: ProductOrder): Line[] {
  if (asked === "product") return productLines(factors);
  return { inverse: inverseLines, order: orderLines, parity: parityLines }[asked](factors, order);
}

const written = (factors: Cycles, order: ProductOrder) => factorsInOrder([...factors], order);

/** The inverse of a product has the inverses of its factors in reverse: (f g)⁻¹ = g⁻¹ f⁻¹. */
function inverseLines(factors: Cycles, order: ProductOrder): Line[] {
  const turned = factors.map((cycle) => [...cycle].reverse()).reverse();
  return [
    { name: "reversed", written: "", result: formatCycles(written(turned, order)) },
    ...productLines(turned, "inverse"),
  ];
}

/** The least common multiple of the lengths of disjoint cycles. The product is worked out first if the given ones overlap. */
function orderLines(factors: Cycles, order: ProductOrder): Line[] {
  const isReady = areDisjoint(factors);
  const cycles = isReady
    ? written(factors, order).filter(({ length }) => length > 1)
    : workedProduct(factors).cycles;
  const lengths = [...new Set(cycles.map(({ length }) => length))].sort((a, b) => a - b);
  return [
    ...(isReady ? [] : productLines(factors)),
    ...cycles.map((cycle) => ({ written: formatCycles([cycle]), result: BigInt(cycle.length) })),
    {
      name: "order",
      written: cycles.length > 1 ? `lcm(${lengths.join(", ")})` : "",
      result: orderOf(permutationOfCycles(cycles)),
    },
  ];
}

/** The number of transpositions that all factors are products of; they may overlap. */
function parityLines(factors: Cycles, order: ProductOrder): Line[] {
  const cycles = written(factors, order);
  const counts = cycles.map(({ length }) => Math.max(length - 1, 0));
  const sum = counts.reduce((total, count) => total + count, 0);
  return [
    ...cycles.map((cycle, k) => ({ written: asTranspositions(cycle, order), result: BigInt(counts[k]) })),
    ...(counts.length > 1
      ? [{ name: "sum" as const, written: writtenSum(counts), result: BigInt(sum) }]
      : []),
    { name: "parity", written: "", result: sum % 2 === 0 ? "even" : "odd" },
  ];
}

/** `(3 4 5) = (3 4)(3 5)`; a transposition, or a point that stays, only by itself. */
function asTranspositions(cycle: readonly string[], order: ProductOrder): string {
  const text = formatCycles([cycle]);
  if (cycle.length < 3) return text;
  const transpositions = folded(transpositionsOf(cycle, order), (each) => formatCycles([each]));
  return `${text} = ${transpositions.join("")}`;
}

const writtenSum = (terms: readonly number[]) => folded(terms, String).join(" + ");

function folded<Item>(items: readonly Item[], write: (item: Item) => string): string[] {
  if (items.length <= MOST_UNFOLDED) return items.map(write);
  return [...items.slice(0, MOST_UNFOLDED - 1).map(write), "…", write(items.at(-1)!)];
}
