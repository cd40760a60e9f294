import { i18n } from "../../language";
import { rankedElements } from "../groups/element-ranks";
import { permutationGroup, type PermutationGroup } from "../groups/stabilizer-chain";
import { within } from "../groups/steps";
import { invertImages } from "../images";
import { LimitError } from "../limit-error";
import { obstacleToFactoring } from "./obstacles";
import { imagesOver, numbersOf, order, type Permutation } from "../permutation";
import { sortedPoints } from "../points";
import type { Letter } from "../words";
import type { Layer } from "./layer";
import { wordInLayers } from "./layer-words";
import { layersOf } from "./layers";
import { shortestRankedWord } from "./ranked-search";
import { ShortWords, type FactorLimits } from "./short-words";
import { shortestWord } from "./shortest-word";
import { shortened } from "./shortening";
import { Speller } from "./spelled";

/** A word for a permutation and whether it is proved that there is no shorter one, or in words why there is none. */
export type Factorization =
  { readonly word: Letter[]; readonly isShortest: boolean } | { readonly impossible: string };

/** Groups of so many elements are searched as a whole. */
const RANKED_ELEMENTS = 10_000_000;
/** Two million images: about half a second's search for a short word, before longer ones are made by layers. */
const SHORT_WORDS: FactorLimits = { rows: 300_000, images: 0x1000000, products: 20_000_000 };
/** The images in a chain of a group that is taken apart in layers. */
const MOST_CHAIN_IMAGES = 0x2000000;
/** The continuations of each layer that the next ones go on with. */
const WIDTH = 8;

/**
 * A word for a permutation in generators and, if wanted, their inverses: a shortest one, and of these the first in the order
 * of the letters, where the group has up to ten million elements or the word is short; else one by a chain of stabilizers,
 * which is as short as it comes. The same question always has the same answer. Yields its progress, from 0 to 1. Throws a
 * LimitError.
 */
export function* factorization(
  target: Permutation,
  generators: readonly Permutation[],
  withInverses = false,
): Generator<number, Factorization> {
  const points = sortedPoints([target, ...generators].flatMap((permutation) => [...permutation.points]));
  const numbers = numbersOf(points);
  const images = imagesOver(numbers, target);
  const given = generators.map((generator) => imagesOver(numbers, generator));
  const factors = withInverses ? [...given, ...given.map(invertImages)] : given;
  const impossible = obstacleToFactoring(images, factors, points);
  if (impossible !== undefined) return { impossible };

  const group = yield* groupIfItFits(given, points.length);
  if (!group) {
    const found = yield* shortestWord(target, generators, withInverses);
    return "word" in found ? { ...found, isShortest: true } : found;
  }
  if (!group.contains(images)) return { impossible: outside(group.order) };
  const spell = (word: readonly number[]): Letter[] =>
    word.map((factor) => ({ label: factor % given.length, inverse: factor >= given.length }));
  if (group.order <= BigInt(RANKED_ELEMENTS)) {
    const ranked = {
      ranks: rankedElements(group),
      order: Number(group.order),
      base: group.base,
      factors,
      inverses: factors.map(invertImages),
    };
    return { word: spell(yield* shortestRankedWord(ranked, images)), isShortest: true };
  }
  const tools = toolsFor(given, factors, points.length);
  try {
    const word = yield* tools.short.wordFor(images);
    if (!word) throw new Error("an element of a group must be a product of its generators");
    return { word: spell(word), isShortest: true };
  } catch (error) {
    if (!(error instanceof LimitError)) throw error;
    const word = yield* longWord(group, images, factors, tools);
    if (!word) throw error;
    return { word: spell(word), isShortest: false };
  }
}

function* groupIfItFits(
  generators: readonly Int32Array[],
  degree: number,
): Generator<number, PermutationGroup | undefined> {
  try {
    return yield* permutationGroup(generators, degree);
  } catch (error) {
    if (error instanceof LimitError) return undefined;
    throw error;
  }
}

function outside(order: bigint): string {
  return order <= BigInt(RANKED_ELEMENTS)
    ? i18n.t(
        "The generators do not make the target: all their {count, number} products were looked through.",
        { count: order },
      )
    : i18n.t("The generators do not make the target: it is none of their {count, number} products.", {
        count: order,
      });
}

/** What depends on the factors alone. */
interface Tools {
  readonly key: string;
  readonly short: ShortWords;
  readonly speller: Speller;
  /** By the most cosets of a layer; undefined where there are none. */
  readonly layers: Map<number, Layer[] | undefined>;
}

/** The tools for the last factors: often there is a whole column of targets. */
let kept: Tools | undefined;

function toolsFor(generators: readonly Int32Array[], factors: readonly Int32Array[], degree: number): Tools {
  const key = [generators.length, ...factors].join(";");
  if (kept?.key !== key) {
    const short = new ShortWords(degree, factors, SHORT_WORDS);
    kept = { key, short, speller: new Speller(generators, degree), layers: new Map() };
  }
  return kept;
}

/** Where large layers do not bring a target home, smaller ones do, with longer words. */
const MOST_COSETS = [Infinity, 200_000, 20_000];

/** A word by layers of stabilizers, as numbers of factors; undefined if none is found. */
function* longWord(
  group: PermutationGroup,
  target: Int32Array,
  factors: readonly Int32Array[],
  { short, speller, layers }: Tools,
): Generator<number, number[] | undefined> {
  const { degree, generators } = group;
  const withInverses = factors.length > generators.length;
  const rows = group.orbitLengths.reduce((sum, length) => sum + length, 0);
  if (2 * rows * degree > MOST_CHAIN_IMAGES) return undefined;
  const powers = generators.map((generator) => (withInverses ? 1 : Number(order({ images: generator })) - 1));
  let signed: readonly number[] | undefined;
  for (const mostCosets of MOST_COSETS) {
    if (!layers.has(mostCosets)) layers.set(mostCosets, yield* layersOf(group, speller, mostCosets));
    const ofSize = layers.get(mostCosets);
    if (ofSize) signed = yield* wordInLayers(ofSize, speller, target, WIDTH);
    if (signed) break;
  }
  if (!signed || costOf(signed, powers) > LONGEST_WORD) return undefined;
  const word = signed.flatMap((letter): number[] => {
    if (letter > 0) return [letter - 1];
    const generator = -letter - 1;
    return withInverses
      ? [generator + generators.length]
      : new Array<number>(powers[generator]).fill(generator);
  });
  return yield* within(1, shortened(word, factors, short.table));
}

/** More labels than a cell holds. */
const LONGEST_WORD = 32_767;

function costOf(word: readonly number[], powers: readonly number[]): number {
  return word.reduce((sum, letter) => sum + (letter > 0 ? 1 : powers[-letter - 1]), 0);
}
