import { readFileSync } from "node:fs";
import { test } from "./shared-page";
import { soon, WorkbenchPage } from "./workbench-page";

interface Example {
  readonly formula: string;
  readonly answer: readonly (readonly (string | number | boolean)[])[];
}

/** One for each kind of answer: a text, a number, true or false, numbers that spill, texts that spill. All examples run in the bundle. */
const TYPED = ["SIMPLIFYCYCLES", "CYCLEORDER", "INGROUP", "SOLVEMAZE", "ELEMENTS"];

/** Univer stores TRUE and FALSE as 1 and 0, with a type of their own. */
const kept = (cell: string | number | boolean) => (typeof cell === "boolean" ? Number(cell) : cell);

const examples = JSON.parse(readFileSync("src/functions/examples.json", "utf8")) as Record<string, Example>;

const columnOf = (index: number) => String.fromCharCode("B".charCodeAt(0) + index);

test.beforeAll(({ workerPage }) => new WorkbenchPage(workerPage).fresh());

for (const name of TYPED) {
  const { formula, answer } = examples[name];
  test(`${name}: its example, typed into a cell @release @office`, async ({ page, workbench }) => {
    await workbench.typeInto("B2", formula);
    const corner = `${columnOf(answer[0].length - 1)}${answer.length + 1}`;
    const area = answer.flat().length === 1 ? "B2" : `B2:${corner}`;
    const shown = async () => (await workbench.cellTexts(area)).map((row) => row.map((cell) => cell ?? ""));
    await soon(shown).toEqual(answer.map((row) => row.map(kept)));

    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("Delete");
    await workbench.waitForCell("B2", null);
  });
}

test("MAP, BYROW, BYCOL and MAKEARRAY call functions of the add-in @all @office", async ({ workbench }) => {
  await workbench.fresh();
  await workbench.fill("A1", [
    ["(1 2)(3 4 5)", "(1 2)"],
    ["(1 2 3)", "(2 3)"],
  ]);
  const lambda = "LAMBDA(cells,PUZZLE.MULTIPLYCYCLES(cells))";
  await workbench.typeInto("D1", "=MAP(A1:A2,LAMBDA(cell,PUZZLE.CYCLEORDER(cell)))");
  await workbench.typeInto("E1", `=BYROW(A1:B2,${lambda})`);
  await workbench.typeInto("D4", `=BYCOL(A1:B2,${lambda})`);
  await workbench.typeInto("D6", '=MAKEARRAY(1,3,LAMBDA(row,column,PUZZLE.POWERCYCLES("(1 2 3)",column)))');
  await soon(() => workbench.cellTexts("D1:F6")).toEqual([
    [6, "(3 4 5)", null],
    [3, "(1 3)", null],
    [null, null, null],
    ["(1 3 4 5)", "(1 3 2)", null],
    [null, null, null],
    ["(1 2 3)", "(1 3 2)", "()"],
  ]);
});
