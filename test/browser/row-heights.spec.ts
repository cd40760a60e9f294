import { expect } from "@playwright/test";
import { PuzzlesPage } from "./puzzles-page";
import { test } from "./shared-page";
import type { WorkbenchPage } from "./workbench-page";

const heights = (workbench: WorkbenchPage) =>
  workbench.page.evaluate(() => {
    const sheet = window.univerAPI!.getActiveWorkbook()!.getActiveSheet();
    return Array.from({ length: 35 }, (_, row) => sheet.getRowHeight(row));
  });

test("rows are equally high in an opened file and in an inserted lesson, and even @all @paint", async ({
  workbench,
}) => {
  await workbench.lesson("pinball");
  const opened = await heights(workbench);
  expect(new Set(opened.slice(3)).size).toBe(1);
  await workbench.fresh();
  await new PuzzlesPage(workbench).insertLesson("The pinball puzzle");
  await expect.poll(() => heights(workbench)).toEqual(opened);
});
