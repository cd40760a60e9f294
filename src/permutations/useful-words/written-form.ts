import { numbersOf } from "../permutation";
import { wordIn } from "../spelling";
import { formatWord, isLetter, lettersOf, type Letter, type Word } from "../words";
import type { Moves } from "./moves";

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
