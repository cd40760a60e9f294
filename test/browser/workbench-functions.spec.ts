import { expect, test } from "@playwright/test";
import { releaseSlowCalls, slowCalls, useProbeFunctions } from "./probe-functions";
import { WorkbenchPage } from "./workbench-page";

let workbench: WorkbenchPage;

test.beforeEach(async ({ page }) => {
  await useProbeFunctions(page);
  workbench = new WorkbenchPage(page);
  await workbench.open();
});

test("arguments are shaped by the metadata", async () => {
  await workbench.fill("A1", [
    [1, "two"],
    [true, "4"],
  ]);
  const formulas: [string, string][] = [
    ["=PUZZLE.SHOW(A1)", "[1,null,null,null,[]]"],
    ["=PUZZLE.SHOW(A3)", "[0,null,null,null,[]]"],
    ["=PUZZLE.SHOW(A2,A1:B3)", '[true,[[1,"two"],[true,4],[0,0]],null,null,[]]'],
    ["=PUZZLE.SHOW(B1,B2,B2,A1)", '["two",[[4]],4,"1",[]]'],
    ['=PUZZLE.SHOW("a",,3,A2,5,"b",A3)', '["a",null,3,"TRUE",[5,"b",0]]'],
    ["=PUZZLE.SHOW(1/0)", '[{"valueType":"CustomFunctionError"'],
    ["=PUZZLE.SHOW(1,2,B1)", "#VALUE!"],
  ];
  for (const [index, [formula]] of formulas.entries()) await workbench.typeInto(`D${index + 1}`, formula);
  for (const [index, [formula, expected]] of formulas.entries()) {
    await expect
      .poll(async () => String(await workbench.cellText(`D${index + 1}`)).slice(0, expected.length), {
        message: formula,
      })
      .toBe(expected);
  }
});

test("an empty text that a formula answers or spills is one at once, and no blank cell", async ({ page }) => {
  await workbench.typeInto("A1", '=IF(B1="","",B1)');
  await workbench.typeInto("A2", "=PUZZLE.SLOW(A1)");
  await workbench.typeInto("D1", '=IF(SEQUENCE(2)=B2,"",7)');
  await workbench.typeInto("D4", "=PUZZLE.SHOW(0,D1:D3)");
  await workbench.waitForCell("D4", "[0,[[7],[7],[0]],null,null,[]]");
  await workbench.fill("B1", [["x"], [2]]);
  await workbench.waitForCell("D4", '[0,[[7],[""],[0]],null,null,[]]');
  await expect.poll(async () => (await slowCalls(page)).started).toContain("x");
  await releaseSlowCalls(page);
  await workbench.waitForCell("A2", "x");
  await workbench.selectCell("B1");
  await page.keyboard.press("Delete");
  await workbench.waitForCell("A2", "#BUSY!");
  await releaseSlowCalls(page);
  await workbench.waitForCell("A2", "");
  expect((await slowCalls(page)).started).toEqual(["", "x", ""]);
});

test("a matrix spills with its kinds of values and the words of its errors", async () => {
  await workbench.typeInto("B2", "=PUZZLE.MIXED()");
  await workbench.waitForCell("B3", "#N/A");
  await expect
    .poll(() => workbench.cellTexts("B2:D3"))
    .toEqual([
      [1, "two", 1],
      ["#N/A", 0, ""],
    ]);
  await workbench.selectCell("B3");
  await expect(workbench.status).toHaveText("B3: #N/A Nothing is here.");
});

test("a spill that meets a filled cell is #SPILL!, and spills when the cell is cleared", async ({ page }) => {
  await workbench.typeInto("C3", "in the way");
  await workbench.typeInto("B2", "=PUZZLE.MIXED()");
  await workbench.waitForCell("B2", "#SPILL!");
  await workbench.selectCell("C3");
  await page.keyboard.press("Delete");
  await workbench.waitForCell("B2", 1);
});

test("a function that wants its address gets it", async () => {
  await workbench.typeInto("C4", "=PUZZLE.WHERE()");
  await workbench.waitForCell("C4", "Sheet1!C4");
});

test("a function that the add-in did not associate is an error, not busy for ever", async () => {
  await workbench.typeInto("A1", "=PUZZLE.ABSENT()");
  await workbench.waitForCell("A1", "#VALUE!");
});

test("a pending cell is busy and does not hold up the others", async ({ page }) => {
  await workbench.typeInto("A1", '=PUZZLE.SLOW("x")');
  await workbench.typeInto("B1", "=A1");
  await workbench.typeInto("A2", "=1+1");
  await workbench.typeInto("A3", "=PUZZLE.SHOW(5)");
  await workbench.waitForCell("A2", 2);
  await workbench.waitForCell("A3", "[5,null,null,null,[]]");
  await expect.poll(() => workbench.cellTexts("A1:B1")).toEqual([["#BUSY!", "#BUSY!"]]);
  await releaseSlowCalls(page);
  await workbench.waitForCell("B1", "x");
});

test("a newer calculation cancels the pending one, and so does deleting the formula", async ({ page }) => {
  await workbench.typeInto("B1", "=PUZZLE.SLOW(A1)");
  await expect.poll(() => slowCalls(page)).toEqual({ started: [0], cancelled: [] });
  await workbench.typeInto("A1", "7");
  await expect.poll(() => slowCalls(page)).toEqual({ started: [0, 7], cancelled: [0] });
  await releaseSlowCalls(page);
  await workbench.waitForCell("B1", 7);
  await workbench.typeInto("A1", "8");
  await expect.poll(() => slowCalls(page)).toEqual({ started: [0, 7, 8], cancelled: [0] });
  await workbench.selectCell("B1");
  await page.keyboard.press("Delete");
  await expect.poll(() => slowCalls(page)).toEqual({ started: [0, 7, 8], cancelled: [0, 8] });
  await workbench.typeInto("B2", "=1+1");
  await workbench.waitForCell("B2", 2);
  await expect.poll(() => workbench.cellText("B1")).toBeNull();
});

test("a sheet that is removed cancels its calls", async ({ page }) => {
  await page.evaluate(() => void window.univerAPI!.getActiveWorkbook()!.insertSheet("Other"));
  await expect.poll(() => workbench.activeSheet()).toBe("Other");
  await workbench.typeInto("A1", "=PUZZLE.SLOW(1)");
  await expect.poll(async () => (await slowCalls(page)).started).toEqual([1]);
  await page.evaluate(() => {
    const book = window.univerAPI!.getActiveWorkbook()!;
    book.deleteSheet(book.getActiveSheet());
  });
  await expect.poll(async () => (await slowCalls(page)).cancelled).toEqual([1]);
});

test("a row inserted above a pending formula does not leave it busy", async ({ page }) => {
  await workbench.typeInto("B2", '=PUZZLE.SLOW("x")');
  await workbench.waitForCell("B2", "#BUSY!");
  await page.evaluate(() => void window.univerAPI!.getActiveWorkbook()!.getActiveSheet().insertRowBefore(0));
  await expect.poll(async () => (await slowCalls(page)).started).toEqual(["x", "x"]);
  await releaseSlowCalls(page);
  await workbench.waitForCell("B3", "x");
});

test("a range of calls is answered together", async ({ page }) => {
  const count = 200;
  await workbench.fill(
    "A1",
    Array.from({ length: count }, (_, row) => [row]),
  );
  await workbench.typeInto("C1", `=PUZZLE.SLOW(A1:A${count})`);
  await expect.poll(async () => (await slowCalls(page)).started.length).toBe(count);
  await releaseSlowCalls(page);
  await workbench.waitForCell(`C${count}`, count - 1);
});
