import { type Letter, type Word, formatWord, isLetter, lettersOf } from "../../permutations/words";
import type { Moves } from "./moves";
import { numbersOf } from "../../permutations/permutation";
import { wordIn } from "../../permutations/spelling";

/** A word written with powers, conjugates and commutators where these make it shorter. */
export interface ShortForm {
  readonly word: Word;
  /** How many letters are written; one with the mark of an inverse counts a little more. */
  readonly cost: number;
}

const MARK = 1 / 1024;

/** Parts of longer words are not tried. */
const MAX_LENGTH = 64;

/** The form of a word, given as numbers of moves, in which the fewest letters are written. Written out it is the same word. */
export function shortForm(word: readonly number[], moves: Moves): ShortForm {
  const { inverses, letters } = moves;
  const known = new Map<number, ShortForm>();

  const areEqual = (a: number, b: number, length: number): boolean => {
    let k = 0;
    while (k < length && word[a + k] === word[b + k]) k++;
    return k === length;
  };
  /** Whether the part from `a` on undoes the one from `b` on. */
  const undoes = (a: number, b: number, length: number): boolean => {
    let k = 0;
    while (k < length && word[a + k] === inverses[word[b + length - 1 - k]]) k++;
    return k === length;
  };

  const formOf = (begin: number, end: number): ShortForm => {
    const key = begin * (word.length + 1) + end;
    let form = known.get(key);
    if (!form) known.set(key, (form = shortest(begin, end)));
    return form;
  };

  const shortest = (begin: number, end: number): ShortForm => {
    const length = end - begin;
    let best = plain(word.slice(begin, end).map((move) => letters[move]));
    const consider = (factor: Word[number], ...parts: readonly ShortForm[]) => {
      const cost = parts.reduce((sum, part) => sum + part.cost, 0);
      if (cost < best.cost) best = { word: [factor], cost };
    };
    for (let period = 1; 2 * period <= length; period++) {
      if (length % period > 0 || !areEqual(begin, begin + period, length - period)) continue;
      return powerOf(formOf(begin, begin + period), length / period);
    }
    if (length > MAX_LENGTH) return best;
    for (let half = length / 2, x = 1; length % 2 === 0 && x < half; x++) {
      const [first, second] = [begin + half, begin + half + x];
      if (!undoes(begin, first, x) || !undoes(begin + x, second, half - x)) continue;
      const [base, by] = [formOf(first, second), formOf(second, end)];
      consider({ base: base.word, by: by.word, isCommutator: true }, base, by);
    }
    let by = 0;
    while (2 * by + 2 < length && word[begin + by] === inverses[word[end - 1 - by]]) by++;
    for (; by > 0; by--) {
      const [inner, outer] = [formOf(begin + by, end - by), formOf(end - by, end)];
      consider({ base: inner.word, by: outer.word, isCommutator: false }, inner, outer);
    }
    for (let middle = begin + 1; middle < end; middle++) {
      const [left, right] = [formOf(begin, middle), formOf(middle, end)];
      const cost = left.cost + right.cost;
      if (cost < best.cost) best = { word: [...left.word, ...right.word], cost };
    }
    return best;
  };

  return formOf(0, word.length);
}

function plain(word: readonly Letter[]): ShortForm {
  return { word, cost: word.reduce((cost, { inverse }) => cost + (inverse ? 1 + MARK : 1), 0) };
}

/** A power of an inverse letter is written as a negative power. */
function powerOf({ word, cost }: ShortForm, times: number): ShortForm {
  const [first] = word;
  const isInverse = word.length === 1 && "label" in first && first.inverse;
  const base: Word = isInverse ? [{ ...first, inverse: false }] : word;
  return { word: [{ base, exponent: BigInt(isInverse ? -times : times) }], cost };
}

/** Writes a word with ^ and [,], unless labels have such signs in them so that it would not be read back: then letter by letter. */
export function writtenForm(word: Word, labels: readonly string[], { letters, numberOf }: Moves): string {
  const text = written(word, labels, labels.every(isLetter) ? "" : " ");
  const expected = lettersOf(word);
  const read = wordIn(text, numbersOf(labels));
  const back = read && lettersOf<Letter>(read);
  const isReadBack =
    back?.length === expected.length && back.every((letter, k) => numberOf(letter) === numberOf(expected[k]));
  return isReadBack
    ? text
    : formatWord(
        expected.map((letter) => letters[numberOf(letter)]),
        labels,
      );
}

function written(word: Word, labels: readonly string[], separator: string): string {
  const whole = (part: Word) => written(part, labels, separator);
  /** What stands before or after ^. */
  const raised = (part: Word, mayHavePrime: boolean) => {
    const [only] = part;
    const isLetterOrCommutator =
      part.length === 1 &&
      ("label" in only ? mayHavePrime || !only.inverse : "by" in only && only.isCommutator);
    return isLetterOrCommutator ? whole(part) : `(${whole(part)})`;
  };
  const factors = word.map((factor, at) => {
    if ("label" in factor) return labels[factor.label] + (factor.inverse ? "'" : "");
    if ("exponent" in factor) return `${raised(factor.base, false)}^${factor.exponent}`;
    if (factor.isCommutator) return `[${whole(factor.base)},${whole(factor.by)}]`;
    const conjugate = `${raised(factor.base, true)}^${raised(factor.by, true)}`;
    // In A^BC only B is raised, but not everybody reads it so.
    return separator === "" && at < word.length - 1 ? `(${conjugate})` : conjugate;
  });
  return factors.join(separator);
}
