import { i18n } from "../../language";
import { LimitError } from "../../steps/limit-error";
import type { BasicOrbit } from "./basic-orbit";
import { DisjointSets } from "./disjoint-sets";
import { provingElements } from "./proving-elements";
import { IMAGES_PER_STEP, type StabilizerLevels } from "./stabilizer-levels";

/** In images looked up: about a minute. */
const MAX_WORK = 3e10;

/**
 * Proves that a chain is complete, and completes it if it is not: from the last level on, elements that generate the stabilizer of each
 * level's base point must sift through the levels below. The first level belongs to the group itself, so its own generators are enough
 * there; they must have been sifted in. Yields every few ms.
 */
export function* verifyBySchreier(
  chain: StabilizerLevels,
  generators: readonly Int32Array[],
  mostWork = MAX_WORK,
): Generator<number, void> {
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
      "to make sure of the order of this group on {count, number} points takes more than {most, number} steps",
      { count: degree, most: mostWork },
    ),
  );
}
