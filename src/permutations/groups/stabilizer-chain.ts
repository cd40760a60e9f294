import { ChainGroup, IMAGES_PER_STEP, StabilizerLevels } from "./stabilizer-levels";
import { isEven } from "../images";
import { GiantGroup, kindByLongCycles, shortCyclesJoinAll } from "./giants";
import { orderBound } from "./order-bound";
import { orbitsInSteps, restrictedTo } from "./orbits";
import type { PermutationGroup } from "./permutation-group";
import { independentParts, ProductGroup, type PointFactor } from "./product-group";
import { RandomElements } from "./random-elements";
import { verifyBySchreier } from "./schreier-verification";
import type { Steps } from "../../steps";

export type { PermutationGroup } from "./permutation-group";

/** The search for new generators ends when this many random elements in a row sift through. */
const TRIVIAL_SIFTS = 12;

/**
 * The group that permutations of 0 … degree − 1 generate. If it splits into parts whose points no generator mixes, it is the direct product
 * of what it does on each. Throws a LimitError.
 */
export function* permutationGroup(
  generators: readonly Int32Array[],
  degree: number,
): Steps<PermutationGroup> {
  const parts = yield* independentParts(generators, degree);
  if (parts.length < 2) return yield* undividedGroup(generators, degree);
  const factors: PointFactor[] = [];
  for (const { points, generators: own } of parts) {
    const group = yield* undividedGroup(restrictedTo(points, own), points.length);
    factors.push({ points, group });
    yield factors.length / parts.length;
  }
  return new ProductGroup(generators, degree, factors);
}

/**
 * The Schreier–Sims method: random elements quickly build a stabilizer chain. Its completeness is then proved: its order reaches a bound,
 * or it contains Schreier's generators. The groups of all permutations, or all even ones, are recognised without a chain.
 *
 * Gives a base and strong generators, which are certain. The time is nearly linear in the images of all transversals, of which there may
 * be 2²⁶ (256 MB). Sources: C. C. Sims, 1970; J. S. Leon, 1980; Á. Seress, Permutation Group Algorithms, 2003.
 */
function* undividedGroup(generators: readonly Int32Array[], degree: number): Steps<PermutationGroup> {
  const orbits = (yield* orbitsInSteps(generators, degree)).filter(({ length }) => length > 1);
  const random = new RandomElements(generators, degree);
  yield 0;
  const kind = orbits.length === 1 ? yield* kindOfTransitive(generators, random, orbits[0]) : "unknown";
  if (kind === "all even permutations") {
    return new GiantGroup(generators, degree, orbits[0], yield* areEven(generators));
  }
  // Other primitive groups are far from the bound, which is that of all permutations.
  const bound = kind === "primitive" ? undefined : yield* orderBound(generators, orbits);
  const orbitLengths = new Int32Array(degree);
  for (const orbit of orbits) for (const point of orbit) orbitLengths[point] = orbit.length;
  const chain = new StabilizerLevels(degree, orbitLengths);
  const complete = yield* fillByChance(chain, generators, random, bound);
  if (!complete) yield* verifyBySchreier(chain, generators);
  return new ChainGroup(chain, generators, degree);
}

/** With few points, building a chain is as fast as trying to do without. */
const MIN_POINTS = 8;

/** What is known of a transitive group without a chain. */
function* kindOfTransitive(
  generators: readonly Int32Array[],
  random: RandomElements,
  points: readonly number[],
): ReturnType<typeof kindByLongCycles> {
  if (points.length < MIN_POINTS) return "unknown";
  if (yield* shortCyclesJoinAll(generators, points)) return "all even permutations";
  return yield* kindByLongCycles(random, points);
}

/** Up to this degree, extending an orbit is fast. */
const SMALL_DEGREE = 256;

/** Sifts the generators and random elements into a chain. Returns whether its order reaches the bound, which makes it the group's order. */
function* fillByChance(
  chain: StabilizerLevels,
  generators: readonly Int32Array[],
  random: RandomElements,
  bound: bigint | undefined,
): Steps<boolean> {
  const rounded = Number(bound ?? NaN);
  let pause = chain.work + IMAGES_PER_STEP;
  for (let k = 0, idle = 0; idle < TRIVIAL_SIFTS; k++) {
    const level = chain.sift(k < generators.length ? generators[k] : random.next());
    if (level >= 0) {
      if (chain.degree <= SMALL_DEGREE) chain.addResidue(level);
      else yield* chain.addResidueInSteps(level);
      idle = 0;
      if (approximateOrder(chain) >= 0.999 * rounded && chain.order === bound) return true;
    } else if (k >= generators.length) idle++;
    if (level >= 0 || chain.work > pause) {
      pause = chain.work + IMAGES_PER_STEP;
      yield 0.5;
    }
  }
  return chain.order === bound;
}

/** In floating point, because large integers are slow. */
function approximateOrder(chain: StabilizerLevels): number {
  let product = 1;
  for (const { length } of chain.levels) product *= length;
  return product;
}

function* areEven(generators: readonly Int32Array[]): Steps<boolean> {
  for (const generator of generators) {
    if (!isEven(generator)) return false;
    yield 0;
  }
  return true;
}

/**
 * Generators of the elements that leave each of these points where it is. For one point after the other, a stabilizer chain that begins
 * with it is built, whose second level is generated by what is asked for. Throws a LimitError.
 */
export function* pointStabilizer(
  generators: readonly Int32Array[],
  degree: number,
  points: readonly number[],
): Steps<readonly Int32Array[]> {
  let left = generators;
  for (const point of points) {
    const isMover = (images: Int32Array) => images[point] !== point;
    if (!left.some(isMover)) continue;
    // A chain begins with the first point that its first generator moves.
    const movers = [...left.filter(isMover), ...left.filter((images) => !isMover(images))];
    const group = yield* permutationGroup(
      movers.map((images) => exchanged(images, point)),
      degree,
    );
    if (group.base[0] !== 0) throw new Error(`The chain begins with ${group.base[0]}.`);
    left = group.strongGenerators(1).map((images) => exchanged(images, point));
  }
  return left;
}

/** The same permutation when a point and 0 exchange their numbers. */
function exchanged(images: Int32Array, point: number): Int32Array {
  const numberOf = (x: number) => (x === 0 ? point : x === point ? 0 : x);
  return images.map((_, x) => numberOf(images[numberOf(x)]));
}
