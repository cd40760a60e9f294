import { wordAnswer } from "../../../src/exercises/word-answers";
import { wordToCycles, wordToPath } from "../../../src/functions/words";
import type { ProductOrder } from "../../../src/permutations/product-order";
import { generatorsAndWord } from "../../../src/puzzles/groups/word-play";
import { played } from "../playing/played";
import { failure } from "./host";

const CYCLES = { A: [1, 2, 3], B: [3, 4], Rw: [4, 5, 6] };
const cyclesOf = (labels: readonly (keyof typeof CYCLES)[]) =>
  labels.map((label) => [label, `(${CYCLES[label].join(" ")})`]);
const LETTERS = cyclesOf(["A", "B"]);
const LABELS = cyclesOf(["A", "Rw"]);

/** Ways of writing, each next to a plain one. */
const NARROW = [
  ["A*B", "AB"],
  ["A · B", "AB"],
  ["A×B×A", "ABA"],
  ["A ⋅ B.", "AB"],
  ["AB;", "AB"],
  ["A^(-1)B", "A'B"],
  ["A^{-1}B", "A'B"],
  ["BA^{11}B", "BA^11B"],
  ["A'2B", "A'A'B"],
  ["(AB)x7", "(AB)^7"],
  ["(A B)×7", "(AB)^7"],
  ["(AB)*7 A", "(AB)^7A"],
  ["[A: B]", "ABA'"],
  ["[A:[B,A]]", "A[B,A]A'"],
  ["A\\,B", "AB"],
  ["A~B\\;A", "ABA"],
  ["A\\quad B", "AB"],
  ["A \\cdot B", "AB"],
];

const WIDE = [
  ["Rw2", "Rw Rw"],
  ["Rw' A", "Rw' A"],
  ["A Rw2'", "A Rw' Rw'"],
  ["Rw'2*A", "Rw' Rw' A"],
  ["(A Rw2)x2", "A Rw Rw A Rw Rw"],
  ["[Rw2:A].", "Rw Rw A Rw' Rw'"],
  ["A^Rw2", "Rw' Rw' A Rw Rw"],
];

const CASES = [
  ...NARROW.map(([written, plain]) => ({ written, plain, generators: LETTERS })),
  ...WIDE.map(([written, plain]) => ({ written, plain, generators: LABELS })),
];

/** All that reads words: what it makes of a word, written in one way or the other. */
const READERS: Record<string, (word: string, generators: string[][]) => unknown> = {
  WORDTOCYCLES: wordToCycles,
  "WORDTOCYCLES, the right one first": (word, generators) => wordToCycles(word, generators, "right to left"),
  WORDTOPATH: (word, generators) =>
    wordToPath(
      word,
      generators.map(([label], k) => [label, `5-${k}-5`]),
    ),
  View: (word, generators) =>
    played(generatorsAndWord, { generators: generators, word: [[word]] }).letters.map(({ text }) => text),
};

describe.each(Object.entries(READERS))("%s", (_name, reads) => {
  test.each(CASES)("$written is $plain", async ({ written, plain, generators }) => {
    const expected = await reads(plain, generators);
    expect(expected).not.toBe("()");
    expect(await reads(written, generators)).toEqual(expected);
  });
});

const letter = (label: number, inverse = false) => ({ label, inverse });
const markOf = (answer: string, order: ProductOrder = "left to right") =>
  wordAnswer([letter(1), letter(0, true)], [["1", "2", "3"], ["3", "4"]], ["A", "B"], order).mark(answer); // prettier-ignore

test.each(["BA'", "B*A'", "B·A^(-1)", "B × A^{-1}.", "B\\,A2", "[A:(A'B)];", "BA'2A", "B(A)x2"])(
  "an exercise marks %j as right",
  (answer) => {
    expect(markOf(answer).right).toBe(true);
  },
);

test("a label that is a word in the others may be written in these ways", async () => {
  const labelled = [...LETTERS, ["A * B", "(1 2 4 3)"], ["B \\, A", "(1 2 3 4)"]];
  expect(await wordToCycles("AB", labelled)).toBe(await wordToCycles("AB", LETTERS));
});

test("∘ is read where the right one comes first", async () => {
  expect(await wordToCycles("A∘B", LETTERS, "right to left")).toBe(await wordToCycles("BA", LETTERS));
  expect(markOf("A'∘B", "right to left").right).toBe(false);
  expect(markOf("B∘A'", "right to left").right).toBe(true);
});

test.each<[written: string, message: string]>([
  [
    "A∘B",
    "character 2: ∘ applies the right factor first, which needs the order “right to left”; write B * A",
  ],
  ["(AB", "character 1: ( has no counterpart; write (AB)"],
  ["AB)2", "character 3: ) has no counterpart; write (AB)2"],
  ["[A,B)", "character 1: [ has no counterpart; write [A,B]"],
  ["A*", "character 2: * is not between two words; expected A or B"],
])("%j is refused everywhere with what to write", async (written, message) => {
  const refused = `word: "${written}", ${message}.`;
  expect(await failure(() => wordToCycles(written, LETTERS))).toBe(`#VALUE! ${refused}`);
  expect(await failure(() => wordToPath(written, [["A", "1-2-1"], ["B", "1-3-1"]]))).toBe(`#VALUE! ${refused}`); // prettier-ignore
  expect(() => READERS.View(written, LETTERS)).toThrow(refused.slice(0, -1));
  expect(markOf(written)).toEqual({
    right: false,
    why: `"${written}", ${message.replace(/; expected .*/, "")}.`,
  });
});
