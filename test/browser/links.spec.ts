import { expect } from "@playwright/test";
import { freshSheet, inputsOf } from "../../src/links/sheets";
import { usualValues } from "../../src/lessons/maker";
import type { Lesson } from "../../src/lessons/lesson";
import { LESSONS, MAKERS } from "../../src/puzzles";
import { test, type WorkbookPage } from "./files-page";
import { LinkPage } from "./link-page";
import { MakePage } from "./make-page";
import { PuzzlesPage } from "./puzzles-page";
import { SharePage } from "./share-page";
import { OFTEN, type UniverValue } from "./workbench-page";

/** A sheet by a card of the page Make or Puzzles, and the cells that a user types over on it. */
interface Card {
  readonly id: string;
  readonly title: RegExp;
  readonly isMade: boolean;
  readonly inputs: readonly Lesson["blocks"][number][];
}

const exactly = (title: string) => new RegExp(`^${title.replaceAll(/[()?]/g, "\\$&")}`);

/** Lessons of kinds that no card makes. What the links of all lessons carry is tested in test/unit/links/sheets.test.ts. */
const OF_OTHER_KINDS = ["pinball", "ogear", "rubik", "which-group", "oval-track"];

const CARDS: readonly Card[] = [
  ...MAKERS.map((maker) => ({
    id: maker.id,
    title: exactly(maker.title),
    isMade: true,
    inputs: inputsOf(freshSheet(maker.id, usualValues(maker))!),
  })),
  ...LESSONS.filter(({ id }) => OF_OTHER_KINDS.includes(id)).map((lesson) => ({
    id: lesson.id,
    title: exactly(lesson.title),
    isMade: false,
    inputs: inputsOf(lesson),
  })),
];

/** What is typed where no two rows can change places. */
const TYPED: Readonly<Record<string, Readonly<Record<string, UniverValue>>>> = {
  gates: { R19: "blue", R21: "red" },
  // Only their titles: rows of pieces or of stickers cannot change places freely.
  pieces: {},
  cube: {},
  // The start: names and what the values may be are not rows of one sort.
  guarded: { C10: 1 },
  "oval-track": { C5: 16 },
};

/** Types over the sheet: its title if it may be, and two rows that differ change places. */
async function typeOver(workbench: WorkbookPage, { id, inputs, isMade }: Card): Promise<void> {
  if (isMade) await workbench.fill("B1", [["Mine <b>& yours</b>"]]);
  const typed = TYPED[id];
  if (typed) {
    for (const [cell, value] of Object.entries(typed)) await workbench.fill(cell, [[value]]);
    return;
  }
  for (const { at, cells } of inputs) {
    const last = await cellAfter(workbench, at, cells.length - 1, cells[0].length - 1);
    const before = await workbench.cellTexts(`${at}:${last}`);
    const other = before.findIndex((row) => JSON.stringify(row) !== JSON.stringify(before[0]));
    if (other < 0) continue;
    const rows = before.map((row) => row.map((value) => value ?? ""));
    [rows[0], rows[other]] = [rows[other], rows[0]];
    await workbench.fill(at, rows);
    return;
  }
  throw new Error("No input was changed.");
}

const cellAfter = ({ page }: WorkbookPage, at: string, down: number, right: number) =>
  page.evaluate(
    ([from, rows, columns]) => {
      const sheet = window.univerAPI!.getActiveWorkbook()!.getActiveSheet();
      const first = sheet.getRange(from);
      return sheet.getRange(first.getRow() + rows, first.getColumn() + columns).getA1Notation();
    },
    [at, down, right] as const,
  );

for (const card of CARDS) {
  const rank = card.id === "maze" ? "release" : "all";
  test(`a link to ${card.isMade ? "an own sheet" : "the lesson"} ${card.id} opens the same puzzle with what was typed @${rank} @visits`, async ({
    workbench,
  }) => {
    await workbench.open("?empty");
    const { pane } = workbench;
    const links = new LinkPage(workbench);
    await (card.isMade ? new MakePage(workbench) : new PuzzlesPage(workbench)).open();
    await pane.getByRole("button", { name: card.title }).last().click();
    if (card.isMade) await pane.getByRole("button", { name: "Make the sheet" }).click();
    await expect(pane.getByText(/^The sheet “.+” is ready\.$/)).toBeVisible();
    await workbench.answered();
    await typeOver(workbench, card);
    const before = await links.seen();
    if (card.isMade) expect(before.title).toContain("Mine <b>& yours</b>");
    const link = await links.copyLink();
    expect(link).toMatch(/workbench\.html#puzzle=[\w-]{20,8000}$/);
    await links.open(link);
    expect(await links.seen()).toEqual(before);
  });
}

test("a sheet of one's own is linked whole, in two actions; what cannot be carried is named first @release @visits", async ({
  workbench,
}) => {
  test.slow();
  await workbench.open("?empty");
  const links = new LinkPage(workbench);
  await workbench.fill("A1", [["The group D4"], ["(1 2 3 4)"], ["(1 3)"]]);
  await workbench.fill("C1", [["=PUZZLE.ELEMENTS(A2:A3)"]]);
  await workbench.fill("E1", [["=PUZZLE.CAYLEYTABLE(A2:A3)"]]);
  await workbench.fill("P1", [["=PUZZLE.SUBGROUPS(A2:A3)"]]);
  await workbench.fill("E12", [['=PUZZLE.COSETS("(1 3)",A2:A3,"left")']]);
  await workbench.fill("A5", [["=PUZZLE.GROUPORDER(A2:A3)*2"]]);
  await workbench.answered();
  const cells = async () => {
    await workbench.answered();
    return (await workbench.cellTexts("A1:Z40")).map((row) => row.map((value) => value ?? ""));
  };
  const before = await cells();
  expect(before.flat().filter((value) => value !== "").length).toBeGreaterThan(100);
  const link = await links.copyLink();
  await links.open(link);
  await expect.poll(cells, OFTEN).toEqual(before);
  expect(await workbench.formula("E1")).toBe("=PUZZLE.CAYLEYTABLE(A2:A3)");

  await workbench.fill("A7", [["=SEQUENCE(2)"], [null], ["=VLOOKUP(7,A2:A3,1,FALSE)"]]);
  const share = new SharePage(workbench);
  await share.open();
  await share.button("Copy link").click();
  const section = share.section("Link");
  await expect(section).toContainText("Values, without their formulas: A7.");
  await expect(section).toContainText("Left out, because they are errors or begin with =: A9.");
  await share.button("Copy it all the same").click();
  await expect(section).toContainText("The link is on the clipboard. It works on this computer only");
});

test("a lesson's link is with answers or empty, and student mode goes with it @all @visits", async ({
  workbench,
}) => {
  test.slow();
  await workbench.open("?lesson=schonbrunn");
  await workbench.answered();
  const links = new LinkPage(workbench);
  const share = new SharePage(workbench);
  const at = inputsOf(LESSONS.find(({ id }) => id === "schonbrunn")!).find(
    ({ style }) => style === "reply",
  )!.at;
  const fresh = await workbench.cellText(at);
  await workbench.typeInto(at, "my answer");
  await share.open();
  await share.button("Turn student mode on").click();
  await expect(share.section("Student mode")).toContainText("Student mode is on");
  const linkOf = async (choice: string) => {
    await share.button("Copy link").click();
    await share.button(choice).click();
    await expect(share.section("Link")).toContainText("The link is on the clipboard.");
    return share.pane.getByLabel("The link").inputValue();
  };
  const [full, empty] = [await linkOf("With my answers"), await linkOf("Empty")];
  await links.open(full);
  await workbench.waitForCell(at, "my answer");
  await links.open(empty);
  expect(await workbench.cellText(at)).toBe(fresh);
  expect(
    await workbench.page.evaluate(
      () => window.univerAPI!.getActiveWorkbook()!.getActiveSheet().getSheet().getConfig().custom,
    ),
  ).toEqual({ protection: ["formatCells", "formatColumns", "formatRows"] });
});
