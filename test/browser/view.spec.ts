import { expect, test } from "@playwright/test";
import { faults } from "./faults";
import { VIEW_DRAWINGS } from "./view-drawings";
import { ViewPage } from "./view-page";
import { WorkbenchPage } from "./workbench-page";

for (const { lesson, kind, title, id, isBlankWith, steps } of VIEW_DRAWINGS) {
  const name = [lesson, kind, title].filter(Boolean).join(", ");
  test(`${name}: it opens, shows the right states, plays to the end and steps back to the start`, async ({
    page,
  }) => {
    const view = new ViewPage(new WorkbenchPage(page));
    await view.workbench.open();
    await view.openLesson(lesson, { ...(kind && { kind }), drawing: title });
    const atStart = await view.state(id).evaluate((svg) => svg.outerHTML);
    const pictures: string[] = [];
    for (const { step, state, move } of steps) {
      await view.goTo(step);
      if (move) await expect(view.move).toHaveText(move);
      if (state) await expect(view.state(id)).toHaveAttribute("data-state", state);
      const { colors, picture } = await view.pixels(id);
      expect(colors).toBeGreaterThan(isBlankWith ?? 4);
      expect(pictures).not.toContain(picture);
      pictures.push(picture);
    }
    await view.button("First step").click();
    await view.playToTheEnd();
    const last = Number(await view.slider.getAttribute("max"));
    for (let step = last - 1; step >= Math.max(last - 3, 0); step--) {
      await view.button("Step back").click();
      await view.waitForStep(step);
    }
    await view.button("First step").click();
    await view.waitForStep(0);
    expect(await view.state(id).evaluate((svg) => svg.outerHTML)).toBe(atStart);
  });
}

test("all drawings of a puzzle are in step", async ({ page }) => {
  const view = new ViewPage(new WorkbenchPage(page));
  await view.workbench.open();
  await view.openLesson("Free the Key", { drawing: "All together" });
  await view.goTo(30);
  for (const id of ["maze", "sliding"]) {
    await expect(view.state(id)).toHaveAttribute("data-state", "place 11, turn 11");
  }
});

test("all of it works by keyboard", async ({ page }) => {
  const view = new ViewPage(new WorkbenchPage(page));
  await view.workbench.open();
  await view.openLesson("Free the Key", { drawing: "Flat maze" });
  await view.pane.getByRole("group", { name: /arrow keys step/ }).focus();
  await view.pressKeys(["ArrowRight", 1], ["ArrowRight", 2], ["ArrowLeft", 1], ["End", 76], ["Home", 0]);
  await view.playAndPauseBySpace();

  // The slider and the buttons have keys of their own.
  await view.goTo(5);
  await view.slider.focus();
  await page.keyboard.press("ArrowRight");
  await view.waitForStep(6);
  await page.keyboard.press("Tab");
  await expect(view.button("First step")).toBeFocused();
  await page.keyboard.press("Enter");
  await view.waitForStep(0);
});

test("axe finds nothing, with one drawing and with all of them, light and dark", async ({ page }) => {
  const view = new ViewPage(new WorkbenchPage(page));
  await view.workbench.open();
  await view.openLesson("Free the Key", { drawing: "Flat maze" });
  for (const theme of ["light", "dark"] as const) {
    await view.setTheme(theme);
    for (const drawing of ["Flat maze", "All together"]) {
      await view.choose(drawing);
      await view.waitForStep(0);
      expect(await faults(page)).toEqual([]);
    }
  }
});

test("a tooth that is changed changes the maze, and what is wrong with it is said", async ({ page }) => {
  const view = new ViewPage(new WorkbenchPage(page));
  await view.workbench.open();
  await view.openLesson("Free the Key", { drawing: "Flat maze" });
  await expect(view.slider).toHaveAttribute("max", "76");
  // A lower tooth at place 2 opens a short way.
  await view.workbench.typeInto("H10", "0");
  await expect(view.slider).not.toHaveAttribute("max", "76");
  await view.workbench.typeInto("H10", "tall");
  await expect(view.pane.getByText(/key, H10: here is "tall"; expected a height/)).toBeVisible();
  await view.workbench.typeInto("H10", "9");
  await expect(view.pane.getByText("There is no way: the disk stays on the key.")).toBeVisible();
  await view.workbench.typeInto("H10", "4");
  await expect(view.slider).toHaveAttribute("max", "76");
});

test("a sheet without names is asked for its ranges", async ({ page }) => {
  const view = new ViewPage(new WorkbenchPage(page));
  await view.workbench.open();
  await view.workbench.fill("B2", [
    [1, 1],
    [2, 0],
  ]);
  await view.open();
  await expect(view.pane.getByText(/This sheet has no names that tell of a puzzle/)).toBeVisible();
  await view.pane.getByLabel("Kind of puzzle").selectOption("Schönbrunn, normal");
  await view.workbench.selectCell("B2:C3");
  await view.pane.getByRole("button", { name: /^Use the selection: The tiles/ }).click();
  await expect(view.pane.getByRole("textbox", { name: /^The tiles/ })).toHaveValue("Sheet1!B2:C3");
  await view.workbench.fill("E2", [[1, 1]]);
  await view.pane.getByRole("textbox", { name: /^The start/ }).fill("E2:F2");
  await view.pane.getByRole("button", { name: "Show", exact: true }).click();
  await expect(view.slider).toHaveAttribute("max", "2");
  await view.button("Last step").click();
  await expect(view.move).toHaveText("Jump down by 1, to the tile 0 in row 2, column 2; the sum is 2");
});

test("no control and no drawing is cut off in a pane of 320 pixels", async ({ page }) => {
  const view = new ViewPage(new WorkbenchPage(page));
  await view.workbench.open();
  await page.locator("#pane").evaluate((pane) => pane.style.setProperty("--pane-width", "320px"));
  /** What comes nearer to the edge than the page's margin is wide. */
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
  await view.open();
  await expect(view.pane.getByLabel("Kind of puzzle")).toBeVisible();
  expect(await overTheEdge()).toEqual([]);
  await view.openLesson("Free the Key", { drawing: "All together" });
  await view.waitForStep(0);
  expect(await overTheEdge()).toEqual([]);
});
