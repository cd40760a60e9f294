import type { Exercise } from "../../../src/exercises/exercise";
import { exercisesOf, type ExerciseSet } from "../../../src/exercises/exercise-set";
import { TOPICS } from "../../../src/exercises/topics";
import { i18n } from "../../../src/language";
import { loadAndSpeak } from "../../../src/language/page";
import { finished } from "../../../src/steps";
import { WORK } from "./work";

const SET: ExerciseSet = {
  topics: TOPICS.map(({ id }) => id),
  count: 22,
  difficulty: "medium",
  order: "right to left",
  seed: 20240229,
  variants: 6,
};

const made = (set: Partial<ExerciseSet> = {}): Exercise[][] => finished(exercisesOf({ ...SET, ...set }));

/** What is the same in all languages. */
const data = ({ topic, given, answer, check }: Exercise) => ({
  topic,
  given,
  answer,
  formula: check?.("A1", (row, column) => `B${row}:${column}`, "B2:C3"),
});

afterEach(() => i18n.activate("en"));

test("the same set has the same exercises, and another seed has others", () => {
  const texts = (variants: Exercise[][]) => variants.flat().map((exercise) => JSON.stringify(data(exercise)));
  expect(texts(made())).toEqual(texts(made()));
  const others = new Set(texts(made({ seed: SET.seed + 1 })));
  expect(texts(made()).filter((text) => others.has(text))).toEqual([]);
});

test("the exercises of a seed stay as they are", () => {
  const [first] = made({ count: TOPICS.length, variants: 1 });
  expect(first.map(({ given, answer }) => [given.map((row) => row.join("|")).join("/"), answer]))
    .toMatchInlineSnapshot(`
    [
      [
        "(1 8 6 7)(2 5 7 8)(6 8)",
        "(1 8 7 6 2 5)",
      ],
      [
        "(4 8 9 7 6)(2 9 4)",
        "(2 4 6 7)(8 9)",
      ],
      [
        "(1 7 9 6 5)(3 8)|-4",
        "(1 7 9 6 5)",
      ],
      [
        "(3 4 5)(1 4 2)(1 3)",
        "6",
      ],
      [
        "(1 7 2 3)(1 2 9 4 8)",
        "odd",
      ],
      [
        "6|7|4|2|5|8|3|1",
        "(1 6 8)(2 7 3 4)",
      ],
      [
        "4-1-3-2-7-4-7-1-5-4",
        "(1 5)(2 3 7)",
      ],
      [
        "x|(1 2 8)(3 4 7)/y|(1 3 2)(6 8 7)",
        "(2 3 6 4 8)",
      ],
      [
        "A|(2 6 5 7)/B|(2 3 8 5)/|(2 6 5 3 7 8)",
        "B'A'B'",
      ],
      [
        "S|#|||||||/|||||||#|/|#||#|#||||/||||||||/||#|#|||#|#|/#|||#||||#|/|||#|#|#|||#/|||#||||#|#/#||#|#|||||G",
        "7",
      ],
      [
        "3|2|2|3/3|0|2|1/1|1|1|3/3|1|1|1",
        "21 24 34 31 32 22",
      ],
      [
        "()|(1 8)|(8 9)|(1 9)|(1 8 9)|(1 9 8)",
        "yes",
      ],
      [
        "H|(), (2 5 7), (2 7 5)/g|(1 2 7 5)",
        "(1 2 7 5), (1 5), (1 7 2 5)",
      ],
      [
        "(2 9 8)/(8 9)/(1 6)",
        "7",
      ],
      [
        "G|(3 7 5 4 9)/G|(3 5)(4 9)/H|(3 4)(5 7)",
        "no",
      ],
      [
        "(3 8 9 5)|A|(6 9)/(3 9)|B|(4 9)",
        "no",
      ],
    ]
  `);
});

test("a variant does not depend on how many follow it", () => {
  expect(made({ variants: 3 }).map((variant) => variant.map(data))).toEqual(
    made()
      .slice(0, 3)
      .map((variant) => variant.map(data)),
  );
});

test("a question asks for the same in all variants, and is equally difficult", () => {
  const variants = made({ variants: 30 });
  for (let k = 0; k < SET.count; k++) {
    const same = variants.map((exercises) => exercises[k]);
    expect(new Set(same.map(({ topic }) => topic))).toEqual(new Set([SET.topics[k % SET.topics.length]]));
    const forms = new Set(same.map(({ form, given }) => `${form} ${given.length} × ${given[0].length}`));
    expect(forms.size).toBe(1);
    if (same[0].topic === "mazes") continue;
    expect(new Set(same.map((exercise) => WORK[exercise.topic].of(exercise))).size).toBe(1);
  }
});

test("German exercises have other sentences and the same data", async () => {
  const english = made();
  await loadAndSpeak("de-DE");
  const german = made();
  expect(german.map((variant) => variant.map(data))).toEqual(english.map((variant) => variant.map(data)));
  for (const [k, exercise] of german[0].entries()) {
    expect(exercise.question).not.toBe(english[0][k].question);
    expect(exercise.form).not.toBe(english[0][k].form);
    expect(exercise.mark(exercise.answer)).toEqual({ right: true, why: "Richtig." });
  }
});

test("progress is told, and ends at 1", () => {
  const progress = [...exercisesOf({ ...SET, count: 11, variants: 3 })];
  expect(progress).toEqual([...progress].sort((a, b) => a - b));
  expect(progress.at(-1)).toBe(1);
});

test("what a set cannot have is said in words", () => {
  const refused = (set: object) => () => made(set);
  for (const count of [0, -1, 1.5, NaN, 51, "3"]) expect(refused({ count })).toThrow("questions");
  for (const variants of [0, 201, Infinity, null]) expect(refused({ variants })).toThrow("variants");
  for (const seed of [-1, 2 ** 31, 0.5, "x"]) expect(refused({ seed })).toThrow("seed");
  for (const topics of [[], ["cooking"], ["__proto__"]]) expect(refused({ topics })).toThrow("topic");
});
