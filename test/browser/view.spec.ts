import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { VIEW_DRAWINGS } from "./view-drawings";
import { ViewPage } from "./view-page";
import { WorkbenchPage } from "./workbench-page";

for (const { lesson, kind, title, id, isBlankWith, steps } of VIEW_DRAWINGS) {
  const name = [lesson, kind, title].filter(Boolean).join(", ");
  test(`${name}: it opens, shows the right states, plays to the end and steps back to the start`, async ({
    page,
  }) => {
    test.slow();
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
  for (const [key, step] of [
    ["ArrowRight", 1],
    ["ArrowRight", 2],
    ["ArrowLeft", 1],
    ["End", 76],
    ["Home", 0],
  ] as const) {
    await page.keyboard.press(key);
    await view.waitForStep(step);
  }
  await page.keyboard.press("Space");
  await expect(view.button("Pause")).toBeVisible();
  await page.keyboard.press("Space");
  await expect(view.button("Play")).toBeVisible();

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

test("where motion is reduced there are whole steps only", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const view = new ViewPage(new WorkbenchPage(page));
  await view.workbench.open();
  await view.openLesson("Free the Key", { drawing: "Flat maze" });
  await view.setSpeed("Fast");
  await view.state("maze").evaluate((svg) => {
    const places = new Set<string>();
    Object.assign(window, { places });
    const note = () => places.add(svg.querySelector("[data-part=marker]")!.getAttribute("x")!);
    note();
    new MutationObserver(note).observe(svg, { attributes: true, subtree: true });
  });
  await view.button("Play").click();
  await view.waitForStep(76);
  const places = await view
    .state("maze")
    .evaluate(() => [...(window as unknown as { places: Set<string> }).places].map(Number));
  // The maze has 21 places side by side; between two of them there is nothing.
  const maze = view.state("maze").locator("svg").first();
  const cell = Number(await maze.getAttribute("width")) / 21;
  expect(places.length).toBeGreaterThan(5);
  for (const x of places) {
    const cells = (x - Math.min(...places)) / cell;
    expect(Math.abs(cells - Math.round(cells))).toBeLessThan(0.02);
  }
});

test("axe finds nothing, with one drawing and with all of them, light and dark", async ({ page }) => {
  const view = new ViewPage(new WorkbenchPage(page));
  await view.workbench.open();
  await view.openLesson("Free the Key", { drawing: "Flat maze" });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const drawing of ["Flat maze", "All together"]) {
      await view.choose(drawing);
      await view.waitForStep(0);
      const axe = new AxeBuilder({ page })
        .exclude("#sheet")
        .exclude(["#pane iframe", "[data-tabster-dummy]"]);
      const { violations } = await axe.analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
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
  await expect(view.slider).not.toHaveAttribute("max", "76", { timeout: 30_000 });
  await view.workbench.typeInto("H10", "tall");
  await expect(view.pane.getByText(/key, H10: here is "tall"; expected a height/)).toBeVisible({
    timeout: 30_000,
  });
  await view.workbench.typeInto("H10", "9");
  await expect(view.pane.getByText("There is no way: the disk stays on the key.")).toBeVisible({
    timeout: 30_000,
  });
  await view.workbench.typeInto("H10", "4");
  await expect(view.slider).toHaveAttribute("max", "76", { timeout: 30_000 });
});

test("a sheet without names is asked for its ranges", async ({ page }) => {
  const view = new ViewPage(new WorkbenchPage(page));
  await view.workbench.open();
  await view.workbench.fill("B2", [
    [1, 1],
    [2, 0],
  ]);
  await view.open();
  await expect(view.pane.getByText(/This sheet has no names that tell of a puzzle/)).toBeVisible({
    timeout: 45_000,
  });
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
