import { i18n } from "../../language";
import { LimitError } from "../../steps/limit-error";
import type { StabilizerLevels } from "./stabilizer-levels";

/** In images looked up: about a minute. */
const MAX_WORK = 3e10;

/**
 * Proves that a chain is complete, and completes it where it is not: the stabilizer of a level's base point is generated
 * by Schreier's elements u · s · v⁻¹, where u goes to a place of the orbit, s is a generator and v goes where u · s
 * goes. All of them must sift through the levels below. The first level is that of the group itself, so there the group's
 * own generators are enough; they must have been sifted in. Yields after each of them.
 */
export function* verifyBySchreier(
  chain: StabilizerLevels,
  generators: readonly Int32Array[],
  mostWork = MAX_WORK,
): Generator<number, void> {
  const { levels, degree, residue } = chain;
  /** Of each level and generator, the rows whose element has been sifted. Elements of orbits never change. */
  const sifted: number[][] = [];
  for (let level = levels.length - 1; level >= 0; level--) {
    const orbit = levels[level];
    const ofLevel = level === 0 ? generators : orbit.generators;
    const rows = (sifted[level] ??= []);
    let deepest = level;
    search: for (let k = 0; k < ofLevel.length; k++) {
      const generator = ofLevel[k];
      for (let row = rows[k] ?? 0; row < orbit.length; row++) {
        rows[k] = row + 1;
        const { origins, rowAfter, places } = orbit;
        const from = row * degree;
        const to = (rowAfter[generator[places[row]]] - 1) * degree;
        for (let x = 0; x < degree; x++) residue[origins[from + x]] = origins[to + generator[x]];
        chain.work += 2 * degree;
        if (chain.work > mostWork) throw tooLong(degree, mostWork);
        const failed = chain.siftResidue(level + 1);
        yield 0.9;
        if (failed < 0) continue;
        yield* chain.addResidueInSteps(failed);
        deepest = failed;
        break search;
      }
    }
    // What has been added must first be verified itself.
    if (deepest > level) level = deepest + 1;
  }
}

function tooLong(degree: number, mostWork: number): LimitError {
  return new LimitError(
    i18n.t(
      "to make sure of the order of this group on {count, number} points takes more than {most, number} steps",
      { count: degree, most: mostWork },
    ),
  );
}
