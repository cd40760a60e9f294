import { expect } from "@playwright/test";
import { ObjectsPage } from "./objects-page";
import { releaseSlowCalls, slowCalls, test } from "./probe-functions";
import { OFTEN, soon } from "./workbench-page";

test("arguments are shaped by the metadata @all @office", async ({ workbench }) => {
  await workbench.fill("A1", [
    [1, "two"],
    [true, "4"],
  ]);
  const formulas: [string, string][] = [
    ["=PUZZLE.SHOW(A1)", "[1,null,null,null,[]]"],
    ["=PUZZLE.SHOW(A3)", "[null,null,null,null,[]]"],
    ["=PUZZLE.SHOW(A2,A1:B3)", '[true,[[1,"two"],[true,4],[null,null]],null,null,[]]'],
    ["=PUZZLE.SHOW(B1,B2,B2,A1)", '["two",[[4]],4,"1",[]]'],
    ['=PUZZLE.SHOW("a",,3,A2,5,"b",A3)', '["a",null,3,"TRUE",[5,"b",null]]'],
    ["=PUZZLE.SHOW(1/0)", '[{"valueType":"CustomFunctionError"'],
    ["=PUZZLE.SHOW(1,2,B1)", "#VALUE!"],
  ];
  await workbench.fill(
    "D1",
    formulas.map(([formula]) => [formula]),
  );
  for (const [index, [formula, expected]] of formulas.entries()) {
    await expect
      .poll(async () => String(await workbench.cellText(`D${index + 1}`)).slice(0, expected.length), {
        ...OFTEN,
        message: formula,
      })
      .toBe(expected);
  }
});

test("an empty text that a formula answers or spills is one at once, and no blank cell @all @office", async ({
  page,
  workbench,
}) => {
  await workbench.fill("A1", [['=IF(B1="","",B1)']]);
  await workbench.fill("A2", [["=PUZZLE.SLOW(A1)"]]);
  await workbench.fill("D1", [['=IF(SEQUENCE(2)=B2,"",7)']]);
  await workbench.fill("D4", [["=PUZZLE.SHOW(0,D1:D3)"]]);
  await workbench.waitForCell("D4", "[0,[[7],[7],[null]],null,null,[]]");
  await workbench.fill("B1", [["x"], [2]]);
  await workbench.waitForCell("D4", '[0,[[7],[""],[null]],null,null,[]]');
  await soon(async () => (await slowCalls(page)).started).toContain("x");
  await releaseSlowCalls(page);
  await workbench.waitForCell("A2", "x");
  await workbench.selectCell("B1");
  await page.keyboard.press("Delete");
  await workbench.waitForCell("A2", "#BUSY!");
  await releaseSlowCalls(page);
  await workbench.waitForCell("A2", "");
  expect((await slowCalls(page)).started).toEqual(["", "x", ""]);
});

test("a matrix spills with its kinds of values and the words of its errors @all @office", async ({
  workbench,
}) => {
  await workbench.fill("B2", [["=PUZZLE.MIXED()"]]);
  await workbench.waitForCell("B3", "#N/A");
  await soon(() => workbench.cellTexts("B2:D3")).toEqual([
    [1, "two", 1],
    ["#N/A", 0, ""],
  ]);
  await workbench.selectCell("B3");
  await expect(workbench.status).toHaveText("B3: #N/A Nothing is here.");
});

test("a spill that meets a filled cell is #SPILL!, and spills when the cell is cleared @all @office", async ({
  page,
  workbench,
}) => {
  await workbench.fill("C3", [["in the way"]]);
  await workbench.fill("B2", [["=PUZZLE.MIXED()"]]);
  await workbench.waitForCell("B2", "#SPILL!");
  await workbench.selectCell("C3");
  await page.keyboard.press("Delete");
  await workbench.waitForCell("B2", 1);
});

test("a function that wants its address gets it @all @office", async ({ workbench }) => {
  await workbench.fill("C4", [["=PUZZLE.WHERE()"]]);
  await workbench.waitForCell("C4", "Sheet1!C4");
});

test("a function that the add-in did not associate is an error, not busy for ever @all @office", async ({
  workbench,
}) => {
  await workbench.fill("A1", [["=PUZZLE.ABSENT()"]]);
  await workbench.waitForCell("A1", "#VALUE!");
});

test("a pending cell is busy and does not hold up the others @all @office", async ({ page, workbench }) => {
  await workbench.fill("A1", [['=PUZZLE.SLOW("x")']]);
  await workbench.fill("B1", [["=A1"]]);
  await workbench.fill("A2", [["=1+1"]]);
  await workbench.fill("A3", [["=PUZZLE.SHOW(5)"]]);
  await workbench.waitForCell("A2", 2);
  await workbench.waitForCell("A3", "[5,null,null,null,[]]");
  await soon(() => workbench.cellTexts("A1:B1")).toEqual([["#BUSY!", "#BUSY!"]]);
  await releaseSlowCalls(page);
  await workbench.waitForCell("B1", "x");
});

test("a newer calculation cancels the pending one, and so does deleting the formula @all @office", async ({
  page,
  workbench,
}) => {
  await workbench.fill("A1", [[0, "=PUZZLE.SLOW(A1)"]]);
  await soon(() => slowCalls(page)).toEqual({ started: [0], cancelled: [] });
  await workbench.fill("A1", [[7]]);
  await soon(() => slowCalls(page)).toEqual({ started: [0, 7], cancelled: [0] });
  await releaseSlowCalls(page);
  await workbench.waitForCell("B1", 7);
  await workbench.fill("A1", [[8]]);
  await soon(() => slowCalls(page)).toEqual({ started: [0, 7, 8], cancelled: [0] });
  await workbench.selectCell("B1");
  await page.keyboard.press("Delete");
  await soon(() => slowCalls(page)).toEqual({ started: [0, 7, 8], cancelled: [0, 8] });
  await workbench.fill("B2", [["=1+1"]]);
  await workbench.waitForCell("B2", 2);
  await soon(() => workbench.cellText("B1")).toBeNull();
});

test("a sheet that is removed cancels its calls @all @office", async ({ page, workbench }) => {
  await page.evaluate(() => void window.univerAPI!.getActiveWorkbook()!.insertSheet("Other"));
  await soon(() => workbench.activeSheet()).toBe("Other");
  await workbench.fill("A1", [["=PUZZLE.SLOW(1)"]]);
  await soon(async () => (await slowCalls(page)).started).toEqual([1]);
  await page.evaluate(() => {
    const book = window.univerAPI!.getActiveWorkbook()!;
    book.deleteSheet(book.getActiveSheet());
  });
  await soon(async () => (await slowCalls(page)).cancelled).toEqual([1]);
});

test("a row inserted above a pending formula does not leave it busy @all @office", async ({
  page,
  workbench,
}) => {
  await workbench.fill("B2", [['=PUZZLE.SLOW("x")']]);
  await workbench.waitForCell("B2", "#BUSY!");
  await page.evaluate(() => void window.univerAPI!.getActiveWorkbook()!.getActiveSheet().insertRowBefore(0));
  await soon(async () => (await slowCalls(page)).started).toEqual(["x", "x"]);
  await releaseSlowCalls(page);
  await workbench.waitForCell("B3", "x");
});

test("a range of calls is answered together @all @office", async ({ page, workbench }) => {
  const count = 200;
  await workbench.fill(
    "A1",
    Array.from({ length: count }, (_, row) => [row]),
  );
  await workbench.fill("C1", [[`=PUZZLE.SLOW(A1:A${count})`]]);
  await soon(async () => (await slowCalls(page)).started.length).toBe(count);
  await releaseSlowCalls(page);
  await workbench.waitForCell(`C${count}`, count - 1);
});

test("a person may undo while a batch waits for formulas @all @office", async ({ page }) => {
  const excel = await ObjectsPage.open(page);
  await excel.run(async (context) => {
    const cell = context.workbook.worksheets.getItem("Sheet1").getRange("A1");
    cell.values = [["first"]];
    await context.sync();
    cell.values = [['=PUZZLE.SLOW("second")']];
    await context.sync();
    const reading = Excel.run(async (other) => {
      const range = other.workbook.worksheets.getItem("Sheet1").getRange("A1");
      range.load("values");
      await other.sync();
      range.getOffsetRange(0, 1).values = range.values;
      await other.sync();
    });
    // A timer may come too late: the batch waits for this calculation only, and a quick machine ends it at once.
    const univerAPI = window.parent.univerAPI!;
    const started = univerAPI.getFormula().calculationStart(() => {
      started.dispose();
      void univerAPI.undo();
    });
    await reading;
  });
  expect(await excel.univerValues("Sheet1", "A1:B1")).toEqual([["first", "first"]]);
  await excel.undo();
  expect(await excel.univerValues("Sheet1", "A1:B1")).toEqual([["first", null]]);
});
