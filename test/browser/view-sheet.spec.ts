import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import type {} from "@univerjs/preset-sheets-drawing";
import { ObjectsPage } from "./objects-page";
import { seen } from "./picture";
import { PuzzlesPage } from "./puzzles-page";
import { ViewPage } from "./view-page";
import { WorkbenchPage } from "./workbench-page";

const MARKER = "#b3261e";
const WAY = "#9fd3f5";

/** The conditional formats of a lesson's sheet: which cells, and which colour, in the order in which they count. */
function formats(
  view: ViewPage,
  lesson = "Free the Key",
): Promise<{ ranges: string[]; fill: string | undefined }[]> {
  return view.workbench.page.evaluate((name) => {
    interface Rule {
      ranges: { startRow: number; startColumn: number; endRow: number; endColumn: number }[];
      rule: { value: string; style: { bg?: { rgb?: string } } };
    }
    const sheet = window.univerAPI!.getActiveWorkbook()!.getSheetByName(name)!;
    const rules = (
      sheet as unknown as { getConditionalFormattingRules(): Rule[] }
    ).getConditionalFormattingRules();
    return rules.map(({ ranges, rule }) => ({
      ranges: ranges.map(({ startRow, startColumn, endRow, endColumn }) =>
        sheet
          .getRange(startRow, startColumn, endRow - startRow + 1, endColumn - startColumn + 1)
          .getA1Notation(),
      ),
      fill: rule.style.bg?.rgb?.toLowerCase(),
    }));
  }, lesson);
}

async function openMaze(view: ViewPage): Promise<void> {
  await view.workbench.open();
  await view.openLesson("Free the Key", { drawing: "Flat maze" });
  await view.workbench.waitForCell("AA31", 1);
}

/** Lets the marker walk along the painted way. */
async function startWalking(view: ViewPage): Promise<void> {
  const before = await formats(view);
  await view.pane.getByRole("button", { name: "Paint the way", exact: true }).click();
  await expect(view.pane.getByRole("button", { name: "Unpaint the way" })).toBeVisible();
  await walk(view).check();
  await expect.poll(async () => (await formats(view))[0]?.fill).toBe(MARKER);
  expect((await formats(view)).length).toBeGreaterThan(before.length + 20);
  await view.setSpeed("Slow");
  await view.button("Play").click();
}

const walk = (view: ViewPage) => view.pane.getByRole("switch", { name: "Walk in the sheet" });

test("the marker stands in the cell that the step says, and leaves every cell as it was", async ({
  page,
}) => {
  const view = new ViewPage(new WorkbenchPage(page));
  const cells = new PuzzlesPage(view.workbench);
  await openMaze(view);
  const before = await formats(view);
  const contents = await view.workbench.cellTexts("G16:AA31");
  await view.goTo(30);
  await walk(view).check();
  // Place 11, turn 11 of the maze at G16:AA31.
  await expect.poll(async () => (await formats(view))[0]).toEqual({ ranges: ["Q26"], fill: MARKER });
  await cells.waitForColor("Q26", MARKER);
  await view.button("Step").click();
  await expect.poll(async () => (await formats(view))[0]?.ranges).toEqual(["R26"]);
  await expect.poll(async () => (await formats(view)).length).toBe(before.length + 1);
  await view.playToTheEnd();
  await expect.poll(async () => (await formats(view))[0]?.ranges).toEqual(["AA16"]);

  await walk(view).uncheck();
  await expect.poll(() => formats(view)).toEqual(before);
  await walk(view).check();
  await expect.poll(async () => (await formats(view)).length).toBe(before.length + 1);
  await view.pane.getByRole("tab", { name: "Puzzles" }).click();
  await expect.poll(() => formats(view)).toEqual(before);

  await view.open();
  await walk(view).check();
  await expect.poll(async () => (await formats(view)).length).toBe(before.length + 1);
  await page.getByRole("button", { name: "Close the task pane" }).click();
  await expect.poll(() => formats(view)).toEqual(before);
  expect(await view.workbench.cellTexts("G16:AA31")).toEqual(contents);
});

test("a sheet that is left for another one while the marker walks is as it was", async ({ page }) => {
  const view = new ViewPage(new WorkbenchPage(page));
  await openMaze(view);
  const before = await formats(view);
  const show = (name: string) =>
    page.evaluate((sheet) => window.univerAPI!.getActiveWorkbook()!.setActiveSheet(sheet), name);
  const idOf = (name: string) =>
    page.evaluate(
      (sheet) => window.univerAPI!.getActiveWorkbook()!.getSheetByName(sheet)!.getSheetId(),
      name,
    );
  await startWalking(view);
  await show(await idOf("Sheet1"));
  await expect(view.pane.getByText(/This sheet has no names that tell of a puzzle/)).toBeVisible();
  await expect.poll(() => formats(view)).toEqual(before);

  await show(await idOf("Free the Key"));
  await startWalking(view);
  await new PuzzlesPage(view.workbench).insertLesson("The 15-puzzle");
  await expect.poll(() => formats(view)).toEqual(before);
});

test("the marker walks on the sheet of the ranges, not on the sheet from which they are given", async ({
  page,
}) => {
  const view = new ViewPage(new WorkbenchPage(page));
  await openMaze(view);
  const before = await formats(view);
  await page.evaluate(() => {
    const workbook = window.univerAPI!.getActiveWorkbook()!;
    workbook.setActiveSheet(workbook.getSheetByName("Sheet1")!);
  });
  await view.pane.getByLabel("Kind of puzzle").selectOption("Free the Key");
  const ranges = [
    [/^The key/, "G9:AA10"],
    [/^The disk/, "F16:F31"],
    [/^Its maze/, "G16:AA31"],
  ] as const;
  for (const [title, cells] of ranges)
    await view.pane.getByRole("textbox", { name: title }).fill(`'Free the Key'!${cells}`);
  await view.pane.getByRole("button", { name: "Show", exact: true }).click();
  await view.goTo(30);
  await walk(view).check();
  await expect.poll(async () => (await formats(view))[0]).toEqual({ ranges: ["Q26"], fill: MARKER });
  await view.pane.getByRole("button", { name: "Paint the way", exact: true }).click();
  await expect(view.pane.getByRole("button", { name: "Unpaint the way" })).toBeVisible();
  expect((await formats(view)).length).toBeGreaterThan(before.length + 20);
  expect(await formats(view, "Sheet1")).toEqual([]);
  await view.pane.getByRole("tab", { name: "Puzzles" }).click();
  await expect.poll(() => formats(view)).toEqual(before);
});

test("a sheet that is deleted while the marker walks takes it along", async ({ page }) => {
  const view = new ViewPage(new WorkbenchPage(page));
  await openMaze(view);
  await startWalking(view);
  await page.evaluate(() => {
    const workbook = window.univerAPI!.getActiveWorkbook()!;
    workbook.deleteSheet(workbook.getActiveSheet());
  });
  await expect(view.pane.getByText(/This sheet has no names that tell of a puzzle/)).toBeVisible();
  await expect(view.player).toBeHidden();
  await expect(view.pane.getByText(/has been deleted|Excel answered/)).toBeHidden();
});

test("the way is painted and unpainted, with the marker in front", async ({ page }) => {
  const view = new ViewPage(new WorkbenchPage(page));
  const cells = new PuzzlesPage(view.workbench);
  await openMaze(view);
  const before = await formats(view);
  await walk(view).check();
  await view.pane.getByRole("button", { name: "Paint the way", exact: true }).click();
  await expect(view.pane.getByRole("button", { name: "Unpaint the way" })).toBeVisible();
  await expect.poll(async () => (await formats(view))[0]).toEqual({ ranges: ["G16"], fill: MARKER });
  await cells.waitForColor("K17", WAY);
  const painted = (await formats(view)).slice(0, -before.length);
  expect(painted.length).toBeGreaterThan(20);
  await view.pane.getByRole("button", { name: "Unpaint the way" }).click();
  await walk(view).uncheck();
  await expect.poll(() => formats(view)).toEqual(before);
});

test("the steps are recorded as rows of a new sheet", async ({ page }) => {
  const view = new ViewPage(new WorkbenchPage(page));
  await openMaze(view);
  await view.pane.getByRole("button", { name: "Record the steps" }).click();
  await expect(view.pane.getByText("The steps are in the sheet “Free the Key steps”.")).toBeVisible();
  expect(await view.workbench.activeSheet()).toBe("Free the Key");
  await view.pane.getByRole("button", { name: "Go there" }).click();
  await expect.poll(() => view.workbench.activeSheet()).toBe("Free the Key steps");
  expect(await view.workbench.cellTexts("A1:C3")).toEqual([
    ["Step", "Move", "Cells"],
    [0, "the disk is at place 1, turn 1", "G16"],
    [1, "turn the disk counterclockwise, to place 1, turn 16", "G31"],
  ]);
  expect(await view.workbench.cellText("C78")).toBe("AA16");
});

test("pictures are saved with real colours and put into the sheet", async ({ page }) => {
  const view = new ViewPage(new WorkbenchPage(page));
  await openMaze(view);
  await view.goTo(5);
  const choose = async (item: string) => {
    await view.figure("maze").getByRole("button", { name: "Picture: Flat maze" }).click();
    await view.pane.getByRole("menuitem", { name: item }).click();
  };
  const [svg] = await Promise.all([page.waitForEvent("download"), choose("Save as SVG")]);
  expect(svg.suggestedFilename()).toBe("freethekey-maze-step-5.svg");
  const text = readFileSync(await svg.path(), "utf8");
  expect(text).toContain('fill="rgb(43, 58, 85)"');
  expect(text).not.toContain("var(");
  const [png] = await Promise.all([page.waitForEvent("download"), choose("Save as PNG")]);
  expect(png.suggestedFilename()).toBe("freethekey-maze-step-5.png");
  expect(
    readFileSync(await png.path())
      .subarray(1, 4)
      .toString(),
  ).toBe("PNG");
  await choose("Put into the sheet");
  await expect(view.pane.getByText("The picture is in the sheet.")).toBeVisible();
});

/** The pictures of the active sheet, and where the cells that hold something end, in points, as Excel tells them. */
const picturesBesideCells = (excel: ObjectsPage) =>
  excel.run(async (context) => {
    const sheet = context.workbook.worksheets.getActiveWorksheet();
    const used = sheet.getUsedRange().load("top");
    const beside = used.getLastColumn().getOffsetRange(0, 1).load("left");
    sheet.shapes.load("items/left,items/top,items/width,items/height,items/altTextTitle");
    await context.sync();
    const pictures = sheet.shapes.items.map(({ left, top, width, height, altTextTitle }) => ({
      ...{ left, top, width, height, altTextTitle },
    }));
    return { end: beside.left, top: used.top, pictures };
  });

test("pictures in the sheet lie beside all cells and below one another, and are undone one by one", async ({
  page,
}) => {
  const excel = await ObjectsPage.open(page);
  const view = new ViewPage(new WorkbenchPage(page));
  await view.openLesson("Free the Key", { drawing: "All together" });
  await view.workbench.waitForCell("AA31", 1);
  const put = async (id: string, title: string) => {
    await view
      .figure(id)
      .getByRole("button", { name: `Picture: ${title}` })
      .click();
    await view.pane.getByRole("menuitem", { name: "Put into the sheet" }).click();
    await expect(view.figure(id).getByText("The picture is in the sheet.")).toBeVisible();
  };
  const count = async () => (await picturesBesideCells(excel)).pictures.length;
  await put("maze", "Flat maze");
  const { end, top, pictures } = await picturesBesideCells(excel);
  expect(pictures).toHaveLength(1);
  expect(pictures[0]).toMatchObject({ altTextTitle: "Flat maze", width: 360 });
  expect(pictures[0].left).toBeGreaterThan(end);
  expect(pictures[0].top).toBeGreaterThanOrEqual(top);

  await expect(view.figure("key").locator("canvas")).toBeVisible();
  await put("key", "Key and disk");
  const both = await picturesBesideCells(excel);
  expect([both.end, both.pictures.length]).toEqual([end, 2]);
  expect(both.pictures[0]).toEqual(pictures[0]);
  expect(both.pictures[1]).toMatchObject({ altTextTitle: "Key and disk", left: pictures[0].left });
  expect(both.pictures[1].top).toBeGreaterThan(pictures[0].top + pictures[0].height);
  const sources = await page.evaluate(() => {
    const images = window.univerAPI!.getActiveWorkbook()!.getActiveSheet().getImages();
    return Promise.all(
      images.map(async (image) => (await image.toBuilder().buildAsync()).source.split(",")[1]),
    );
  });
  for (const source of sources) {
    const { width, colors } = await seen(page, Buffer.from(source, "base64"));
    expect([width, colors.length > 100]).toEqual([1280, true]);
  }

  for (const left of [1, 0]) {
    await excel.undo();
    await expect.poll(count).toBe(left);
  }
  await excel.redo();
  await expect.poll(count).toBe(1);
});

test("the larger window shows the same step, and what is done in one is done in the other", async ({
  page,
}) => {
  const view = new ViewPage(new WorkbenchPage(page));
  await openMaze(view);
  await view.goTo(5);
  await view.pane.getByRole("button", { name: "Larger, in a window" }).click();
  const larger = page.frameLocator("#dialog iframe");
  const state = larger.locator("figure[data-drawing=maze] svg[data-state]").first();
  await larger.getByLabel("Drawing", { exact: true }).selectOption("All together");
  await expect(state).toHaveAttribute("data-state", "place 3, turn 16");
  await larger.getByRole("button", { name: "Step", exact: true }).click();
  await view.waitForStep(6);
  await view.button("Last step").click();
  await expect(state).toHaveAttribute("data-state", "place 21, turn 1");
  await page.getByRole("button", { name: "Close the dialog" }).click();
  await expect(view.pane.getByRole("button", { name: "Larger, in a window" })).toBeVisible();
});
