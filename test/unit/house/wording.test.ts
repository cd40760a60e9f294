import { brokenInGerman, brokenRules, sentencesOf, wordsIn } from "../../house/wording/sentences";

test.each([
  ["That is no permutation.", "write “is not a”"],
  ["It is empty, as it has no cells.", "write “because”, or a full stop"],
  ["Make a maze of one’s own.", "write “your own” or “its own”"],
  ["The label stands beside the permutation.", "write “next to”"],
  ["No piece comes to the goal.", "write “reaches”"],
  ["There is no way to the goal.", "write “route”"],
  ["The first walk spells GOOD.", "write “route”"],
  ["The empty space goes round.", "write “empty place”"],
  [`${"word ".repeat(31).trim()}.`, "31 words in a sentence"],
])("%s: %s", (sentence, problem) => {
  expect(brokenRules(sentence)).toEqual([problem]);
});

test.each([
  "There is no route.",
  "It is no longer there.",
  "Write a number, as in (1 2 3)^-1.",
  "One word is next to it.",
  "This holds in no way.",
])("%s is plain", (sentence) => {
  expect(brokenRules(sentence)).toEqual([]);
});

test("comments and German have other words", () => {
  expect(brokenRules("There is no way to the goal.", "comments")).toEqual([]);
  expect(brokenInGerman("Ein Produkt aus Zyklen.")).toEqual(["write „Zykel“"]);
});

test("sentences may begin with code or a number", () => {
  expect(sentencesOf("See `a.ts`. `b.ts` has more. 5-4-1 is a path. Knuth, vol. 3, has it.")).toEqual([
    "See `a.ts`.",
    "`b.ts` has more.",
    "5-4-1 is a path.",
    "Knuth, vol 3, has it.",
  ]);
  expect(wordsIn("Write `(1 2 3)(4 5)` into {cell}, please.")).toBe(5);
});
