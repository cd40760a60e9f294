import { expect } from "@playwright/test";
import { violations } from "./axe";
import { test } from "./shared-page";
import { MARKER, rulesOf, WAY } from "./sheet-rules";
import { ViewPage, type LargerWindow } from "./view-page";
import type { WorkbenchPage } from "./workbench-page";

/** The tiles of a way that ends where no jump goes on, and the garden's shortest one, by row and column from 0. */
const DEAD_END = ["3 2", "0 2"];
const SOLUTION = ["4 3", "4 0", "0 0", "2 0", "3 0", "3 3", "3 1", "1 1", "1 4", "1 2", "2 2"];
const SOLVED = "Solved in 11 moves, the fewest possible.";

async function openBoard(workbench: WorkbenchPage): Promise<ViewPage> {
  await workbench.page.emulateMedia({ reducedMotion: "reduce" });
  await workbench.lesson("schonbrunn");
  const view = new ViewPage(workbench);
  await view.open();
  await expect(view.player).toBeVisible();
  await view.showSolution();
  await expect(view.pane.getByText("Solution: 11 moves, the fewest possible")).toBeVisible();
  return view;
}

test.afterEach(({ page }) => page.emulateMedia({ reducedMotion: null }));

test("a board is played to its end by clicks, and a click that is no move is refused with the reason @release @keys", async ({
  workbench,
}) => {
  const view = await openBoard(workbench);
  expect(await view.marked("legal")).toEqual(["3 2", "4 1", "4 3"]);
  await view.clickSpot("0 0");
  await expect(view.said).toHaveText("From this tile you jump 1 tile to the right, up, down or to the left.");
  await expect(view.slider).toHaveAttribute("max", "11");
  await view.clickSpot(SOLUTION[0]);
  await view.waitForStep(1);
  await expect(view.slider).toHaveAttribute("max", "1");
  await expect(view.said).toHaveText("");
  await expect(view.pane.getByText("1 move; 11 are the fewest")).toBeVisible();
  await view.clickSpot("4 2");
  await expect(view.said).toHaveText("You have been on this tile. No tile is visited twice.");
  await view.dragSpot("4 3", "4 0");
  await view.waitForStep(2);
  await view.clickSpot("4 0");
  await expect.poll(() => view.marked("held")).toEqual(["4 0"]);
  for (const spot of SOLUTION.slice(2)) await view.clickSpot(spot);
  await expect(view.solved).toHaveText(SOLVED);
  await view.waitForStep(11);
  await view.action("Show the solution").click();
  await expect(view.pane.getByText("Solution: 11 moves, the fewest possible")).toBeVisible();
});

test("hints lead to the goal in the fewest moves; undo, redo, a dead end and the solution from there @all @keys", async ({
  workbench,
}) => {
  const view = await openBoard(workbench);
  await view.action("Start again").click();
  for (const spot of SOLUTION) {
    await view.action("Hint").click();
    await expect.poll(() => view.marked("hint")).toEqual([spot]);
    await expect(view.moves.locator("[aria-current=step]")).toHaveCount(1);
    await view.clickSpot(spot);
  }
  await expect(view.solved).toHaveText(SOLVED);

  await view.action("Start again").click();
  for (const spot of DEAD_END) await view.clickSpot(spot);
  await expect(view.said).toHaveText(/^No move goes on from here/);
  await expect(view.moves.getByRole("button")).toHaveCount(0);
  await view.action("Undo").click();
  await view.waitForStep(1);
  await view.action("Hint").click();
  await expect(view.said).toHaveText("From here, every route to the goal visits some tile twice.");
  await view.action("Redo").click();
  await view.waitForStep(2);
  await view.action("Undo").click();
  await view.action("Undo").click();
  await view.waitForStep(0);
  await view.moves.getByRole("button", { name: "left to −2" }).click();
  await view.waitForStep(1);
  await view.action("Solve from here").click();
  await expect(view.said).toHaveText("11 moves lead from here to the goal. Run shows them.");
  await view.playToTheEnd();
  await expect(view.solved).toHaveText("Solved in 12 moves; 11 are the fewest.");
});

test("the keyboard alone plays, takes back and solves @all @keys", async ({ page, workbench }) => {
  const view = await openBoard(workbench);
  const press = (...keys: string[]) =>
    keys.reduce((done, key) => done.then(() => page.keyboard.press(key)), Promise.resolve());
  await view.picture("board").focus();
  await press("ArrowRight", "ArrowLeft");
  await view.waitForStep(2);
  await expect(view.state("board")).toHaveAttribute("data-state", "row 5, column 1, sum 2");
  await press("ArrowLeft");
  await expect(view.said).toHaveText("No move goes in the direction of this key.");
  await press("Control+z");
  await view.waitForStep(1);
  await press("Control+y", "Control+z", "Control+Shift+z");
  await view.waitForStep(2);

  // At the moves' own buttons, too; the focus stays there when a button goes.
  await view.moves.getByRole("button", { name: "up to 2" }).focus();
  await expect.poll(() => view.marked("pointed")).toEqual(["0 0"]);
  await press("Enter");
  await view.waitForStep(3);
  await expect(view.moves.locator(":focus").or(view.moves.and(view.pane.locator(":focus")))).toHaveCount(1);
  await press("ArrowDown");
  await view.waitForStep(4);

  // Elsewhere arrow keys step.
  await view.pane.getByRole("group", { name: /arrow keys step/ }).focus();
  await view.pressKeys(["ArrowLeft", 3], ["ArrowRight", 4]);
  await view.action("Solve from here").focus();
  await press("Enter");
  await expect(view.slider).toHaveAttribute("max", "11");
  await press("End");
  await expect(view.solved).toHaveText(SOLVED);
});

test("the larger window and the pane play the same line @all @keys", async ({ page, workbench }) => {
  const view = await openBoard(workbench);
  await view.clickSpot("3 2");
  const larger: LargerWindow = await view.openLarger();
  await larger.waitForStep(1);
  await expect(larger.state("board")).toHaveAttribute("data-state", "row 4, column 3, sum -2");
  await larger.clickSpot("0 2");
  await larger.waitForStep(2);
  await view.waitForStep(2);
  await expect(view.state("board")).toHaveAttribute("data-state", "row 1, column 3, sum 2");
  await larger.action("Start again").click();
  for (const spot of SOLUTION) await larger.clickSpot(spot);
  await expect(larger.solved).toHaveText(SOLVED);
  await expect(view.solved).toHaveText(SOLVED);
  for (const window of [larger, view]) {
    await expect(window.said).toContainText(/Time: \d+ s, your best so far\.$/);
    await expect(window.pane.locator("[data-sign=goal]").first()).toBeVisible();
  }
  expect(await violations(page, "#dialog iframe")).toEqual([]);
  // The next one is in both windows, but not in the sheet.
  await larger.pane.getByRole("button", { name: "Next one" }).click();
  await expect(larger.pane.getByRole("heading", { level: 1 })).toHaveText(/, no\. 2$/);
  await expect(view.pane.getByText(/, no\. 2: it is not in the sheet\.$/)).toBeVisible();
  await view.pane.getByRole("button", { name: "Back to the sheet’s puzzle" }).dispatchEvent("click");
  await expect(larger.pane.getByRole("heading", { level: 1 })).not.toHaveText(/no\. 2$/);
  // The workbook has kept the best result.
  for (const spot of SOLUTION) await larger.clickSpot(spot);
  await expect(view.said).toContainText(/best so far/i);
  await view.action("Show the solution").click();
  await expect(larger.pane.getByText("Solution: 11 moves, the fewest possible")).toBeVisible();
  await larger.close();
});

test("the sheet's marker and way follow the user's line, which is recorded, and goes with a change of the tiles @all @keys", async ({
  workbench,
}) => {
  const view = await openBoard(workbench);
  await view.walk.check();
  await view.pane.getByRole("button", { name: "Paint the route", exact: true }).click();
  await expect(view.pane.getByRole("button", { name: "Unpaint the route" })).toBeVisible();
  for (const spot of DEAD_END) await view.clickSpot(spot);
  const painted = async (fill: string) =>
    (await rulesOf(workbench, "Schönbrunn"))
      .filter((rule) => rule.fill === fill)
      .map(({ ranges }) => ranges[0]);
  await expect.poll(() => painted(MARKER)).toEqual(["D5"]);
  await expect.poll(async () => (await painted(WAY)).sort()).toEqual(["D5", "D8", "D9"]);
  await view.action("Undo").click();
  await view.pane.getByRole("button", { name: "Record my moves" }).click();
  await view.pane.getByRole("button", { name: "Go there" }).click();
  await expect.poll(() => workbench.activeSheet()).toBe("Jump board my moves");
  expect(await workbench.cellTexts("A1:C3")).toEqual([
    ["Step", "Move", "Cells"],
    [0, "start on the tile 1 in row 5, column 3; the sum is 1", "D9"],
    [1, "jump up by 1, to the tile −3 in row 4, column 3; the sum is −2", "D8"],
  ]);
  expect(await workbench.cellText("A4")).toBe(null);

  // The line is still there after a look at that sheet.
  await expect(view.noPuzzle).toBeVisible();
  await view.showSheet("Schönbrunn");
  await view.waitForStep(1);
  await view.action("Redo").click();
  await expect(view.state("board")).toHaveAttribute("data-state", "row 1, column 3, sum 2");
  await workbench.fill("D7", [[1]]);
  await expect(view.pane.getByText(/^board, B5:F9: no tile is 0, O or G/)).toBeVisible();
  await workbench.fill("D7", [[0]]);
  await workbench.fill("D8", [[-2]]);
  await expect(view.slider).toHaveAttribute("max", "3");
  // Walls around the 0: it is drawn all the same, and played.
  await workbench.fill("D6", [["#"]]);
  await expect(view.pane.getByText("There is no route from the start to the goal.")).toBeVisible();
  await view.clickSpot("4 3");
  await view.waitForStep(1);
  await expect(view.pane.getByText("There is no route from the start to the goal.")).toBeVisible();
});

test("in Klotski, a piece is dragged or clicked, undone by keys, and refused with the reason @all @keys", async ({
  page,
  workbench,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await workbench.lesson("klotski");
  const view = new ViewPage(workbench);
  await view.open();
  await expect(view.pane.getByText("Solution: 81 moves, the fewest possible")).toBeVisible();
  const shows = (...rows: string[]) =>
    expect(view.state("board")).toHaveAttribute("data-state", rows.join(" "));
  await shows("BAAC", "BAAC", "DEEF", "DGHF", "I..J");
  await view.clickSpot("0 1");
  await expect(view.said).toHaveText("A cannot move: it is blocked on all sides.");
  await view.waitForStep(0);

  await view.dragSpot("3 1", "4 1");
  await view.waitForStep(1);
  await shows("BAAC", "BAAC", "DEEF", "D.HF", "IG.J");
  await view.clickSpot("3 2");
  await expect.poll(() => view.marked("held")).not.toEqual([]);
  await view.clickSpot("4 2");
  await view.waitForStep(2);
  await shows("BAAC", "BAAC", "DEEF", "D..F", "IGHJ");
  // A piece is held where it is, and comes as far as the pointer has gone.
  await view.dragSpot("2 2", "3 2");
  await view.waitForStep(3);
  await shows("BAAC", "BAAC", "D..F", "DEEF", "IGHJ");
  await view.dragSpot("3 2", "0 2");
  await expect(view.said).toHaveText("E cannot come there in one move.");
  await view.clickSpot("0 2");
  await view.waitForStep(4);
  await shows("B..C", "BAAC", "DAAF", "DEEF", "IGHJ");

  for (const step of [3, 2]) {
    await page.keyboard.press("Control+z");
    await view.waitForStep(step);
  }
  await shows("BAAC", "BAAC", "DEEF", "D..F", "IGHJ");
  await page.keyboard.press("Control+y");
  await view.waitForStep(3);
  await view.action("Hint").click();
  await expect(view.said).toHaveText(/^Hint: /);
});

test("the names of places and the current state stay in front of the marks of moves @all @paint", async ({
  workbench,
}) => {
  const view = new ViewPage(workbench);
  for (const sheet of ["Hardest", "Table of moves"]) {
    await view.openSheet(sheet, { drawing: "Graph" });
    await view.goTo(5);
    await expect.poll(() => view.marked("legal")).not.toEqual([]);
    const figure = view.figure("graph");
    const front = await figure.locator("svg[data-state] [data-front]").getAttribute("id");
    const layer = figure.locator("svg:has([data-mark])");
    await expect(layer.locator(":scope > :last-child")).toHaveAttribute("href", `#${front}`);
    const drawn = await layer.locator("use").evaluate((use) => (use as SVGUseElement).getBBox().width);
    expect(drawn).toBeGreaterThan(100);
  }
});

test("Undo and Hint are in sight with 25 lamps; a scramble is the same in both windows; letters turn a track @all @keys", async ({
  page,
  workbench,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.setViewportSize({ width: 1366, height: 768 });
  const view = new ViewPage(workbench);
  await view.openSheet("Lights Out");
  const expectInSight = async (window: ViewPage) => {
    for (const name of ["Undo", "Hint"]) await expect(window.action(name)).toBeInViewport({ ratio: 0.99 });
  };
  await view.pane.locator("html").evaluate((html) => html.scrollTo(0, 0));
  await expectInSight(view);
  await expect(view.moves.getByRole("button")).toHaveCount(0);
  await view.pane.getByText("Moves as buttons").click();
  await expect(view.moves.getByRole("button")).toHaveCount(25);

  const stateOf = (window: ViewPage) => window.state("lamps").getAttribute("data-state");
  const given = await stateOf(view);
  const larger = await view.openLarger();
  await expectInSight(larger);
  await larger.pane.getByRole("spinbutton", { name: "Moves" }).fill("3");
  await larger.pane.getByRole("button", { name: "Scramble", exact: true }).click();
  await expect(larger.pane.getByText("0 moves from the scramble")).toBeVisible();
  await expect.poll(() => stateOf(view)).not.toBe(given);
  expect(await stateOf(view)).toBe(await stateOf(larger));
  await larger.action("Hint").click();
  await expect(larger.said).toHaveText(/^Hint: row \d, column \d; then/);
  await larger.clickSpot("0 0");
  await view.waitForStep(1);
  expect(await stateOf(view)).toBe(await stateOf(larger));
  await larger.action("Leave the scramble").click();
  await expect.poll(() => stateOf(view)).toBe(given);
  await larger.close();

  await view.openSheet("Oval Track");
  await expect(view.pane.getByText("Keys: R T; with Shift the inverse")).toBeVisible();
  await view.pane.getByRole("group", { name: /arrow keys step/ }).focus();
  await view.pressKeys(["r", 1], ["Shift+R", 2]);
  await expect(view.pane.getByText("2 moves", { exact: false })).toBeVisible();
  await page.setViewportSize({ width: 1400, height: 900 });
});

test("at 320 pixels, and at 1024 by 700, the player is in sight, and axe finds nothing @all @axe", async ({
  page,
  workbench,
}) => {
  const view = await openBoard(workbench);
  await page.setViewportSize({ width: 1024, height: 700 });
  const pane = page.locator("#pane");
  await pane.evaluate((element) => element.style.setProperty("--pane-width", "320px"));
  await expect.poll(() => view.pane.locator("html").evaluate((html) => html.clientWidth)).toBeLessThan(321);
  await view.pane.locator("html").evaluate((html) => html.scrollTo(0, 0));
  for (const part of [view.picture("board"), view.move, view.button("Step"), view.button("Run")])
    await expect(part).toBeInViewport({ ratio: 0.99 });
  await view.clickSpot("0 0");
  await expect(view.said).toBeInViewport({ ratio: 0.99 });
  await view.action("Hint").click();
  expect(await violations(page, "#pane iframe")).toEqual([]);
  const width = await view.pane
    .locator("html")
    .evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
  expect(width[0]).toBe(width[1]);
  await pane.evaluate((element) => element.style.removeProperty("--pane-width"));
  await page.setViewportSize({ width: 1400, height: 900 });
});
