import { DIFFICULTIES, type Exercise } from "../../../src/exercises/exercise";
import { exercisesOf } from "../../../src/exercises/exercise-set";
import { TOPICS } from "../../../src/exercises/topics";
import { PRODUCT_ORDERS } from "../../../src/permutations/product-order";
import { finished } from "../../../src/steps";
import { cellAddress } from "../../../src/grid/addresses";
import { ExcelError } from "../../excel-errors.mjs";
import { isSolvedBy } from "./solved";
import { computed, type Cells } from "./formulas";
import { WORK } from "./work";

/** What an exercise's formula says of an answer on a sheet with the given cells from B3 on; #VALUE! is not a right answer. */
async function checked({ given, check }: Exercise, answer: string): Promise<boolean> {
  const at = (row: number, column: number) => cellAddress(row + 2, column + 1);
  const cells: Cells = new Map([
    ["A1", answer],
    ...given.flatMap((row, r) => row.map((cell, c) => [at(r, c), cell] as const)),
  ]);
  const all =
    given.length * given[0].length === 1
      ? at(0, 0)
      : `${at(0, 0)}:${at(given.length - 1, given[0].length - 1)}`;
  try {
    const value = await computed(check!("A1", at, all), cells);
    if (typeof value !== "boolean") throw new Error(`The formula gives ${String(value)}.`);
    return value;
  } catch (error) {
    if (error instanceof ExcelError && error.code === "#VALUE!") return false;
    throw error;
  }
}

/** Topics in which the order of multiplication changes the answers. */
const ORDERED: ReadonlySet<string> = new Set([
  "products",
  "inverses",
  "order",
  "conjugacy",
  "words",
  "cosets",
]);

const CASES = TOPICS.flatMap((topic) =>
  DIFFICULTIES.flatMap((difficulty) =>
    PRODUCT_ORDERS.filter((order) => order === "left to right" || ORDERED.has(topic.id)).map((order) => ({
      id: topic.id,
      difficulty,
      order,
    })),
  ),
);

/** The other order takes the same ways. */
const SEEDS = { "left to right": 100, "right to left": 20 };

type Case = (typeof CASES)[number];

const made = ({ id, difficulty, order }: Case, seed: number, variants: number, count: number): Exercise[] =>
  finished(exercisesOf({ topics: [id], count, difficulty, order, seed, variants })).flat();

test.each(CASES)(
  "$id, $difficulty, $order: exercises of many seeds are solved, in their band, and marked right",
  (given) => {
    const { of, bands } = WORK[given.id];
    const [least, most] = bands[given.difficulty];
    const isRight = (exercise: Exercise) => {
      const work = of(exercise);
      const marked = exercise.mark(exercise.answer).right && !exercise.mark("").right;
      return marked && work >= least && work <= most && isSolvedBy(exercise, exercise.answer, given.order);
    };
    const wrong: Exercise[] = [];
    for (let seed = 0; seed < SEEDS[given.order]; seed++) {
      wrong.push(...made(given, seed, 1, 1).filter((exercise) => !isRight(exercise)));
    }
    expect(wrong).toEqual([]);
  },
);

test.each(CASES)("$id, $difficulty, $order: the formula tells right answers from others", async (given) => {
  const exercises = made(given, 7, 2, 6);
  const others = exercises.map(({ answer }) => answer);
  for (const [k, exercise] of exercises.entries()) {
    if (!exercise.check) continue;
    // Short numbers and words may well be parts of a formula that does not know them.
    const text = exercise.check("A1", (row, column) => `B${row}${column}`, "all");
    if (exercise.answer.length > 4) expect(text).not.toContain(exercise.answer);
    const { answer } = exercise;
    const asGiven = String(exercise.given.at(-1)!.at(-1));
    const rewritten = [
      answer.replaceAll(" ", ","),
      ` ${answer.replaceAll(")(", ") , (")} `,
      `${answer}^1`,
      answer + answer,
    ];
    const wrong = [
      others[(k + 1) % others.length],
      others[(k + 7) % others.length],
      asGiven,
      "(1",
      "x",
      "^",
      ")(",
    ];
    for (const typed of [answer, ...rewritten, ...wrong]) {
      const { right } = exercise.mark(typed);
      expect([exercise.given, typed, await checked(exercise, typed)]).toEqual([exercise.given, typed, right]);
    }
  }
});

test.each(CASES.filter(({ order, difficulty }) => order === "left to right" && difficulty === "easy"))(
  "$id, $difficulty: 50 variants of 20 questions are distinct",
  (given) => {
    const texts = made(given, 1, 50, 20).map((exercise) => JSON.stringify(exercise.given));
    expect(new Set(texts).size).toBe(1000);
  },
);

test("only ways over jump boards and elements of cosets have no formula", () => {
  const without = CASES.flatMap((given) => made(given, 3, 2, 10)).filter(({ check }) => !check);
  expect(new Set(without.map(({ topic }) => topic))).toEqual(new Set(["jumps", "cosets"]));
  expect(without.every(({ answer }) => answer.includes(" "))).toBe(true);
});

test.each(CASES)(
  "$id, $difficulty, $order: all listed writings are right, and the answer is among them",
  (given) => {
    for (const exercise of made(given, 11, 5, 6)) {
      const { texts } = exercise.writings();
      expect(texts).toContain(exercise.answer);
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts.length).toBeLessThanOrEqual(450);
      for (const text of texts) if (!exercise.mark(text).right) throw new Error(`${text} should be right.`);
    }
  },
);

/** Topics whose formulas and pictures count from 1. */
const FROM_ONE = ["one-line", "paths", "mazes", "jumps"];

test.each(TOPICS.filter(({ id }) => !FROM_ONE.includes(id)))(
  "$id: where points begin with 0 the exercises are the same, with each point one less",
  async ({ id }) => {
    const set = {
      topics: [id],
      count: 8,
      difficulty: "medium",
      order: "right to left",
      seed: 5,
      variants: 1,
    } as const;
    const [[usual], [fromZero]] = ([1, 0] as const).map((firstPoint) =>
      finished(exercisesOf({ ...set, firstPoint })),
    );
    const renamed = (text: string | number) =>
      String(text).replace(/\([^)]*\)/g, (cycle) =>
        cycle.replace(/\d/g, (point) => String(Number(point) - 1)),
      );
    expect(fromZero.map(({ given, answer }) => [given.flat().map(String), answer])).toEqual(
      usual.map(({ given, answer }) => [given.flat().map(renamed), renamed(answer)]),
    );
    for (const exercise of fromZero) {
      const { answer } = exercise;
      const isChecked = !exercise.check || (await checked(exercise, answer));
      expect([exercise.given, exercise.mark(answer).right, isChecked]).toEqual([exercise.given, true, true]);
      expect(exercise.writings().texts.every((text) => exercise.mark(text).right)).toBe(true);
    }
  },
);
