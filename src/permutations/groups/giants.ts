import { productOfNumbers, isPrime } from "../whole-numbers";
import { orbitsOf, DisjointSets } from "./orbits";
import type { PermutationGroup } from "./permutation-group";
import { isPauseInRow, type Steps } from "../../steps";
import type { RandomElements } from "./random-elements";
import { identityImages, isEven } from "../images";

/** The symmetric or alternating group of all points that it moves. */
interface NaturalGroup {
  /** The number of points, at least 3. */
  readonly degree: number;
  readonly alternating: boolean;
}

/**
 * Identifies a group by its order, if it is symmetric or alternating: a subgroup of index 2 in a symmetric group is the alternating one.
 */
export function naturalGroup(group: PermutationGroup): NaturalGroup | undefined {
  const orbits = orbitsOf(group.generators, group.degree).filter(({ length }) => length > 1);
  if (orbits.length !== 1 || orbits[0].length < 3) return undefined;
  const degree = orbits[0].length;
  const all = factorial(degree);
  if (group.order === all) return { degree, alternating: false };
  return 2n * group.order === all ? { degree, alternating: true } : undefined;
}

export function factorial(n: number): bigint {
  return productOfNumbers(Array.from({ length: n }, (_, k) => n - k));
}

/**
 * What a transitive group of at least 8 points is known to be by an element with a cycle of prime length p > n / 2. It is primitive,
 * because this element would move blocks p at a time. For p < n − 2 it has all even permutations by a theorem of Jordan, because a power of
 * the element is a cycle of p points (C. Jordan, 1873; Á. Seress, Permutation Group Algorithms, 10.2). That is certain. If no such element
 * turns up, nothing is known; for a group with all even permutations that happens about once in 20,000 runs. All points outside `points`
 * are left alone.
 */
export function* kindByLongCycles(
  random: RandomElements,
  points: readonly number[],
): Steps<"all even permutations" | "primitive" | "unknown"> {
  const degree = points.length;
  const primes = primesBetween(degree / 2, degree - 2);
  // One in p of all permutations has a cycle of p > n / 2 points.
  const share = primes.reduce((sum, prime) => sum + 1 / prime, 0);
  const tries = Math.ceil((degree > LARGE_DEGREE ? 10 * SURENESS : SURENESS) / share);
  const isPrimeLength = new Uint8Array(degree + 1);
  for (const prime of primesBetween(degree / 2, degree + 1)) isPrimeLength[prime] = 1;
  let isPrimitive = false;
  for (let k = 0; k < tries; k++) {
    const length = longCycle(random.next(), points);
    if (isPrimeLength[length] === 1) {
      if (length < degree - 2) return "all even permutations";
      isPrimitive = true;
    }
    if (isPauseInRow(k, degree)) yield k / tries;
  }
  return isPrimitive ? "primitive" : "unknown";
}

/**
 * Whether the swaps of two points and the 3-cycles among the generators join all `points`. The group then has all even permutations,
 * however slowly its random elements mix. Such a generator moves too few points to carry a block of two or more to another place. So all
 * blocks stay where they are, and only the whole set contains everything that is joined. The group is therefore primitive, and with a swap
 * or a 3-cycle that suffices (C. Jordan, 1871).
 */
export function* shortCyclesJoinAll(
  generators: readonly Int32Array[],
  points: readonly number[],
): Steps<boolean> {
  if (generators.length === 0) return false;
  const joined = new DisjointSets(generators[0].length);
  for (const [k, images] of generators.entries()) {
    const moved = firstMoved(images, 4);
    if (moved.length < 4) for (const point of moved) joined.unite(moved[0], point);
    yield k / generators.length;
  }
  const [first] = points;
  return points.every((point) => joined.find(point) === joined.find(first));
}

/** The first points that a permutation moves, at most as many as requested. */
function firstMoved(images: Int32Array, most: number): number[] {
  const moved: number[] = [];
  for (let x = 0; x < images.length && moved.length < most; x++) if (images[x] !== x) moved.push(x);
  return moved;
}

/** The chance of a miss is e to the power of minus this. */
const SURENESS = 10;

/** Above this degree more tries are made, as many generators of few points each take long to mix, and a chain would take longer. */
const LARGE_DEGREE = 100;

/** The length of the cycle that contains more than half of the points; 0 if there is none. */
function longCycle(images: Int32Array, points: readonly number[]): number {
  const half = points.length / 2;
  // If there is such a cycle, each of these points is more likely in it than not. A miss only costs another try.
  const probes = Math.min(PROBES, points.length);
  for (let probe = 0; probe < probes; probe++) {
    const start = points[Math.floor((probe * points.length) / probes)];
    let length = 1;
    for (let x = images[start]; x !== start; x = images[x]) length++;
    if (length > half) return length;
  }
  return 0;
}

const PROBES = 4;

function primesBetween(low: number, high: number): number[] {
  const primes: number[] = [];
  for (let n = Math.floor(low) + 1; n < high; n++) if (isPrime(n)) primes.push(n);
  return primes;
}

/**
 * The group of all permutations, or all even ones, of some points. Its chain needs no computing: the base is the points in order, and the
 * transversals consist of swaps of two points, or 3-cycles if all elements are even.
 */
export class GiantGroup implements PermutationGroup {
  readonly base: readonly number[];
  readonly orbitLengths: readonly number[];
  readonly #ranks: Int32Array;
  #order: bigint | undefined;

  constructor(
    readonly generators: readonly Int32Array[],
    readonly degree: number,
    /** The moved points, at least 3. */
    private readonly points: readonly number[],
    private readonly evenOnly: boolean,
  ) {
    this.base = points.slice(0, evenOnly ? -2 : -1);
    this.orbitLengths = this.base.map((_, level) => points.length - level);
    this.#ranks = new Int32Array(degree).fill(-1);
    points.forEach((point, rank) => (this.#ranks[point] = rank));
  }

  get order(): bigint {
    return (this.#order ??= productOfNumbers(this.orbitLengths));
  }

  contains(images: ArrayLike<number>): boolean {
    if (images.length !== this.degree) return false;
    for (let x = 0; x < this.degree; x++) if (this.#ranks[x] < 0 && images[x] !== x) return false;
    return !this.evenOnly || isEven(images);
  }

  randomElement(random: () => number = Math.random): Int32Array {
    const { points } = this;
    const images = identityImages(this.degree);
    for (let last = points.length - 1; last > 0; last--) {
      const [a, b] = [points[last], points[Math.floor(random() * (last + 1))]];
      [images[a], images[b]] = [images[b], images[a]];
    }
    const [a, b] = points;
    if (this.evenOnly && !isEven(images)) [images[a], images[b]] = [images[b], images[a]];
    return images;
  }

  basicOrbit(level: number): Int32Array {
    return Int32Array.from(this.points.slice(level));
  }

  transversal(level: number, point: number): Int32Array {
    return this.#cycle(this.#cycleTo(level, point));
  }

  strongGenerators(level: number): readonly Int32Array[] {
    const left = this.points.slice(level);
    if (!this.evenOnly) return [this.#cycle(left), this.#cycle(left.slice(0, 2))];
    return [this.#cycle(left.length % 2 === 1 ? left : left.slice(1)), this.#cycle(left.slice(0, 3))];
  }

  /** The cycle that is the transversal's element: to the point and, if it must be even, to a third one that comes later. */
  #cycleTo(level: number, point: number): number[] {
    const from = this.points[level];
    if (point === from) return [];
    if (!this.evenOnly) return [from, point];
    const third = this.points.at(-1) === point ? this.points.at(-2)! : this.points.at(-1)!;
    return [from, point, third];
  }

  #cycle(points: readonly number[]): Int32Array {
    const images = identityImages(this.degree);
    points.forEach((point, k) => (images[points.at(k - 1)!] = point));
    return images;
  }
}
