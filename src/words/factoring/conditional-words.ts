import { i18n } from "../../language";
import type { Condition } from "../../permutations/conditions";
import { commonPointsInSteps } from "../../permutations/groups/labelled-points";
import { invertImages } from "../../permutations/images";
import { numbersInSteps, type Permutation } from "../../permutations/permutation";
import type { ProductOrder } from "../../permutations/product-order";
import type { Letter } from "../../permutations/words";
import type { Steps } from "../../steps";
import { membership, type Factorization } from "./factors";
import type { PlacesTest } from "./place-search";
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
  const named = conditions.flat().flatMap(({ pieces }) => pieces.map((piece) => numbers.get(piece)));
  const known = new Set([
    ...(group?.base.map((place) => first.indexOf(place)) ?? first.keys()),
    ...named.filter((point) => point !== undefined),
  ]);
  const points = Int32Array.from(known);
  const placesIn = (images: Int32Array) => points.map((point) => images[point]);
  const columns = new Map(Array.from(points, (point, column) => [common.points[point], column]));
  const tests = conditions.map((each) => testOf(each, numbers, columns));

  const back = withInverses ? given.map(invertImages) : [];
  const search = new TwoSidedSearch(placesIn(first), [...given, ...back], LIMITS, {
    // An inverse may be used where the generator may be used after it.
    tests: [...tests.map((before) => ({ before })), ...back.map((_, k) => ({ after: tests[k] }))],
  });
  const word = yield* search.wordFor(placesIn(last));
  if ("count" in word) return { impossible: i18n.t("The conditions block all words for the target.") };
  const spelled = word.map((factor): Letter => ({
    label: factor % given.length,
    inverse: factor >= given.length,
  }));
  return { word: spelled, isShortest: true };
}

/** The same for words that are read in the given order. Read from the right, a word has the letters in the reverse order of their use. */
export function* conditionalWordIn(
  order: ProductOrder,
  ...question: Parameters<typeof conditionalWord>
): Steps<Factorization> {
  const found = yield* conditionalWord(...question);
  if ("impossible" in found || order === "left to right") return found;
  return { ...found, word: [...found.word].reverse() };
}

/** Whether conditions hold in a row of the places of some pieces, which stand in `columns`. Undefined if there are none. */
function testOf(
  conditions: readonly Condition[],
  numbers: ReadonlyMap<string, number>,
  columns: ReadonlyMap<string, number>,
): PlacesTest | undefined {
  if (conditions.length === 0) return undefined;
  const clauses = conditions.map(({ place, pieces, isHeld }) => {
    // A place that no generator moves always holds its own piece, and that piece is nowhere else.
    const number = numbers.get(place);
    const its = number === undefined ? [] : pieces.flatMap((piece) => columns.get(piece) ?? []);
    return { number: number ?? -1, its, isHeld, always: number === undefined && pieces.includes(place) };
  });
  return (list, begin) => {
    for (const { number, its, isHeld, always } of clauses) {
      let holds = always;
      for (const column of its) holds ||= list[begin + column] === number;
      if (holds !== isHeld) return false;
    }
    return true;
  };
}
