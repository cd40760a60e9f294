import { cyclesOfImages } from "./images";
import { ImageTable } from "./image-table";
import { LimitError } from "./limit-error";
import { formatCycles, parseCycles } from "./notation";
import { imagesOver, numbersOf, permutationOfCycles, type Permutation } from "./permutation";
import { sortedPoints } from "./points";

export interface LabelledPermutation {
  readonly label: string;
  /** In cycle notation. */
  readonly cycles: string;
}

export interface Products {
  /** Canonical, all different: the given ones first, then the products, first factor by second factor. */
  readonly rows: LabelledPermutation[];
  /** How many given rows and products of the last pass equal an earlier row that has another label. */
  readonly duplicateCount: number;
  /** The first few of these. */
  readonly firstDuplicates: { readonly label: string; readonly sameAs: string }[];
}

export interface ProductLimits {
  /** The most different permutations. */
  readonly rows: number;
  /** The most images to look up in one pass: the number of products times that of points. */
  readonly images: number;
}

/** A worksheet has 2^20 rows; four thousand million images take about half a minute. */
export const PRODUCT_LIMITS: ProductLimits = { rows: 1_048_576, images: 4e9 };

const FIRST_DUPLICATES = 5;
/** Images handled between two yields: a fraction of a millisecond's work. */
const STEPS_PER_YIELD = 1 << 16;

/**
 * The products of all pairs of permutations (the macro GenPermProd of the pinball article): the given ones and their
 * products without repeats, each under the label that came first; a product's label is its factors' labels joined.
 * Each further pass takes the rows of the one before. Yields its progress, from 0 to 1, often enough to be sliced and
 * cancelled. Throws a NotationError for cycles that are none, and a LimitError.
 */
export function* pairwiseProducts(
  generators: readonly LabelledPermutation[],
  passes = 1,
  limits: ProductLimits = PRODUCT_LIMITS,
): Generator<number, Products> {
  const permutations = yield* parseAll(generators);
  const points = sortedPoints(permutations.flatMap((permutation) => permutation.points));
  const table = new ImageTable(points.length, limits.rows);
  const labels: string[] = [];

  let duplicates = new Duplicates(labels);
  const numbers = numbersOf(points);
  permutations.forEach((permutation, k) => {
    const row = table.add(imagesOver(numbers, permutation));
    if (row === labels.length) labels.push(generators[k].label);
    else duplicates.note(generators[k].label, "", row);
  });

  const factorsPerYield = Math.ceil(STEPS_PER_YIELD / (points.length + 1));
  for (let pass = 0; pass < passes; pass++) {
    const factors = table.count;
    if (factors * factors * points.length > limits.images)
      throw tooManyProducts(pass, factors, points.length);
    if (pass > 0) duplicates = new Duplicates(labels);
    let untilYield = factorsPerYield;
    for (let first = 0; first < factors; first++) {
      for (let from = 0; from < factors;) {
        const to = Math.min(from + untilYield, factors);
        addProducts(table, labels, duplicates, first, from, to);
        untilYield -= to - from;
        from = to;
        if (untilYield === 0) {
          untilYield = factorsPerYield;
          yield (pass + (first + from / factors) / factors) / passes;
        }
      }
    }
    if (table.count === factors) break; // Closed under products: every further pass gives the same rows.
  }
  const rows = yield* formatRows(table, labels, points);
  return { rows, duplicateCount: duplicates.count, firstDuplicates: duplicates.first };
}

function addProducts(
  table: ImageTable,
  labels: string[],
  duplicates: Duplicates,
  first: number,
  from: number,
  to: number,
): void {
  for (let second = from; second < to; second++) {
    const row = table.addProduct(first, second);
    if (row === labels.length) labels.push(labels[first] + labels[second]);
    else duplicates.note(labels[first], labels[second], row);
  }
}

/** Counts repeats under another label; the same word split elsewhere, as A·BA and AB·A, is none. */
class Duplicates {
  count = 0;
  readonly first: { label: string; sameAs: string }[] = [];

  constructor(readonly labels: readonly string[]) {}

  note(head: string, tail: string, row: number): void {
    const sameAs = this.labels[row];
    const sameWord =
      sameAs.length === head.length + tail.length && sameAs.startsWith(head) && sameAs.endsWith(tail);
    if (sameWord) return;
    this.count++;
    if (this.first.length < FIRST_DUPLICATES) this.first.push({ label: head + tail, sameAs });
  }
}

function* parseAll(generators: readonly LabelledPermutation[]): Generator<number, Permutation[]> {
  const permutations: Permutation[] = [];
  for (const { cycles } of generators) {
    permutations.push(permutationOfCycles(parseCycles(cycles)));
    if (permutations.length % 1000 === 0) yield 0;
  }
  return permutations;
}

function* formatRows(
  table: ImageTable,
  labels: readonly string[],
  points: readonly string[],
): Generator<number, LabelledPermutation[]> {
  const rows: LabelledPermutation[] = [];
  for (let row = 0; row < table.count; row++) {
    const cycles = cyclesOfImages(table.row(row)).map((cycle) => cycle.map((number) => points[number]));
    rows.push({ label: labels[row], cycles: formatCycles(cycles) });
    if (row % 1000 === 999) yield 1;
  }
  return rows;
}

function tooManyProducts(pass: number, factors: number, degree: number): LimitError {
  const [products, points] = [factors * factors, degree].map((number) => number.toLocaleString("en"));
  return new LimitError(`pass ${pass + 1} would form ${products} products of ${points} points`);
}
