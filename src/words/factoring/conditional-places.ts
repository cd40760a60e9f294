import { i18n } from "../../language";
import type { Condition } from "../../permutations/conditions";
import { commonPointsInSteps } from "../../permutations/groups/labelled-points";
import { numbersInSteps, type Permutation } from "../../permutations/permutation";
import { isPause, type Steps } from "../../steps";
import { coloursOf, stays, type ColouredPoints } from "./coloured-points";
import { conditionalSteps, namedIn, spelled, type ConditionalSteps } from "./condition-tests";
import type { Factorization } from "./factors";
import type { PlacedPoints } from "./placed-points";
import { endFrom, extend, tooLong, TwoSidedSearch, type FactorLimits } from "./two-sided-search";

/**
 * A shortest word that takes points to places, or to places of their colours, in generators with conditions. The
 * other pieces that conditions name may end anywhere. If there are none, searches from both ends meet. Otherwise many ends are good, and
 * one search goes on from the start until it reaches any of them. Throws a LimitError.
 */
export function* conditionalPlaces(
  target: PlacedPoints | ColouredPoints,
  generators: readonly Permutation[],
  conditions: readonly (readonly Condition[])[],
  withInverses: boolean,
  limits: FactorLimits,
): Steps<Factorization> {
  const { points, generators: given } = yield* commonPointsInSteps(generators);
  const numbers = yield* numbersInSteps(points);
  const areColoured = "colours" in target;
  const colours = areColoured ? yield* coloursOf(target) : target.from.map((_, k) => k + 1);
  const wanted = new Map(target.to.map((place, k) => [place, colours[k]]));
  const own = new Map(target.from.map((point, k) => [point, colours[k]]));
  const stray = [...own.keys(), ...wanted.keys()].find(
    (name) => !numbers.has(name) && own.get(name) !== wanted.get(name),
  );
  if (stray !== undefined) return { impossible: stays(stray) };

  const moved = target.from.flatMap((point) => numbers.get(point) ?? []);
  const start = [...new Set([...moved, ...namedIn(conditions, numbers)])];
  const columns = new Map(start.map((point, column) => [points[point], column]));
  const steps = conditionalSteps(given, conditions, withInverses, numbers, columns);
  if (start.length === moved.length && !areColoured) {
    const ends = target.to.flatMap((place) => numbers.get(place) ?? []);
    const word = yield* new TwoSidedSearch(start, steps.factors, limits, steps).wordFor(ends);
    return "count" in word ? allBlocked() : { word: spelled(word, given.length), isShortest: true };
  }
  const colourAt = points.map((place) => wanted.get(place));
  const ofPieces = moved.map((point) => own.get(points[point]));
  const word = yield* firstWord(start, steps, limits, (row) =>
    ofPieces.every((colour, column) => colourAt[row[column]] === colour),
  );
  return word ? { word: spelled(word, given.length), isShortest: true } : allBlocked();
}

/** The first shortest word to a row of places that fits; undefined if there is none. */
function* firstWord(
  start: readonly number[],
  { factors, tests }: ConditionalSteps,
  limits: FactorLimits,
  fits: (row: ArrayLike<number>) => boolean,
): Steps<number[] | undefined> {
  const steps = factors.map((images, k) => ({ images, cost: 1, ...tests[k] }));
  const most = Math.min(limits.rows, Math.floor(limits.images / start.length));
  const end = endFrom(start, steps, most, limits);
  const { found } = end;
  for (let row = 0; ;) {
    for (const known = found.rowsUpTo(found.known); row < known; row++) {
      if (isPause(row)) yield found.count / most;
      if (fits(found.placesOf(row))) return found.stepsTo(row);
    }
    if (found.closed) return undefined;
    if (end.done) throw tooLong(found.known, most);
    yield* extend(end);
  }
}

const allBlocked = () => ({
  impossible: i18n.t("The conditions block all words that take these points there."),
});
