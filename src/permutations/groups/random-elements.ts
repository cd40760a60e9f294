/** Pseudorandom numbers from 0 to `below` − 1, the same in every run (Marsaglia's xorshift). */
export function pseudorandomNumbers(seed = 0x2545f491): (below: number) => number {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/** Numbers from 0 to 1, the same in every run. */
export function pseudorandom(): () => number {
  const below = pseudorandomNumbers();
  return () => below(0x10000000) / 0x10000000;
}

const MIN_SLOTS = 10;
const FIRST_STEPS = 30;

/** In all slots together. */
const MAX_IMAGES = 200_000;

/**
 * Nearly random elements of a group by product replacement (Celler, Leedham-Green, Murray, Niemeyer and O'Brien, 1995) with an accumulator
 * ("rattle"). Generators are randomly multiplied by each other, one product per element.
 */
export class RandomElements {
  readonly #slots: Int32Array[];
  readonly #accumulator: Int32Array;
  #spare: Int32Array;
  /** All generators, if there are more than slots. One of them goes into each new product. */
  readonly #others: readonly Int32Array[] = [];
  readonly #below = pseudorandomNumbers();

  constructor(
    generators: readonly Int32Array[],
    readonly degree: number,
  ) {
    const most = Math.max(MIN_SLOTS, Math.floor(MAX_IMAGES / degree));
    const slots = generators.length === 0 ? 0 : Math.max(MIN_SLOTS, Math.min(generators.length + 1, most));
    if (slots <= generators.length) this.#others = generators;
    const block = new Int32Array((slots + 2) * degree);
    const part = (k: number) => block.subarray(k * degree, (k + 1) * degree);
    this.#slots = Array.from({ length: slots }, (_, slot) => part(slot));
    this.#slots.forEach((images, slot) => images.set(generators[slot % generators.length]));
    for (let k = slots; k < generators.length; k++) {
      const images = this.#slots[k % slots];
      replaceByProduct(images, generators[k], images);
    }
    this.#accumulator = part(slots);
    for (let x = 0; x < degree; x++) this.#accumulator[x] = x;
    this.#spare = part(slots + 1);
    if (slots > 0) for (let step = 0; step < FIRST_STEPS; step++) this.next();
  }

  /** The next element. Its array is valid until the next call. */
  next(): Int32Array {
    const slots = this.#slots;
    const accumulator = this.#accumulator;
    if (slots.length === 0) return accumulator;
    const below = this.#below;
    const changed = below(slots.length);
    const other = (changed + 1 + below(slots.length - 1)) % slots.length;
    const first = below(2) === 0 ? changed : other;
    const product = this.#spare;
    replaceByProduct(slots[first], slots[changed + other - first], product);
    this.#spare = slots[changed];
    slots[changed] = product;
    const others = this.#others;
    if (others.length > 0) replaceByProduct(product, others[below(others.length)], product);
    replaceByProduct(accumulator, product, accumulator);
    return accumulator;
  }
}

/** First `first`, then `second`; `product` may be `first`. */
function replaceByProduct(first: Int32Array, second: Int32Array, product: Int32Array): void {
  for (let x = 0; x < first.length; x++) product[x] = second[first[x]];
}
