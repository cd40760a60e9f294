import { elementsOf } from "../permutations/groups/elements";
import { commonPointsInSteps, type LabelledGenerators } from "../permutations/groups/labelled-points";
import { permutationGroup, type PermutationGroup } from "../permutations/groups/stabilizer-chain";
import { formatPermutation, parsePermutation } from "../permutations/permutation";
import { finished } from "../steps";
import { shuffled, type Random } from "../steps/random";
import type { Conventions } from "../permutations/conventions";
import { pointsFrom } from "./random-cycles";

/** Permutations of 1, 2, … with these points renamed at random, all in the same way. */
export function renamed(
  cycles: readonly string[],
  random: Random,
  firstPoint: Conventions["firstPoint"],
): string[] {
  const names = shuffled(pointsFrom(firstPoint), random);
  return cycles.map((text) =>
    formatPermutation(parsePermutation(text.replace(/\d/g, (point) => names[Number(point) - 1]!))),
  );
}

/** Permutations of a question, over their points, and the group of some of them. */
interface QuestionGroup extends LabelledGenerators {
  readonly group: PermutationGroup;
  write(images: ArrayLike<number>): string;
  /** All elements of a group over these points, as texts. */
  elements(group?: PermutationGroup): string[];
}

/** The group of the first so many permutations, or of all, over the points of all. */
export function groupOf(cycles: readonly string[], count = cycles.length): QuestionGroup {
  const { points, generators } = finished(commonPointsInSteps(cycles.map(parsePermutation)));
  const group = generated(generators.slice(0, count), points.length);
  const write = (images: ArrayLike<number>) => formatPermutation({ points, images });
  return {
    points,
    generators,
    group,
    write,
    elements: (other = group) => Array.from(elementsOf(other), (images) => write(images)),
  };
}

export const generated = (generators: readonly Int32Array[], degree: number): PermutationGroup =>
  finished(permutationGroup(generators, degree));
