import { expect } from "@playwright/test";
import { test } from "./shared-page";
import { MARKER, rulesOf } from "./sheet-rules";
import { ViewPage } from "./view-page";
import type { WorkbenchPage } from "./workbench-page";

async function freshView(workbench: WorkbenchPage): Promise<ViewPage> {
  await workbench.fresh();
  return new ViewPage(workbench);
}

test("a word in cells is played letter by letter around a ring, and the marker is on its generators @all @office", async ({
  workbench,
}) => {
  const view = await freshView(workbench);
  await workbench.fill("B2", [
    ["R", `(${Array.from({ length: 20 }, (_, k) => k + 1).join(" ")})`],
    ["F", "(1 4)(2 3)"],
  ]);
  await workbench.fill("E2", [["RF".repeat(17)]]);
  await view.show("Generators and a word", [
    [/^The generators/, "B2:C3"],
    [/^The word/, "E2"],
  ]);
  await expect(view.slider).toHaveAttribute("max", "34");
  await view.waitForStep(0);
  const start = await view.drawn();
  const before = await view.pixels("word");
  await view.goTo(2);
  await expect(view.state("word")).toHaveAttribute("data-state", /^1→3 2→2 3→1 4→5 .* 20→4$/);
  await expect(view.move).toHaveText(/^F: \(1 4\)\(2 3\); so far \(1 3\)\(4 5 /);
  const { colors, picture } = await view.pixels("word");
  expect(colors).toBeGreaterThan(8);
  expect(picture).not.toBe(before.picture);
  await view.button("First step").click();
  await view.playToTheEnd();
  await expect(view.state("word")).toHaveAttribute("data-state", /^1→3 2→2 3→1 4→4 .* 20→20$/);
  for (const back of [33, 32]) {
    await view.button("Step back").click();
    await view.waitForStep(back);
  }
  await view.goTo(0);
  expect(await view.drawn()).toEqual(start);

  await view.walk.check();
  for (const [step, cells] of [
    [1, "B2:C2"],
    [2, "B3:C3"],
  ] as const) {
    await view.goTo(step);
    await expect
      .poll(async () => (await rulesOf(workbench, "Sheet1")).filter(({ fill }) => fill === MARKER))
      .toEqual([{ ranges: [cells], fill: MARKER }]);
  }
});

test("what cannot be played is said in words, with the cell where it is @all @office", async ({
  workbench,
}) => {
  const view = await freshView(workbench);
  await workbench.fill("B2", [["(1 2"]]);
  await view.show("A permutation", [[/^A permutation/, "B2"]]);
  const problem = view.pane.getByText(/cycles, B2: "\(1 2", character 1: this parenthesis is not closed/);
  await expect(problem).toBeVisible();
  await view.pane.getByLabel("Kind of puzzle").selectOption("Jump board");
  await expect(problem).toBeHidden();
});

test("a sheet without names is asked for its ranges, and remembers them under a title until it forgets them @all @office", async ({
  workbench,
}) => {
  const view = await freshView(workbench);
  const { pane } = view;
  await workbench.fill("B2", [
    [1, 1],
    [2, 0],
  ]);
  await view.open();
  await expect(view.noPuzzle).toBeVisible();
  const kind = pane.getByLabel("Kind of puzzle");
  await kind.selectOption("Maze");
  await workbench.selectCell("B2:C3");
  await pane.getByRole("button", { name: /^Use the selection: The maze/ }).click();
  await expect(pane.getByRole("textbox", { name: /^The maze/ })).toHaveValue("Sheet1!B2:C3");
  const tiles = pane.getByRole("textbox", { name: /^The tiles/ });
  for (const other of ["Jump board, sum 0", "Jump board"]) {
    await kind.selectOption(other);
    await expect(tiles).toHaveValue("Sheet1!B2:C3");
  }
  await workbench.selectCell("B2");
  await pane.getByRole("button", { name: /^Use the selection: The start/ }).click();
  await expect(pane.getByRole("textbox", { name: /^The start/ })).toHaveValue("Sheet1!B2");
  await pane.getByRole("textbox", { name: /^Title/ }).fill("My board");
  await pane.getByRole("button", { name: "Show", exact: true }).click();
  await expect(view.slider).toHaveAttribute("max", "2");
  await view.button("Last step").click();
  await expect(view.move).toHaveText("Jump down by 1, to the tile 0 in row 2, column 2; the sum is 2");

  const form = pane.getByRole("form", { name: "Ranges of the puzzle" });
  await expect(view.chosenPuzzle).toHaveText("My board");
  await expect(form).toBeHidden();
  await pane.getByRole("button", { name: "Change ranges or title …" }).click();
  await expect(tiles).toHaveValue("Sheet1!B2:C3");
  await pane.getByRole("textbox", { name: /^Title/ }).fill("Other title");
  await pane.getByRole("button", { name: "Show", exact: true }).click();
  await expect(view.chosenPuzzle).toHaveText("Other title");
  await expect(pane.getByLabel("Puzzle", { exact: true }).locator("option")).toHaveText([
    "Other title",
    "In other ranges …",
  ]);
  await pane.getByRole("button", { name: "Forget this puzzle" }).click();
  await expect(form).toBeVisible();
  await expect(view.noPuzzle).toBeVisible();
});
