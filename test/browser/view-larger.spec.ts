import { expect } from "@playwright/test";
import { test } from "./shared-page";
import { ViewPage, type LargerWindow } from "./view-page";
import type { WorkbenchPage } from "./workbench-page";

/** Opens a drawing of Free the Key in the larger window, at step 5. */
async function openLarger(workbench: WorkbenchPage, drawing: string): Promise<LargerWindow> {
  const view = new ViewPage(workbench);
  await view.openSheet("Free the Key", { drawing });
  const larger = await view.openLarger();
  await larger.choose(drawing);
  await larger.goTo(5);
  return larger;
}

/** What has the focus in the larger window, and where it is on the screen; undefined if nothing there has it. */
async function focused(larger: LargerWindow) {
  const frame = (await larger.workbench.page.locator("#dialog iframe").boundingBox())!;
  const found = await larger.pane.locator("html").evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null;
    if (!element || element === document.body || !document.hasFocus()) return undefined;
    const { x, y, width, height } = element.getBoundingClientRect();
    const name = element.ariaLabel ?? element.labels?.[0]?.textContent ?? element.textContent ?? "";
    return { name, x, y, width, height };
  });
  return found && { ...found, x: frame.x + found.x, y: frame.y + found.y };
}

/** Moves from control to control with the Tab key. Each must look different after the focus has left it. */
async function expectOnTheWay(larger: LargerWindow, controls: readonly RegExp[]): Promise<void> {
  const { page } = larger.workbench;
  await page.keyboard.press("Tab");
  for (const control of controls) {
    await expect.poll(() => focused(larger)).toBeDefined();
    const { name, ...box } = (await focused(larger))!;
    expect(name).toMatch(control);
    const clip = { x: box.x - 6, y: box.y - 6, width: box.width + 12, height: box.height + 12 };
    const picture = () => page.screenshot({ clip, animations: "disabled" });
    const withFocus = await picture();
    await page.keyboard.press("Tab");
    expect((await picture()).equals(withFocus), `${name} looks the same without the keyboard`).toBe(false);
  }
}

test("the keyboard comes to every control of the larger window, and one sees where it is @all @keys", async ({
  page,
  workbench,
}) => {
  const larger = await openLarger(workbench, "Flat maze");
  await page.getByRole("button", { name: "Close the dialog" }).focus();
  const moves = await larger.moves.getByRole("button").allInnerTexts();
  expect(moves.length).toBeGreaterThan(0);
  const inPlayer = [
    "Undo",
    "Redo",
    "Hint",
    "Solve from here",
    "Start again",
    ...moves,
    "First step",
    "Step back",
    "Run",
    "Step",
    "Last step",
    "Step 5 of 76",
    "Speed",
    "Loop",
    "Back and forth",
  ];
  await expectOnTheWay(larger, [
    ...[/^Puzzle: arrow keys step/, /^Drawing$/, /^Picture: Flat maze$/, /^Flat maze: /],
    ...inPlayer.map((name) => new RegExp(`^${name}$`)),
  ]);
  await larger.choose("Key and disk");
  await larger.pane.getByRole("button", { name: "Picture: Key and disk" }).focus();
  await expectOnTheWay(larger, [/^Key and disk: /, /^Zoom out$/, /^Zoom in$/, /^Reset view$/]);
  await larger.close();
});

test("all drawings fill the larger window, and nothing lies below the player @all @paint", async ({
  workbench,
}) => {
  const larger = await openLarger(workbench, "All together");
  const player = (await larger.player.boundingBox())!;
  const figures = larger.pane.locator("figure[data-drawing]");
  await expect(figures).toHaveCount(4);
  for (const figure of await figures.all()) {
    const box = (await figure.boundingBox())!;
    expect(box.width).toBeGreaterThan(450);
    expect(box.height).toBeGreaterThan(220);
    expect(box.y + box.height).toBeLessThanOrEqual(player.y);
  }
  const [content, visible] = await larger.pane
    .locator("html")
    .evaluate((html) => [html.scrollHeight, html.clientHeight]);
  expect(content).toBeLessThanOrEqual(visible);
  await larger.close();
});

test("the larger window shows the same step, and what is done in one is done in the other @all @paint", async ({
  workbench,
}) => {
  const view = new ViewPage(workbench);
  await view.openSheet("Free the Key", { drawing: "Flat maze" });
  await view.goTo(5);
  const larger = await view.openLarger();
  await expect(larger.player).toBeVisible();
  await workbench.page.keyboard.press("ArrowRight");
  await view.waitForStep(6);
  await workbench.page.keyboard.press("ArrowLeft");
  await view.waitForStep(5);
  await larger.choose("All together");
  await expect(larger.state("maze")).toHaveAttribute("data-state", "place 3, turn 16");
  await larger.button("Step").click();
  await view.waitForStep(6);
  await view.button("Last step").click();
  await expect(larger.state("maze")).toHaveAttribute("data-state", "place 21, turn 1");
  await larger.button("First step").click();
  await workbench.page.keyboard.press("Escape");
  await expect(workbench.page.locator("#dialog iframe")).toBeHidden();
  await expect(view.pane.getByRole("button", { name: "Larger, in a window" })).toBeVisible();
});

test("no control and no drawing is cut off in a pane of 320 pixels @all @paint", async ({
  page,
  workbench,
}) => {
  const view = new ViewPage(workbench);
  await view.openSheet("Free the Key", { drawing: "All together" });
  const pane = page.locator("#pane");
  await pane.evaluate((element) => element.style.setProperty("--pane-width", "320px"));
  await expect.poll(() => view.pane.locator("html").evaluate((html) => html.clientWidth)).toBeLessThan(321);
  /** What is closer to the edge than the page's margin. */
  const overTheEdge = () =>
    view.pane.locator("html").evaluate((html) => {
      const shown = [
        ...html.querySelectorAll("button, input, select, figure svg[data-state], figure canvas"),
      ];
      const last = html.clientWidth - 12;
      return shown
        .filter((each) => each.getBoundingClientRect().right > last + 0.5)
        .map((each) => each.outerHTML);
    });
  await expect(view.pane.locator("figure canvas")).toHaveCount(2);
  await expect.poll(overTheEdge).toEqual([]);
  await view.showEmptySheet();
  await expect(view.noPuzzle).toBeVisible();
  await expect(view.pane.getByLabel("Kind of puzzle")).toBeVisible();
  expect(await overTheEdge()).toEqual([]);
  await pane.evaluate((element) => element.style.removeProperty("--pane-width"));
});
