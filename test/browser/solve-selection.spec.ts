import { expect } from "@playwright/test";
import { test as filesTest } from "./files-page";
import { rulesOf, WAY } from "./sheet-rules";
import { test } from "./shared-page";
import { SolvePage } from "./solve-page";
import { ViewPage } from "./view-page";

const MAZE = ["S.#..", "..#.#", "....#", "##...", "..#.G"].map((row) =>
  [...row].map((cell) => (cell === "." ? "" : cell)),
);
const PAINTED = ["B2:C2", "C3", "C4:E4", "E5:F5", "F6"];

filesTest(
  "a maze of # in an empty sheet is recognised, solved, painted and shown, and is there again after saving, opening and reloading @all @visits",
  async ({ page, workbench }) => {
    test.slow();
    await workbench.open("");
    const replaced = page.waitForEvent("load");
    await page.getByRole("button", { name: "New" }).click();
    await replaced;
    await workbench.started();
    await workbench.fill("B2", MAZE);

    const solve = new SolvePage(workbench);
    await solve.ask("B2:F6");
    await expect(solve.section.getByText("Maze: 7 walls #, a start S and a goal G")).toBeVisible();
    await expect(solve.fact("Moves")).toHaveText("8");
    await solve.type("Title of your own (optional)", "My maze");
    await solve.press("Paint the route");
    await expect(solve.button("Remove the kept route")).toBeVisible();
    await solve.press("Show");
    const view = new ViewPage(workbench);
    await expect(view.slider).toHaveAttribute("max", "8");
    expect(solve.actions).toBeLessThanOrEqual(6);
    await expect(view.chosenPuzzle).toHaveText("My maze");
    const painted = (await rulesOf(workbench, "Sheet1")).filter(({ fill }) => fill === WAY);
    expect(painted.flatMap(({ ranges }) => ranges).sort()).toEqual(PAINTED);

    const { bytes } = await workbench.save();
    const opened = page.waitForEvent("load");
    await workbench.openFile("Mazes.xlsx", bytes);
    await opened;
    await workbench.started();
    const isThere = async () => {
      await view.open();
      await expect(view.slider).toHaveAttribute("max", "8");
      await expect(view.chosenPuzzle).toHaveText("My maze");
      await expect(view.pane.getByRole("button", { name: "Remove the kept route" })).toBeVisible();
    };
    await isThere();
    await workbench.restart();
    await isThere();

    await view.pane.getByRole("button", { name: "Remove the kept route" }).click();
    await expect.poll(() => rulesOf(workbench, "Sheet1")).toEqual([]);
    await view.pane.getByRole("button", { name: "Forget this puzzle" }).click();
    await expect(view.noPuzzle).toBeVisible();
  },
);

test("a board of jumps asks for its start, a tile, and its answer is written as a live formula @all @keys", async ({
  workbench,
}) => {
  await workbench.fresh();
  await workbench.fill("B2", [
    [1, 1],
    [2, 0],
  ]);
  const solve = new SolvePage(workbench);
  await solve.ask("B2:C3");
  await expect(solve.button("Show")).toBeHidden();
  await solve.select("B2");
  await solve.press(/^Use the selection: The start/);
  await expect(solve.fact("Moves")).toHaveText("2");
  await solve.section.getByLabel("Write into the sheet").selectOption("Formula: how many moves");
  await solve.select("E2");
  await solve.press("Use the selection: First cell");
  // By the keyboard alone.
  await solve.button("Write").focus();
  await workbench.page.keyboard.press("Enter");
  await expect(solve.section.getByText("Written into Sheet1!E2.")).toBeVisible();
  await workbench.waitForCell("E2", 2);
  expect(await workbench.formula("E2")).toBe('=PUZZLE.SOLVEMAZE(B2:C3,{1,1},,"jump","length")');
  await solve.press("Write");
  await expect(solve.section.getByText("Sheet1!E2 is not blank. Choose a blank cell.")).toBeVisible();
  await workbench.fill("B2", [[2]]);
  await workbench.waitForCell("E2", "#N/A");
});

test("generators tell the name of their group, and what is nothing is told of @all @keys", async ({
  workbench,
}) => {
  await workbench.fresh();
  await workbench.fill("B2", [
    ["A", "(1 2 3)"],
    ["B", "(1 2)"],
  ]);
  const solve = new SolvePage(workbench);
  await solve.ask("B2:C3");
  await expect(solve.fact("The group")).toHaveText("S3");
  await expect(solve.fact("Its order")).toHaveText("6");
  await workbench.fill("E2", [["Shopping for the week: bread, tea"]]);
  await workbench.selectCell("E2");
  await solve.button("What is this?").click();
  await expect(solve.section.getByText(/does not recognise a puzzle in Sheet1!E2/)).toBeVisible();
  await workbench.selectCell("J20");
  await solve.button("What is this?").click();
  await expect(solve.section.getByText(/The selection, Sheet1!J20, is empty/)).toBeVisible();
});
