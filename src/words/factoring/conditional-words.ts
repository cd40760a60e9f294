import { i18n } from "../../language";
import type { Condition } from "../../permutations/conditions";
import { commonPointsInSteps } from "../../permutations/groups/labelled-points";
import { numbersInSteps, type Permutation } from "../../permutations/permutation";
import type { ProductOrder } from "../../permutations/product-order";
import type { Steps } from "../../steps";
import type { ColouredPoints } from "./coloured-points";
import { conditionalSteps, namedIn, spelled } from "./condition-tests";
import { conditionalPlaces } from "./conditional-places";
import { membership, type Factorization } from "./factors";
import type { PlacedPoints } from "./placed-points";
import { TwoSidedSearch, type FactorLimits } from "./two-sided-search";

const NOTHING_MOVED: Permutation = { points: [], images: new Int32Array(0) };

/** At most 200 MB and some seconds. */
const LIMITS: FactorLimits = { rows: 3_000_000, images: 60_000_000, products: 30_000_000 };

/**
 * A shortest word for a permutation in generators each of which may be used only where its conditions hold. What they can make is not a
 * group but a groupoid: the arrangements with the moves that are allowed there. Searches it from both ends, over the places of a base of
 * the group and of all pieces that conditions name. Throws a LimitError, because there is no method for longer words.
 *
 * @param start where the pieces are at first, if not at the places with their names
 */
export function* conditionalWord(
  target: Permutation,
  generators: readonly Permutation[],
  conditions: readonly (readonly Condition[])[],
  withInverses: boolean,
  start: Permutation = NOTHING_MOVED,
): Steps<Factorization> {
  const common = yield* commonPointsInSteps([start, target, ...generators]);
  const [first, last, ...given] = common.generators;
  const wanted = new Int32Array(first.length);
  first.forEach((place, piece) => (wanted[place] = last[piece]));
  const { impossible, group } = yield* membership({ ...common, generators: [wanted, ...given] });
  if (impossible !== undefined) return { impossible };
  const numbers = yield* numbersInSteps(common.points);
  const known = new Set([
    ...(group?.base.map((place) => first.indexOf(place)) ?? first.keys()),
    ...namedIn(conditions, numbers),
  ]);
  const points = Int32Array.from(known);
  const placesIn = (images: Int32Array) => points.map((point) => images[point]);
  const columns = new Map(Array.from(points, (point, column) => [common.points[point], column]));
  const steps = conditionalSteps(given, conditions, withInverses, numbers, columns);
  const search = new TwoSidedSearch(placesIn(first), steps.factors, LIMITS, steps);
  const word = yield* search.wordFor(placesIn(last));
  if ("count" in word) return { impossible: i18n.t("The conditions block all words for the target.") };
  return { word: spelled(word, given.length), isShortest: true };
}

/**
 * The same for words that are read in the given order, also for points with their places. Read from the right, a word has the letters in the
 * reverse order of their use.
 */
export function* conditionalWordIn(
  order: ProductOrder,
  target: Permutation | PlacedPoints | ColouredPoints,
  generators: readonly Permutation[],
  conditions: readonly (readonly Condition[])[],
  withInverses: boolean,
): Steps<Factorization> {
  const found = yield* "from" in target
    ? conditionalPlaces(target, generators, conditions, withInverses, LIMITS)
    : conditionalWord(target, generators, conditions, withInverses);
  if ("impossible" in found || order === "left to right") return found;
  return { ...found, word: [...found.word].reverse() };
}
