import type { Steps } from "../../steps";
import { identityImages } from "../images";
import { DisjointSets } from "./orbits";
import { isPrime } from "../whole-numbers";
import type { PermutationGroup } from "./permutation-group";

/**
 * The finest partition that the generators map to itself and that has two given points in one part. In a transitive group its parts are
 * blocks, and the two points' part is the smallest block that contains both. Each union of two parts requires the union of their images
 * under each generator (M. D. Atkinson, An algorithm for finding the blocks of a permutation group, 1975).
 *
 * The time is nearly linear in the degree times the number of generators.
 */
function finestBlocks(
  generators: readonly ArrayLike<number>[],
  degree: number,
  first: number,
  second: number,
): DisjointSets {
  const blocks = new DisjointSets(degree);
  // Joining two parts loses one root. Its images must be joined with those of the new root.
  const lost = new Int32Array(degree);
  let count = 0;
  const root = blocks.unite(first, second);
  if (root >= 0) lost[count++] = root;
  for (let next = 0; next < count && blocks.count > 1; next++) {
    const point = lost[next];
    const partner = blocks.find(point);
    for (const images of generators) {
      const joined = blocks.unite(images[point], images[partner]);
      if (joined >= 0) lost[count++] = joined;
    }
  }
  return blocks;
}

/**
 * Block systems of a transitive group (none if it is primitive) and, in between, the progress from 0 to 1. For each point, it finds the
 * finest system that has the point and 0 in one block. One point per orbit of elements that fix 0 is enough, because these elements map the
 * systems to each other. Each block is in order, and the blocks are in the order of their first points.
 */
export function* blockSystems(
  generators: readonly Int32Array[],
  degree: number,
): Generator<number | number[][], void> {
  if (degree < 3 || isPrime(degree)) return; // A block's size divides the degree.
  const others = orbitsOfStabilizer(generators, degree).map(([first]) => first);
  for (let k = 1; k < others.length; k++) {
    yield k / others.length;
    const blocks = finestBlocks(generators, degree, 0, others[k]);
    if (blocks.count > 1) yield blocks.parts();
  }
}

/** The first block system; undefined if the group is primitive. */
export function* blockSystem(
  generators: readonly Int32Array[],
  degree: number,
): Steps<number[][] | undefined> {
  for (const found of blockSystems(generators, degree)) {
    if (typeof found !== "number") return found;
    yield found;
  }
  return undefined;
}

/** Whether a transitive group has no blocks except single points and the whole set. */
export function* isPrimitive(generators: readonly Int32Array[], degree: number): Steps<boolean> {
  return (yield* blockSystem(generators, degree)) === undefined;
}

const ELEMENTS = 12;

/** Orbits of some elements of the stabilizer of 0. They are powers of products, with the length of the cycle through 0 as the exponent. */
function orbitsOfStabilizer(generators: readonly Int32Array[], degree: number): number[][] {
  const orbits = new DisjointSets(degree);
  if (generators.length === 0) return orbits.parts();
  const product = identityImages(degree);
  let random = 1;
  for (let k = 0; k < ELEMENTS * 2; k++) {
    random = (Math.imul(random, 1664525) + 1013904223) >>> 0; // The generator from Numerical Recipes. Its high bits are good.
    const generator = generators[Math.floor((random / 0x100000000) * generators.length)];
    for (let x = 0; x < degree; x++) product[x] = generator[product[x]];
    if (k % 2 === 1) uniteByPowerThatFixes0(orbits, product);
  }
  return orbits.parts();
}

/** The exponent is the length of 0's cycle, so each cycle is turned by that many points. */
function uniteByPowerThatFixes0(orbits: DisjointSets, images: Int32Array): void {
  const exponent = cycleLength(images, 0);
  const visited = new Uint8Array(images.length);
  for (let start = 0; start < images.length; start++) {
    if (visited[start] === 1) continue;
    let to = start;
    for (let turn = exponent % cycleLength(images, start); turn > 0; turn--) to = images[to];
    for (let x = start; visited[x] === 0; x = images[x], to = images[to]) {
      visited[x] = 1;
      orbits.unite(x, to);
    }
  }
}

function cycleLength(images: Int32Array, start: number): number {
  let length = 1;
  for (let x = images[start]; x !== start; x = images[x]) length++;
  return length;
}

export type Blocks = readonly (readonly number[])[];

type ActingGroup = Pick<PermutationGroup, "generators" | "degree">;

/** How the generators permute the blocks, which are numbered in their order. */
export function onBlocks(blocks: Blocks, { generators, degree }: ActingGroup): Int32Array[] {
  const blockOf = numbersOfBlocks(blocks, degree);
  return generators.map((images) => Int32Array.from(blocks, ([point]) => blockOf[images[point]]));
}

/** The number of each point's block. */
export function numbersOfBlocks(blocks: Blocks, degree: number): Int32Array {
  const blockOf = new Int32Array(degree);
  blocks.forEach((block, number) => block.forEach((point) => (blockOf[point] = number)));
  return blockOf;
}

/**
 * Generators of how the stabilizer of the first block acts inside it, by O. Schreier's lemma: take the known element that leads to some
 * block, then a generator, then undo the known element for the block that is reached.
 */
export function* insideFirst(blocks: Blocks, { generators, degree }: ActingGroup): Steps<Int32Array[]> {
  const blockOf = numbersOfBlocks(blocks, degree);
  // Where the known element for each block takes the points of the first one, and which of those a point came from.
  const reached: (Int32Array | undefined)[] = blocks.map(() => undefined);
  const origins = new Int32Array(degree);
  const reach = (points: Int32Array) => {
    reached[blockOf[points[0]]] = points;
    points.forEach((point, origin) => (origins[point] = origin));
    queue.push(points);
  };
  const queue: Int32Array[] = [];
  reach(Int32Array.from(blocks[0]));
  for (const points of queue) {
    for (const images of generators) {
      if (!reached[blockOf[images[points[0]]]]) reach(points.map((point) => images[point]));
    }
  }
  const found = new Map<string, Int32Array>();
  for (const [done, points] of queue.entries()) {
    yield done / queue.length;
    for (const images of generators) {
      const inside = points.map((point) => origins[images[point]]);
      found.set(inside.join(), inside);
    }
  }
  found.delete(identityImages(blocks[0].length).join());
  return [...found.values()];
}

/**
 * The largest k for which any k different points can be brought to any k others. It is n for the symmetric group of degree n, n − 2 for the
 * alternating group, and 0 if there are several orbits. A group is k-transitive if and only if, for each i < k, the stabilizer of i points
 * is transitive on the other n − i. It does not matter which points, so the base's are used.
 */
export function transitivity({ degree, orbitLengths }: PermutationGroup): number {
  let k = 0;
  while (k < degree && (orbitLengths[k] ?? 1) === degree - k) k++;
  return k;
}
