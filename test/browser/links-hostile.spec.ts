import { expect } from "@playwright/test";
import { encodeLink } from "../../src/links/codec";
import type { Cells } from "../../src/grid/cells";
import { test } from "./files-page";
import { LinkPage, packed } from "./link-page";
import { ViewPage } from "./view-page";
import { soon } from "./workbench-page";

const MAZE: Cells = [["S", "", "#"], ["#", "", ""], ["", "#", "G"]]; // prettier-ignore
const LINK = encodeLink({
  puzzles: [{ kind: "Maze", title: "From a friend", ranges: { maze: MAZE } }],
});

const DAMAGED = "The link is damaged: perhaps a part of it was lost when it was copied.";
const REFUSED: readonly (readonly [what: string, text: string, says: string])[] = [
  ["nonsense", "this-is-no-link", DAMAGED],
  ["nothing", "", DAMAGED],
  ["a link whose end is missing", LINK.slice(0, -12), DAMAGED],
  ["a link with a full stop", `${LINK}.`, DAMAGED],
  ["a long link", "A".repeat(8_001), "The link has 8,001 characters, and at most 8,000 are allowed."],
  [
    "a short link that unpacks to 5 MB",
    packed({ puzzles: [{ kind: "Maze", title: "0".repeat(5 << 20), ranges: {} }] }),
    "The link holds more than 262,144 characters when it is unpacked: no puzzle needs so many.",
  ],
  [
    "a formula in a cell",
    packed({ puzzles: [{ kind: "Maze", title: "", ranges: { maze: [["=1+1"]] } }] }),
    DAMAGED,
  ],
  [
    "a formula as a title",
    packed({ puzzles: [{ kind: "Maze", title: "=1+1", ranges: { maze: MAZE } }] }),
    DAMAGED,
  ],
  [
    "a puzzle of another version",
    packed({ puzzles: [{ kind: "Chess", title: "", ranges: {} }] }),
    "The link asks for a puzzle that this version of Puzzlebook does not have.",
  ],
  [
    "a sheet of another size",
    packed({ sheet: "maze", values: { rows: 4000, columns: 3 }, inputs: {} }),
    "The link asks for a sheet that this version of Puzzlebook does not have.",
  ],
];

test("what is no link is told of in words, an empty workbook opens, and the user's own stays as it was @all @visits", async ({
  page,
  workbench,
}) => {
  test.slow();
  const links = new LinkPage(workbench);
  await workbench.open("");
  await workbench.typeInto("P1", "mine");
  await workbench.kept();
  for (const [what, text, says] of REFUSED) {
    await links.open(`/workbench.html#puzzle=${text}`);
    await expect(workbench.question, what).toContainText("The puzzle cannot be opened.");
    await expect(workbench.question, what).toContainText(says);
    await workbench.question.getByRole("button", { name: "Close" }).click();
    expect(await workbench.sheetNames()).toEqual(["Sheet1"]);
  }
  await workbench.typeInto("A1", "=1+1");
  await workbench.waitForCell("A1", 2);
  await expect(page.locator("[data-kept]")).toContainText("not saved");
  await links.open("/workbench.html");
  await workbench.waitForCell("P1", "mine");
});

test("texts of a link are texts, also where they look like a page @all @visits", async ({
  page,
  workbench,
}) => {
  const title = '<img src=x onerror="document.title=1">';
  const maze: Cells = [["S", "<script>document.title=1</script>", "G"], ["", "", ""]]; // prettier-ignore
  await new LinkPage(workbench).open(
    `/workbench.html#puzzle=${packed({ puzzles: [{ kind: "Maze", title, ranges: { maze } }] })}`,
  );
  expect(await workbench.cellText("B1")).toBe(title);
  expect((await workbench.cellTexts("B4:D4"))[0]).toEqual(maze[0]);
  const view = new ViewPage(workbench);
  await view.open();
  await expect(view.chosenPuzzle).toHaveText(title);
  await expect(page.locator("img[src=x]")).toHaveCount(0);
  await expect(workbench.pane.locator("img[src=x]")).toHaveCount(0);
  expect(await page.title()).toBe("Puzzlebook workbench");
});

test("a link put into the address of an open window throws no changes away @all @visits", async ({
  page,
  workbench,
}) => {
  test.slow();
  const follow = (hash: string) => page.evaluate((text) => (location.hash = text), hash);
  const view = new ViewPage(workbench);
  await workbench.open("?empty");
  await workbench.typeInto("A1", "not kept");
  await follow(`#puzzle=${LINK}`);
  await expect(workbench.question).toContainText(
    "Changes to this workbook that are not saved as a file will be lost.",
  );
  await page.keyboard.press("Escape");
  await expect(workbench.question).toBeHidden();
  await soon(() => page.url()).toMatch(/\?empty$/);
  expect(await workbench.cellText("A1")).toBe("not kept");
  await follow(`#puzzle=${LINK}`);
  const replaced = page.waitForEvent("load");
  await workbench.question.getByRole("button", { name: "Open" }).click();
  await replaced;
  await workbench.started();
  await workbench.waitForCell("B1", "From a friend");

  // What the browser keeps comes back, and nobody is asked.
  await new LinkPage(workbench).open("/workbench.html");
  await workbench.typeInto("P1", "mine");
  const [opened] = [page.waitForEvent("load"), await follow(`#puzzle=${LINK}`)];
  await opened;
  await workbench.started();
  await workbench.waitForCell("B1", "From a friend");
  await workbench.typeInto("B1", "From a friend, and me");
  const back = page.waitForEvent("load");
  await page.goBack();
  await back;
  await workbench.started();
  await workbench.waitForCell("P1", "mine");
  const again = page.waitForEvent("load");
  await page.goForward();
  await again;
  await workbench.started();
  await workbench.waitForCell("B1", "From a friend, and me");
  await view.open();
  await expect(view.chosenPuzzle).toHaveText("From a friend, and me");
});
