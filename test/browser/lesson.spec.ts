import { expect } from "@playwright/test";
import { test as visit } from "./files-page";
import { fixture } from "./fixtures";
import { test } from "./shared-page";
import { ViewPage } from "./view-page";
import { OFTEN, type WorkbenchPage } from "./workbench-page";

const pinball = fixture("pinball");

visit(
  "a first-time visitor plays the pinball puzzle with the first click, and sees its lesson, computed, with its notes and a hint of one line @release @office",
  async ({ page, workbench }) => {
    await workbench.open("");
    expect(await workbench.activeSheet()).toBe("Pinball");
    expect(await workbench.selection()).toBe("J12:K15");
    const hint = page.getByText(/^Play the puzzle in the pane/);
    await expect(hint).toBeVisible();
    const view = new ViewPage(workbench);
    await view.clickSpot("place 2");
    await expect(view.player).toContainText("Flip ball 1 from tile 2 to tile 5");

    await workbench.waitForCell("K15", "(2 8 9 6 3)");
    await expect
      .poll(() => workbench.cellTexts("J12:K15"), OFTEN)
      .toEqual(pinball.generators.map(({ label, perm }: { label: string; perm: string }) => [label, perm]));
    await workbench.waitForCell("K8", "the same permutation");
    await expect
      .poll(() => workbench.cellTexts("I6:K7"), OFTEN)
      .toEqual([
        ["5-4-1-2-5", "(1 4 2)", "(1 4 2)"],
        ["5-4-7-8-5", "(4 8 7)", "(1 8 7 4 2)"],
      ]);
    await workbench.waitForCell("J18", pinball.target);
    await tellsWhatFunctionsDo(workbench);

    await workbench.ribbon.getByRole("button", { name: "Pinball lesson" }).click();
    await expect.poll(() => workbench.activeSheet(), OFTEN).toBe("Pinball 2");
    await expect(hint).toBeHidden();
    expect(await workbench.sheetNames()).toEqual(["Sheet1", "Pinball", "Pinball 2"]);
    const names = await namesOf(workbench, "Pinball");
    expect(names.length).toBeGreaterThan(1);
    expect(await namesOf(workbench, "Pinball 2")).toEqual(names);
    await workbench.waitForCell("K15", "(2 8 9 6 3)");
  },
);

/** The names whose scope is one sheet. */
function namesOf(workbench: WorkbenchPage, title: string): Promise<string[]> {
  return workbench.page.evaluate((name) => {
    const workbook = window.univerAPI!.getActiveWorkbook()!;
    const id = workbook.getSheetByName(name)!.getSheetId();
    const names = workbook.getDefinedNames().filter((each) => each.getLocalSheetId() === id);
    return names.map((each) => each.getName()).sort();
  }, title);
}

async function tellsWhatFunctionsDo(workbench: WorkbenchPage): Promise<void> {
  const notes = await workbench.page.evaluate(() =>
    window
      .univerAPI!.getActiveWorkbook()!
      .getActiveSheet()
      .getNotes()
      .map(({ note }) => note),
  );
  expect(notes).toHaveLength(4);
  expect(notes.join(" ")).toContain("5-4-1-2-5 is the product (5 4)(4 1)(1 2)(2 5), which is (1 4 2).");
}

test.describe("the pinball lesson at its own address", () => {
  test.beforeEach(({ workbench }) => workbench.lesson("pinball"));

  test("a word of one's own is multiplied, and BADD is the target @all @office", async ({ workbench }) => {
    await workbench.waitForCell("K23", "This is not the target yet.");
    await workbench.fill("J21", [["B", "A", "D", "D"]]);
    await workbench.waitForCell("J23", pinball.target);
    await workbench.waitForCell("K23", "That is the target!");
  });

  test("a word may stand in one cell, and what is no word is named @all @office", async ({ workbench }) => {
    await workbench.fill("J21", [["BADD", "", "", ""]]);
    await workbench.waitForCell("K23", "That is the target!");
    await workbench.fill("J21", [["A", "X", "", ""]]);
    await workbench.waitForCell(
      "K23",
      "K21: expected a word in the labels of the generators, such as A or BADD.",
    );
    expect(await workbench.cellText("J23")).toBe("");
  });

  test("a changed path, typed, changes what is computed from it @all @office", async ({ workbench }) => {
    await workbench.typeInto("I7", "5-6-9-8-5");
    await workbench.waitForCell("J7", "(6 8 9)");
    await workbench.waitForCell("K7", "(1 4 2)(6 8 9)");
    await workbench.waitForCell("J8", "(1 4 2)(6 8 9)");
  });

  test("its notes say what the functions do, and are shown whole @all @office", async ({
    page,
    workbench,
  }) => {
    await tellsWhatFunctionsDo(workbench);
    const notes = await page.evaluate(() => {
      const sheet = window.univerAPI!.getActiveWorkbook()!.getActiveSheet();
      return sheet.getNotes().map(({ row, col, note }) => [sheet.getRange(row, col).getA1Notation(), note]);
    });
    const shown = page.locator("[data-u-comp=note-textarea]");
    for (const [address, text] of notes) {
      const { x, y } = await workbench.positionOf(address);
      await page.mouse.move(x, y, { steps: 2 });
      await expect(shown).toHaveValue(text);
      await expect(shown).toBeInViewport({ ratio: 1 });
      expect(await shown.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
    }
  });
});
