import { multiplyByCycle } from "./images";
import type { Permutation } from "./permutation";
import type { ProductOrder } from "./product-order";

const MAX_NUMBER = 999;

/** In characters. Longer texts are rare, and they would be too long for one call of String.fromCharCode. */
const MAX_LENGTH = 1 << 12;

const OPENING = 40;
const CLOSING = 41;
const COMMA = 44;
const SPACE = 32;
const ZERO = 48;

/**
 * A product of cycles as nearly all are written: `(1 4 2)(3 8)`, whole numbers up to 999 with spaces or commas between them. It is read,
 * multiplied and written without a text for each point, which takes a small part of the time. Whatever is written otherwise, or wrong, is
 * left to notation.ts.
 */
export class NumberedProduct {
  /** The number k goes to `images[k]`, for k up to `largest`. */
  readonly images = new Int32Array(MAX_NUMBER + 1);
  largest = 0;

  /** The points of all cycles one after another, and where each cycle ends. */
  readonly #points = new Int32Array(MAX_LENGTH);
  readonly #ends = new Int32Array(MAX_LENGTH);
  #cycles = 0;

  readonly #origins = new Int32Array(MAX_NUMBER + 1);
  /** The last cycle with each number, counted from the first call on: a double has room for all that will ever be read. */
  readonly #lastCycles = new Float64Array(MAX_NUMBER + 1);
  #cyclesEver = 0;
  #cyclesBefore = 0;

  /** Replaces the product by that of a text's cycles. False if the text has anything else in it; then there is no product. */
  read(text: string, order: ProductOrder): boolean {
    if (!this.#scan(text)) return false;
    this.#multiply(order);
    return true;
  }

  /** The canonical form, see formatPermutation. It leaves the identity, because each number is written once. */
  take(): string {
    const { images, largest } = this;
    const codes: number[] = [];
    for (let first = 0; first <= largest; first++) {
      if (images[first] === first) continue;
      let before = OPENING;
      let x = first;
      do {
        codes.push(before);
        if (x > 99) codes.push(ZERO + Math.floor(x / 100));
        if (x > 9) codes.push(ZERO + (Math.floor(x / 10) % 10));
        codes.push(ZERO + (x % 10));
        before = SPACE;
        const next = images[x];
        images[x] = x;
        x = next;
      } while (x !== first);
      codes.push(CLOSING);
    }
    return codes.length === 0 ? "()" : String.fromCharCode(...codes);
  }

  /**
   * The same permutation of points that have other numbers: `places[k]` for k, −1 if k is none of them. Undefined if it moves another
   * number. Overwrites `over`, which has an image for each point.
   */
  among(places: Int32Array, over: Int32Array): Int32Array | undefined {
    const { images, largest } = this;
    for (let x = 0; x < over.length; x++) over[x] = x;
    for (let x = 0; x <= largest; x++) {
      if (images[x] === x) continue;
      // The image is moved too, so its turn comes if it has no place.
      if (places[x] < 0) return undefined;
      over[places[x]] = places[images[x]];
    }
    return over;
  }

  /** As a permutation of all points that are written. */
  permutation(): Permutation {
    const { images, largest } = this;
    const points: string[] = [];
    const places = this.#origins;
    for (let x = 0; x <= largest; x++)
      if (this.#lastCycles[x] > this.#cyclesBefore) places[x] = points.push(`${x}`) - 1;
    const ownImages = new Int32Array(points.length);
    for (let point = 0; point < points.length; point++)
      ownImages[point] = places[images[Number(points[point])]];
    return { points, images: ownImages };
  }

  #scan(text: string): boolean {
    if (text.length > MAX_LENGTH) return false;
    const points = this.#points;
    const lastCycles = this.#lastCycles;
    this.#cyclesBefore = this.#cyclesEver;
    let cycle = ++this.#cyclesEver;
    let cycles = 0;
    let largest = 0;
    let begin = 0;
    let end = 0;
    let isInside = false;
    for (let at = 0; at < text.length;) {
      const code = text.charCodeAt(at++);
      if (isDigit(code)) {
        let number = code - ZERO;
        for (let next; at < text.length && isDigit((next = text.charCodeAt(at))); at++) {
          // 01 is another point than 1.
          if (number === 0) return false;
          number = 10 * number + next - ZERO;
          if (number > MAX_NUMBER) return false;
        }
        if (!isInside || lastCycles[number] === cycle) return false;
        lastCycles[number] = cycle;
        points[end++] = number;
        if (number > largest) largest = number;
      } else if (code === OPENING) {
        if (isInside) return false;
        isInside = true;
      } else if (code === CLOSING) {
        // Digits that stand alone may be points of their own.
        if (!isInside || (end === begin + 1 && points[begin] > 9)) return false;
        isInside = false;
        this.#ends[cycles++] = begin = end;
        cycle = ++this.#cyclesEver;
      } else if (code === COMMA) {
        // A comma between cycles separates permutations.
        if (!isInside && cycles > 0) return false;
      } else if (code !== SPACE) return false;
    }
    this.#cycles = cycles;
    this.largest = largest;
    return cycles > 0 && !isInside;
  }

  #multiply(order: ProductOrder): void {
    const { images, largest } = this;
    const origins = this.#origins;
    for (let x = 0; x <= largest; x++) images[x] = origins[x] = x;
    const cycles = this.#cycles;
    for (let k = 0; k < cycles; k++) {
      const cycle = order === "left to right" ? k : cycles - 1 - k;
      const begin = cycle === 0 ? 0 : this.#ends[cycle - 1];
      multiplyByCycle(images, origins, this.#points, begin, this.#ends[cycle]);
    }
  }
}

function isDigit(code: number): boolean {
  return code >= ZERO && code <= ZERO + 9;
}

/** The place in a list of points of each number that a NumberedProduct may have; −1 if it is not there. */
export function placesOfNumbers(points: readonly string[]): Int32Array {
  const places = new Int32Array(MAX_NUMBER + 1).fill(-1);
  points.forEach((point, place) => {
    if (/^(0|[1-9]\d{0,2})$/.test(point)) places[Number(point)] = place;
  });
  return places;
}
