import { invertImages } from "../images";
import type { Letter } from "../words";

/** Generators and, if wanted, their inverses after all of them, by number. */
export interface Factors {
  readonly factors: readonly Int32Array[];
  /** The letters of a word in numbers of factors. A generator that is its own inverse is never marked as one. */
  spell(word: readonly number[]): Letter[];
}

/** Yields after each inverse. */
export function* factorsOf(
  generators: readonly Int32Array[],
  withInverses: boolean,
): Generator<number, Factors> {
  const factors = [...generators];
  for (let k = 0; withInverses && k < generators.length; k++) {
    factors.push(invertImages(generators[k]));
    yield 0;
  }
  const isOwnInverse = generators.map((images) => images.every((image, x) => images[image] === x));
  const spell = (word: readonly number[]) =>
    word.map((factor): Letter => {
      const label = factor % generators.length;
      return { label, inverse: factor !== label && !isOwnInverse[label] };
    });
  return { factors, spell };
}
