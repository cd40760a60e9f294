import type { Steps } from "../../steps";
import { identityImages, invertImages, powerOfImages } from "../images";
import { order as orderOf } from "../permutation";
import { factorsInOrder, type ProductOrder } from "../product-order";
import { formatWord, type Letter } from "../words";
import type { PermutationGroup } from "./permutation-group";
import { permutationGroup, pointStabilizer } from "./stabilizer-chain";

/** A power of a word in the generators that is the identity, while the same power of their images is not. */
interface FailingRelation {
  /** The first letter acts first. */
  readonly word: readonly Letter[];
  readonly exponent: bigint;
  /** What the relation gives for the images. */
  readonly image: Int32Array;
}

/** A relation as it is written, with labels and an exponent. */
export function writtenRelation(
  { word, exponent }: FailingRelation,
  labels: readonly string[],
  order: ProductOrder,
): string {
  const written = formatWord(factorsInOrder([...word], order), labels);
  if (exponent === 1n) return written;
  return `${word.length > 1 ? `(${written})` : written}^${exponent}`;
}

/** Each generator and its image, on the points of both. */
function pairsOf(generators: readonly Int32Array[], images: readonly Int32Array[]): Int32Array[] {
  return generators.map((generator, k) => {
    const pair = new Int32Array(generator.length + images[k].length);
    pair.set(generator);
    pair.set(
      images[k].map((image) => generator.length + image),
      generator.length,
    );
    return pair;
  });
}

/**
 * Whether generators of a group can go to these images: pairs of both then generate a group with as many elements. Throws a LimitError.
 */
export function* isHomomorphism(group: PermutationGroup, images: readonly Int32Array[]): Steps<boolean> {
  const pairs = pairsOf(group.generators, images);
  const graph = yield* permutationGroup(pairs, group.degree + (images[0]?.length ?? 0));
  return graph.order === group.order;
}

/** Generators of what a homomorphism takes to the identity: of the pairs that leave all points of the image in place. */
export function* kernelOf(
  { generators, degree, order }: PermutationGroup,
  images: readonly Int32Array[],
  orderOfImage: bigint,
): Steps<readonly Int32Array[]> {
  if (order === orderOfImage) return [];
  const degreeOfImage = images[0].length;
  const points = Array.from({ length: degreeOfImage }, (_, x) => degree + x);
  const pairs = yield* pointStabilizer(pairsOf(generators, images), degree + degreeOfImage, points);
  return pairs.map((pair) => pair.slice(0, degree));
}

/** Words whose powers are tried before and after relations between short words. */
const FEW_WORDS = 2;
const MANY_WORDS = 4000;

/**
 * A relation of the generators that their images do not have. Powers of one or two generators come first, then the shortest relations,
 * then powers of longer words. There may be none among these in a large group.
 */
export function* failingRelation(
  generators: readonly Int32Array[],
  images: readonly Int32Array[],
): Steps<FailingRelation | undefined> {
  const few = (yield* failingPower(generators, images, FEW_WORDS)) ?? (yield* collision(generators, images));
  return few ?? (yield* failingPower(generators, images, Infinity));
}

function* failingPower(
  generators: readonly Int32Array[],
  images: readonly Int32Array[],
  longest: number,
): Steps<FailingRelation | undefined> {
  const words: Letter[][] = [[]];
  const values = [[identityImages(generators[0].length), identityImages(images[0].length)]];
  for (let next = 0; next < words.length && words[next].length < longest; next++) {
    for (const label of generators.keys()) {
      yield words.length / (MANY_WORDS + 1);
      const word = [...words[next], { label, inverse: false }];
      const [element, image] = values[next].map((each, side) => {
        const factor = (side === 0 ? generators : images)[label];
        return each.map((x) => factor[x]);
      });
      const exponent = orderOf({ images: element });
      if (exponent % orderOf({ images: image }) !== 0n) {
        return { word, exponent, image: powerOfImages(image, exponent) };
      }
      if (words.length === MANY_WORDS) return undefined;
      words.push(word);
      values.push([element, image]);
    }
  }
  return undefined;
}

/** The most elements, and images of them, among which two words for one element are looked for. */
const MAX_ELEMENTS = 1 << 15;
const MAX_IMAGES = 1 << 22;

interface Reached {
  readonly element: Int32Array;
  readonly image: Int32Array;
  readonly word: readonly Letter[];
}

/** Two short words that give one element, but different images; written as the first one times the inverse of the second. */
function* collision(
  generators: readonly Int32Array[],
  images: readonly Int32Array[],
): Steps<FailingRelation | undefined> {
  const [degree, degreeOfImage] = [generators[0].length, images[0].length];
  const most = Math.min(MAX_ELEMENTS, MAX_IMAGES / (degree + degreeOfImage));
  const first = { element: identityImages(degree), image: identityImages(degreeOfImage), word: [] };
  const reached = new Map<string, Reached>([[first.element.join(), first]]);
  for (const { element, image, word } of reached.values()) {
    for (const label of generators.keys()) {
      yield reached.size / (most + 1);
      const product = element.map((x) => generators[label][x]);
      const own = image.map((x) => images[label][x]);
      const key = product.join();
      const other = reached.get(key);
      const longer = [...word, { label, inverse: false }];
      if (!other) {
        if (reached.size >= most) return undefined;
        reached.set(key, { element: product, image: own, word: longer });
      } else if (own.some((x, point) => x !== other.image[point])) {
        const back = [...other.word].reverse().map((letter) => ({ ...letter, inverse: true }));
        const origins = invertImages(other.image);
        return { word: [...longer, ...back], exponent: 1n, image: own.map((x) => origins[x]) };
      }
    }
  }
  return undefined;
}
