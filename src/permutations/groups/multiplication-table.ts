import type { Steps } from "../../steps";
import { rankedElements, type ElementRanks } from "./element-ranks";
import type { PermutationGroup } from "./permutation-group";

/** A group given by the products of its numbered elements; 0 is the identity. */
export interface MultiplicationTable {
  readonly size: number;
  /** The product of a and b is at a · size + b. */
  readonly products: Uint16Array;
  readonly inverses: Uint16Array;
  readonly orders: Uint16Array;
}

/** Up to this many elements, a group is identified by its table. */
export const MAX_NAMED_BY_TABLE = 256;
/** The most images of all elements together. */
const MAX_IMAGES = 1 << 22;

const PRODUCTS_PER_YIELD = 1 << 14;

/** The table of a group, whose elements have their ranks as numbers; undefined if it is too large. Yields its progress, from 0 to 1. */
export function* multiplicationTable(group: PermutationGroup): Steps<MultiplicationTable | undefined> {
  if (group.order > BigInt(MAX_NAMED_BY_TABLE) || Number(group.order) * group.degree > MAX_IMAGES)
    return undefined;
  return yield* tableOfRanks(group, yield* rankedElements(group));
}

/** The same for a group of up to 65,536 elements, whose table has the square of that. */
export function* tableOfRanks(group: PermutationGroup, ranks: ElementRanks): Steps<MultiplicationTable> {
  const size = Number(group.order);
  const width = group.base.length;
  const baseImages = Array.from({ length: size }, (_, a) => {
    const images = new Int32Array(width);
    ranks.baseImagesOf(a, images);
    return images;
  });
  const products = new Uint16Array(size * size);
  const product = new Int32Array(width);
  for (let b = 0; b < size; b++) {
    if ((b * size) % PRODUCTS_PER_YIELD < size) yield b / size;
    const images = ranks.imagesOf(b);
    for (let a = 0; a < size; a++) {
      for (let k = 0; k < width; k++) product[k] = images[baseImages[a][k]];
      products[a * size + b] = ranks.rankOf(product);
    }
  }
  return tableOf(size, products);
}

/** The multiplication table and what follows from it. */
export function tableOf(size: number, products: Uint16Array): MultiplicationTable {
  const orders = new Uint16Array(size);
  const inverses = new Uint16Array(size);
  for (let a = 0; a < size; a++) {
    orders[a] = 1;
    for (let power = a; power !== 0; power = products[power * size + a]) {
      orders[a]++;
      inverses[a] = power;
    }
  }
  return { size, products, inverses, orders };
}

/** The powers of an element, starting with the zeroth. */
export function powersOf({ size, products }: MultiplicationTable, element: number): number[] {
  const powers = [0];
  for (let power = element; power !== 0; power = products[power * size + element]) powers.push(power);
  return powers;
}

/** The elements x⁻¹ a x, each once. */
export function conjugatesOf(table: MultiplicationTable, a: number): number[] {
  return [...new Set(Array.from({ length: table.size }, (_, x) => conjugate(table, a, x)))];
}

/** The product x⁻¹ a x. */
export function conjugate({ size, products, inverses }: MultiplicationTable, a: number, x: number): number {
  return products[products[inverses[x] * size + a] * size + x];
}

/** The elements that commute with all others. */
export function centreOf({ size, products }: MultiplicationTable): number[] {
  const all = Array.from({ length: size }, (_, a) => a);
  return all.filter((a) => all.every((b) => products[a * size + b] === products[b * size + a]));
}
