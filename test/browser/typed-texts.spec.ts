import { expect } from "@playwright/test";
import { test } from "./shared-page";
import { soon, type WorkbenchPage } from "./workbench-page";

const GERMAN = "?empty&language=de";

/** What a cell of the active sheet holds and shows. */
const cellAt = ({ page }: WorkbenchPage, address: string) =>
  page.evaluate((a1) => {
    const range = window.univerAPI!.getActiveWorkbook()!.getActiveSheet().getRange(a1);
    return [range.getRawValue(), range.getDisplayValue()];
  }, address);

const expectCell = (workbench: WorkbenchPage, address: string, held: number | string, shown: string) =>
  soon(() => cellAt(workbench, address)).toEqual([held, shown]);

/** Pastes a text from outside the workbook into a cell. */
async function paste({ page, ...workbench }: WorkbenchPage, text: string): Promise<void> {
  void workbench;
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press("Control+v");
}

for (const [language, query, date, shown] of [
  ["English", "?empty", 37_015, "5/4/2001"],
  ["German", GERMAN, 36_986, "05.04.2001"],
] as const) {
  test(`in ${language} 5-4-1 is a date, unless an apostrophe is before it`, async ({ workbench }) => {
    await workbench.fresh(query);
    await workbench.typeInto("A1", "5-4-1");
    await expectCell(workbench, "A1", date, shown);
    await workbench.typeInto("B1", "=PUZZLE.PATHTOPERM(A1)");
    await workbench.answered();

    await workbench.typeInto("A2", "'5-4-1");
    await expectCell(workbench, "A2", "5-4-1", "5-4-1");
    await workbench.typeInto("B2", "=PUZZLE.PATHTOPERM(A2)");
    await workbench.waitForCell("B2", await workbench.cellText("B2"));
    await workbench.typeInto("A3", "5-4-1-2-5");
    await expectCell(workbench, "A3", "5-4-1-2-5", "5-4-1-2-5");
  });
}
