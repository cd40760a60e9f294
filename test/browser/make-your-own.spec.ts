import { expect } from "@playwright/test";
import { cutTexts } from "./cut-texts";
import { Person } from "./person";
import { PuzzlesPage } from "./puzzles-page";
import { test } from "./shared-page";
import { showSolutions } from "./solutions";
import { ViewPage } from "./view-page";
import { soon } from "./workbench-page";

const WALL = "#2b3a55";
const WAY = "#ffd166";
const DEAD_END = "#e8e3d3";
/** What is to be typed over. */
const YELLOW = "#fff5cc";
const START = "#9ec5f4";
const GOAL = "#1d3b6f";

test("a maze of one's own is made, typed over and painted, and changes with another wall @all @keys", async ({
  workbench,
}) => {
  await workbench.fresh();
  const puzzles = new PuzzlesPage(workbench);
  const person = new Person(workbench);
  await person.open("Make");
  await person.press(/^Maze/);
  await person.fill("Rows", "3");
  await person.fill("Columns", "3");
  await workbench.pane.getByLabel("Begin with").selectOption("empty");
  person.actions++;
  await person.press("Make the sheet");
  await soon(() => workbench.activeSheet()).toBe("Maze");
  await soon(() => workbench.selection()).toBe("B8");
  await workbench.waitForCell("B5", "There is no S. Type S where the route starts.");
  expect(await cutTexts(workbench.page)).toEqual([]);

  await person.clickCell("B8");
  await person.type("S", "", "#");
  await person.nextColumn(3);
  await person.type("#");
  await person.nextColumn(1);
  await person.type("G", "", "#");
  await workbench.waitForCell("B4", "4 moves, and no solution is shorter.");
  await puzzles.waitForColors({ C8: WALL, B9: YELLOW, C9: YELLOW, D9: YELLOW, C10: YELLOW });
  expect(person.actions).toBeLessThanOrEqual(8);
  expect(person.typedCells).toBeLessThanOrEqual(60);
  await showSolutions(workbench);
  await puzzles.waitForColors({ C8: WALL, B9: WAY, C9: WAY, D9: WAY, C10: DEAD_END });

  await workbench.fill("B9", [["", "#", ""], ["", "", ""]]); // prettier-ignore
  await workbench.waitForCell("B4", "6 moves, and no solution is shorter.");
  await puzzles.waitForColors({ C9: WALL, C10: WAY, B10: WAY });
  await workbench.selectCell("C10");
  await person.type("#");
  await workbench.waitForCell("B4", "There is no route from S to G.");
});

test("a sliding board of 2 × 3 tiles takes five actions and six typed cells @all @keys", async ({
  workbench,
}) => {
  await workbench.fresh();
  const puzzles = new PuzzlesPage(workbench);
  const person = new Person(workbench);
  await person.open("Make");
  await person.press(/^Sliding board/);
  await person.fill("Rows", "2");
  await person.press("Make the sheet");
  await soon(() => workbench.activeSheet()).toBe("Sliding board");
  await workbench.waitForCell("B4", "Solution: there is a solution.");
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
  await workbench.waitForCell("B4", "Solution: there is a solution.");
  await showSolutions(workbench);
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

test("a jump board of one's own is solved and painted in six actions @all @keys", async ({ workbench }) => {
  await workbench.fresh();
  const puzzles = new PuzzlesPage(workbench);
  const person = new Person(workbench);
  await person.open("Make");
  await person.press(/^Jump board/);
  await person.fill("Rows", "3");
  await person.fill("Columns", "4");
  await person.press("Make the sheet");
  await soon(() => workbench.activeSheet()).toBe("Jump board");
  await workbench.answered();
  expect(await cutTexts(workbench.page)).toEqual([]);

  await person.clickCell("B6");
  await person.type("2", "1", "3");
  await person.nextColumn(3);
  await person.type("1", "2", "1");
  await person.nextColumn(3);
  await person.type("3", "1", "2");
  await person.nextColumn(3);
  await person.type("1", "2", "0");
  // The row and the column of the start, below the board.
  await person.go("ArrowDown", "ArrowLeft", "ArrowLeft");
  await person.type("1");
  await person.go("ArrowUp", "ArrowRight");
  await person.type("1");
  expect(person.actions).toBeLessThanOrEqual(6);
  expect(person.typedCells).toBe(14);
  await soon(() => workbench.cellTexts("B6:E8")).toEqual([[2, 1, 3, 1], [1, 2, 1, 2], [3, 1, 2, 0]]); // prettier-ignore
  await workbench.waitForCell("B4", "There is a solution.");
  await showSolutions(workbench);
  await workbench.waitForCell("B4", "2 jumps have the sum 5.");
  await puzzles.waitForColors({ B6: START, E8: GOAL, H6: WAY, H8: WAY, K8: WAY });
});

test("the generators of TopSpin and a word are typed and played in six actions @all @keys", async ({
  workbench,
}) => {
  await workbench.fresh();
  const person = new Person(workbench);
  await person.open("Make");
  await person.press(/^Generators and a word/);
  await person.press("Make the sheet");
  await soon(() => workbench.activeSheet()).toBe("Generators");
  await workbench.answered();
  expect(await cutTexts(workbench.page)).toEqual([]);

  await person.clickCell("C8");
  await person.type("(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20)", "(1 4)(2 3)");
  // Nothing is moved at the start.
  await person.go("ArrowDown", "ArrowDown");
  await person.type("", "ABA'B");
  await workbench.waitForCell("C14", "(1 3 20 2 4)");
  await workbench.waitForCell("C20", "S20");
  await person.open("Play");
  const view = new ViewPage(workbench);
  await expect(view.slider).toHaveAttribute("max", "4");
  await person.press("Last step");
  await view.waitForStep(4);
  expect(person.actions).toBeLessThanOrEqual(6);
  expect(person.typedCells).toBeLessThanOrEqual(4);
  const places = (await view.state("word").getAttribute("data-state"))!.split(" ");
  expect(places.slice(0, 5)).toEqual(["1→3", "2→4", "3→20", "4→1", "5→5"]);
  expect(places.at(-1)).toBe("20→2");
});

test("a number that is no size is refused in words that are spoken, and nothing is made @all @keys", async ({
  workbench,
}) => {
  await workbench.fresh();
  const { pane } = workbench;
  const person = new Person(workbench);
  await person.open("Make");
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

test("by the keyboard alone a card opens and closes, and makes its sheet @all @keys", async ({
  page,
  workbench,
}) => {
  await workbench.fresh();
  const { pane } = workbench;
  await pane.getByRole("tab", { name: "Make" }).click();
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
