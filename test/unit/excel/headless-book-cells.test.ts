import { keepConventions } from "../../../src/excel/conventions";
import { insertLesson } from "../../../src/excel/lessons";
import { BOOK_CELLS } from "../../../src/lessons/book-cells";
import { USUAL_CONVENTIONS } from "../../../src/permutations/conventions";
import { LESSONS } from "../../../src/puzzles";
import { HeadlessWorkbench } from "../workbench/office-objects/headless-workbench";

let excel: HeadlessWorkbench;

beforeEach(() => {
  excel = new HeadlessWorkbench();
  excel.hostAddIn();
});

afterEach(() => excel.dispose());

const ASKING = LESSONS.filter(({ names }) => names?.[BOOK_CELLS.order] !== undefined);

test("the lessons that multiply have yellow cells for the book, which are filled from it", async () => {
  expect(ASKING.map(({ id }) => id)).toEqual(["products", "group-structure"]);
  await keepConventions({ ...USUAL_CONVENTIONS, order: "right to left", cosets: "left" });
  for (const lesson of ASKING) {
    const sheet = await insertLesson(lesson);
    const [order, side] = [BOOK_CELLS.order, BOOK_CELLS.cosets].map((name) => lesson.names?.[name]);
    expect(excel.univerValues(sheet, order!)).toEqual([["right to left"]]);
    if (side !== undefined) expect(excel.univerValues(sheet, side)).toEqual([["left"]]);
  }
});
