import type { Steps } from "../../steps";
import { identityImages } from "../images";
import { DisjointSets } from "./orbits";
import type { PermutationGroup } from "./permutation-group";

/**
 * The finest parts such that each generator moves points of only one part. Points that are never moved are in no part. A part has at
 * least two points, in order, and the generators that move them. Yields after each generator.
 */
export function* independentParts(
  generators: readonly Int32Array[],
  degree: number,
): Steps<{ readonly points: number[]; readonly generators: Int32Array[] }[]> {
  const sets = new DisjointSets(degree);
  const firstMoved: number[] = [];
  for (const images of generators) {
    const first = images.findIndex((image, x) => image !== x);
    for (let x = first + 1; x < degree; x++) if (images[x] !== x) sets.unite(first, x);
    firstMoved.push(first);
    yield 0;
  }
  const generatorsOf = new Map<number, Int32Array[]>();
  firstMoved.forEach((point, k) => {
    if (point < 0) return;
    const root = sets.find(point);
    const others = generatorsOf.get(root);
    if (others) others.push(generators[k]);
    else generatorsOf.set(root, [generators[k]]);
  });
  return sets
    .parts()
    .filter(([root]) => generatorsOf.has(root))
    .map((points) => ({ points, generators: generatorsOf.get(points[0])! }));
}

/** The factor of a direct product that moves some of the points, renumbered from 0 in their order. */
export interface PointFactor {
  readonly points: readonly number[];
  readonly group: PermutationGroup;
}

/** A direct product of groups that move different points. Its chain stacks those of its factors. */
export class ProductGroup implements PermutationGroup {
  readonly base: readonly number[];
  readonly orbitLengths: readonly number[];
  /** Each level's factor, and the first level of each factor. */
  readonly #factorOf: readonly number[];
  readonly #firstLevels: readonly number[];
  readonly #moved: Uint8Array;
  #order: bigint | undefined;

  constructor(
    readonly generators: readonly Int32Array[],
    readonly degree: number,
    private readonly factors: readonly PointFactor[],
  ) {
    this.base = factors.flatMap(({ points, group }) => group.base.map((point) => points[point]));
    this.orbitLengths = factors.flatMap(({ group }) => group.orbitLengths);
    this.#factorOf = factors.flatMap(({ group }, factor) => group.base.map(() => factor));
    let level = 0;
    this.#firstLevels = factors.map(({ group }) => (level += group.base.length) - group.base.length);
    this.#moved = new Uint8Array(degree);
    for (const { points } of factors) for (const point of points) this.#moved[point] = 1;
  }

  get order(): bigint {
    return (this.#order ??= this.factors.reduce((product, { group }) => product * group.order, 1n));
  }

  contains(images: ArrayLike<number>): boolean {
    if (images.length !== this.degree) return false;
    for (let x = 0; x < this.degree; x++) if (!this.#moved[x] && images[x] !== x) return false;
    return this.factors.every((factor) => {
      const own = restricted(images, factor.points);
      return own !== undefined && factor.group.contains(own);
    });
  }

  randomElement(random?: () => number): Int32Array {
    const element = identityImages(this.degree);
    for (const { points, group } of this.factors) place(group.randomElement(random), points, element);
    return element;
  }

  basicOrbit(level: number): Int32Array {
    const { factor, own } = this.#at(level);
    return factor.group.basicOrbit(own).map((point) => factor.points[point]);
  }

  transversal(level: number, point: number): Int32Array {
    const { factor, own } = this.#at(level);
    const element = factor.group.transversal(own, factor.points.indexOf(point));
    return place(element, factor.points, identityImages(this.degree));
  }

  strongGenerators(level: number): readonly Int32Array[] {
    if (level >= this.base.length) return [];
    const { factor, own } = this.#at(level);
    const later = this.factors.slice(this.#factorOf[level] + 1);
    return [
      ...this.#placed(factor, factor.group.strongGenerators(own)),
      ...later.flatMap((each) => this.#placed(each, each.group.strongGenerators(0))),
    ];
  }

  #at(level: number): { factor: PointFactor; own: number } {
    const number = this.#factorOf[level];
    return { factor: this.factors[number], own: level - this.#firstLevels[number] };
  }

  #placed({ points }: PointFactor, elements: readonly Int32Array[]): Int32Array[] {
    return elements.map((element) => place(element, points, identityImages(this.degree)));
  }
}

/** What a permutation does on some points, by their numbers; undefined if it takes one of them outside. */
function restricted(images: ArrayLike<number>, points: readonly number[]): Int32Array | undefined {
  const numbers = new Map(points.map((point, number) => [point, number]));
  const own = new Int32Array(points.length);
  for (let number = 0; number < points.length; number++) {
    const image = numbers.get(images[points[number]]);
    if (image === undefined) return undefined;
    own[number] = image;
  }
  return own;
}

/** Expands a permutation of numbers to the points that they stand for. */
function place(element: Int32Array, points: readonly number[], over: Int32Array): Int32Array {
  element.forEach((image, number) => (over[points[number]] = points[image]));
  return over;
}
