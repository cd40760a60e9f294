import { conjugatesOf, tableOf, type MultiplicationTable } from "./multiplication-table";

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

/** The smallest normal subgroup around each element except the identity. */
export function normalClosures(table: MultiplicationTable): Subgroup[] {
  const found = new Map<string, Subgroup>();
  const isDone = new Uint8Array(table.size);
  for (let a = 1; a < table.size; a++) {
    if (isDone[a] === 1) continue;
    const conjugates = conjugatesOf(table, a);
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

/** The smallest subgroup that contains every a⁻¹ b⁻¹ a b. */
export function commutatorSubgroup(table: MultiplicationTable): Subgroup {
  const { size, products, inverses } = table;
  const commutators = new Set<number>();
  for (let a = 0; a < size; a++) {
    for (let b = 0; b < size; b++) {
      commutators.add(products[products[inverses[a] * size + inverses[b]] * size + products[a * size + b]]);
    }
  }
  return generatedBy(table, [...commutators]);
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
