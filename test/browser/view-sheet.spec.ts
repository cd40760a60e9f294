import { expect } from "@playwright/test";
import { PuzzlesPage } from "./puzzles-page";
import { test } from "./shared-page";
import { MARKER, rulesOf, WAY } from "./sheet-rules";
import { ViewPage } from "./view-page";
import type { WorkbenchPage } from "./workbench-page";

const KEY = "Free the Key";

async function openMaze(workbench: WorkbenchPage): Promise<ViewPage> {
  const view = new ViewPage(workbench);
  await view.openSheet(KEY, { drawing: "Flat maze" });
  await workbench.answered();
  // An earlier test may have left the sheet scrolled.
  await workbench.selectCell("A1");
  return view;
}

/** Makes the marker walk along the painted way of a sheet, which has at least this many cells. */
async function startWalking(view: ViewPage, sheet: string, cells: number): Promise<void> {
  const rules = () => rulesOf(view.workbench, sheet);
  const before = await rules();
  await view.pane.getByRole("button", { name: "Paint the route", exact: true }).click();
  await expect(view.pane.getByRole("button", { name: "Unpaint the route" })).toBeVisible();
  await view.walk.check();
  await expect.poll(async () => (await rules())[0]?.fill).toBe(MARKER);
  expect((await rules()).length).toBeGreaterThan(before.length + cells);
  await view.setSpeed("Slow");
  await view.button("Run").click();
}

function deleteSheet(workbench: WorkbenchPage, name: string): Promise<unknown> {
  return workbench.page.evaluate((sheet) => {
    const workbook = window.univerAPI!.getActiveWorkbook()!;
    workbook.deleteSheet(workbook.getSheetByName(sheet)!);
  }, name);
}

test("the marker stands in the cell that the step says, and leaves every cell as it was @all @paint", async ({
  page,
  workbench,
}) => {
  const view = await openMaze(workbench);
  const rules = () => rulesOf(workbench, KEY);
  const before = await rules();
  const contents = await workbench.hiddenValues("G16:AA31");
  await view.goTo(30);
  await view.walk.check();
  // Place 11, turn 11 of the maze at G16:AA31.
  await expect.poll(async () => (await rules())[0]).toEqual({ ranges: ["Q26"], fill: MARKER });
  await new PuzzlesPage(workbench).waitForColor("Q26", MARKER);
  await view.button("Step").click();
  await expect.poll(async () => (await rules())[0]?.ranges).toEqual(["R26"]);
  await expect.poll(async () => (await rules()).length).toBe(before.length + 1);
  await view.playToTheEnd();
  await expect.poll(async () => (await rules())[0]?.ranges).toEqual(["AA16"]);

  await view.walk.uncheck();
  await expect.poll(rules).toEqual(before);
  await view.walk.check();
  await expect.poll(async () => (await rules()).length).toBe(before.length + 1);
  await view.pane.getByRole("tab", { name: "Puzzles" }).click();
  await expect.poll(rules).toEqual(before);

  await view.open();
  await view.walk.check();
  await expect.poll(async () => (await rules()).length).toBe(before.length + 1);
  await page.getByRole("button", { name: "Close the task pane" }).click();
  await expect.poll(rules).toEqual(before);
  expect(await workbench.hiddenValues("G16:AA31")).toEqual(contents);
  await workbench.ribbon.getByRole("button").first().click();
});

test("the marker is seen on cells that the sheet paints itself, and leaves them as they were @all @paint", async ({
  workbench,
}) => {
  const view = new ViewPage(workbench);
  const puzzles = new PuzzlesPage(workbench);
  await view.openSheet("Knights");
  const all = ["E7", "C7"];
  const colors = () => puzzles.colorsOf(all);
  const before = await colors();
  expect(before).not.toContain(MARKER);
  await view.walk.check();
  for (const [step, cell] of [
    [1, "E7"],
    [25, "C7"],
  ] as const) {
    await view.goTo(step);
    const expected = all.map((each) => each === cell);
    await expect.poll(async () => (await colors()).map((color) => color === MARKER)).toEqual(expected);
  }
  await view.walk.uncheck();
  await expect.poll(colors).toEqual(before);
});

test("a sheet that is left while the marker walks is as it was, and one that is deleted takes it along @all @paint", async ({
  workbench,
}) => {
  const view = await openMaze(workbench);
  const rules = () => rulesOf(workbench, KEY);
  const before = await rules();
  await startWalking(view, KEY, 20);
  await view.showEmptySheet();
  await expect(view.noPuzzle).toBeVisible();
  await expect.poll(rules).toEqual(before);

  await view.showSheet(KEY);
  await startWalking(view, KEY, 20);
  const inserted = await new PuzzlesPage(workbench).insertLesson("The maze of Schönbrunn");
  expect(inserted).not.toBe(KEY);
  await expect.poll(rules).toEqual(before);

  await view.open();
  await expect(view.slider).toHaveAttribute("max", "11");
  await startWalking(view, inserted, 8);
  await deleteSheet(workbench, inserted);
  await view.showEmptySheet();
  await expect(view.noPuzzle).toBeVisible();
  await expect(view.player).toBeHidden();
  await expect(view.pane.getByText(/has been deleted|Excel answered/)).toBeHidden();
});

test("the marker walks on the sheet of the ranges, not on the sheet from which they are given @all @paint", async ({
  page,
  workbench,
}) => {
  const view = await openMaze(workbench);
  const before = await rulesOf(workbench, KEY);
  await page.evaluate(() => {
    const workbook = window.univerAPI!.getActiveWorkbook()!;
    workbook.setActiveSheet(workbook.insertSheet("Elsewhere"));
  });
  await view.show("Key and disk", [
    [/^The key/, `'${KEY}'!G9:AA10`],
    [/^The disk/, `'${KEY}'!F16:F31`],
    [/^Its maze/, `'${KEY}'!G16:AA31`],
  ]);
  await view.goTo(30);
  await view.walk.check();
  await expect
    .poll(async () => (await rulesOf(workbench, KEY))[0])
    .toEqual({ ranges: ["Q26"], fill: MARKER });
  await view.pane.getByRole("button", { name: "Paint the route", exact: true }).click();
  await expect(view.pane.getByRole("button", { name: "Unpaint the route" })).toBeVisible();
  expect((await rulesOf(workbench, KEY)).length).toBeGreaterThan(before.length + 20);
  expect(await rulesOf(workbench, "Elsewhere")).toEqual([]);
  await view.pane.getByRole("tab", { name: "Puzzles" }).click();
  await expect.poll(() => rulesOf(workbench, KEY)).toEqual(before);
  await deleteSheet(workbench, "Elsewhere");
});

test("the way is painted and unpainted, with the marker in front @all @paint", async ({ workbench }) => {
  const view = await openMaze(workbench);
  const rules = () => rulesOf(workbench, KEY);
  const before = await rules();
  await view.walk.check();
  await view.pane.getByRole("button", { name: "Paint the route", exact: true }).click();
  await expect(view.pane.getByRole("button", { name: "Unpaint the route" })).toBeVisible();
  await expect.poll(async () => (await rules())[0]).toEqual({ ranges: ["G16"], fill: MARKER });
  await new PuzzlesPage(workbench).waitForColor("K17", WAY);
  const painted = (await rules()).slice(0, -before.length);
  expect(painted.length).toBeGreaterThan(20);
  await view.pane.getByRole("button", { name: "Unpaint the route" }).click();
  await view.walk.uncheck();
  await expect.poll(rules).toEqual(before);
});

test("the steps are recorded as rows of a new sheet @all @paint", async ({ workbench }) => {
  const view = await openMaze(workbench);
  await view.pane.getByRole("button", { name: "Record the steps" }).click();
  await expect(view.pane.getByText("The steps are in the sheet “Key and disk steps”.")).toBeVisible();
  expect(await workbench.activeSheet()).toBe(KEY);
  await view.pane.getByRole("button", { name: "Go there" }).click();
  await expect.poll(() => workbench.activeSheet()).toBe("Key and disk steps");
  expect(await workbench.cellTexts("A1:C3")).toEqual([
    ["Step", "Move", "Cells"],
    [0, "the disk is at place 1, turn 1", "G16"],
    [1, "turn the disk anticlockwise, to place 1, turn 16", "G31"],
  ]);
  expect(await workbench.cellText("C78")).toBe("AA16");
  await deleteSheet(workbench, "Key and disk steps");
});

test("a tooth that is changed changes the maze, and what is wrong with it is said @all @paint", async ({
  workbench,
}) => {
  const view = await openMaze(workbench);
  await expect(view.slider).toHaveAttribute("max", "76");
  // A lower tooth at place 2 opens a short way.
  await workbench.typeInto("H10", "0");
  await expect(view.slider).not.toHaveAttribute("max", "76");
  await workbench.fill("H10", [["tall"]]);
  await expect(view.pane.getByText(/key, H10: here is "tall"; expected a height/)).toBeVisible();
  await workbench.fill("H10", [[9]]);
  await expect(view.pane.getByText("There is no route: the disk stays on the key.")).toBeVisible();
  await workbench.fill("H10", [[4]]);
  await expect(view.slider).toHaveAttribute("max", "76");
});
