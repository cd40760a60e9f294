import { expect, type Locator } from "@playwright/test";
import { violations } from "./axe";
import { cutTexts } from "./cut-texts";
import { MakePage } from "./make-page";
import { test } from "./shared-page";
import { showSolutions } from "./solutions";
import { soon } from "./workbench-page";

const PANE = "#pane iframe";

/** The maze of the key with the teeth 0 1 2 0 above and 1 0 0 2 below, and a disk with the cuts 2 0 1 2. */
const MAZE = [[1, 1, 1, 0], [0, 0, 0, 1], [0, 1, 0, 1], [1, 1, 1, 0]]; // prettier-ignore

const HARD = "Let the computer find a hard one";
const FOR_A_MAZE = "Let the computer find one for a maze";
const HARDEST = "Let the computer find the hardest arrangements";
const MESSAGE = "Let the computer find one that spells a message";

let make: MakePage;

test.beforeEach(async ({ workbench }) => {
  make = new MakePage(workbench);
  await workbench.fresh();
});

test("a key for a maze in cells is found and made into a sheet with this maze, which View plays @release @office", async ({
  workbench,
}) => {
  await workbench.fill("B2", MAZE);
  await make.open("Key and disk", FOR_A_MAZE);
  await expect(make.button("Find it")).toHaveAttribute("aria-disabled", "true");
  await make.take("The maze", "B2:E5");
  await make.button("Find it").click();
  await make.says("A key with 3 levels has this maze, and none with fewer.");
  await make.makeSheet("Key and disk");
  await expect.poll(() => workbench.hiddenValues("G18:J21")).toEqual(MAZE);
  expect(await cutTexts(workbench.page)).toEqual([]);
});

test("a maze that no key has is refused with its walls; cells that are no maze and addresses that are none, in words @all @office", async ({
  workbench,
}) => {
  await workbench.fill("B2", [[0, 1, 1], [1, 0, 1], [1, 1, 1], [1, 1, 0]]); // prettier-ignore
  await make.open("Key and disk", FOR_A_MAZE);
  await make.take("The maze", "B2:D5");
  await make.button("Find it").click();
  await make.says(
    /No key has this maze: its walls contradict each other\..* The walls are in row\/column 1\/1, 2\/2\./,
  );
  await expect(make.button("Make the sheet")).toHaveCount(0);
  await make.take("The maze", "B2:D4");
  await make.button("Find it").click();
  await make.says("expected an even number");
  await make.fill("The maze", "Nowhere!A1:B2");
  await make.button("Find it").click();
  await make.says("There is no sheet of that name.");
  expect(await workbench.sheetNames()).toEqual(["Sheet1"]);
});

test("a hard key is designed, cancelled within 200 ms, and the best one so far made into a sheet @all @threads", async ({
  page,
  workbench,
}) => {
  await make.open("Key and disk", HARD);
  await make.fill("Seed", "3");
  await make.button("Find it").focus();
  await page.keyboard.press("Enter");
  await make.says(/Best so far: \d+ moves/);
  expect(await make.cancelled()).toBeLessThan(200);
  await make.says("Cancelled.");
  // A browser ends a busy worker within two seconds.
  await expect.poll(() => page.workers().filter((worker) => worker.url().includes("design"))).toEqual([]);
  await make.says(/Best so far: \d+ moves/);
  await make.makeSheet("Key and disk");
  await showSolutions(workbench);
  await soon(() => workbench.cellText("B4")).toMatch(/^\d+ moves set the disk free\.$/);
  await make.open("Jump board", HARD);
  await make.open("Key and disk", HARD);
  await expect(make.field("Seed")).toHaveValue("3");
});

test("a jump board, and with the next seed another one @all @office", async ({ workbench }) => {
  await make.open("Jump board", HARD);
  await make.fill("Rows", "13");
  await make.says("Type a whole number from 3 to 12.");
  const [rows, columns] = [await make.place("Rows"), await make.place("Columns")];
  expect(columns).toMatchObject({ y: rows.y, height: rows.height });
  await expect(make.button("Find it")).toHaveAttribute("aria-disabled", "true");
  await make.fill("Rows", "4");
  await make.fill("Columns", "4");
  await make.button("Find it").click();
  await expect(make.button("Make the sheet")).toBeVisible();
  await make.button("Next seed").click();
  await expect(make.field("Seed")).toHaveValue("2");
  await expect(make.button("Next seed")).toBeFocused();
  await expect(make.button("Make the sheet")).toBeVisible();
  await make.makeSheet("Jump board");
  await showSolutions(workbench);
  await soon(() => workbench.cellText("B4")).toMatch(/^\d+ jumps have the sum -?\d+\.$/);
});

test("on one card a jump board is typed or found, and shown before its sheet is made @all @office", async ({
  workbench,
}) => {
  await make.open("Jump board", "Type it yourself");
  await expect(make.card("Jump board")).toHaveAccessibleName(/Or let the computer find one\.$/);
  await expect(make.card("Maze")).not.toHaveAccessibleName(/computer/);
  const example = make.pane.getByRole("img", { name: /^Jump board: / });
  await expect(example).toBeVisible();
  const first = await example.textContent();
  await make.button("Another example").click();
  await expect(example).toBeVisible();
  await expect(example).not.toHaveText(first!);
  // Behind its tiles stands what their sum is.
  const tiles = (await example.locator("text").allTextContents()).slice(0, 5 * 5).join(" ");
  await make.button("Make the sheet").click();
  await soon(() => workbench.activeSheet()).toBe("Jump board");
  await soon(async () => (await workbench.cellTexts("B6:F10")).flat().join(" ")).toBe(tiles);

  await make.way(HARD).check();
  await expect(example).toHaveCount(0);
  await make.button("Find it").click();
  await expect(example).toBeVisible();
  await expect(make.button("Make the sheet")).toBeVisible();
});

test("a maze of gates spells one message, and with its second colours another @all @office", async ({
  workbench,
}) => {
  await make.open("Gates", MESSAGE);
  await make.fill("Message, letters only", "h3llo");
  await make.button("Find it").click();
  await make.says(/Message, letters only: .*h3llo.* is not a message/);
  await make.fill("Message, letters only", "cat");
  await make.fill("Second message (optional)", "dog");
  await make.button("Find it").click();
  await make.says(/spells CAT.*DOG/);
  await make.makeSheet("Gates");
  await showSolutions(workbench);
  // Next to the maze, which is as wide as the letters need.
  const messages = async (row: number) => (await workbench.cellTexts(`A${row}:BZ${row}`))[0];
  await soon(() => messages(11)).toContain("CAT");
  await soon(() => messages(29)).toContain("DOG");
});

test("the hardest arrangements of pieces on four places, with their table of distances @all @office", async ({
  workbench,
}) => {
  const around = ["a", "b", "c", "d"];
  const moves = around.flatMap((from, k) => [1, 3].map((step) => [from, around[(k + step) % 4]]));
  await workbench.fill("A1", moves);
  await workbench.fill("D1", [["a", "x"], ["b", "y"], ["c", "z"], ["d", ""]]); // prettier-ignore
  await make.open("Pieces on a graph", HARDEST);
  await make.take("The moves", "A1:B8");
  await make.take("The goal", "D1:E4");
  await make.button("Find it").click();
  await make.says(/One arrangement needs 6 moves to the goal; none of the 12 that lead to it needs more/);
  await make.makeSheet("Arrangement");
  await showSolutions(workbench);
  await workbench.waitForCell("B4", "Solution: 6 moves, and no solution is shorter.");
  expect(await cutTexts(workbench.page)).toEqual([]);
  expect(await workbench.sheetNames()).toHaveLength(2);
});

test("with forced colours progress stands out from its track, and links from text @all @paint", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await make.open("Key and disk", HARD);
  await expect(make.pane.getByRole("button", { name: "My book" })).toHaveCSS(
    "text-decoration-line",
    "underline",
  );
  await make.button("Find it").click();
  const track = make.pane.getByRole("progressbar", { name: "Progress of the search" });
  const colorOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
  const ground = await colorOf(make.pane.locator("#pane > div").first());
  expect(await colorOf(track)).toBe(ground);
  expect(await colorOf(track.locator("*").first())).not.toBe(ground);
  await expect(track).toHaveCSS("border-top-style", "solid");
  await make.cancelled();
  await page.emulateMedia({ forcedColors: null });
});

for (const theme of ["light", "dark"] as const) {
  test(`every design fits into 320 pixels and has no faults that axe finds, ${theme} @all @axe`, async ({
    page,
  }) => {
    await page.getByRole("switch", { name: "Dark" }).setChecked(theme === "dark");
    await page.locator("#pane").evaluate((pane) => pane.style.setProperty("--pane-width", "320px"));
    await expect(make.pane.locator("html")).toHaveCSS("color-scheme", theme);
    for (const [card, way] of [
      ["Key and disk", FOR_A_MAZE],
      ["Key and disk", HARD],
      ["Gates", MESSAGE],
      ["Pieces on a graph", HARDEST],
    ] as const) {
      await make.open(card, way);
      const title = `${card}: ${way}`;
      const [content, visible] = await make.pane
        .locator("html")
        .evaluate((html) => [html.scrollWidth, html.clientWidth]);
      expect.soft(content, title).toBeLessThanOrEqual(visible);
      expect.soft(await violations(page, PANE), title).toEqual([]);
    }
    await make.open("Jump board", HARD);
    await make.fill("Rows", "3");
    await make.fill("Columns", "3");
    await make.button("Find it").click();
    await expect(make.button("Make the sheet")).toBeVisible();
    expect.soft(await violations(page, PANE), "a result").toEqual([]);
  });
}
