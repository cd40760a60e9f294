import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "./console";
import { openPlainUniver } from "./plain-univer";

/** Faults throw errors. Those of a test are checked, so none is a surprise. */
test.use({ allowedErrors: [/.*/], hasTouch: true });

interface Plain {
  page: Page;
  /** The uncaught errors so far. */
  errors: string[];
}

/**
 * Tests that a fix in `src/workbench/univer/fixes` is still needed, for faults that only show in a page: Univer runs without the fix and
 * fails.
 */
function stillNeeded(fix: string, fault: string, errs: (plain: Plain) => Promise<void>): void {
  test(`${fix}: plain Univer still ${fault}; where it does not any more, remove the fix @all @office`, async ({
    page,
  }) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await openPlainUniver(page);
    await errs({ page, errors });
  });
}

const clickCell = (page: Page, position: { x: number; y: number }) =>
  page.locator("canvas[id^=univer-sheet-main-canvas]").click({ position });
const A1 = { x: 100, y: 30 };
const valueOfA1 = (page: Page) =>
  page.evaluate(() => window.univerAPI!.getActiveWorkbook()!.getActiveSheet().getRange("A1").getValue());
const selectionIn = (page: Page) =>
  page.evaluate(() => window.univerAPI!.getActiveWorkbook()!.getActiveRange()?.getA1Notation());
const isEditing = (page: Page) => page.evaluate(() => window.univerAPI!.getActiveWorkbook()!.isCellEditing());
const suggestionsIn = (page: Page) => page.locator("[data-u-comp=sheets-formula-editor] li");

stillNeeded("cut-suggestions", "suggests ten functions of many", async ({ page }) => {
  await clickCell(page, A1);
  await page.keyboard.type("=S");
  await expect(suggestionsIn(page)).toHaveCount(10);
});

stillNeeded(
  "stale-suggestions",
  "takes the Enter behind a complete formula for its list",
  async ({ page }) => {
    // Only a fast typist sees it: on a busy machine the keys may come too late.
    await expect(async () => {
      await clickCell(page, A1);
      await page.keyboard.type("=SU");
      await expect(suggestionsIn(page).first()).toBeVisible();
      await page.keyboard.type("M(1,2)");
      await page.keyboard.press("Enter");
      // Long enough for Enter to reach the cell.
      await page.waitForTimeout(1000);
      expect(await isEditing(page)).toBe(true);
    }).toPass({ timeout: 60_000 });
  },
);

stillNeeded("formula-bar-edits", "fails over Escape after the button fx", async ({ page, errors }) => {
  await clickCell(page, { x: 300, y: 130 });
  await page.locator("[data-u-comp=formula-bar] svg.univerjs-icon-fx-icon").click();
  await expect.poll(() => isEditing(page)).toBe(true);
  expect(errors).toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(() => errors).not.toEqual([]);
});

stillNeeded("formula-bar-focus", "loses what is typed after a click on the bar", async ({ page }) => {
  await clickCell(page, A1);
  const { x, y, width, height } = (await page.locator("[data-u-comp=formula-bar]").boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await expect.poll(() => isEditing(page)).toBe(true);
  // Long enough for the focus to go to the cell's editor.
  await page.waitForTimeout(1000);
  await page.keyboard.type("lost");
  await page.keyboard.press("Enter");
  await expect.poll(() => isEditing(page)).toBe(false);
  expect(await valueOfA1(page)).toBeNull();
});

stillNeeded("hover-on-tap", "explains an error only to a mouse", async ({ page }) => {
  await page.evaluate(
    () => void window.univerAPI!.getActiveWorkbook()!.getActiveSheet().getRange("A1").setValue("=1/0"),
  );
  await expect.poll(() => valueOfA1(page)).toBe("#DIV/0!");
  const explained = page.getByText("Divide by zero error");
  const grid = (await page.locator("canvas[id^=univer-sheet-main-canvas]").boundingBox())!;
  await page.touchscreen.tap(grid.x + A1.x, grid.y + A1.y);
  // Long enough for the explanation to appear.
  await page.waitForTimeout(1000);
  await expect(explained).toBeHidden();
  await page.mouse.move(grid.x + A1.x, grid.y + A1.y);
  await expect(explained).toBeVisible();
});

stillNeeded("touch-scrolling", "selects the cells under a swipe", async ({ page }) => {
  await clickCell(page, A1);
  const grid = (await page.locator("canvas[id^=univer-sheet-main-canvas]").boundingBox())!;
  const client = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", ...ys: number[]) =>
    client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: ys.map((y) => ({ x: grid.x + A1.x, y: grid.y + y })),
    });
  await touch("touchStart", 200);
  for (const y of [180, 150, 120, 90]) await touch("touchMove", y);
  await touch("touchEnd");
  await expect.poll(() => selectionIn(page)).toMatch(/^A\d+:A\d+$/);
});

stillNeeded("entered-again", "calculates no formula that is entered again", async ({ page }) => {
  const enter = async () => {
    await clickCell(page, A1);
    await expect.poll(() => selectionIn(page)).toBe("A1");
    await page.keyboard.type("=");
    await expect.poll(() => isEditing(page)).toBe(true);
    await page.keyboard.type("1+1");
    await page.keyboard.press("Enter");
    await expect.poll(() => selectionIn(page)).toBe("A2");
  };
  await enter();
  await expect.poll(() => valueOfA1(page)).toBe(2);
  const commands = await page.evaluateHandle(() => {
    const ids: string[] = [];
    window.univerAPI!.addEvent(window.univerAPI!.Event.CommandExecuted, ({ id }) => void ids.push(id));
    return ids;
  });
  await enter();
  await page.waitForTimeout(1000);
  expect(await isEditing(page)).toBe(false);
  const ids = await commands.jsonValue();
  expect(ids).toContain("sheet.operation.set-cell-edit-visible");
  expect(ids).not.toContain("formula.mutation.set-formula-calculation-start");
});

stillNeeded("undo-keys", "hears no Ctrl+Z outside of its grid", async ({ page }) => {
  await clickCell(page, A1);
  await page.keyboard.type("5");
  await page.keyboard.press("Enter");
  await expect.poll(() => valueOfA1(page)).toBe(5);
  await page.getByRole("button", { name: "Outside" }).focus();
  await page.keyboard.press("Control+z");
  await page.waitForTimeout(500);
  expect(await valueOfA1(page)).toBe(5);
  await clickCell(page, A1);
  await page.keyboard.press("Control+z");
  await expect.poll(() => valueOfA1(page)).toBeNull();
});

stillNeeded("row-measuring", "fails over rows of a sheet that is deleted", async ({ page, errors }) => {
  const writeLongText = (sheet: number, isDeleted: boolean) =>
    page.evaluate(
      async ([sheet, isDeleted]) => {
        const workbook = window.univerAPI!.getActiveWorkbook()!;
        const worksheet = workbook.getSheets()[sheet];
        worksheet.getRange("A1000").setValue("word ".repeat(50)).setWrap(true);
        const rows = { startRow: 0, endRow: 1500, startColumn: 0, endColumn: 5 };
        const params = {
          unitId: workbook.getId(),
          subUnitId: worksheet.getSheetId(),
          id: "mark",
          ranges: [rows],
        };
        await window.univerAPI!.executeCommand("sheet.operation.mark-dirty-row-auto-height", params);
        if (isDeleted) workbook.deleteSheet(worksheet);
      },
      [sheet, isDeleted] as const,
    );
  await writeLongText(0, false);
  await page.waitForTimeout(1000);
  expect(errors).toEqual([]);
  await writeLongText(1, true);
  await expect.poll(() => errors).not.toEqual([]);
});

stillNeeded("refused-sheet-names", "keeps a refused name of a sheet in spite of Escape", async ({ page }) => {
  const tab = page.locator("[data-u-comp=slide-tab-item]").first();
  const before = await tab.innerText();
  await tab.dblclick();
  await page.keyboard.press("Control+A");
  await page.keyboard.type("a/b");
  await page.keyboard.press("Enter");
  const refusal = page.getByText("There was a problem");
  await expect(refusal).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(refusal).toBeHidden();
  await page.keyboard.press("Escape");
  // Long enough for the edit to end.
  await page.waitForTimeout(1000);
  expect(await tab.innerText()).not.toBe(before);
});

stillNeeded("open-name-list", "leaves the list of the name box open", async ({ page }) => {
  const box = page.locator("[data-u-comp=defined-name] input");
  const list = page.locator("[data-slot=popover-content] li");
  await clickCell(page, { x: 300, y: 130 });
  await box.fill("Here");
  await box.press("Enter");
  await clickCell(page, A1);
  await box.fill("Her");
  await expect(list).toHaveText([/Here/]);
  await list.click();
  // Long enough for the list to close.
  await page.waitForTimeout(1000);
  await expect(list).toBeVisible();
});

/** Shows a new note of a cell in the first row by resting the mouse there. */
async function showNote(page: Page, column: number, position: { x: number; y: number }): Promise<Locator> {
  await page.evaluate((col) => {
    const note = { id: "note", row: 0, col, note: "Read me", width: 160, height: 60, show: false };
    window.univerAPI!.getActiveWorkbook()!.getActiveSheet().getRange(0, col).createOrUpdateNote(note);
  }, column);
  const grid = (await page.locator("canvas[id^=univer-sheet-main-canvas]").boundingBox())!;
  await page.mouse.move(grid.x + position.x, grid.y + position.y);
  const note = page.getByText("Read me");
  await expect(note).toBeVisible();
  return note;
}

const tabsIn = (page: Page) => page.locator("[data-u-comp=slide-tab-item]");

stillNeeded(
  "lasting-notes",
  "leaves a note open when the mouse has left it, and over other sheets",
  async ({ page }) => {
    const note = await showNote(page, 0, A1);
    await page.getByRole("button", { name: "Outside" }).hover();
    // Long enough for the note to go.
    await page.waitForTimeout(1000);
    await expect(note).toBeVisible();
    await clickCell(page, A1);
    await tabsIn(page).nth(1).click();
    await page.waitForTimeout(1000);
    await expect(note).toBeVisible();
  },
);

stillNeeded("cut-notes", "lets a note run over the edge of the window", async ({ page }) => {
  const columnWidth = 88;
  const column = 14;
  const note = await showNote(page, column, { x: A1.x + column * columnWidth, y: A1.y });
  const { x, width } = (await note.boundingBox())!;
  expect(x + width).toBeGreaterThan(page.viewportSize()!.width);
});

stillNeeded("hidden-tabs", "loses sight of the active sheet’s tab in a narrower window", async ({ page }) => {
  await page.evaluate(() => {
    const workbook = window.univerAPI!.getActiveWorkbook()!;
    for (let k = 3; k < 40; k++) workbook.insertSheet(`Sheet ${k}`);
  });
  await expect(tabsIn(page)).toHaveCount(39);
  await expect(tabsIn(page).last()).toBeInViewport();
  await page.setViewportSize({ width: 700, height: 900 });
  // Long enough for the tabs to scroll.
  await page.waitForTimeout(1000);
  await expect(tabsIn(page).last()).not.toBeInViewport();
});

stillNeeded("pasted-formats", "takes the colour from cells into which texts are pasted", async ({ page }) => {
  const yellow = "#ffeeaa";
  const colors = () =>
    page.evaluate(() =>
      window.univerAPI!.getActiveWorkbook()!.getActiveSheet().getRange("A1:B1").getBackgrounds(),
    );
  await page.evaluate((color) => {
    const range = window.univerAPI!.getActiveWorkbook()!.getActiveSheet().getRange("A1:B1");
    range.setBackground(color).activate();
  }, yellow);
  expect(await colors()).toEqual([[yellow, yellow]]);
  await page.evaluate(() => window.univerAPI!.pasteIntoSheet("", "1\t2"));
  await expect.poll(() => valueOfA1(page)).toBe(1);
  expect((await colors()).flat()).not.toContain(yellow);
});
