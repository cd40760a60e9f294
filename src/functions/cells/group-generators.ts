import {
  amongMovedPointsInSteps,
  commonPointsInSteps,
  type LabelledGenerators,
} from "../../permutations/groups/labelled-points";
import { permutationGroup, type PermutationGroup } from "../../permutations/groups/stabilizer-chain";
import { NumberedProduct, placesOfNumbers } from "../../permutations/numbered-product";
import { numbersOf, permutationOfCycles, type Permutation } from "../../permutations/permutation";
import { cyclesIn, CycleTexts, hasParentheses } from "../../puzzles/groups/cycle-cells";
import { generatorCellsIn, type GeneratorCell } from "../../puzzles/groups/generator-cells";
import { isBlank, textOf } from "../../grid/cells";
import type { Condition } from "../../permutations/conditions";
import { listedPermutations } from "../../permutations/notation";
import { isPauseInRow, type Steps } from "../../steps";
import type { ProductOrder } from "../../permutations/product-order";
import { readCellsInSteps } from "./host-cells";
import {
  labelCellsOf,
  type LabelCell,
  checkDifferent,
  checkNoPrimes,
  checkWords,
} from "../../puzzles/groups/labels";

const product = new NumberedProduct();

/** A cell with a permutation, not parsed yet, and its position in the range. */
export type PermutationCell = Pick<GeneratorCell, "cell" | "row" | "column">;

/**
 * The cells with the generators of a group, from two columns with labels. Or all filled cells of a range that holds permutations alone,
 * perhaps under a heading, as other functions answer them. A cell may hold a list of them. Throws a CellError.
 */
export function* groupCellsIn(raw: unknown, argument: string): Steps<readonly PermutationCell[]> {
  const cells = yield* readCellsInSteps(raw, argument);
  const found: PermutationCell[] = [];
  let hasHeading = cells[0]!.length > 1;
  for (let row = 0; row < cells.length; row++) {
    const inRow = cells[row]!;
    if (isPauseInRow(row, inRow.length)) yield 0;
    for (const [column, cell] of inRow.entries()) {
      if (isBlank(cell)) continue;
      if (hasParentheses(cell)) {
        for (const each of listedPermutations(textOf(cell))) found.push({ cell: each, row, column });
      } else if (found.length > 0 || hasHeading) return yield* generatorCellsIn(cells, argument);
      else hasHeading = true;
    }
  }
  return found.length > 0 ? found : yield* generatorCellsIn(cells, argument);
}

/** Parses them; yields after each. Throws a CellError. */
export function* permutationsIn(
  given: readonly PermutationCell[],
  argument: string,
  order?: ProductOrder,
  texts = new CycleTexts(),
): Steps<Permutation[]> {
  const permutations: Permutation[] = [];
  for (const { cell, row, column } of given) {
    const isNumbered = typeof cell === "string" && product.read(cell, order ?? "left to right");
    if (isNumbered) texts.addNumbers(product.largest);
    permutations.push(
      isNumbered
        ? product.permutation()
        : permutationOfCycles(cyclesIn(cell, argument, row, column, order, texts)),
    );
    yield 0;
  }
  return permutations;
}

/** Reads the generators of a group, over all of their points. Throws a CellError or a LimitError. */
export function* readGroupGenerators(
  raw: unknown,
  argument: string,
  order?: ProductOrder,
  texts?: CycleTexts,
): Steps<LabelledGenerators> {
  const given = yield* groupCellsIn(raw, argument);
  return yield* commonPointsInSteps(yield* permutationsIn(given, argument, order, texts));
}

/** The same over the points that some generator moves. */
export function* readMovedGenerators(raw: unknown, order?: ProductOrder): Steps<LabelledGenerators> {
  return yield* amongMovedPointsInSteps(yield* readGroupGenerators(raw, "generators", order));
}

/** The labels of an alphabet, and its permutations over the points that some of them moves. */
export function* readMovedAlphabet(raw: unknown, withInverses: boolean, order: ProductOrder) {
  const { labels, permutations } = yield* readAlphabet(raw, withInverses, order);
  return { labels, given: yield* amongMovedPointsInSteps(yield* commonPointsInSteps(permutations)) };
}

/** A group, and the numbers that its permutations use for points. */
interface Remembered {
  readonly numbers: ReadonlyMap<string, number>;
  readonly group: PermutationGroup;
  readonly texts: CycleTexts;
  readonly cells: unknown;
  /** Which of its points each whole number is. */
  readonly places: Int32Array;
  /** Where the images of one permutation after another are written. */
  readonly images: Int32Array;
}

let last: Remembered | undefined;

/** Larger groups are not cached. Counts the images in all transversals. */
const MAX_REMEMBERED = 4_000_000;

/** Reads a group from its generators. The last one is cached, since a column may hold many questions about one group. */
export function* readGroup(
  raw: unknown,
  argument: string,
): Steps<Pick<Remembered, "numbers" | "group" | "texts">> {
  if (last && areSameCells(last.cells, raw)) return last;
  const texts = new CycleTexts();
  const { points, generators } = yield* readGroupGenerators(raw, argument, undefined, texts);
  const group = yield* permutationGroup(generators, points.length);
  const named = { numbers: numbersOf(points), group, texts };
  const images = points.length * group.orbitLengths.reduce((sum, length) => sum + length, 0);
  if (images > MAX_REMEMBERED) return named;
  const places = placesOfNumbers(points);
  last = { ...named, cells: raw, places, images: new Int32Array(points.length) };
  return named;
}

/**
 * Whether the cached group contains a permutation. Undefined if the group is not that of these generators, if the permutation is not
 * written in small numbers, or if it moves other points.
 */
export function isInCachedGroup(cycles: unknown, generators: unknown): boolean | undefined {
  if (typeof cycles !== "string" || !last || !areSameCells(last.cells, generators)) return undefined;
  const images = product.read(cycles, "left to right") ? product.among(last.places, last.images) : undefined;
  return images && last.group.contains(images);
}

function areSameCells(some: unknown, others: unknown): boolean {
  if (!Array.isArray(some) || !Array.isArray(others)) return some === others;
  if (some.length !== others.length) return false;
  for (let k = 0; k < some.length; k++) if (!areSameCells(some[k], others[k])) return false;
  return true;
}

/** Generators and the labels by which words name them. */
interface Alphabet {
  readonly labels: readonly string[];
  readonly permutations: readonly Permutation[];
}

/** The same with the conditions under which each generator may be used; undefined if there are none at all. */
interface ConditionalAlphabet extends Alphabet {
  readonly conditions: readonly (readonly Condition[])[] | undefined;
}

interface AlphabetOptions {
  readonly texts?: CycleTexts;
  /** Whether a third column may have conditions. */
  readonly conditions?: boolean;
}

/** The generators in which words are written, without those whose labels are words in the others. Throws a CellError. */
export function* readAlphabet(
  generators: unknown,
  withInverses: boolean,
  order: ProductOrder,
  { texts, ...options }: AlphabetOptions = {},
): Steps<ConditionalAlphabet> {
  const rows = yield* readCellsInSteps(generators, "generators");
  const cells = yield* generatorCellsIn(rows, "generators", options);
  const permutations = yield* permutationsIn(cells, "generators", order, texts);
  const alphabet = yield* alphabetOf(labelCellsOf(cells), permutations, withInverses, order);
  const conditions = new Map(cells.map((each, k) => [permutations[k], each.conditions]));
  const hasConditions = cells.some((each) => each.conditions.length > 0);
  return {
    ...alphabet,
    conditions: hasConditions ? alphabet.permutations.map((each) => conditions.get(each)!) : undefined,
  };
}

/** The same for generators that have been read. */
export function* alphabetOf(
  labels: readonly LabelCell[],
  permutations: readonly Permutation[],
  withInverses: boolean,
  order?: ProductOrder,
): Steps<Alphabet> {
  yield* checkDifferent(labels, "generators");
  const words = yield* checkWords(labels, permutations, "generators", order);
  const letters = labels.filter((_, k) => !words.has(k));
  if (withInverses) checkNoPrimes(letters, "generators");
  return {
    labels: letters.map(({ label }) => label),
    permutations: permutations.filter((_, k) => !words.has(k)),
  };
}
