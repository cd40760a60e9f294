import { expect } from "@playwright/test";
import { test } from "./shared-page";
import type { WorkbenchPage } from "./workbench-page";

/** What a test could notice of the one before it. */
async function state(workbench: WorkbenchPage) {
  const { page } = workbench;
  const inUniver = await page.evaluate(() => {
    const workbook = window.univerAPI!.getActiveWorkbook()!;
    return {
      sheets: workbook.getSheets().map((each) => each.getSheetName()),
      sheet: {
        ...workbook.getActiveSheet().getSheet().getConfig(),
        id: "",
        cellData: workbook.getActiveSheet().getDataRange().getValues(),
      },
      selected: workbook.getActiveRange()?.getA1Notation(),
      names: workbook.getDefinedNames().map((name) => name.getName()),
      notes: workbook.getActiveSheet().getNotes(),
      settings: Object.keys(workbook.getCustomMetadata() ?? {}),
      editing: workbook.isCellEditing(),
      theme: document.documentElement.dataset.theme,
      pane: document.getElementById("pane")!.getAttribute("style"),
      status: document.getElementById("status")!.textContent,
    };
  });
  await page.evaluate(() => window.univerAPI!.undo());
  return {
    ...inUniver,
    sheetsAfterUndo: await workbench.sheetNames(),
    tab: await workbench.pane.getByRole("tab", { selected: true }).textContent(),
  };
}

test("a workbook that is begun afresh is as a new page has it @all @office", async ({ page, workbench }) => {
  await workbench.open();
  const first = await state(workbench);
  await workbench.fill("A1", [[1, "=A1/0"]]);
  await page.evaluate(() => {
    const workbook = window.univerAPI!.getActiveWorkbook()!;
    workbook.insertDefinedName("one", "Sheet1!$A$1");
    workbook.setCustomMetadata({ documentSettings: { a: 1 } });
    workbook.getActiveSheet().setFrozenRows(2);
    workbook.insertSheet("Other");
    const note = { id: "note", row: 1, col: 1, note: "kept", width: 100, height: 50 };
    workbook.getActiveSheet().getRange("B2").createOrUpdateNote(note);
  });
  await page.locator("#theme").click();
  await workbench.pane.getByRole("tab").nth(1).click();
  await page.locator("#pane [role=separator][aria-orientation=vertical]").press("ArrowLeft");
  await workbench.selectCell("C3");
  await page.keyboard.type("typed");
  const changed = await state(workbench);
  expect(changed.editing).toBe(true);
  for (const key of ["sheets", "names", "notes", "settings", "theme", "pane", "tab"] as const)
    expect(changed[key], key).not.toEqual(first[key]);

  await workbench.fresh();
  expect(await state(workbench)).toEqual(first);
});
