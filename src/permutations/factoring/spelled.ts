import { identityImages, invertImages } from "../images";

/** An element of a group with a word for it. */
export interface Spelled {
  readonly images: Int32Array;
  /** The number of each generator from 1, negative where its inverse stands; nothing in it cancels out. */
  readonly word: readonly number[];
}

/** Multiplies elements together with their words. */
export class Speller {
  readonly identity: Spelled;
  /** The generators and their inverses. */
  readonly letters: readonly Spelled[];

  constructor(generators: readonly Int32Array[], degree: number) {
    this.identity = { images: identityImages(degree), word: [] };
    const letters = generators.map((images, k): Spelled => ({ images, word: [k + 1] }));
    this.letters = [...letters, ...letters.map((letter) => this.inverse(letter))];
  }

  /** First `first`, then `second`. */
  product(first: Spelled, second: Spelled): Spelled {
    const images = new Int32Array(first.images.length);
    for (let x = 0; x < images.length; x++) images[x] = second.images[first.images[x]];
    let { length } = first.word;
    let next = 0;
    while (length > 0 && next < second.word.length && first.word[length - 1] === -second.word[next]) {
      length--;
      next++;
    }
    return { images, word: first.word.slice(0, length).concat(second.word.slice(next)) };
  }

  inverse({ images, word }: Spelled): Spelled {
    return { images: invertImages(images), word: word.map((letter) => -letter).reverse() };
  }
}
