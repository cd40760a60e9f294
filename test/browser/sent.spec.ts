import { expect } from "@playwright/test";
import { MAKERS } from "../../src/puzzles";
import { violations } from "./axe";
import { packed } from "./link-page";
import { lowButtons } from "./low-buttons";
import { MadePage } from "./made-page";
import { MADE } from "./made-puzzles";
import { test } from "./shared-page";

/** A telephone held upright. */
const PHONE = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };

test("a maze of one's own is made, sent, opened on a telephone and walked to its end, without its solution @release @keys", async ({
  page,
  workbench,
  browser,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const made = MADE.maze;
  const view = new MadePage(workbench, "en");
  await view.make(
    MAKERS.find(({ id }) => id === "maze")!,
    made,
  );
  for (const [first, cells] of Object.entries({ ...made.puzzle, C8: [["#"]] }))
    await workbench.fill(first, cells);
  await workbench.answered();
  await view.open();
  await expect(view.slider).toHaveAttribute("max", "6");
  await view.pane.getByRole("button", { name: "Send to a friend" }).click();
  await expect(view.pane.getByText("The link is on the clipboard.")).toBeVisible();
  const address = await view.pane.getByLabel("The link").inputValue();
  // Make offers the same for the sheet that has been made.
  await view.pane.getByRole("tab", { name: "Make" }).click();
  const own = view.pane.getByRole("region", { name: "Your puzzle" });
  await own.getByRole("button", { name: "Send to a friend" }).click();
  await expect(own.getByLabel("The link")).toHaveValue(address);
  await page.emulateMedia({ reducedMotion: null });

  const phone = await browser.newContext({ ...PHONE, reducedMotion: "reduce" });
  const friend = await phone.newPage();
  const errors: string[] = [];
  friend.on("pageerror", ({ message }) => errors.push(message));
  friend.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await friend.goto(address);
  await expect(friend.getByText("Walk from the start to the goal, from cell to cell.")).toBeVisible();
  // No step of the solution can be seen.
  await expect(friend.getByRole("group", { name: "Player" })).toBeHidden();
  await expect(friend.getByRole("slider")).toBeHidden();
  expect(await friend.locator("[data-part=way]").first().getAttribute("d")).toBe("");
  expect(await friend.locator("body").evaluate(lowButtons)).toEqual([]);
  const [first, ...others] = made.clicks.map(([spot]) => friend.locator(`[data-spot="${spot}"]`).first());
  await first.tap();
  await expect(friend.getByText("1 move; 6 are the fewest")).toBeVisible();
  expect(await violations(friend)).toEqual([]);
  await friend.keyboard.press("ArrowDown");
  await expect(friend.getByText("2 moves; 6 are the fewest")).toBeVisible();
  await friend.getByRole("button", { name: "Undo" }).tap();
  for (const spot of others) await spot.tap();
  await expect(friend.getByRole("status")).toHaveText(
    /^Solved in 6 moves, the fewest possible\. Time: \d+ s, your best so far\.$/,
  );
  await expect(friend.locator("[data-sign=goal]")).toBeVisible();
  expect(await violations(friend)).toEqual([]);
  // A little harder: a row and a column more.
  await friend.getByLabel("How hard the next one is").selectOption("a little harder");
  await friend.getByRole("button", { name: "Next one" }).tap();
  await expect(friend.getByRole("heading", { level: 1 })).toHaveText(/, no\. 2$/);
  await expect(friend.getByText(/^0 moves/)).toBeVisible();
  await expect(friend.locator("[data-sign=goal]")).toBeHidden();
  expect(await friend.locator("[data-part=way]").first().getAttribute("d")).toBe("");
  await friend.getByRole("link", { name: "Open it in a sheet" }).click();
  await expect(friend).toHaveURL(/workbench\.html#puzzle=/);
  expect(errors).toEqual([]);
  await phone.close();
});

test("a damaged link, one to a sheet, and one to an unknown puzzle say so @all @visits", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL! });
  const friend = await context.newPage();
  const maze = { kind: "Maze", title: "Maze", ranges: { maze: [["S", "G"]] } };
  for (const [text, says] of [
    ["x", "The link is damaged"],
    [packed({ sheet: "knights", inputs: {} }), "This link opens a sheet."],
    [packed({ puzzles: [{ ...maze, kind: "Nothing" }] }), "asks for a puzzle that this version"],
    [packed({ puzzles: [{ ...maze, ranges: { maze: [["?", "G"]] } }] }), "?"],
  ]) {
    await friend.goto("about:blank");
    await friend.goto(`puzzle.html#puzzle=${text}`);
    await expect(friend.getByRole("main")).toContainText(says);
  }
  await context.close();
});
