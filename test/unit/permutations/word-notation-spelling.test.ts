import fc from "fast-check";
import { NotationError } from "../../../src/permutations/notation-error";
import { numbersOf } from "../../../src/permutations/permutation";
import { PRODUCT_ORDERS, type ProductOrder } from "../../../src/permutations/product-order";
import { parseWord } from "../../../src/permutations/word-notation";
import { formatWord, lettersOf } from "../../../src/permutations/words";

const read = (text: string, labels: readonly string[], order?: ProductOrder) =>
  lettersOf(parseWord(text, numbersOf(labels), order)).map(
    ({ label, inverse }) => labels[label] + (inverse ? "'" : ""),
  );

/** A text, and the letters that it means, written as `A` and `A'`. */
interface Written {
  readonly text: string;
  readonly letters: readonly string[];
}

const inverse = (letters: readonly string[]) =>
  letters.map((letter) => (letter.endsWith("'") ? letter.slice(0, -1) : `${letter}'`)).reverse();
const repeated = (letters: readonly string[], exponent: number) =>
  Array.from({ length: Math.abs(exponent) }, () => (exponent < 0 ? inverse(letters) : letters)).flat();

/** Without neighbours that cancel each other, as commutators with the identity leave them out. */
const reduced = (letters: readonly string[]) => {
  const left: string[] = [];
  for (const letter of letters) {
    if (left.at(-1) === inverse([letter])[0]) left.pop();
    else left.push(letter);
  }
  return left;
};

const PRODUCTS = [
  " ",
  "*",
  " * ",
  "·",
  " × ",
  "×",
  "⋅",
  " ⋅ ",
  "\\,",
  "\\;",
  "\\ ",
  "~",
  "\\quad ",
  " \\cdot ",
];
const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** The ways to write an exponent; those of words in parentheses have some more. */
const raisings = (n: number, isGroup: boolean): string[] => {
  const digits = String(Math.abs(n));
  const always = [`^${n}`, `^(${n})`, `^{${n}}`, ` ^ ${n}`, ` ^ (${n})`, `^−${digits}`];
  if (n === 0) return always.slice(0, -1);
  if (n < 0) return [...always, `${digits}'`, `'${digits}`, `’^${digits}`, `′${digits}`];
  const plain = [
    ...always.slice(0, -1),
    digits,
    Array.from(digits, (digit) => SUPERSCRIPTS[Number(digit)]).join(""),
  ];
  return isGroup ? [...plain, `x${n}`, `×${n}`, `*${n}`, ` × ${n}`, ` * ${n}`, `× ${n}`] : plain;
};

/** Words in labels, written in all ways; no label has a sign in it or ends in a digit. */
function wordsIn(labels: readonly string[], order: ProductOrder): fc.Arbitrary<Written> {
  const products = order === "left to right" ? PRODUCTS : [...PRODUCTS, "∘", " \\circ "];
  const { word } = fc.letrec<{ word: Written; factor: Written; base: Written }>((tie) => ({
    base: fc.oneof(
      { maxDepth: 2 },
      fc.constantFrom(...labels).map((label) => ({ text: label, letters: [label] })),
      tie("word").map(({ text, letters }) => ({ text: `(${text})`, letters })),
      fc
        .tuple(tie("word"), tie("word"), fc.constantFrom(",", ", ", ":", ": ", " : "))
        .map(([a, b, sign]) => ({
          text: `[${a.text}${sign}${b.text}]`,
          letters: sign.includes(":")
            ? [...a.letters, ...b.letters, ...inverse(a.letters)]
            : [...inverse(a.letters), ...inverse(b.letters), ...a.letters, ...b.letters],
        })),
    ),
    factor: fc.oneof(
      tie("base"),
      fc.tuple(tie("base"), fc.constantFrom(-12, -2, -1, 0, 1, 2, 3), fc.nat()).map(([base, n, way]) => {
        const ways = raisings(n, /[)\]]$/.test(base.text));
        return {
          text: base.text + ways[way % ways.length],
          letters: repeated(base.letters, n),
        };
      }),
      tie("base").map(({ text, letters }) => ({
        text: `${text}'`,
        letters: inverse(letters),
      })),
      fc.tuple(tie("base"), tie("base")).map(([base, by]) => ({
        text: /^\d/.test(by.text) ? `${base.text}^(${by.text})` : `${base.text}^${by.text}`,
        letters: [...inverse(by.letters), ...base.letters, ...by.letters],
      })),
    ),
    word: fc
      .array(fc.tuple(tie("factor"), fc.constantFrom(...products)), { minLength: 1, maxLength: 4 })
      .map((factors) => ({
        text: factors.map(({ 0: { text }, 1: sign }, k) => (k > 0 ? sign : "") + text).join(""),
        letters: factors.flatMap(([{ letters }]) => letters),
      })),
  }));
  return word;
}

const CLEAN = ["A", "B", "R", "U", "Rw", "3Rw", "Uw", "up", "left", "🂡", "é"];
const cleanLabels = fc.uniqueArray(fc.constantFrom(...CLEAN), { minLength: 1, maxLength: 6 });
const ENDS = ["", ".", ";", " .", " ; "];

test.each(PRODUCT_ORDERS)("a word is read the same in all ways of writing it, %s", (order) => {
  fc.assert(
    fc.property(
      cleanLabels.chain((labels) => fc.tuple(fc.constant(labels), wordsIn(labels, order))),
      fc.constantFrom(...ENDS),
      ([labels, { text, letters }], end) => {
        expect(reduced(read(text + end, labels, order))).toEqual(reduced(letters));
      },
    ),
    { numRuns: 1500 },
  );
});

const HOSTILE = [
  ...CLEAN,
  "x",
  "x6",
  "*",
  "×",
  ":",
  ".",
  "a.",
  ";",
  "1",
  "2",
  "6",
  "12",
  "-1",
  "{2}",
  "A'",
  "\\",
  "~",
  "a:b",
  "(",
  "]",
  "^",
];
const hostileLabels = fc.uniqueArray(fc.constantFrom(...HOSTILE), { minLength: 1, maxLength: 8 });
const SIGNS = [..." ,;.:*·×∘()[]{}^'’²⁻-−+0126x~\\ABR", "Rw", "\\,", "\\circ ", "∘", "é"];

test("a random text is refused, or read as it is read when it is written plainly", () => {
  let count = 0;
  fc.assert(
    fc.property(
      hostileLabels.chain((labels) =>
        fc.tuple(
          fc.constant(labels),
          fc.array(fc.oneof(fc.constantFrom(...SIGNS), fc.constantFrom(...labels)), { maxLength: 12 }),
        ),
      ),
      fc.constantFrom(...PRODUCT_ORDERS),
      ([labels, parts], order) => {
        const text = parts.join("");
        let letters: ReturnType<typeof lettersOf>;
        try {
          letters = lettersOf(parseWord(text, numbersOf(labels), order));
        } catch (error) {
          expect(error).toBeInstanceOf(NotationError);
          return;
        }
        if (letters.length > 0) count++;
        else expect(text).toMatch(/^[\s,]*$|\(|0|⁰|\[|\^/);
        const isPrimed = letters.some(({ label }) => labels[label].endsWith("'"));
        if (isPrimed) return;
        expect(read(letters.map((letter) => formatWord([letter], labels)).join(" "), labels, order)).toEqual(
          letters.map((letter) => formatWord([letter], labels)),
        );
      },
    ),
    { numRuns: 5000 },
  );
  expect(count).toBeGreaterThan(500);
});

test.each<[string, readonly string[], readonly string[]]>([
  ["(A B)x6", ["A", "B", "x"], ["A", "B", "x", "6"]],
  ["A*B", ["A", "B", "*"], ["A", "*", "B"]],
  ["A × B", ["A", "B", "×"], ["A", "×", "B"]],
  ["A.", ["A", "A."], ["A."]],
  ["A .", ["A", "."], ["A", "."]],
  ["A~B", ["A", "B", "~"], ["A", "~", "B"]],
  ["a:b", ["a", "b", "a:b"], ["a:b"]],
  ["(1 6)*6", ["1", "6"], ["1", "6", "6"]],
  ["A^(12)", ["A", "1", "2"], ["2'", "1'", "A", "1", "2"]],
  ["(A)*3Rw2", ["A", "3Rw", "Rw"], ["A", "3Rw", "3Rw"]],
  ["A'2", ["A", "A'"], ["A'", "A'"]],
  ["Rw'2", ["A", "Rw", "Rw'"], ["Rw'", "Rw'"]],
])("%j in %j: a label is a label", (text, labels, letters) => {
  const known = text.includes("x6") ? [...labels, "6"] : labels;
  expect(read(text, known)).toEqual(letters);
});

const AB = ["A", "B"];
const WIDE = ["U", "Rw"];

test.each<[string, readonly string[], string, string | undefined]>([
  [
    "A∘B",
    AB,
    "character 2: ∘ applies the right factor first, which needs the order “right to left”",
    "B * A",
  ],
  [
    "AB∘A",
    AB,
    "character 3: ∘ applies the right factor first, which needs the order “right to left”",
    undefined,
  ],
  ["3Rw2", WIDE, "character 1: 3Rw is not a label", undefined],
  ["3Rw", WIDE, "character 1: 3Rw is not a label", undefined],
  ["U 3Rw'", WIDE, "character 3: 3Rw is not a label", undefined],
  ["U^3Rw2", ["U", "Rw", "3Rw"], "character 3: 3 may be an exponent or a label; write +3 or (3)", undefined],
  ["A^{2}", ["A", "2"], "character 3: 2 may be an exponent or a label; write +2 or (2)", undefined],
  ["(1 6)x6", ["1", "6"], "character 6: x is not a label", undefined],
  ["(A B) x6", AB, "character 7: x is not a label", undefined],
  ["(A B)x6A", AB, "character 6: x is not a label", undefined],
  ["A*2", AB, "character 3: 2 is not a label", undefined],
  ["A*", AB, "character 2: * is not between two words", undefined],
  ["*A", AB, "character 1: * is not between two words", undefined],
  ["A**B", AB, "character 2: * is not between two words", undefined],
  ["(A·)B", AB, "character 3: · is not between two words", undefined],
  ["A:B", AB, "character 2: : is not between two words", undefined],
  ["[A:]", AB, "character 1: [ needs two words and one comma, as in [A,B]", undefined],
  ["[A:B,A]", AB, "character 1: [ needs two words and one comma, as in [A,B]", undefined],
  ["(AB", AB, "character 1: ( has no counterpart", "(AB)"],
  ["((A)B ", AB, "character 1: ( has no counterpart", "((A)B)"],
  ["A)B", AB, "character 2: ) has no counterpart", "(A)B"],
  ["[A,B", AB, "character 1: [ has no counterpart", "[A,B]"],
  ["A,B]", AB, "character 4: ] has no counterpart", "[A,B]"],
  ["[A,B)A", AB, "character 1: [ has no counterpart", "[A,B]A"],
  ["(A]2", AB, "character 1: ( has no counterpart", "(A)2"],
  ["((A", AB, "character 2: ( has no counterpart", undefined],
  ["U Rw0", WIDE, "character 3: R is not a label", undefined],
  ["A..", AB, "character 2: . is not a label", undefined],
  [".", AB, "character 1: . is not a label", undefined],
  ["\\,", AB, "character 1: \\ is not a label", undefined],
])("%j in %j is refused with what to write", (text, labels, message, corrected) => {
  const find = () => parseWord(text, numbersOf(labels));
  expect(find).toThrow(expect.objectContaining({ message, corrected }));
});
