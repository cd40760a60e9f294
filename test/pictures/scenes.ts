import { expect, type Locator } from "@playwright/test";
import { ClassPage } from "../browser/class-page";
import { SolvePage } from "../browser/solve-page";
import { ViewPage } from "../browser/view-page";
import type { WorkbenchPage } from "../browser/workbench-page";

/** Is called when there is something to see: with the picture's file, and the part of the page if it is not all of it. */
export type Take = (file: string, part?: Locator) => Promise<void>;

export interface Scene {
  readonly title: string;
  readonly width: number;
  readonly height: number;
  play(workbench: WorkbenchPage, take: Take): Promise<void>;
}

/** The size that Microsoft's store asks for. */
const STORE = { width: 1366, height: 768 };

const cellsOf = (rows: readonly string[]) =>
  rows.map((row) => [...row].map((cell) => (cell === "." ? "" : cell)));

const MAZE = cellsOf(["S.#..", "..#.#", "....#", "##...", "..#.G"]);

/** The card Maze makes another one each time. */
const LARGER_MAZE = cellsOf([
  "..........#.",
  ".#.#.#..#...",
  ".#..#..#S##.",
  "..#.#.##....",
  "#.#.#...#.#.",
  "..#..##..##.",
  ".#..#..#...#",
  "..#...#.##..",
  "#..##.#...#.",
  "##.....##...",
  "#..#.#..#.#.",
  "G.#...#....#",
]);

const inDocs = (name: string) => `docs/pictures/${name}.png`;
const inHelp = (name: string) => `assets/how-to/${name}.png`;

/** Scrolls the pane to its beginning. */
const showTop = ({ pane }: WorkbenchPage) =>
  pane
    .getByRole("tablist")
    .first()
    .evaluate((tabs) => tabs.scrollIntoView({ block: "end" }));

/** What the pictures of README, store and help show. */
export const SCENES: readonly Scene[] = [
  {
    title: "pinball's generators and the word that solves it",
    ...STORE,
    async play(workbench, take) {
      await workbench.lesson("pinball");
      const { pane } = workbench;
      await pane.getByRole("tab", { name: "Algebra" }).click();
      await workbench.selectCell("J12:K15");
      await pane.getByRole("radio", { name: "2", exact: true }).check();
      await pane.getByLabel("Look for (optional)").fill("(1 4 6 2)(3 8 7 9)");
      await pane.getByRole("button", { name: "Multiply pairs" }).click();
      await expect(pane.getByText("BADD").first()).toBeVisible();
      await workbench.page.evaluate(() => {
        const workbook = window.univerAPI!.getActiveWorkbook()!;
        workbook.setActiveSheet(workbook.getSheets()[0]);
      });
      await expect.poll(() => workbench.activeSheet()).toBe("Pinball");
      await pane.getByText("BADD").last().scrollIntoViewIfNeeded();
      await take(inDocs("pinball"));
    },
  },
  {
    title: "a maze that somebody has made, played by hand",
    ...STORE,
    async play(workbench, take) {
      await workbench.open();
      const { pane } = workbench;
      await pane.getByRole("tab", { name: "Make" }).click();
      await pane.getByRole("button", { name: /^Maze/ }).click();
      await pane.getByLabel("Columns", { exact: true }).fill("12");
      await pane.getByRole("button", { name: "Make the sheet" }).click();
      await expect.poll(() => workbench.activeSheet()).toBe("Maze");
      await workbench.fill("B8", LARGER_MAZE);
      const view = new ViewPage(workbench);
      await view.open();
      await expect(view.player).toBeVisible();
      for (let move = 0; move < 4; move++) {
        await view.action("Hint").click();
        await expect.poll(() => view.marked("hint")).toHaveLength(1);
        await view.clickSpot((await view.marked("hint"))[0]);
        await view.waitForStep(move + 1);
      }
      await view.action("Hint").click();
      await expect.poll(() => view.marked("hint")).toHaveLength(1);
      await showTop(workbench);
      await take(inDocs("maze"));
    },
  },
  {
    title: "Free the Key in the sheet and on the key",
    ...STORE,
    async play(workbench, take) {
      await workbench.solvedLesson("free-the-key");
      const view = new ViewPage(workbench);
      await view.open();
      await expect(view.player).toBeVisible();
      await view.goTo(30);
      await showTop(workbench);
      await take(inDocs("free-the-key"));
    },
  },
  {
    title: "the selection is solved, painted and remembered; a link",
    width: 860,
    height: 860,
    async play(workbench, take) {
      await workbench.open();
      await workbench.fill("B2", MAZE);
      const solve = new SolvePage(workbench);
      await solve.ask("B2:F6");
      await expect(solve.fact("Moves")).toHaveText("8");
      await solve.type("Title of your own (optional)", "My maze");
      await take(inHelp("selection"));

      await solve.press("Paint the route");
      await expect(solve.button("Remove the kept route")).toBeVisible();
      await solve.press("Show");
      const view = new ViewPage(workbench);
      await expect(view.player).toBeVisible();
      await take(inHelp("keep"));

      await workbench.pane.getByRole("tab", { name: "Class" }).click();
      const link = workbench.pane.getByRole("region", { name: "Link" });
      await link.getByRole("button", { name: "Copy link" }).click();
      await expect(link.getByRole("textbox")).not.toHaveValue("");
      await take(inHelp("link"), link);
    },
  },
  {
    title: "exercises for a class",
    width: 1200,
    height: 860,
    async play(workbench, take) {
      await workbench.open();
      const teacher = new ClassPage(workbench);
      await teacher.open("Exercises");
      for (const topic of ["Inverses", "Order of a permutation", "Mazes"]) await teacher.tick(topic);
      await teacher.choose(8, 3, 4711);
      await teacher.button("Make sheets").click();
      await expect(teacher.section).toContainText("3 sheets of exercises", { timeout: 90_000 });
      await take(inHelp("exercises"));
    },
  },
];
