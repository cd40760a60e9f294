import { expect } from "@playwright/test";
import { test, type WorkbookPage } from "./files-page";
import { MakePage } from "./make-page";
import { PuzzlesPage } from "./puzzles-page";
import { showSolutions } from "./solutions";
import { soon, type UniverValue } from "./workbench-page";
import { ViewPage } from "./view-page";

/** A sheet of the user's own, what is typed into it, and what is seen of it then. */
interface OwnSheet {
  readonly card: RegExp;
  readonly sheet: string;
  readonly choices: Readonly<Record<string, string>>;
  /** By the first cell. */
  readonly typed: Readonly<Record<string, readonly (readonly UniverValue[])[]>>;
  readonly says: readonly [cell: string, text: string];
  readonly colors: Readonly<Record<string, string>>;
  /** The last step in Play. */
  readonly steps: number;
}

const TOPSPIN = `(${Array.from({ length: 20 }, (_, k) => k + 1).join(" ")})`;

const OWN_SHEETS: readonly OwnSheet[] = [
  {
    card: /^Maze/,
    sheet: "Maze",
    choices: { Rows: "3", Columns: "3" },
    typed: { B8: [["S", "#", "G"], ["", "", ""], ["#", "", "#"]] }, // prettier-ignore
    says: ["B4", "4 moves, and no solution is shorter."],
    colors: { C8: "#2b3a55", B9: "#ffd166", C9: "#ffd166", D9: "#ffd166", C10: "#e8e3d3" },
    steps: 4,
  },
  {
    card: /^Sliding board/,
    sheet: "Sliding board",
    choices: { Rows: "2" },
    typed: { B7: [[1, 2, ""], [4, 5, 3]] }, // prettier-ignore
    says: ["B4", "Solution: 1 move, and no solution is shorter."],
    colors: { L8: "#f9b27c", L7: "#8fd6a8" },
    steps: 1,
  },
  {
    card: /^Jump board/,
    sheet: "Jump board",
    choices: { Rows: "3", Columns: "4" },
    typed: { B6: [[2, 1, 3, 1], [1, 2, 1, 2], [3, 1, 2, 0]], C10: [[1, 1]] }, // prettier-ignore
    says: ["B4", "2 jumps have the sum 5."],
    colors: { B6: "#9ec5f4", E8: "#1d3b6f", H6: "#ffd166", H8: "#ffd166", K8: "#ffd166" },
    steps: 2,
  },
  {
    card: /^Generators and a word/,
    sheet: "Generators",
    choices: {},
    typed: { C8: [[TOPSPIN], ["(1 4)(2 3)"]], C12: [[""], ["ABA'B"]] },
    says: ["C14", "(1 3 20 2 4)"],
    // Formulas that say nothing wrong.
    colors: { B4: "#d9f2e3", C14: "#e6f0fb" },
    steps: 4,
  },
];

async function make(workbench: WorkbookPage, { card, sheet, choices, typed }: OwnSheet): Promise<void> {
  const { pane } = workbench;
  await new MakePage(workbench).open();
  await pane.getByRole("button", { name: card }).click();
  for (const [label, text] of Object.entries(choices)) {
    await pane.getByLabel(label, { exact: true }).fill(text);
  }
  await pane.getByRole("button", { name: "Make the sheet" }).click();
  await soon(() => workbench.activeSheet()).toBe(sheet);
  await expect(pane.getByRole("progressbar")).toHaveCount(0);
  for (const [first, cells] of Object.entries(typed)) await workbench.fill(first, cells);
  await workbench.fill("B1", [[titleOf(sheet)]]);
  await showSolutions(workbench);
}

const titleOf = (sheet: string) => `${sheet} of mine`;

/** The sheet, its title, its answer, its painting, and Play on it without a range typed. */
async function expectToBeThere(workbench: WorkbookPage, own: OwnSheet): Promise<void> {
  const view = new ViewPage(workbench);
  await view.showSheet(own.sheet);
  await soon(() => workbench.activeSheet()).toBe(own.sheet);
  await workbench.waitForCell("B1", titleOf(own.sheet));
  await workbench.waitForCell(...own.says);
  for (const [first, cells] of Object.entries(own.typed)) {
    expect((await workbench.cellText(first)) ?? "").toBe(cells[0][0]);
  }
  await new PuzzlesPage(workbench).waitForColors(own.colors);
  await view.open();
  await expect(view.chosenPuzzle).toHaveText(titleOf(own.sheet));
  await expect(view.slider).toHaveAttribute("max", String(own.steps));
}

test("sheets of one's own are there again after saving, closing and opening: painted, titled, and found by View @all @files", async ({
  page,
  workbench,
}) => {
  test.slow();
  await workbench.open("?empty");
  for (const own of OWN_SHEETS) {
    await make(workbench, own);
    await expectToBeThere(workbench, own);
  }
  const { bytes } = await workbench.save();
  await workbench.forget();
  await workbench.open("?empty");
  expect(await workbench.sheetNames()).toEqual(["Sheet1"]);
  const opened = page.waitForEvent("load");
  await workbench.openFile("Mine.xlsx", bytes);
  await opened;
  await workbench.started();
  for (const own of OWN_SHEETS) await expectToBeThere(workbench, own);
});
