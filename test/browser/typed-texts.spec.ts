import { expect } from "@playwright/test";
import { test } from "./shared-page";
import { soon, type WorkbenchPage } from "./workbench-page";

const GERMAN = "?empty&language=de";

/** What a cell of the active sheet holds, and what it shows. */
const cellAt = ({ page }: WorkbenchPage, address: string) =>
  page.evaluate((a1) => {
    const range = window.univerAPI!.getActiveWorkbook()!.getActiveSheet().getRange(a1);
    return [range.getRawValue(), range.getDisplayValue()];
  }, address);

const expectCell = (workbench: WorkbenchPage, address: string, held: unknown, shown: string) =>
  soon(() => cellAt(workbench, address)).toEqual([held, shown]);

/** Pastes a text from outside the workbook. */
async function paste(
  workbench: WorkbenchPage,
  address: string,
  text: string,
  type = "text/plain",
): Promise<void> {
  const { page } = workbench;
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(
    ([format, copied]) =>
      navigator.clipboard.write([new ClipboardItem({ [format]: new Blob([copied], { type: format }) })]),
    [type, text] as const,
  );
  await workbench.selectCell(address);
  await page.keyboard.press("Control+v");
}

test("in German 5-4-1 is a date, unless an apostrophe is before it @all @keys", async ({ workbench }) => {
  await workbench.fresh(GERMAN);
  await workbench.typeInto("A1", "5-4-1");
  await expectCell(workbench, "A1", 36_986, "05.04.2001");
  await workbench.typeInto("A2", "'5-4-1");
  await expectCell(workbench, "A2", "5-4-1", "5-4-1");
  await workbench.typeInto("A3", "5-4-1-2-5");
  await expectCell(workbench, "A3", "5-4-1-2-5", "5-4-1-2-5");

  for (const row of [1, 2, 3]) await workbench.typeInto(`B${row}`, `=PUZZLE.PATHTOPERM(A${row})`);
  await soon(() => workbench.cellTexts("B1:B3")).toEqual([["#VALUE!"], ["(1 4 5)"], ["(1 4 2)"]]);
});

test("in German 1,2 is a number with a comma, and is edited with it @all @keys", async ({
  page,
  workbench,
}) => {
  await workbench.fresh(GERMAN);
  await workbench.typeInto("A1", "1,2");
  await expectCell(workbench, "A1", 1.2, "1,2");
  await workbench.typeInto("B1", "=A1*2");
  await expectCell(workbench, "B1", 2.4, "2,4");
  await workbench.selectCell("A1");
  await page.keyboard.press("F2");
  await soon(() => workbench.typedText()).toBe("1,2");
  await page.keyboard.press("Enter");
  await expectCell(workbench, "A1", 1.2, "1,2");
  await workbench.typeInto("A2", "wahr");
  await expectCell(workbench, "A2", 1, "WAHR");
});

test("a date is edited with its year, and undone in one step @all @keys", async ({ page, workbench }) => {
  await workbench.fresh();
  await workbench.typeInto("A1", "word");
  await workbench.typeInto("A1", "2/3");
  const year = new Date().getFullYear();
  await soon(() => workbench.cellText("A1")).toBe("3-Feb");
  await workbench.selectCell("A1");
  await page.keyboard.press("F2");
  await soon(() => workbench.typedText()).toBe(`2/3/${year}`);
  await page.keyboard.press("Enter");
  await soon(() => workbench.cellText("A1")).toBe("3-Feb");
  await page.keyboard.press("Control+z");
  await expectCell(workbench, "A1", "word", "word");
  await page.keyboard.press("Control+y");
  await soon(() => workbench.cellText("A1")).toBe("3-Feb");
});

test("the formula bar takes a text as the cell does @release @keys", async ({ page, workbench }) => {
  await workbench.fresh();
  await workbench.selectCell("A1");
  await page.locator("#sheet [data-u-comp=formula-bar]").click({ position: { x: 400, y: 12 } });
  await page.keyboard.type("(5)");
  await page.keyboard.press("Enter");
  await expectCell(workbench, "A1", -5, "-5");
});

test("pasted texts are read as typed ones, and go with one undo @all @keys", async ({ page, workbench }) => {
  await workbench.fresh();
  await paste(workbench, "A1", "5-4-1");
  await expectCell(workbench, "A1", 37_015, "5/4/2001");
  await paste(workbench, "D1", "<b>x</b>\t&amp;");
  await expectCell(workbench, "D1", "<b>x</b>", "<b>x</b>");
  await expectCell(workbench, "E1", "&amp;", "&amp;");
  await paste(workbench, "A3", "5-4-1\t1,2,3\n(5)\t1.5\n4-May\t=1+1");
  await expectCell(workbench, "A3", 37_015, "5/4/2001");
  await expectCell(workbench, "B3", "1,2,3", "1,2,3");
  await expectCell(workbench, "A4", -5, "-5");
  await expectCell(workbench, "B4", 1.5, "1.5");
  await expectCell(workbench, "A5", "4-May", "4-May");
  await expectCell(workbench, "B5", 2, "2");
  await page.keyboard.press("Control+z");
  await soon(() => workbench.cellTexts("A3:B5")).toEqual([
    [null, null],
    [null, null],
    [null, null],
  ]);
  await workbench.typeInto("A3", "7");
  await expectCell(workbench, "A3", 7, "7");
});

test("yellow cells stay yellow, and open on a protected sheet, when texts and tables are pasted into them @all @keys", async ({
  page,
  workbench,
}) => {
  await workbench.fresh();
  const YELLOW = "#fff5cc";
  await page.evaluate(async (rgb) => {
    const workbook = window.univerAPI!.getActiveWorkbook()!;
    const unitId = workbook.getId();
    const subUnitId = workbook.getActiveSheet().getSheetId();
    const open = { s: { bg: { rgb }, bl: 1, ol: { s: 0, c: 0, t: 0 } } };
    const row = { 1: open, 2: open };
    const cellValue = { 1: row, 2: row };
    await window.univerAPI!.executeCommand("sheet.mutation.set-range-values", {
      unitId,
      subUnitId,
      cellValue,
    });
    await window.univerAPI!.executeCommand("sheet.mutation.set-protection", {
      unitId,
      subUnitId,
      rights: [],
    });
  }, YELLOW);
  const looks = () =>
    page.evaluate(() => {
      const range = window.univerAPI!.getActiveWorkbook()!.getActiveSheet().getRange("B2:C3");
      const styles = range.getCellStyles().flat();
      return styles.map((style) => `${style?.background?.rgb} ${style?.bold ? "bold" : ""}`);
    });
  const kept = Array<string>(4).fill(`${YELLOW} bold`);
  expect(await looks()).toEqual(kept);
  const table = (a: number, b: number, td = "<td>") =>
    `<table><tr>${td}${a}</td>${td}${b}</td></tr><tr>${td}${b}</td>${td}${a}</td></tr></table>`;
  for (const [a, b, text, type] of [
    [1, 2, "1\t2\n2\t1", "text/plain"],
    [3, 4, table(3, 4), "text/html"],
    [5, 6, table(5, 6, '<td style="border: 1px solid black">'), "text/html"],
  ] as const) {
    await paste(workbench, "B2", text, type);
    await soon(() => workbench.cellTexts("B2:C3")).toEqual([
      [a, b],
      [b, a],
    ]);
    expect(await looks()).toEqual(kept);
  }
  await paste(workbench, "B2", "9");
  await workbench.waitForCell("B2", 9);
  expect(await looks()).toEqual(kept);
  // As in Excel, a table brings its own colour.
  await paste(workbench, "B2", table(7, 8, '<td style="background: rgb(0, 255, 0)">'), "text/html");
  await soon(async () => (await looks())[0]).toContain("rgb(0,255,0)");
  await page.keyboard.press("Control+z");
  await soon(looks).toEqual(kept);
});

test("in German pasted numbers have commas, and cells that are copied stay what they are @all @keys", async ({
  page,
  workbench,
}) => {
  await workbench.fresh(GERMAN);
  await paste(workbench, "A1", "1,5\n1.5");
  await expectCell(workbench, "A1", 1.5, "1,5");
  const firstOfMay = (Date.UTC(new Date().getFullYear(), 4, 1) - Date.UTC(1899, 11, 30)) / 86_400_000;
  await soon(async () => (await cellAt(workbench, "A2"))[0]).toBe(firstOfMay);
  await workbench.typeInto("B1", "'5-4-1");
  await workbench.selectCell("A1:B1");
  await page.keyboard.press("Control+c");
  await workbench.selectCell("A4");
  await page.keyboard.press("Control+v");
  await expectCell(workbench, "A4", 1.5, "1,5");
  await expectCell(workbench, "B4", "5-4-1", "5-4-1");
});
