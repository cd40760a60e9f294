import { i18n } from "../../language";
import { columnLetters } from "../../grid/addresses";
import { lessonOf, type Picture } from "../../lessons/lesson";
import type { Maker } from "../../lessons/maker";
import { wordSheet } from "./lesson-word-sheet";
import { randomGenerators } from "./random-generators";

/** How generators are labelled at first, by number from 0. */
const LABELS: Readonly<Record<string, (generator: number) => string>> = {
  capital: (generator) => columnLetters(generator),
  small: (generator) => columnLetters(generator).toLowerCase(),
  numbered: (generator) => `g${generator + 1}`,
};

const [ONE, OTHER, BOTH] = ["#1d6fe0", "#d9a521", "#2b9348"];
/** Two rings that share two pieces. */
const PICTURE: Picture = [
  ["", ONE, ONE, "", OTHER, OTHER, ""],
  [ONE, "", "", BOTH, "", "", OTHER],
  [ONE, "", OTHER, "", ONE, "", OTHER],
  [ONE, "", "", BOTH, "", "", OTHER],
  ["", ONE, ONE, "", OTHER, OTHER, ""],
];

/** Permutations with labels, and words in these. */
export const wordMaker: Maker = {
  id: "word",
  title: /*i18n*/ "Generators and a word",
  summary: /*i18n*/ "Permutations as moves, such as those of TopSpin: their group, and words in them.",
  picture: PICTURE,
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
    const head = { id: "own-word", title, summary: "", source: "", picture: PICTURE };
    return lessonOf(
      { ...head, sheetName: i18n.t("Generators") },
      wordSheet({ title, target: "()", ...randomGenerators(labels, random) }),
    );
  },
};
