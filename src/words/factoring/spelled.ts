import { MAX_TEXT_LENGTH } from "../../grid/limits";
import { identityImages, invertImages } from "../../permutations/images";

/** As many labels as fit in a cell if each is one character. */
export const MAX_WORD_LENGTH = MAX_TEXT_LENGTH;

/** Anything longer cannot be shortened enough to fit in a cell. */
export const MAX_LENGTH_BEFORE_SHORTENING = 8 * MAX_WORD_LENGTH;

/** An element of a group with a word for it. */
export interface Spelled {
  readonly images: Int32Array;
  /** The number of each generator from 1, negative for its inverse. Nothing in it cancels out. */
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

  /** From left to right. */
  product(...factors: readonly Spelled[]): Spelled {
    const images = this.identity.images.slice();
    const word: number[] = [];
    for (const { images: then, word: letters } of factors) {
      for (let x = 0; x < images.length; x++) images[x] = then[images[x]];
      for (const letter of letters) {
        if (word.length > 0 && word[word.length - 1] === -letter) word.pop();
        else word.push(letter);
      }
    }
    return { images, word };
  }

  spelled(word: readonly number[]): Spelled {
    const count = this.letters.length / 2;
    return this.product(...word.map((letter) => this.letters[letter > 0 ? letter - 1 : count - letter - 1]));
  }

  /** A positive power of an element. */
  power(element: Spelled, times: number): Spelled {
    let power = times % 2 === 1 ? element : this.identity;
    let square = element;
    for (let left = Math.floor(times / 2); left > 0; left = Math.floor(left / 2)) {
      square = this.product(square, square);
      if (left % 2 === 1) power = this.product(power, square);
    }
    return power;
  }

  inverse({ images, word }: Spelled): Spelled {
    return { images: invertImages(images), word: word.map((letter) => -letter).reverse() };
  }
}
