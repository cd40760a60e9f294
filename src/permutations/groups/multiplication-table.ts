import { isPauseInRow, type Steps } from "../../steps";
import { rankedElements, type ElementRanks } from "./elements";
import type { PermutationGroup } from "./permutation-group";

/**
 * A group of n elements as a table of its products: what small groups are named and drawn from. The elements are numbered by a stabilizer
 * chain, 0 is the identity. The table takes 2n² bytes, and n² products of as many points as the chain has levels. After that, a product is
 * one look-up, and most functions here take n² of them at most.
 */
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

/** The table of a group, whose elements have their ranks as numbers; undefined if it is too large. */
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

/** The product x⁻¹ a x. */
export function conjugate({ size, products, inverses }: MultiplicationTable, a: number, x: number): number {
  return products[products[inverses[x] * size + a] * size + x];
}

/** The elements that commute with all others. */
export function centreOf({ size, products }: MultiplicationTable): number[] {
  const all = Array.from({ length: size }, (_, a) => a);
  return all.filter((a) => all.every((b) => products[a * size + b] === products[b * size + a]));
}

/** A subgroup of a table: its elements, the identity first, and a mark for each of them. */
export interface Subgroup {
  readonly elements: readonly number[];
  readonly isIn: Uint8Array;
}

/** The product of two subgroups, which is a subgroup too if one of them is normal. */
export function joinOf({ size, products }: MultiplicationTable, a: Subgroup, b: Subgroup): Subgroup {
  const isIn = new Uint8Array(size);
  const elements: number[] = [];
  for (const y of b.elements) {
    if (isIn[y] === 1) continue;
    for (const x of a.elements) {
      const product = products[x * size + y];
      isIn[product] = 1;
      elements.push(product);
    }
  }
  return { elements, isIn };
}

/** The smallest normal subgroup around each element except the identity, once for each class of conjugate elements. */
export function normalClosures(table: MultiplicationTable): Subgroup[] {
  const found = new Map<string, Subgroup>();
  const isDone = new Uint8Array(table.size);
  for (let a = 1; a < table.size; a++) {
    if (isDone[a] === 1) continue;
    const conjugates = [...new Set(table.orders.map((_, x) => conjugate(table, a, x)))];
    for (const each of conjugates) isDone[each] = 1;
    const closure = generatedBy(table, conjugates);
    found.set(keyOf(closure), closure);
  }
  return [...found.values()].sort((a, b) => a.elements.length - b.elements.length);
}

/** Short keys that differ if and only if the subgroups do. */
export function keyOf({ isIn }: Pick<Subgroup, "isIn">): string {
  const units = new Uint16Array(Math.ceil(isIn.length / 16));
  for (let a = 0; a < isIn.length; a++) units[a >> 4] |= isIn[a] << (a & 15);
  return String.fromCharCode(...units);
}

/** Every a⁻¹ b⁻¹ a b of some elements, once. */
export function* commutatorsIn(
  { size, products, inverses }: MultiplicationTable,
  elements: readonly number[],
): Steps<number[]> {
  const isFound = new Uint8Array(size);
  for (let k = 0; k < elements.length; k++) {
    if (isPauseInRow(k, elements.length)) yield 0;
    const a = elements[k];
    for (const b of elements) {
      const inverse = products[inverses[a] * size + inverses[b]];
      isFound[products[inverse * size + products[a * size + b]]] = 1;
    }
  }
  return Array.from(isFound.keys()).filter((element) => isFound[element] === 1);
}

/** The quotient by a normal subgroup as a group, and the coset of each element. The subgroup is coset 0. */
export function quotient(
  { size, products }: MultiplicationTable,
  { elements }: Pick<Subgroup, "elements">,
): { readonly table: MultiplicationTable; readonly cosetOf: Int16Array } {
  const cosetOf = new Int16Array(size).fill(-1);
  const firsts: number[] = [];
  for (let a = 0; a < size; a++) {
    if (cosetOf[a] >= 0) continue;
    for (const element of elements) cosetOf[products[element * size + a]] = firsts.length;
    firsts.push(a);
  }
  const own = firsts.flatMap((a) => firsts.map((b) => cosetOf[products[a * size + b]]));
  return { table: tableOf(firsts.length, Uint16Array.from(own)), cosetOf };
}

export function generatedBy(
  { size, products }: MultiplicationTable,
  generators: readonly number[],
): Subgroup {
  const isIn = new Uint8Array(size);
  const elements = [0];
  isIn[0] = 1;
  for (const element of elements) {
    for (const generator of generators) {
      const product = products[element * size + generator];
      if (isIn[product] === 1) continue;
      isIn[product] = 1;
      elements.push(product);
    }
  }
  return { elements, isIn };
}

/** A subgroup as its own group. */
export function tableOfSubgroup(
  { size, products }: MultiplicationTable,
  { elements }: Pick<Subgroup, "elements">,
): MultiplicationTable {
  const numbers = new Uint16Array(size);
  elements.forEach((element, number) => (numbers[element] = number));
  const own = new Uint16Array(elements.length ** 2);
  elements.forEach((a, row) => {
    elements.forEach((b, column) => {
      own[row * elements.length + column] = numbers[products[a * size + b]];
    });
  });
  return tableOf(elements.length, own);
}
