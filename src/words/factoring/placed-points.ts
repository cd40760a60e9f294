import { i18n } from "../../language";
import { commonPointsInSteps } from "../../permutations/groups/labelled-points";
import type { PermutationGroup } from "../../permutations/groups/permutation-group";
import { identityImages } from "../../permutations/images";
import { numbersInSteps, type Permutation } from "../../permutations/permutation";
import type { Steps } from "../../steps";
import { elementTaking } from "./chosen-base";
import { factorsOf, groupIfItFits, obstacleToFactoring, takenAstray, type Factorization } from "./factors";
import { longWordsIn } from "./long-words";
import { TooLongError, TwoSidedSearch, type FactorLimits } from "./two-sided-search";

/** Different points, each with the place where it should go. */
export interface PlacedPoints {
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** At most 100 MB and about a second. */
const LIMITS: FactorLimits = { rows: 2_000_000, images: 12_000_000, products: 8_000_000 };

/**
 * A word that takes some points to given places, whatever it does to others. It is a shortest one, the first in the order of the letters,
 * if searches from both ends meet; otherwise it comes from a stabilizer chain. The same input always gives the same result. Throws a
 * LimitError.
 *
 * @param isReversed whether the word takes the points back from there
 */
export function* partialFactorization(
  target: PlacedPoints,
  generators: readonly Permutation[],
  withInverses: boolean,
  isReversed = false,
): Steps<Factorization> {
  const { points, generators: given } = yield* commonPointsInSteps(generators);
  const numbers = yield* numbersInSteps(points);
  const from: number[] = [];
  const to: number[] = [];
  const images = new Int32Array(points.length).fill(-1);
  for (const [k, point] of target.from.entries()) {
    const image = target.to[k];
    const [a, b] = [numbers.get(point), numbers.get(image)];
    if (a === undefined || b === undefined) {
      if (point !== image) return { impossible: takenAstray(point, image) };
      continue;
    }
    from.push(a);
    to.push(b);
    images[a] = b;
  }
  const impossible = yield* obstacleToFactoring(images, given, points);
  if (impossible !== undefined) return { impossible };
  const { factors, spell } = yield* factorsOf(given, withInverses);
  const [start, end] = isReversed ? [to, from] : [from, to];
  try {
    const word = yield* new TwoSidedSearch(start, factors, LIMITS).wordFor(end);
    return "count" in word ? noneTakesAll() : { word: spell(word), isShortest: true };
  } catch (error) {
    if (!(error instanceof TooLongError)) throw error;
    const group = yield* groupIfItFits(given, points.length);
    if (!group) throw error;
    const element = fewMoved(start, end, group) ?? (yield* elementTaking(start, end, group));
    if (!element) return noneTakesAll();
    const word = yield* longWordsIn(group, factors).wordFor(element, end);
    if (!word) throw error;
    return { word: spell(word), isShortest: false };
  }
}

/**
 * An element of a group that takes some points to given places and moves no others than these, or exchanges two more; undefined if none is
 * found. Where the group has all permutations, its word is far shorter than that of any element.
 */
function fewMoved(
  points: readonly number[],
  places: readonly number[],
  group: PermutationGroup,
): Int32Array | undefined {
  const images = identityImages(group.degree);
  const origins = identityImages(group.degree);
  const isGiven = new Uint8Array(group.degree);
  points.forEach((point, k) => {
    const [image, origin] = [images[point], origins[places[k]]];
    images[point] = places[k];
    origins[places[k]] = point;
    images[origin] = image;
    origins[image] = origin;
    isGiven[point] = 1;
  });
  if (group.contains(images)) return images;
  const isFree = (x: number) => isGiven[x] === 0 && group.generators.some((each) => each[x] !== x);
  // Those that move come first, as their exchange moves no more points.
  const [a, b] = [...images.keys()]
    .filter(isFree)
    .sort((x, y) => Number(images[x] === x) - Number(images[y] === y));
  if (b === undefined) return undefined;
  [images[a], images[b]] = [images[b], images[a]];
  return group.contains(images) ? images : undefined;
}

export function noneTakesAll(): Factorization {
  return { impossible: i18n.t("No product of the generators takes all these points there together.") };
}
