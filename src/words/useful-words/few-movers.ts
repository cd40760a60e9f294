import { i18n } from "../../language";
import { isPauseInRow, type Steps } from "../../steps";
import { LimitError } from "../../steps/limit-error";
import { permutationGroup } from "../../permutations/groups/stabilizer-chain";
import { ImageTable } from "../../permutations/image-table";
import { identityImages } from "../../permutations/images";
import { Budget, Layers, type Moves } from "./moves";
import { nearPairs } from "./near-pairs";

/** The most permutations that are found, and the most images of points in them. */
const MAX_FOUND = 100_000;
const MAX_IMAGES = 1 << 25;

/** What is looked through one by one. */
export interface ListLimits {
  /** Products, while there are no more than these, */
  readonly products: number;
  /** and whole groups of up to so many elements. */
  readonly elements: number;
}

const LIST_LIMITS: ListLimits = { products: 1 << 18, elements: 1 << 20 };
/** The group's order is asked for only where it is soon known. */
const MAX_POINTS = 256;

/**
 * The permutations that move at most so many points, by the length of their shortest words. Words of length l are looked for among all
 * products of l moves. If these are too many, they are looked for as a⁻¹b with words a and b of half that length. It moves as many points
 * as have different images under a and b.
 */
export class FewMovers {
  /** Row 0 is the identity. */
  readonly table: ImageTable;
  /** A shortest word for each row, as numbers of moves. */
  readonly words: (readonly number[])[] = [[]];
  readonly layers: Layers;
  readonly budget = new Budget();
  readonly #mostFound: number;
  /** Of the group, once it is known. */
  #order: bigint | undefined;

  constructor(
    readonly moves: Moves,
    readonly moving: number,
    private readonly limits: ListLimits = LIST_LIMITS,
  ) {
    const { degree } = moves;
    this.#mostFound = Math.min(MAX_FOUND, Math.ceil(MAX_IMAGES / Math.max(degree, 1)));
    this.table = new ImageTable(degree, this.#mostFound + 2);
    this.table.add(identityImages(degree));
    this.layers = new Layers(moves);
  }

  /** Adds those of the next length. Throws a LimitError. */
  *addLength(length: number): Steps<void> {
    const { layers } = this;
    if (layers.expected <= this.limits.products || (yield* this.#hasFewElements()))
      yield* layers.growTo(length);
    if (layers.reach >= length) return yield* this.#addLayer(length);
    const half = Math.ceil(length / 2);
    if (!(yield* layers.growTo(half))) this.budget.spend(Infinity);
    const { images, degree } = layers.table;
    const near = { images, degree, most: this.moving };
    const halves = [layers.rows(half), layers.rows(length - half)] as const;
    yield* nearPairs(near, halves, this.budget, (a, b) => this.#addQuotient(a, b));
  }

  *#hasFewElements(): Steps<boolean> {
    const { degree, images } = this.moves;
    if (degree > MAX_POINTS) return false;
    this.#order ??= (yield* permutationGroup(images, degree)).order;
    return this.#order <= BigInt(Math.min(this.limits.elements, this.layers.table.mostWords));
  }

  *#addLayer(length: number): Steps<void> {
    const { moving, layers } = this;
    const { table } = layers;
    const { images, degree } = table;
    const { begin, end } = layers.rows(length);
    for (let row = begin; row < end; row++) {
      if (isPauseInRow(row, degree)) yield 0;
      let left = moving;
      for (let x = 0, at = row * degree; x < degree && left >= 0; x++) if (images[at + x] !== x) left--;
      if (left >= 0) this.#add(table.row(row), () => table.word(row));
    }
  }

  /** Adds a⁻¹b, where a and b are rows of the layers, and its inverse. */
  #addQuotient(a: number, b: number): void {
    const { table } = this.layers;
    // The first word of a⁻¹ has fewer marks of inverses than what undoes the first word of a.
    const undoing = (row: number) => table.word(table.findSecondFactor(row, table.row(0)));
    if (this.#add(quotient(table.row(a), table.row(b)), () => [...undoing(a), ...table.word(b)])) {
      this.#add(quotient(table.row(b), table.row(a)), () => [...undoing(b), ...table.word(a)]);
    }
  }

  /** Returns whether it is new. */
  #add(images: ArrayLike<number>, word: () => number[]): boolean {
    const { table, words } = this;
    if (table.add(images) < words.length) return false;
    if (words.length > this.#mostFound) {
      throw new LimitError(
        i18n.t(
          "more than {most, number} permutations move so few points; write a smaller number for moving or longest",
          {
            most: this.#mostFound,
          },
        ),
      );
    }
    words.push(word());
    return true;
  }

  /** The row of images; −1 if it is not there. */
  find(images: ArrayLike<number>): number {
    return this.table.findSecondFactor(0, images);
  }
}

/** Takes what the first permutation makes of each point to what the second one makes of it. */
export function quotient(from: ArrayLike<number>, to: ArrayLike<number>): Int32Array {
  const images = new Int32Array(from.length);
  for (let x = 0; x < from.length; x++) images[from[x]] = to[x];
  return images;
}
