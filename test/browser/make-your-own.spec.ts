import { expect } from "@playwright/test";
import german from "../../src/language/de/lessons.json";
import { MAKERS } from "../../src/puzzles/makers";
import { cutTexts } from "./cut-texts";
import { PuzzlesPage } from "./puzzles-page";
import { test } from "./shared-page";
import { soon, type WorkbenchPage } from "./workbench-page";

/** A person in front of the workbench: each press of a button and each filled field or clicked cell is an action, typed cells count apart. */
class Person {
  actions = 0;
  typedCells = 0;

  constructor(readonly workbench: WorkbenchPage) {}

  async open(page: string): Promise<void> {
    this.actions++;
    await this.workbench.pane.getByRole("tab", { name: page }).click();
  }

  async press(button: RegExp | string): Promise<void> {
    this.actions++;
    await this.workbench.pane.getByRole("button", { name: button }).click();
  }

  async fill(label: string, text: string): Promise<void> {
    this.actions++;
    await this.workbench.pane.getByLabel(label, { exact: true }).fill(text);
  }

  async clickCell(address: string): Promise<void> {
    this.actions++;
    await this.workbench.clickCell(address);
    await soon(() => this.workbench.selection()).toBe(address);
  }

  /** Goes on to the top of the next column with the arrow keys, which belong to typing, like Enter. */
  async nextColumn(rows: number): Promise<void> {
    const { keyboard } = this.workbench.page;
    for (let row = 0; row < rows; row++) await keyboard.press("ArrowUp");
    await keyboard.press("ArrowRight");
  }

  /** Types into the selected cell and those below it, as one does without looking up. Blanks are deleted. */
  async type(...texts: readonly string[]): Promise<void> {
    const { keyboard } = this.workbench.page;
    for (const text of texts) {
      this.typedCells++;
      if (text === "") {
        await keyboard.press("Delete");
        await keyboard.press("ArrowDown");
      } else {
        await keyboard.type(text);
        await keyboard.press("Enter");
      }
    }
  }
}

const WALL = "#2b3a55";
const WAY = "#ffd166";
const DEAD_END = "#e8e3d3";

test("a maze of one's own is made, typed over and painted, and changes with another wall", async ({
  workbench,
}) => {
  await workbench.fresh();
  const puzzles = new PuzzlesPage(workbench);
  const person = new Person(workbench);
  await person.open("Puzzles");
  await person.press(/^Maze/);
  await person.fill("Rows", "3");
  await person.fill("Columns", "3");
  await workbench.pane.getByLabel("Begin with").selectOption("empty");
  person.actions++;
  await person.press("Make the sheet");
  await soon(() => workbench.activeSheet()).toBe("Maze");
  await soon(() => workbench.selection()).toBe("B8");
  await workbench.waitForCell("B5", "There is no S. Type S where the way starts.");
  expect(await cutTexts(workbench.page)).toEqual([]);

  await person.clickCell("B8");
  await person.type("S", "", "#");
  await person.nextColumn(3);
  await person.type("#");
  await person.nextColumn(1);
  await person.type("G", "", "#");
  await workbench.waitForCell("B4", "4 moves, and no solution is shorter.");
  await puzzles.waitForColors({ C8: WALL, B9: WAY, C9: WAY, D9: WAY, C10: DEAD_END });
  expect(person.actions).toBeLessThanOrEqual(8);
  expect(person.typedCells).toBeLessThanOrEqual(60);

  await workbench.fill("B9", [["", "#", ""], ["", "", ""]]); // prettier-ignore
  await workbench.waitForCell("B4", "6 moves, and no solution is shorter.");
  await puzzles.waitForColors({ C9: WALL, C10: WAY, B10: WAY });
  await workbench.selectCell("C10");
  await person.type("#");
  await workbench.waitForCell("B4", "There is no way from S to G.");
});

test("a sliding board of 2 × 3 tiles takes five actions and six typed cells", async ({ workbench }) => {
  await workbench.fresh();
  const puzzles = new PuzzlesPage(workbench);
  const person = new Person(workbench);
  await person.open("Puzzles");
  await person.press(/^Sliding board/);
  await person.fill("Rows", "2");
  await person.press("Make the sheet");
  await soon(() => workbench.activeSheet()).toBe("Sliding board");
  await soon(() => workbench.cellText("B4")).toMatch(/^Solution: \d+ moves?, and no solution is shorter\.$/);
  expect(await cutTexts(workbench.page)).toEqual([]);

  await person.clickCell("B7");
  await person.type("1", "4");
  await person.nextColumn(2);
  await person.type("2", "5");
  await person.nextColumn(2);
  await person.type("", "3");
  expect(person.actions).toBe(5);
  expect(person.typedCells).toBe(6);
  await soon(() => workbench.cellTexts("B7:D8")).toEqual([[1, 2, null], [4, 5, 3]]); // prettier-ignore
  await workbench.waitForCell("B4", "Solution: 1 move, and no solution is shorter.");
  await expect.poll(() => workbench.cellTexts("F7:H8")).toEqual([[1, 2, 3], [4, 5, ""]]); // prettier-ignore
  // The tile that moves next is orange, and the place to which it goes green.
  await puzzles.waitForColors({ L8: "#f9b27c", L7: "#8fd6a8" });

  await workbench.selectCell("B7");
  await person.type("2");
  await workbench.selectCell("C7");
  await person.type("1");
  await soon(() => workbench.cellText("B4")).toMatch(/^Solution: impossible\. Pairs out of order/);
});

test("a number that is no size is refused in words that are spoken, and nothing is made", async ({
  workbench,
}) => {
  await workbench.fresh();
  const { pane } = workbench;
  const person = new Person(workbench);
  await person.open("Puzzles");
  await person.press(/^Maze/);
  await person.fill("Rows", "99");
  await expect(pane.getByRole("alert")).toHaveText("Type a whole number from 3 to 40.");
  await expect(pane.getByLabel("Rows", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await expect(pane.getByRole("button", { name: "Make the sheet" })).toBeDisabled();
  await pane.getByLabel("Rows", { exact: true }).press("Enter");
  await person.fill("Rows", "4");
  await expect(pane.getByRole("alert")).toHaveCount(0);
  expect(await workbench.sheetNames()).toEqual(["Sheet1"]);
});

test("by the keyboard alone a card opens and closes, and makes its sheet", async ({ page, workbench }) => {
  await workbench.fresh();
  const { pane } = workbench;
  await pane.getByRole("tab", { name: "Puzzles" }).click();
  const card = pane.getByRole("button", { name: /^Table of states/ });
  await card.focus();
  await page.keyboard.press("Enter");
  await expect(card).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("Enter");
  await expect(card).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(pane.getByLabel("Rows for moves")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(pane.getByText("The sheet “Table of states” is ready.")).toBeVisible();
  await soon(() => workbench.cellText("B4")).toMatch(/^\d+ moves, and no solution is shorter\.$/);
  expect(await cutTexts(page)).toEqual([]);
});

test("in German no text of the smallest sheets is cut off by its neighbours", async ({ page, workbench }) => {
  await workbench.fresh("?empty&language=de");
  const { pane } = workbench;
  await pane.getByRole("tab", { name: "Rätsel" }).click();
  for (const { id, title } of MAKERS) {
    const name = (german as Readonly<Record<string, string>>)[title]!;
    const before = (await workbench.sheetNames()).length;
    await pane.getByRole("button", { name: new RegExp(`^${name}`) }).click();
    for (const field of await pane.locator("input[type=number]").all()) {
      await field.fill((await field.getAttribute("min"))!);
    }
    await pane.getByRole("button", { name: "Blatt erstellen" }).click();
    await expect.poll(async () => (await workbench.sheetNames()).length).toBe(before + 1);
    await expect(pane.getByText("ist bereit")).toBeVisible();
    expect.soft([id, await cutTexts(page)]).toEqual([id, []]);
  }
});
