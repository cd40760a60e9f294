import type { Steps } from "../../steps";
import type { BasicOrbit } from "./basic-orbit";
import { type StabilizerLevels, IMAGES_PER_STEP } from "./stabilizer-levels";
import { i18n } from "../../language";
import { LimitError } from "../../steps/limit-error";
import { DisjointSets } from "./orbits";

/** Generators of the group of a level and of the two after it, as far as there are any. */
interface LevelGenerators {
  own: readonly Int32Array[];
  next: readonly Int32Array[];
  afterNext: readonly Int32Array[];
}

/**
 * Writes elements into `residue` one after another that fix a level's base point. If all of them sift through the levels below, which must
 * be complete, the level is complete too. `sifted` counts the rows that each of its generators has had.
 */
function provingElements(
  chain: StabilizerLevels,
  level: number,
  generators: LevelGenerators,
  sifted: number[],
): Iterator<void> {
  const orbit = chain.levels[level];
  const next = chain.levels.at(level + 1);
  return next && orbit.rowAfter[next.basePoint] > 0 && cosetsNeedFewer(orbit.length, next.length, generators)
    ? ofDoubleCosets(chain, level, generators)
    : ofSchreier(chain, orbit, generators.own, sifted);
}

function cosetsNeedFewer(
  length: number,
  nextLength: number,
  { own, next, afterNext }: LevelGenerators,
): boolean {
  const others = length - 1 - nextLength;
  return own.length + afterNext.length + length + others * next.length < own.length * length;
}

/**
 * Schreier's generators u · s · v⁻¹ of a stabilizer, where u leads to a place of the orbit, s is a generator and v leads where u · s does.
 * The numbers in `sifted` count the rows that each generator has had.
 */
function* ofSchreier(
  { degree, residue }: StabilizerLevels,
  orbit: BasicOrbit,
  generators: readonly Int32Array[],
  sifted: number[],
): Generator<void> {
  const { rowAfter, places, length } = orbit;
  for (let k = 0; k < generators.length; k++) {
    const generator = generators[k];
    for (let row = sifted[k] ?? 0; row < length; row++) {
      sifted[k] = row + 1;
      const after = rowAfter[generator[places[row]]] - 1;
      const [before, from] = [orbit.blockOf(row), orbit.startOf(row)];
      const [behind, to] = [orbit.blockOf(after), orbit.startOf(after)];
      for (let x = 0; x < degree; x++) residue[before[from + x]] = behind[to + generator[x]];
      yield;
    }
  }
}

/**
 * Far fewer if the stabilizer H of the base point leads the next base point, c, to most other places. Only one if it leads to all, as in a
 * multiply transitive group. Let u lead from the base point to c, and v(p) in H from c to a place p in its orbit. The group should be H and
 * the cosets H · w(p) of the other places, with w(p) = u · v(p) for p in this orbit. Multiplied by H, these stay among themselves if
 * u · x · u⁻¹ is in H for the generators x of the elements of H that fix c. Any other coset is multiplied by the generators of H.
 * Multiplied by u⁻¹, they do if that is so for H, and for a place p in each orbit of the elements that fix c. A group made by H and u⁻¹
 * then has no more cosets, and the generators must be in it (compare the double cosets in Á. Seress, Permutation Group Algorithms, 8.2).
 */
function* ofDoubleCosets(
  { levels, degree, residue }: StabilizerLevels,
  level: number,
  generators: LevelGenerators,
): Generator<void> {
  const orbit = levels[level];
  const { basePoint, rowAfter, places, length } = orbit;
  const next = levels[level + 1];
  const third = levels.at(level + 2);
  const back = orbit.origins(rowAfter[next.basePoint] - 1);
  const element = new Int32Array(degree);
  /** Divides the coset's w(p), or nothing for H, off from the right. */
  const divide = (images: Int32Array) => {
    const place = images[basePoint];
    const isBeyond = next.rowAfter[place] === 0;
    const of = isBeyond ? orbit : next;
    const row = of.rowAfter[place] - 1;
    const origins = of.blockOf(row);
    const from = of.startOf(row);
    if (isBeyond) for (let x = 0; x < degree; x++) residue[x] = origins[from + images[x]];
    else for (let x = 0; x < degree; x++) residue[x] = back[origins[from + images[x]]];
  };
  for (const images of [back, ...generators.own]) yield divide(images);
  for (const images of generators.afterNext) {
    for (let x = 0; x < degree; x++) element[back[x]] = images[x];
    yield divide(element);
  }
  for (let row = 1; row < next.length; row++) {
    if (third && third.rowAfter[next.places[row]] > 1) continue;
    const origins = next.origins(row);
    for (let x = 0; x < degree; x++) element[back[origins[x]]] = back[x];
    yield divide(element);
  }
  for (let row = 1; row < length; row++) {
    if (next.rowAfter[places[row]] > 0) continue;
    const origins = orbit.origins(row);
    for (const images of [back, ...generators.next]) {
      for (let x = 0; x < degree; x++) element[origins[x]] = images[x];
      yield divide(element);
    }
  }
}

/** In images looked up: about a minute. */
const MAX_WORK = 3e10;

/**
 * Proves that a chain is complete, and completes it if it is not. From the last level on, elements that generate the stabilizer of each
 * level's base point must sift through the levels below. The first level belongs to the group itself, so its own generators are enough
 * there; they must have been sifted in. Yields every few ms.
 *
 * Takes a sift for each generator and place of a level at most, and gives up after 3·10¹⁰ images.
 */
export function* verifyBySchreier(
  chain: StabilizerLevels,
  generators: readonly Int32Array[],
  mostWork = MAX_WORK,
): Steps<void> {
  const { levels, degree } = chain;
  /** For each level, generators that are enough, and how many rows each has had sifted. Elements of orbits never change. */
  const enough: Int32Array[][] = [];
  const sifted: number[][] = [];
  let pause = chain.work + IMAGES_PER_STEP;
  for (let level = levels.length - 1; level >= 0; level--) {
    const own = (enough[level] ??= level === 0 ? [...generators] : []);
    const next = enough[level + 1] ?? [];
    const afterNext = enough[level + 2] ?? [];
    if (level > 0) addUntilEnough(own, next, levels[level], degree);
    chain.work += degree + own.length;
    const elements = provingElements(chain, level, { own, next, afterNext }, (sifted[level] ??= []));
    let failed = -1;
    while (!elements.next().done) {
      chain.work += 2 * degree;
      if (chain.work > mostWork) throw tooLong(degree, mostWork);
      failed = chain.siftResidue(level + 1);
      if (failed >= 0) break;
      if (chain.work < pause) continue;
      pause = chain.work + IMAGES_PER_STEP;
      yield 0.9;
    }
    if (failed < 0) continue;
    yield* chain.addResidueInSteps(failed);
    // What was added must first be verified itself.
    level = failed + 1;
  }
}

/** Adds the generators that are enough below, and then those of the level that join more of its orbit. */
function addUntilEnough(
  enough: Int32Array[],
  below: readonly Int32Array[],
  { generators, places, length }: BasicOrbit,
  degree: number,
): void {
  const orbits = new DisjointSets(degree);
  const parts = degree - length + 1;
  const joins = (images: Int32Array): boolean => {
    const before = orbits.count;
    for (let k = 0; k < length && orbits.count > parts; k++) orbits.unite(places[k], images[places[k]]);
    return orbits.count < before;
  };
  for (const images of below) if (!enough.includes(images)) enough.push(images);
  for (const images of enough) joins(images);
  for (const images of generators) if (joins(images)) enough.push(images);
}

function tooLong(degree: number, mostWork: number): LimitError {
  return new LimitError(
    i18n.t(
      "checking the order of this group on {count, number} points takes more than {most, number} steps",
      { count: degree, most: mostWork },
    ),
  );
}
