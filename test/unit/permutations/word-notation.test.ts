import fc from "fast-check";
import { NotationError } from "../../../src/permutations/notation-error";
import { numbersOf } from "../../../src/permutations/permutation";
import { parseWord } from "../../../src/permutations/word-notation";
import { lettersOf } from "../../../src/permutations/words";
import pinball from "../../fixtures/pinball.json";

const LETTERS = pinball.generators.map(({ label }) => label);

const read = (text: string, labels: readonly string[]) =>
  lettersOf(parseWord(text, numbersOf(labels))).map(
    ({ label, inverse }) => labels[label] + (inverse ? "'" : ""),
  );

test.each<[string, readonly string[], readonly string[]]>([
  ["BADD", LETTERS, ["B", "A", "D", "D"]],
  ["B A,D  D", LETTERS, ["B", "A", "D", "D"]],
  ["BA'D'", LETTERS, ["B", "A'", "D'"]],
  ["A’B′", LETTERS, ["A'", "B'"]],
  ["", LETTERS, []],
  ["up left' up", ["up", "left"], ["up", "left'", "up"]],
  ["AB", ["A", "B", "AB"], ["AB"]],
  ["BA", ["A", "B", "AB"], ["B", "A"]],
  ["A'", ["A", "A'"], ["A'"]],
  ["🂡🂢'🂡", ["🂡", "🂢"], ["🂡", "🂢'", "🂡"]],
])("%j", (text, labels, word) => {
  expect(read(text, labels)).toEqual(word);
});

test.each<[string, readonly string[], string, number]>([
  ["BAXD", LETTERS, "character 3: X is not a label", 3],
  ["🂡X", ["🂡"], "character 2: X is not a label", 2],
  ["up lft up", ["up", "left"], "character 4: lft is not a label", 4],
  ["'A", LETTERS, "character 1: ' is not right after a label", 1],
  ["A''", LETTERS, "character 3: ' is not right after a label", 3],
])("%j is no word", (text, labels, message, position) => {
  const read = () => parseWord(text, numbersOf(labels));
  expect(read).toThrow(new NotationError(message, position));
  expect(read).toThrow(expect.objectContaining({ position }));
});

test("a long word is read in no time, and still knows its positions", () => {
  const text = "🂡, ".repeat(10_000);
  const start = performance.now();
  expect(parseWord(text, numbersOf(["🂡"])).at(-1)).toEqual({ label: 0, inverse: false, position: 29_998 });
  expect(() => parseWord(`${text}X`, numbersOf(["🂡"]))).toThrow(
    expect.objectContaining({ position: 30_001 }),
  );
  expect(performance.now() - start).toBeLessThan(2000);
});

const AB = ["A", "B"];

test.each<[string, readonly string[], string]>([
  ["A^-1", AB, "A'"],
  ["A^−1", AB, "A'"],
  ["A⁻¹B²", AB, "A'BB"],
  ["A^3B", AB, "AAAB"],
  ["A ^ 3 B", AB, "AAAB"],
  ["A2B'", AB, "AAB'"],
  ["A2'", AB, "A'A'"],
  ["A^+2", AB, "AA"],
  ["A'^2", AB, "A'A'"],
  ["A^0B", AB, "B"],
  ["(AB)^2", AB, "ABAB"],
  ["(AB)'", AB, "B'A'"],
  ["(AB)^-2", AB, "B'A'B'A'"],
  ["(A, B)2A", AB, "ABABA"],
  ["((A)(B))³", AB, "ABABAB"],
  ["()", AB, ""],
  ["()^99999999999999999999A", AB, "A"],
  ["[A,B]", AB, "A'B'AB"],
  ["[A, B]'", AB, "B'A'BA"],
  ["[A B,B']", AB, "B'A'BABB'"],
  ["[[A,B],A]", AB, "B'A'BAA'A'B'ABA"],
  ["[(A,B),A]", AB, "B'A'A'ABA"],
  ["[(),B]", AB, ""],
  ["A^B", AB, "B'AB"],
  ["A^B'", AB, "BAB'"],
  ["A^B2A", AB, "B'B'ABBA"],
  ["(AA)^(BA)", AB, "A'B'AABA"],
  ["A^[A,B]", AB, "B'A'BAAA'B'AB"],
  ["A^()", AB, "A"],
  ["up^2 left^-2 (up left)2", ["up", "left"], "up,up,left',left',up,left,up,left"],
  ["up^left", ["up", "left"], "left',up,left"],
  ["up2 left'2 (up left)x2", ["up", "left"], "up,up,left',left',up,left,up,left"],
  ["(up)²'", ["up", "left"], "up',up'"],
])("%j", (text, labels, word) => {
  expect(read(text, labels).join(word.includes(",") ? "," : "")).toBe(word);
});

test.each<[string, readonly string[], readonly string[]]>([
  ["U U2", ["U", "U2"], ["U", "U2"]],
  ["U2^2", ["U", "U2"], ["U2", "U2"]],
  ["A2", ["A", "2"], ["A", "2"]],
  ["A^+2", ["A", "2"], ["A", "A"]],
  ["A^(2)", ["A", "2"], ["2'", "A", "2"]],
  ["A'^2", ["A", "A'"], ["A'", "A'"]],
  ["[1] f(x) f(x)'", ["[1]", "f(x)"], ["[1]", "f(x)", "f(x)'"]],
  ["A(A", ["A", "("], ["A", "(", "A"]],
  ["A^", ["A", "^"], ["A", "^"]],
  ["A²", ["A", "²"], ["A", "²"]],
])("a label is always read as a label: %j in %j", (text, labels, word) => {
  expect(read(text, labels)).toEqual(word);
});

test.each<[string, readonly string[], string, number]>([
  ["A^", AB, "character 2: after ^ write a whole number or a label", 2],
  ["(A^)B", AB, "character 3: after ^ write a whole number or a label", 3],
  ["A^'", AB, "character 3: ' is not right after a label", 3],
  ["^2", AB, "character 1: ^ is not right after a label", 1],
  ["A^2^2", AB, "character 4: ^ is not right after a label", 4],
  ["A^B^A", AB, "character 4: ^ is not right after a label", 4],
  ["A^2'", AB, "character 4: ' is not right after a label", 4],
  ["A²3", AB, "character 3: 3 is not right after a label", 3],
  ["A 2", AB, "character 3: 2 is not a label", 3],
  ["(2A)", AB, "character 2: 2 is not a label", 2],
  ["A^1.5", AB, "character 4: . is not a label", 4],
  ["(AB", AB, "character 1: ( has no counterpart", 1],
  ["A)B", AB, "character 2: ) has no counterpart", 2],
  ["A]", AB, "character 2: ] has no counterpart", 2],
  ["[A,B", AB, "character 1: [ has no counterpart", 1],
  ["[A,B)", AB, "character 1: [ has no counterpart", 1],
  ["([A,B)]", AB, "character 2: [ has no counterpart", 2],
  ["[A]", AB, "character 1: [ needs two words and one comma, as in [A,B]", 1],
  ["[A,B,A]", AB, "character 1: [ needs two words and one comma, as in [A,B]", 1],
  ["[,B]", AB, "character 1: [ needs two words and one comma, as in [A,B]", 1],
  ["[A,]", AB, "character 1: [ needs two words and one comma, as in [A,B]", 1],
  ["U2U", ["U", "U2"], "character 2: 2 is not a label", 2],
  ["R12", ["R1", "R2"], "character 1: R12 is not a label", 1],
  ["A^2", ["A", "2"], "character 3: 2 may be an exponent or a label; write +2 or (2)", 3],
  ["A²⁻", AB, "character 3: ⁻ is not a label", 3],
])("%j in %j is refused", (text, labels, message, position) => {
  const found = () => parseWord(text, numbersOf(labels));
  expect(found).toThrow(new NotationError(message, position));
  expect(found).toThrow(expect.objectContaining({ position }));
});

test("words may be nested, but not without end", () => {
  const nested = (depth: number) => `${"(".repeat(depth)}A${")".repeat(depth)}`;
  expect(read(nested(50), AB)).toEqual(["A"]);
  expect(() => read(nested(51), AB)).toThrow(
    new NotationError("character 51: ( is inside too many brackets", 51),
  );
  expect(() => read("[".repeat(30_000), AB)).toThrow(NotationError);
});

test.each([
  "1".repeat(30_000),
  `A${"2".repeat(30_000)}x`,
  `A^${"9".repeat(30_000)}`,
  "A2".repeat(15_000),
  "²".repeat(30_000),
  ...["A*", "A·(", "[A:", "(A)x2", "A^(-1)", "A^{2}", "\\,", "~A", "A'2"].map((part) => part.repeat(10_000)),
])("a long text of one kind is read or refused soon", (text) => {
  const start = performance.now();
  try {
    parseWord(text, numbersOf(AB));
  } catch (error) {
    expect(error).toBeInstanceOf(NotationError);
  }
  // While other work runs, it takes a few hundred ms. In quadratic time it would take far longer.
  expect(performance.now() - start).toBeLessThan(5000);
});

test("any text ends in a word or in a NotationError", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."AB12 ,()[]^-'²⁻🂡x") }), (text) => {
      try {
        parseWord(text, numbersOf(AB));
      } catch (error) {
        expect(error).toBeInstanceOf(NotationError);
      }
    }),
    { numRuns: 1000 },
  );
});
