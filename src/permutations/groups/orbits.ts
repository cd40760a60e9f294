import { finished, type Steps } from "../../steps";

/** A partition of 0, 1, …, size − 1 that only gets coarser (union–find). Each part is identified by its smallest number. */
export class DisjointSets {
  readonly #parents: Int32Array;
  #count: number;

  constructor(size: number) {
    this.#parents = new Int32Array(size);
    for (let x = 0; x < size; x++) this.#parents[x] = x;
    this.#count = size;
  }

  get count(): number {
    return this.#count;
  }

  /** The smallest number in x's part. */
  find(x: number): number {
    const parents = this.#parents;
    let root = x;
    while (parents[root] !== root) root = parents[root] = parents[parents[root]];
    return root;
  }

  /** Joins two parts. Returns the lost root, or −1 if they were already one part. */
  unite(x: number, y: number): number {
    const a = this.find(x);
    const b = this.find(y);
    if (a === b) return -1;
    const larger = Math.max(a, b);
    this.#parents[larger] = Math.min(a, b);
    this.#count--;
    return larger;
  }

  /** The parts, each in order, sorted by their smallest numbers. */
  parts(): number[][] {
    const parts = new Map<number, number[]>();
    for (let x = 0; x < this.#parents.length; x++) {
      const root = this.find(x);
      const part = parts.get(root);
      if (part) part.push(x);
      else parts.set(root, [x]);
    }
    return [...parts.values()];
  }
}

/** The orbits, each in order, sorted by their first points. A fixed point is its own orbit. */
export function orbitsOf(generators: readonly ArrayLike<number>[], degree: number): number[][] {
  return finished(orbitsInSteps(generators, degree));
}

/** Like orbitsOf, but yields its progress, from 0 to 1, after each generator. */
export function* orbitsInSteps(generators: readonly ArrayLike<number>[], degree: number): Steps<number[][]> {
  const sets = new DisjointSets(degree);
  for (let k = 0; k < generators.length; k++) {
    const images = generators[k];
    for (let x = 0; x < degree; x++) sets.unite(x, images[x]);
    yield k / generators.length;
  }
  return sets.parts();
}

/** What generators do on an orbit, its points numbered from 0 in order: a constituent of the group. */
export function restrictedTo(orbit: readonly number[], generators: readonly Int32Array[]): Int32Array[] {
  if (orbit.length === 0) return generators.map(() => new Int32Array(0));
  const numbers = new Int32Array(orbit[orbit.length - 1] + 1);
  orbit.forEach((point, number) => (numbers[point] = number));
  return generators.map((images) => {
    const restricted = new Int32Array(orbit.length);
    for (let number = 0; number < orbit.length; number++) restricted[number] = numbers[images[orbit[number]]];
    return restricted;
  });
}
