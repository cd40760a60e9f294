import { identityImages, invertImages } from "../images";

/** An element of a group with a word for it. */
export interface Spelled {
  readonly images: Int32Array;
  /** The number of each generator from 1, negative where its inverse stands; nothing in it cancels out. */
  readonly word: readonly number[];
  /** How many labels the word has once it is written out, and how many that of its inverse. */
  readonly cost: number;
  readonly inverseCost: number;
}

/** Multiplies elements together with their words. */
export class Speller {
  readonly #inverseCosts: readonly number[];
  readonly identity: Spelled;
  /** The generators and their inverses. */
  readonly letters: readonly Spelled[];

  /** An inverse costs one label, or as many as the power of the generator that it is. */
  constructor(generators: readonly Int32Array[], degree: number, inverseCosts: readonly number[]) {
    this.#inverseCosts = inverseCosts;
    this.identity = { images: identityImages(degree), word: [], cost: 0, inverseCost: 0 };
    const letters = generators.map((images, k): Spelled => {
      return { images, word: [k + 1], cost: 1, inverseCost: inverseCosts[k] };
    });
    this.letters = [...letters, ...letters.map((letter) => this.inverse(letter))];
  }

  /** First `first`, then `second`. */
  product(first: Spelled, second: Spelled): Spelled {
    const images = new Int32Array(first.images.length);
    for (let x = 0; x < images.length; x++) images[x] = second.images[first.images[x]];
    let { length } = first.word;
    let next = 0;
    let saved = 0;
    while (length > 0 && next < second.word.length && first.word[length - 1] === -second.word[next]) {
      saved += 1 + this.#inverseCosts[Math.abs(second.word[next]) - 1];
      length--;
      next++;
    }
    return {
      images,
      word: first.word.slice(0, length).concat(second.word.slice(next)),
      cost: first.cost + second.cost - saved,
      inverseCost: first.inverseCost + second.inverseCost - saved,
    };
  }

  inverse({ images, word, cost, inverseCost }: Spelled): Spelled {
    return {
      images: invertImages(images),
      word: word.map((letter) => -letter).reverse(),
      cost: inverseCost,
      inverseCost: cost,
    };
  }
}
