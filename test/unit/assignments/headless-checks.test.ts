import { assignmentsOf, studentSheets } from "../../../src/assignments/assignments";
import { layoutOf } from "../../../src/assignments/layout";
import { RIGHT, WRONG } from "../../../src/assignments/student-sheet";
import { DIFFICULTIES } from "../../../src/exercises/exercise";
import { cellAddress } from "../../../src/grid/addresses";
import { PRODUCT_ORDERS } from "../../../src/permutations/product-order";
import { finished } from "../../../src/steps";
import { OwnSheet } from "../puzzles/own-sheet";
import { SET } from "./class-of";

/** Each difficulty asks about the same topics. */
const LEVELS = DIFFICULTIES.map(
  (difficulty) => [difficulty, difficulty === "medium" ? "" : " @all"] as const,
);

let sheet: OwnSheet;

beforeAll(async () => (sheet = await OwnSheet.open()));
afterAll(() => sheet.dispose());

describe.each(PRODUCT_ORDERS)("products %s", (order) => {
  test.each(LEVELS)("✓ and ✗ beside the answers of %s exercises are the marks%s", async (difficulty) => {
    const assignments = finished(
      assignmentsOf({ ...SET, order, difficulty, seed: 5, count: 11, variants: 2 }),
    );
    const [exercises, others] = assignments.variants;
    const { places, answerColumn, markColumn } = layoutOf(exercises);
    await sheet.insert(studentSheets(assignments, { checks: true })[0]);
    const markCells = places.map(({ row }) => cellAddress(row, markColumn));
    const texts = () => markCells.map((address) => sheet.values(address)[0][0]);
    expect(sheet.errors()).toEqual([]);
    expect(texts()).toEqual(markCells.map(() => ""));

    const marksOf = async (answers: readonly string[]) => {
      await sheet.type(
        Object.fromEntries(answers.map((answer, k) => [cellAddress(places[k].row, answerColumn), answer])),
      );
      const expected = exercises.map((exercise, k) => {
        if (!exercise.check || answers[k] === "") return "";
        return exercise.mark(answers[k]).right ? RIGHT : WRONG;
      });
      for (const [k, address] of markCells.entries()) {
        expect([k + 1, exercises[k].topic, answers[k], sheet.says(address)]).toEqual([
          k + 1,
          exercises[k].topic,
          answers[k],
          expected[k],
        ]);
      }
      return expected;
    };
    expect(await marksOf(exercises.map(({ answer }) => answer))).not.toContain(WRONG);
    await marksOf(others.map(({ answer }) => answer));
    expect(await marksOf(exercises.map(() => "(1 2"))).not.toContain(RIGHT);
    await marksOf(exercises.map(() => ""));
  });
});
