import { i18n } from "../../language";
import { columnLetters } from "../../grid/addresses";
import type { Maker } from "../../lessons/maker";
import { RINGS, wordSheet } from "./lesson-word-sheet";
import { finished } from "../../steps";
import { randomIndex, shuffled, type Random } from "../../steps/random";
import { formatPermutation, parsePermutation } from "../../permutations/permutation";
import { permutationOfWord, type Letter } from "../../permutations/words";

/** The lengths of the cycles; each shares a point with the one before it. */
const LENGTHS = [3, 4, 5];
const LETTERS = 6;

/** One cycle for each label, linked like a chain, and a start that some letters have made. */
export function randomGenerators(labels: readonly string[], random: Random) {
  const lengths = labels.map(() => LENGTHS[randomIndex(random, LENGTHS.length)]);
  const count = lengths.reduce((sum, length) => sum + length - 1, 1);
  const points = shuffled(
    Array.from({ length: count }, (_, k) => String(k + 1)),
    random,
  );
  let first = 0;
  const permutations = lengths.map((length) => {
    const cycle = points.slice(first, first + length);
    first += length - 1;
    return parsePermutation(`(${cycle.join(" ")})`);
  });
  let scramble: Letter[];
  let start: string;
  do {
    scramble = randomWord(labels.length, random);
    start = formatPermutation(finished(permutationOfWord(scramble, permutations)));
  } while (start === "()");
  return {
    generators: labels.map((label, k) => [label, formatPermutation(permutations[k])] as const),
    start,
  };
}

/** No label follows itself; a single one has few powers, and its word is as short as that. */
function randomWord(labels: number, random: Random): Letter[] {
  const word: Letter[] = [];
  while (word.length < (labels > 1 ? LETTERS : 1)) {
    const letter = { label: randomIndex(random, labels), inverse: random() < 0.5 };
    if (letter.label !== word.at(-1)?.label) word.push(letter);
  }
  return word;
}

/** How generators are labelled at first, by number from 0. */
const LABELS: Readonly<Record<string, (generator: number) => string>> = {
  capital: (generator) => columnLetters(generator),
  small: (generator) => columnLetters(generator).toLowerCase(),
  numbered: (generator) => `g${generator + 1}`,
};

export const wordMaker: Maker = {
  id: "word",
  title: /*i18n*/ "Generators and a word",
  summary: /*i18n*/ "Permutations as moves, such as those of TopSpin: their group, and words in them.",
  picture: RINGS,
  choices: [
    { name: "generators", title: /*i18n*/ "Generators", least: 1, most: 8, usual: 2 },
    {
      name: "labels",
      title: /*i18n*/ "Labels",
      options: [
        { value: "capital", title: "A, B, C" },
        { value: "small", title: "a, b, c" },
        { value: "numbered", title: "g1, g2, g3" },
      ],
      usual: "capital",
    },
  ],
  sheet(values, random) {
    const labelOf = LABELS[String(values.labels)];
    const labels = Array.from({ length: Number(values.generators) }, (_, generator) => labelOf(generator));
    const title = i18n.t("My generators");
    return wordSheet({ title, target: "()", word: labels[0], ...randomGenerators(labels, random) });
  },
};
