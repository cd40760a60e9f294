import type { Steps } from "../../steps";
import { ImageTable } from "../image-table";
import { identityImages, invertImages } from "../images";
import type { Letter } from "../words";

/** The different permutations among generators and their inverses, without the identity: what words are made of. */
export interface Moves {
  readonly degree: number;
  readonly images: readonly Int32Array[];
  /** How each is written: all generators first, then the inverses that are no generators. */
  readonly letters: readonly Letter[];
  /** For each move the number of its inverse, which may be its own. */
  readonly inverses: readonly number[];
  /** The number of the move that a letter stands for; −1 for the identity. */
  numberOf(letter: Letter): number;
}

/** Yields after each generator. Throws a LimitError. */
export function* movesOf(generators: readonly Int32Array[], degree: number): Steps<Moves> {
  const table = new ImageTable(degree, 2 * generators.length + 1);
  table.add(identityImages(degree));
  const images: Int32Array[] = [];
  const letters: Letter[] = [];
  const numbers: number[] = [];
  for (const inverse of [false, true]) {
    for (let label = 0; label < generators.length; label++) {
      const own = inverse ? invertImages(generators[label]) : generators[label];
      const number = table.add(own) - 1;
      numbers.push(number);
      if (number === images.length) {
        images.push(own);
        letters.push({ label, inverse });
      }
      yield 0;
    }
  }
  const numberOf = ({ label, inverse }: Letter) => numbers[inverse ? label + generators.length : label];
  const inverses = letters.map(({ label, inverse }) => numberOf({ label, inverse: !inverse }));
  return { degree, images, letters, inverses, numberOf };
}

/** The word that undoes a word, both as numbers of moves. */
export function inverseWord(word: readonly number[], { inverses }: Moves): number[] {
  return word.map((move) => inverses[move]).reverse();
}
