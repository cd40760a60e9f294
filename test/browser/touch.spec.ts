import { expect, type Locator, type Page } from "@playwright/test";
import { MAKERS } from "../../src/puzzles";
import { test } from "./console";
import { lowButtons } from "./low-buttons";
import { MadePage } from "./made-page";
import { MADE } from "./made-puzzles";
import { cardOf } from "./puzzles-page";
import { showSolutions } from "./solutions";
import { LargerWindow, ViewPage } from "./view-page";
import { OFTEN, soon, WorkbenchPage } from "./workbench-page";

/** A tablet held upright. What a mouse shows by resting on it, and what keys do, is reached by a tap or a finger's stroke. */
test.use({ hasTouch: true, isMobile: true, viewport: { width: 820, height: 1180 } });

const NOTE = "What stands in this note.";

async function open(page: Page, query?: string): Promise<WorkbenchPage> {
  const workbench = new WorkbenchPage(page);
  await workbench.open(query);
  return workbench;
}

async function tapCell(workbench: WorkbenchPage, address: string): Promise<void> {
  const { x, y } = await workbench.positionOf(address);
  await workbench.page.touchscreen.tap(x, y);
  await soon(() => workbench.selection()).toBe(address);
}

/** A finger's stroke over the page, which begins after it has rested for some ms. */
async function stroke(page: Page, from: { x: number; y: number }, by: { x: number; y: number }, rests = 0) {
  const client = await page.context().newCDPSession(page);
  const at = (part: number) => [{ x: from.x + part * by.x, y: from.y + part * by.y }];
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: at(0) });
  await page.waitForTimeout(rests);
  for (const part of [0.25, 0.5, 0.75, 1])
    await client.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: at(part) });
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await client.detach();
}

async function dragSpot(view: ViewPage, from: string, to: string): Promise<void> {
  const [begin, end] = [await view.middleOf(from), await view.middleOf(to)];
  await stroke(view.workbench.page, begin, { x: end.x - begin.x, y: end.y - begin.y });
}

async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  await element.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await element.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

test("in the sheet, a tap shows notes and whole messages of errors, and cells are edited by taps @all @keys", async ({
  page,
}) => {
  const workbench = await open(page);
  await workbench.fill("B3", [['=PUZZLE.SIMPLIFYCYCLES("(5 4")']]);
  await workbench.waitForCell("B3", "#VALUE!");
  await page.evaluate(
    (note) =>
      void window
        .univerAPI!.getActiveWorkbook()!
        .getActiveSheet()
        .getRange("B12")
        .createOrUpdateNote({ id: "note", row: 11, col: 1, note, width: 160, height: 60, show: false }),
    NOTE,
  );

  await tapCell(workbench, "B3");
  await expect(workbench.status).toContainText("B3: #VALUE!");
  const message = (await workbench.status.textContent())!.replace("B3: #VALUE! ", "");
  const above = page.getByText(message, { exact: true });
  await expect(above).toBeVisible();
  // The status line has all of it, too: nothing is cut off.
  const [inside, all] = await workbench.status.evaluate((line) => [
    [line.clientWidth, line.clientHeight],
    [line.scrollWidth, line.scrollHeight],
  ]);
  expect(all).toEqual(inside);

  await tapCell(workbench, "B12");
  await expect(page.getByText(NOTE)).toBeVisible();
  await expect(above).toBeHidden();
  await tapCell(workbench, "B20");
  await expect(page.getByText(NOTE)).toBeHidden();

  // A second tap on a cell edits it, and so does one on the formula bar.
  const editing = () => page.evaluate(() => window.univerAPI!.getActiveWorkbook()!.isCellEditing());
  const { x, y } = await workbench.positionOf("B20");
  await page.touchscreen.tap(x, y);
  await page.touchscreen.tap(x, y);
  await soon(editing).toBe(true);
  await page.keyboard.press("Escape");
  await soon(editing).toBe(false);
  const bar = await middleOf(page.locator("[data-u-comp=formula-bar]"));
  await page.touchscreen.tap(bar.x, bar.y);
  await soon(editing).toBe(true);
  await page.keyboard.type("=PUZZLE.SIMPL");
  await page.getByText("PUZZLE.SIMPLIFYCYCLES").first().tap();
  await soon(() => workbench.typedText()).toBe("=PUZZLE.SIMPLIFYCYCLES(");
});

test("in the sheet, a swipe scrolls, and a long press or the corner of the selection selects @all @keys", async ({
  page,
}) => {
  const workbench = await open(page, "?lesson=schonbrunn");
  await page.emulateMedia({ reducedMotion: "reduce" });
  const firstRow = () =>
    page.evaluate(
      () => window.univerAPI!.getActiveWorkbook()!.getActiveSheet().getScrollState().sheetViewStartRow,
    );
  // Without its contents, the pane leaves all yellow cells to the finger.
  await page.getByRole("button", { name: "Contents of the task pane" }).tap();
  for (const yellow of ["F9", "D11", "E16:F16", "C11"]) await tapCell(workbench, yellow);
  const from = await workbench.positionOf("B9");
  await stroke(page, from, { x: 0, y: -200 });
  await soon(firstRow).toBeGreaterThan(2);
  expect(await workbench.selection()).toBe("C11");
  await stroke(page, { ...from, y: 300 }, { x: 0, y: 400 });
  await soon(firstRow).toBe(0);
  expect(await workbench.selection()).toBe("C11");

  const [first, last] = [await workbench.positionOf("B5"), await workbench.positionOf("D7")];
  await stroke(page, first, { x: last.x - first.x, y: last.y - first.y }, 700);
  await soon(() => workbench.selection()).toBe("B5:D7");
  const { x, y, width, height } = await workbench.rectangleOf("D7");
  await stroke(page, { x: x + width, y: y + height }, { x: width / 2, y: height / 2 });
  await soon(() => workbench.selection()).toBe("B5:E8");
  expect(await firstRow()).toBe(0);
});

test("around the sheet, a tap shows what a button does, and a finger moves the edge of the pane @all @keys", async ({
  page,
}) => {
  const workbench = await open(page);
  await workbench.ribbon.getByRole("button", { name: "Puzzlebook" }).tap();
  await expect(page.getByRole("tooltip").filter({ hasText: "Opens the pane" })).toBeVisible();
  await workbench.ribbon.getByRole("button", { name: "Pinball lesson" }).tap();
  await soon(() => workbench.sheetNames()).toContain("Pinball");

  const edge = page.getByRole("separator", { name: "Height of the task pane" });
  const height = async () => Number(await edge.getAttribute("aria-valuenow"));
  const before = await height();
  await stroke(page, await middleOf(edge), { x: 0, y: -80 });
  await soon(height).toBeGreaterThan(before + 60);
  await edge.press("ArrowDown");
  await soon(height).toBeLessThan(before + 80);
  const shown = page.locator("#pane iframe");
  const fold = page.getByRole("button", { name: "Contents of the task pane" });
  await expect(fold).toHaveAttribute("aria-expanded", "true");
  await stroke(page, await middleOf(edge), { x: 0, y: 900 });
  await expect(shown).toBeHidden();
  await expect(fold).toHaveAttribute("aria-expanded", "false");
  await fold.press("Enter");
  await expect(shown).toBeVisible();
  await page.getByRole("button", { name: "Close the task pane" }).tap();
  await expect(page.locator("#pane")).toBeHidden();
  await workbench.ribbon.getByRole("button", { name: "Puzzlebook" }).tap();
  await expect(page.locator("#pane")).toBeVisible();
});

/** Whether a tap on the middle of each control of a page of the pane reaches it. */
function missedControls(page: HTMLElement): string[] {
  const controls = page.querySelectorAll<HTMLElement>(
    "button, a[href], input, select, textarea, [role=tab], [role=menuitem], summary",
  );
  return [...controls].flatMap((control) => {
    const label = control.closest("label") ?? (control as HTMLInputElement).labels?.[0];
    const target = control.getBoundingClientRect().width > 1 ? control : label;
    if (!target?.checkVisibility()) return [];
    target.scrollIntoView({ block: "center" });
    const { left, top, width, height } = target.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    const isHit = hit !== null && [target, label].some((each) => each?.contains(hit) || hit.contains(each!));
    return isHit ? [] : [`${control.tagName} ${control.ariaLabel ?? control.textContent}`];
  });
}

test("in the pane, a tap reaches every page and each control on it @all @keys", async ({ page }) => {
  const workbench = await open(page);
  const { pane } = workbench;
  const tabs = pane.getByRole("tablist").first().getByRole("tab");
  await expect(tabs).toHaveCount(5);
  for (const tab of await tabs.all()) {
    await tab.tap();
    await expect(tab).toHaveAttribute("aria-selected", "true");
    expect(await pane.locator("body").evaluate(missedControls), await tab.innerText()).toEqual([]);
  }
  await pane.getByRole("button", { name: "All functions" }).tap();
  await pane.getByRole("searchbox").or(pane.getByRole("textbox")).first().tap();
  expect(await pane.locator("body").evaluate(missedControls)).toEqual([]);

  await tabs.first().tap();
  await pane.getByRole("button", { name: cardOf("O'Gear") }).tap();
  await soon(() => workbench.sheetNames()).toContain("OGear");
});

test("a board is played by taps on its drawing, on the buttons of moves and on the player @all @keys", async ({
  page,
}) => {
  const workbench = await open(page, "?lesson=schonbrunn");
  const view = new ViewPage(workbench);
  await view.pane.getByRole("tab", { name: "Play" }).tap();
  await expect(view.player).toBeVisible();
  const tapSpot = async (spot: string) => {
    const { x, y } = await middleOf(view.pane.locator(`figure [data-spot="${spot}"]`).first());
    await page.touchscreen.tap(x, y);
  };
  expect(await view.pane.locator("body").evaluate(lowButtons)).toEqual([]);
  await tapSpot("4 3");
  await view.waitForStep(1);
  await tapSpot("4 2");
  await expect(view.said).toHaveText("You have been on this tile. No tile is visited twice.");
  const move = view.moves.getByRole("button").first();
  await move.tap();
  await view.waitForStep(2);
  await view.action("Undo").tap();
  await view.waitForStep(1);
  await view.action("Redo").tap();
  await view.waitForStep(2);
  await view.action("Undo").tap();
  await view.action("Hint").tap();
  await expect.poll(() => view.marked("hint"), OFTEN).toHaveLength(1);
  await view.action("Show the solution").tap();
  for (const [button, step] of [
    ["Last step", 11],
    ["First step", 0],
    ["Step", 1],
    ["Step back", 0],
  ] as const) {
    await view.button(button).tap();
    await view.waitForStep(step);
  }
  await view.button("Run").tap();
  await view.button("Pause").tap();
  const { x, y } = await middleOf(view.slider);
  await page.touchscreen.tap(x, y);
  await expect(view.slider).toHaveValue(/^[4-7]$/);
  await view.pane
    .getByRole("button", { name: /^Picture: / })
    .first()
    .tap();
  await expect(view.pane.getByRole("menuitem", { name: "Save as SVG" })).toBeVisible();
});

test("pegs jump by taps and by a finger’s stroke, and a tap that is no jump is refused with the reason @all @keys", async ({
  page,
}) => {
  const workbench = await open(page, "?lesson=peg-solitaire");
  await page.emulateMedia({ reducedMotion: "reduce" });
  const view = new ViewPage(workbench);
  await view.pane.getByRole("tab", { name: "Play" }).tap();
  await expect(view.player).toBeVisible();
  await view.tapSpot("0 0");
  await expect(view.said).toHaveText("There is no hole here.");
  // This peg has one jump only. Into the hole that it leaves jump several.
  await view.tapSpot("3 1");
  await view.waitForStep(1);
  await view.tapSpot("3 0");
  await expect(view.said).toHaveText(
    "This peg cannot jump: it needs a peg next to it, and an empty hole behind that peg.",
  );
  await view.tapSpot("3 2");
  await expect.poll(() => view.marked("held"), OFTEN).toEqual(["3 2"]);
  await view.tapSpot("1 2");
  await view.waitForStep(2);
  await dragSpot(view, "2 0", "2 2");
  await view.waitForStep(3);
  await expect(view.state("board")).toHaveAttribute(
    "data-state",
    "##ooo## ##.oo## ..ooooo o.ooooo ooooooo ##ooo## ##ooo##",
  );
  await view.action("Undo").tap();
  await view.waitForStep(2);
});

for (const id of ["blocks", "lamps", "logic-maze", "guarded"]) {
  test(`${id}: a puzzle of one's own is played to its end by taps @all @keys`, async ({ page }) => {
    const made = MADE[id];
    await page.emulateMedia({ reducedMotion: "reduce" });
    const view = new MadePage(new WorkbenchPage(page), "en");
    await view.make(
      MAKERS.find((maker) => maker.id === id)!,
      made,
    );
    await showSolutions(view.workbench);
    for (const [first, cells] of Object.entries(made.puzzle)) await view.workbench.fill(first, cells);
    for (const [cell, value] of Object.entries(made.change)) await view.workbench.fill(cell, [[value]]);
    await view.waitFor(made.verdict, made.saysThen.en);
    await view.pane.getByRole("tab", { name: "Play" }).tap();
    const { id: drawing, title } = made.drawing;
    await expect(view.slider).toHaveAttribute("max", String(made.clicks.length));
    if (title) await view.choose(title);
    for (const [step, spots] of made.clicks.entries()) {
      for (const spot of spots) await view.tapSpot(spot, drawing);
      await view.waitForStep(step + 1);
    }
    await expect(view.solved).toHaveText(/^Solved in \d+ moves?, the fewest possible\.$/);
    if (id === "blocks") {
      await view.action("Start again").tap();
      await view.waitForStep(0);
      await dragSpot(view, "2 2", "3 2");
      await view.waitForStep(1);
    }
  });
}

test("a solid drawing is turned by a finger and zoomed by taps @all @keys", async ({ page }) => {
  const workbench = await open(page, "?lesson=rubik");
  const view = new ViewPage(workbench);
  await view.pane.getByRole("tab", { name: "Play" }).tap();
  await expect(view.player).toBeVisible();
  const solid = view.pane.locator("figure [role=img][tabindex='0'][data-poses]").first();
  await expect(solid.locator("canvas")).toBeVisible();
  const frame = solid.locator("xpath=ancestor::figure");
  const picture = async () => (await solid.screenshot({ animations: "disabled" })).toString("base64");
  let before = "";
  // A picture that is taken while the drawing still moves may be the next one, too.
  const atRest = async () => {
    await expect.poll(async () => before === (before = await picture()), OFTEN).toBe(true);
  };
  await atRest();
  const isChanged = async () => {
    await expect.poll(async () => (await picture()) !== before, OFTEN).toBe(true);
    await atRest();
  };
  await stroke(page, await middleOf(solid), { x: 60, y: 20 });
  await isChanged();
  for (const name of ["Zoom in", "Zoom out", "Reset view"]) {
    await frame.getByRole("button", { name }).tap();
    await isChanged();
  }
});

test("a tap on a part of a drawing shows its name, and one on a node of a lattice goes to its step @all @keys", async ({
  page,
}) => {
  const workbench = await open(page, "?lesson=mechanical");
  const view = new ViewPage(workbench);
  await view.pane.getByRole("tab", { name: "Play" }).tap();
  const node = view.pane.locator("figure[data-drawing=graph] circle:has(> title)").first();
  const name = (await node.locator("title").textContent())!;
  const { x, y } = await middleOf(node);
  await page.touchscreen.tap(x, y);
  const shown = view.figure("graph").getByRole("status").getByText(name, { exact: true });
  await expect(shown).toBeVisible();
  await view.pane.getByRole("tab", { name: "Play" }).tap();
  await expect(shown).toBeHidden();

  await workbench.open("?lesson=group-structure");
  await view.pane.getByRole("tab", { name: "Play" }).tap();
  for (const number of [8, 1]) {
    const spot = await middleOf(view.state("lattice").locator(`[data-spot="class ${number}"]`));
    await page.touchscreen.tap(spot.x, spot.y);
    await view.waitForStep(number - 1);
  }
});

test("in the larger window, a tap shows the whole of a long move @all @keys", async ({ page }) => {
  const workbench = await open(page, "?lesson=schonbrunn");
  const view = new ViewPage(workbench);
  await view.pane.getByRole("tab", { name: "Play" }).tap();
  await view.pane.getByRole("button", { name: "Larger, in a window" }).tap();
  const larger = new LargerWindow(workbench);
  await expect(larger.player).toBeVisible();
  // No lesson has a move of more than three lines in this window.
  await larger.button("Step").tap();
  await larger.waitForStep(1);
  await larger.move.evaluate((text) => (text.style.flex = "0 0 40px"));
  const isCut = () => larger.move.evaluate((text) => text.scrollHeight > text.clientHeight + 1);
  expect(await isCut()).toBe(true);
  await larger.move.tap();
  expect(await isCut()).toBe(false);
  await page.getByRole("button", { name: "Close the dialog" }).tap();
  await expect(page.locator("#dialog")).toBeHidden();
});
