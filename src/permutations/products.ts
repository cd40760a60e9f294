import { MAX_ANSWER_CHARACTERS, MAX_ROWS, MAX_TEXT_LENGTH } from "../grid/limits";
import { i18n } from "../language";
import { LimitError } from "../steps/limit-error";
import { type Separator, separatorOfProducts } from "./spelling";
import { permutationGroup } from "./groups/stabilizer-chain";
import { StabilizerLevels } from "./groups/stabilizer-levels";
import { within, type Steps } from "../steps";
import { ImageTable } from "./image-table";
import { formatPermutation, imagesOver, numbersOf, pointsOf, type Permutation } from "./permutation";
import type { ProductOrder } from "./product-order";

const PRODUCT_LIMITS = {
  /** The most different permutations. */
  rows: MAX_ROWS,
  /** The most images to look up in one pass: products times points. Four billion take about half a minute. */
  images: 4e9,
  /** The most characters of all rows together. */
  characters: MAX_ANSWER_CHARACTERS,
};

/** For all labels together: as many as fit in memory. */
const MAX_CHARACTERS = 1 << 28;
/** Only this many duplicates are listed. */
const FIRST_DUPLICATES = 5;

/** One for each row. A product's label is joined from its factors' labels and shares their text until it is written. */
class ProductLabels {
  readonly texts: string[] = [];
  #characters = 0;

  constructor(readonly separator: Separator) {}

  get count(): number {
    return this.texts.length;
  }

  addProduct(first: number, second: number): void {
    this.add(this.texts[first] + this.separator + this.texts[second]);
  }

  add(label: string): void {
    const { length } = label;
    this.#characters += length;
    if (length > MAX_TEXT_LENGTH || this.#characters > MAX_CHARACTERS) {
      throw new LimitError(
        i18n.t(
          "the words of {count, number} products are too long, the last one has {length, number} characters",
          { count: this.count, length },
        ),
      );
    }
    this.texts.push(label);
  }
}

/** Counts repeats under another label. The same word split differently, as A·BA and AB·A, is not a repeat. */
class Duplicates {
  count = 0;
  readonly first: { label: string; sameAs: string }[] = [];

  constructor(private readonly labels: ProductLabels) {}

  /** Most products are repeats, so labels are joined only when needed. */
  noteProduct(head: string, tail: string, row: number): void {
    const { texts, separator } = this.labels;
    const sameAs = texts[row];
    const isSameWord =
      sameAs.length === head.length + separator.length + tail.length &&
      sameAs.startsWith(head) &&
      sameAs.endsWith(tail) &&
      sameAs.startsWith(separator, head.length);
    if (isSameWord) return;
    this.count++;
    if (this.first.length < FIRST_DUPLICATES) this.first.push({ label: head + separator + tail, sameAs });
  }

  note(label: string, row: number): void {
    this.count++;
    if (this.first.length < FIRST_DUPLICATES) this.first.push({ label, sameAs: this.labels.texts[row] });
  }
}

export interface LabelledPermutation {
  readonly label: string;
  readonly permutation: Permutation;
}

export interface Products {
  /** All different: first the given ones, then the products, ordered by first and second factor. */
  readonly rows: { readonly label: string; readonly cycles: string }[];
  /** Whether these are all elements of the generated group, so that further passes find nothing new. */
  readonly isWholeGroup: boolean;
  /** How many given rows and products of the last pass, up to where it stopped, equal an earlier row with another label. */
  readonly duplicateCount: number;
  /** The first few of these. */
  readonly firstDuplicates: { readonly label: string; readonly sameAs: string }[];
}

/** Below this many images per pass, it is not worth computing the group's order beforehand. */
const FEW_IMAGES = 1 << 18;
/** With more points, the group's order is not computed. */
const MAX_POINTS_OF_GROUP = 1000;
/** Images processed between two yields: a fraction of a millisecond's work. */
const STEPS_PER_YIELD = 1 << 16;

/**
 * The products of all pairs of permutations (the macro GenPermProd of the pinball article). These are the given ones and their products
 * without repeats, each under its first label. All products have the same `order`, of cycles in a text as of labels in a word. A product's
 * label joins its factors' labels so that it reads as their word. The given labels must be all different, and labels with spaces or commas
 * must be words in the others. Each further pass uses the rows of the previous one, and stops when the group is complete. Yields its
 * progress, from 0 to 1, often enough to be sliced and cancelled. Throws a LimitError.
 */
export function* pairwiseProducts(
  generators: readonly LabelledPermutation[],
  passes = 1,
  order: ProductOrder = "left to right",
  limits = PRODUCT_LIMITS,
): Steps<Products> {
  const permutations = generators.map(({ permutation }) => permutation);
  const points = yield* pointsOf(permutations);
  const table = new ImageTable(points.length, limits.rows);
  const rowOf: number[] = [];
  const numbers = numbersOf(points);
  const factorsPerYield = Math.ceil(STEPS_PER_YIELD / (points.length + 1));
  for (let k = 0; k < permutations.length; k++) {
    if (k % factorsPerYield === 0) yield 0;
    rowOf.push(table.add(imagesOver(numbers, permutations[k])));
  }
  const given = generators.map(({ label }) => label);
  const labels = new ProductLabels(yield* separatorOfProducts(given, (k) => table.row(rowOf[k]), order));
  let duplicates = new Duplicates(labels);
  given.forEach((label, k) => {
    if (rowOf[k] === labels.count) labels.add(label);
    else duplicates.note(label, rowOf[k]);
  });

  let elements: bigint | undefined;
  let isWholeGroup = table.count === 0;
  for (let pass = 0; pass < passes && !isWholeGroup; pass++) {
    const factors = table.count;
    if (factors * factors * points.length > FEW_IMAGES && points.length <= MAX_POINTS_OF_GROUP) {
      elements ??= yield* orderOf(table);
      isWholeGroup = BigInt(factors) === elements;
      if (isWholeGroup) break;
      if (elements > limits.rows && 2 ** passes > limits.rows) {
        throw new LimitError(
          i18n.t(
            "the passes reach more than {rows, number} of the group's {order, number} elements; no more fit",
            { rows: limits.rows, order: elements },
          ),
        );
      }
    }
    if (factors * factors * points.length > limits.images) {
      throw new LimitError(
        i18n.t(
          "pass {pass} needs {products, number} products of {points, number} points; together at most {most, number} points are possible",
          { pass: pass + 1, products: factors * factors, points: points.length, most: limits.images },
        ),
      );
    }
    if (pass > 0) duplicates = new Duplicates(labels);
    let untilYield = factorsPerYield;
    const most = elements !== undefined && elements > 0n && elements <= limits.rows ? Number(elements) : -1;
    for (let first = 0; first < factors && table.count !== most; first++) {
      for (let from = 0; from < factors && table.count !== most;) {
        const to = Math.min(from + untilYield, factors);
        yield* within((pass + (first + from / factors) / factors) / passes, table.roomFor(to - from));
        addProducts(table, labels, duplicates, order, first, from, to);
        untilYield -= to - from;
        from = to;
        if (untilYield === 0) {
          untilYield = factorsPerYield;
          yield (pass + (first + from / factors) / factors) / passes;
        }
      }
    }
    // Rows closed under products are the group, and every further pass gives the same rows.
    isWholeGroup = table.count === factors || table.count === most;
  }
  const rows = yield* formatRows(table, labels.texts, points, limits.characters);
  return { rows, isWholeGroup, duplicateCount: duplicates.count, firstDuplicates: duplicates.first };
}

function addProducts(
  table: ImageTable,
  labels: ProductLabels,
  duplicates: Duplicates,
  order: ProductOrder,
  first: number,
  from: number,
  to: number,
): void {
  const { texts } = labels;
  const isFromLeft = order === "left to right";
  for (let second = from; second < to; second++) {
    const row = isFromLeft ? table.addProduct(first, second) : table.addProduct(second, first);
    if (row === texts.length) labels.addProduct(first, second);
    else duplicates.noteProduct(texts[first], texts[second], row);
  }
}

/** The order of the group that the rows generate, using only rows that enlarge it; 0 if it cannot be determined. */
function* orderOf(table: ImageTable): Steps<bigint> {
  try {
    const chain = new StabilizerLevels(table.degree);
    const generators: Int32Array[] = [];
    for (let row = 0; row < table.count; row++) {
      const level = chain.sift(table.row(row));
      if (level >= 0) {
        yield* chain.addResidueInSteps(level);
        generators.push(Int32Array.from(table.row(row)));
      }
      if (row % ROWS_PER_YIELD === 0) yield 0;
    }
    return (yield* within(0, permutationGroup(generators, table.degree))).order;
  } catch (error) {
    if (error instanceof LimitError) return 0n;
    throw error;
  }
}

const ROWS_PER_YIELD = 10;

/** Images written between two yields. */
const WRITTEN_PER_YIELD = 1 << 14;

function* formatRows(
  table: ImageTable,
  labels: readonly string[],
  points: readonly string[],
  mostCharacters: number,
): Steps<Products["rows"]> {
  let characters = 0;
  const rows: Products["rows"] = [];
  const rowsPerYield = Math.ceil(WRITTEN_PER_YIELD / (points.length + 1));
  for (let row = 0; row < table.count; row++) {
    if (row % rowsPerYield === 0) yield 1;
    const written = { label: labels[row], cycles: formatPermutation({ points, images: table.row(row) }) };
    characters += written.label.length + written.cycles.length;
    if (characters > mostCharacters) {
      throw new LimitError(
        i18n.t("the {rows, number} products have more than {most, number} characters; no more fit", {
          rows: table.count,
          most: mostCharacters,
        }),
      );
    }
    rows.push(written);
  }
  return rows;
}
