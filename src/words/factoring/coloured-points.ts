import { i18n } from "../../language";
import { commonPointsInSteps } from "../../permutations/groups/labelled-points";
import { DisjointSets } from "../../permutations/groups/orbits";
import { numbersInSteps, type Permutation } from "../../permutations/permutation";
import { isPause, type Steps } from "../../steps";
import { elementByColours, elementsByColours } from "./coloured-element";
import { factorsOf, groupIfItFits, type Factorization } from "./factors";
import { wordInGroup } from "./group-words";
import { longWordsIn } from "./long-words";
import { noneTakesAll, type PlacedPoints } from "./placed-points";
import { TooLongError, TwoSidedSearch, type FactorLimits } from "./two-sided-search";

/** Points and the places where they should go. Points of one colour are interchangeable. A point without a colour has its own. */
export interface ColouredPoints extends PlacedPoints {
  readonly colours: readonly string[];
}

/** At most 150 MB and a few seconds. */
const LIMITS: FactorLimits = { rows: 2_000_000, images: 50_000_000, products: 20_000_000 };
/** Whether only one element fits is mostly clear after a tenth of a second. */
const FEW_IMAGES = 5_000_000;

/**
 * A word that takes the points of each colour to the places of that colour. If one element of the group fits the colours, as on a cube with
 * all its stickers, it is that element's word. Otherwise searches from both ends, whose states are the colours of all places, find a
 * shortest word, the first in the order of the letters. If they do not meet, it is some element's word. Throws a LimitError.
 *
 * @param isReversed whether the word takes the points back from there
 */
export function* colouredFactorization(
  target: ColouredPoints,
  generators: readonly Permutation[],
  withInverses: boolean,
  isReversed = false,
): Steps<Factorization> {
  const { points, generators: given } = yield* commonPointsInSteps(generators);
  const numbers = yield* numbersInSteps(points);
  const colours = yield* coloursOf(target);
  const coloured = function* (names: readonly string[]) {
    const places = new Int32Array(points.length);
    const elsewhere = new Map<string, number>();
    for (const [k, name] of names.entries()) {
      if (isPause(k)) yield 0;
      const place = numbers.get(name);
      if (place === undefined) elsewhere.set(name, colours[k]);
      else places[place] = colours[k];
    }
    return { places, elsewhere };
  };
  const [from, to] = [yield* coloured(target.from), yield* coloured(target.to)];
  for (const name of new Set([...from.elsewhere.keys(), ...to.elsewhere.keys()])) {
    if (from.elsewhere.get(name) !== to.elsewhere.get(name)) return { impossible: stays(name) };
  }
  const stray = strayColour(from.places, to.places, given);
  if (stray !== undefined) {
    const k = colours.indexOf(stray);
    return { impossible: colourAstray(target.colours[k] || target.from[k]) };
  }

  const { factors, spell } = yield* factorsOf(given, withInverses);
  const [start, end] = isReversed ? [to.places, from.places] : [from.places, to.places];
  const group = yield* groupIfItFits(given, points.length);
  const known = group && (yield* elementsByColours(start, end, group, { most: 2, maxImages: FEW_IMAGES }));
  if (group && known?.areAll) {
    const [element] = known.elements;
    if (!element) return noneTakesAll();
    const { word, isShortest } = yield* wordInGroup(element, group, factors);
    return { word: spell(word), isShortest };
  }
  try {
    const word = yield* new TwoSidedSearch(start, factors, LIMITS, { coloured: true }).wordFor(end);
    return "count" in word ? noneTakesAll() : { word: spell(word), isShortest: true };
  } catch (error) {
    if (!(error instanceof TooLongError) || !group) throw error;
    const element = known!.elements[0] ?? (yield* elementByColours(start, end, group));
    if (!element) return noneTakesAll();
    const word = yield* longWordsIn(group, factors).wordFor(element);
    if (!word) throw error;
    return { word: spell(word), isShortest: false };
  }
}

/** The number of each point's colour, from 1. */
export function* coloursOf({ colours }: ColouredPoints): Steps<Int32Array> {
  const known = new Map<string, number>();
  let count = 0;
  const numbered = new Int32Array(colours.length);
  for (const [k, colour] of colours.entries()) {
    if (isPause(k)) yield 0;
    let number = colour === "" ? undefined : known.get(colour);
    if (number === undefined) {
      number = ++count;
      if (colour !== "") known.set(colour, number);
    }
    numbered[k] = number;
  }
  return numbered;
}

/** A colour that an orbit has more or less often at the end; undefined if there is none. */
function strayColour(from: Int32Array, to: Int32Array, factors: readonly Int32Array[]): number | undefined {
  const orbits = new DisjointSets(from.length);
  for (const factor of factors) factor.forEach((image, x) => orbits.unite(x, image));
  const surplus = new Map<string, { colour: number; count: number }>();
  const add = (place: number, colour: number, count: number) => {
    const key = `${orbits.find(place)} ${colour}`;
    const entry = surplus.get(key) ?? { colour, count: 0 };
    entry.count += count;
    surplus.set(key, entry);
  };
  from.forEach((colour, place) => colour > 0 && add(place, colour, 1));
  to.forEach((colour, place) => colour > 0 && add(place, colour, -1));
  return [...surplus.values()].find(({ count }) => count !== 0)?.colour;
}

export const stays = (point: string) => i18n.t("The target moves {point}, but no generator does.", { point });

const colourAstray = (colour: string) =>
  i18n.t("No product of the generators takes the points of {colour} to their places.", { colour });
