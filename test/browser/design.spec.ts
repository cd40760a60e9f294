import { expect, type Locator } from "@playwright/test";
import { violations } from "./axe";
import { cutTexts } from "./cut-texts";
import { DesignPage } from "./design-page";
import { test } from "./shared-page";
import { showSolutions } from "./solutions";
import { soon } from "./workbench-page";

const PANE = "#pane iframe";

/** The maze of the key with the teeth 0 1 2 0 above and 1 0 0 2 below, and a disk with the cuts 2 0 1 2. */
const MAZE = [[1, 1, 1, 0], [0, 0, 0, 1], [0, 1, 0, 1], [1, 1, 1, 0]]; // prettier-ignore

let design: DesignPage;

test.beforeEach(async ({ workbench }) => {
  design = new DesignPage(workbench);
  await workbench.fresh();
});

test("a key for a maze in cells is found and made into a sheet with this maze, which View plays @release @office", async ({
  workbench,
}) => {
  await workbench.fill("B2", MAZE);
  await design.open("Key and disk for a maze");
  await expect(design.button("Design it")).toHaveAttribute("aria-disabled", "true");
  await design.take("The maze", "B2:E5");
  await design.button("Design it").click();
  await design.says("A key with 3 levels has this maze, and none with fewer.");
  await design.makeSheet("Key and disk");
  await expect.poll(() => workbench.hiddenValues("G18:J21")).toEqual(MAZE);
  expect(await cutTexts(workbench.page)).toEqual([]);
});

test("a maze that no key has is refused with its walls; cells that are no maze and addresses that are none, in words @all @office", async ({
  workbench,
}) => {
  await workbench.fill("B2", [[0, 1, 1], [1, 0, 1], [1, 1, 1], [1, 1, 0]]); // prettier-ignore
  await design.open("Key and disk for a maze");
  await design.take("The maze", "B2:D5");
  await design.button("Design it").click();
  await design.says(
    /No key has this maze: its walls contradict each other\..* The walls are in row\/column 1\/1, 2\/2\./,
  );
  await expect(design.button("Make the sheet")).toHaveCount(0);
  await design.take("The maze", "B2:D4");
  await design.button("Design it").click();
  await design.says("expected an even number");
  await design.fill("The maze", "Nowhere!A1:B2");
  await design.button("Design it").click();
  await design.says("There is no sheet of that name.");
  expect(await workbench.sheetNames()).toEqual(["Sheet1"]);
});

test("a hard key is designed, cancelled within 200 ms, and the best one so far made into a sheet @all @threads", async ({
  page,
  workbench,
}) => {
  await design.open("Hard key");
  await design.fill("Seed", "3");
  await design.button("Design it").focus();
  await page.keyboard.press("Enter");
  await design.says(/Best so far: \d+ moves/);
  expect(await design.cancelled()).toBeLessThan(200);
  await design.says("Cancelled.");
  // A browser ends a busy worker within two seconds.
  await expect.poll(() => page.workers().filter((worker) => worker.url().includes("design"))).toEqual([]);
  await design.says(/Best so far: \d+ moves/);
  await design.makeSheet("Key and disk");
  await showSolutions(workbench);
  await soon(() => workbench.cellText("B4")).toMatch(/^\d+ moves set the disk free\.$/);
  await design.open("Jump board");
  await design.open("Hard key");
  await expect(design.field("Seed")).toHaveValue("3");
});

test("a jump board, and with the next seed another one @all @office", async ({ workbench }) => {
  await design.open("Jump board");
  await design.fill("Rows", "13");
  await design.says("Type a whole number from 3 to 12.");
  const [rows, columns] = [await design.place("Rows"), await design.place("Columns")];
  expect(columns).toMatchObject({ y: rows.y, height: rows.height });
  await expect(design.button("Design it")).toHaveAttribute("aria-disabled", "true");
  await design.fill("Rows", "4");
  await design.fill("Columns", "4");
  await design.button("Design it").click();
  await expect(design.button("Make the sheet")).toBeVisible();
  await design.button("Next seed").click();
  await expect(design.field("Seed")).toHaveValue("2");
  await expect(design.button("Next seed")).toBeFocused();
  await expect(design.button("Make the sheet")).toBeVisible();
  await design.makeSheet("Jump board");
  await showSolutions(workbench);
  await soon(() => workbench.cellText("B4")).toMatch(/^\d+ jumps have the sum -?\d+\.$/);
});

test("Design and Make lead to each other, and both show a jump board before its sheet is made @all @office", async ({
  workbench,
}) => {
  await workbench.fresh();
  const design = new DesignPage(workbench);
  await design.open("Jump board");
  await design.button("Design it").click();
  const drawn = workbench.pane.getByRole("img", { name: /^Board with jumps: / });
  await expect(drawn).toBeVisible();

  await design.button("Make one by hand").click();
  const card = workbench.pane.getByRole("button", { name: /^Jump board/ });
  await expect(card).toBeFocused();
  await expect(card).toHaveAttribute("aria-expanded", "true");
  const form = workbench.pane.getByRole("form", { name: "Jump board" });
  const example = form.getByRole("img", { name: /^Board with jumps: / });
  await expect(example).toBeVisible();
  const first = await example.textContent();
  await form.getByRole("button", { name: "Another example" }).click();
  await expect(example).toBeVisible();
  await expect(example).not.toHaveText(first!);
  // Behind its tiles stands what their sum is.
  const shown = (await example.locator("text").allTextContents()).slice(0, 5 * 5).join(" ");
  await form.getByRole("button", { name: "Make the sheet" }).click();
  await soon(() => workbench.activeSheet()).toBe("Jump board");
  await soon(async () => (await workbench.cellTexts("B6:F10")).flat().join(" ")).toBe(shown);

  await form.getByRole("button", { name: "Have one designed: Jump board" }).click();
  await expect(design.button("Design it")).toBeVisible();
});

test("a maze of gates spells one message, and with its second colours another @all @office", async ({
  workbench,
}) => {
  await design.open("Message through gates");
  await design.fill("Message, letters only", "h3llo");
  await design.button("Design it").click();
  await design.says(/Message, letters only: .*h3llo.* is not a message/);
  await design.fill("Message, letters only", "cat");
  await design.fill("Second message (optional)", "dog");
  await design.button("Design it").click();
  await design.says(/spells CAT.*DOG/);
  await design.makeSheet("Gates");
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
  await design.open("Hardest arrangements");
  await design.take("The moves", "A1:B8");
  await design.take("The goal", "D1:E4");
  await design.button("Design it").click();
  await design.says(/One arrangement needs 6 moves to the goal; none of the 12 that lead to it needs more/);
  await design.makeSheet("Arrangement");
  await showSolutions(workbench);
  await workbench.waitForCell("B4", "Solution: 6 moves, and no solution is shorter.");
  expect(await cutTexts(workbench.page)).toEqual([]);
  await design.open("Hardest arrangements");
  await design.button("Insert the lesson on this question").click();
  await design.says(/The sheet “.+” is ready\./);
  expect(await workbench.sheetNames()).toHaveLength(3);
});

test("with forced colours progress stands out from its track, and links from text @all @paint", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await design.open("Hard key");
  await expect(design.button("Insert the lesson on this question")).toHaveCSS(
    "text-decoration-line",
    "underline",
  );
  await design.button("Design it").click();
  const track = design.pane.getByRole("progressbar", { name: "Progress of the design" });
  const colorOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor);
  const ground = await colorOf(design.pane.locator("#pane > div").first());
  expect(await colorOf(track)).toBe(ground);
  expect(await colorOf(track.locator("*").first())).not.toBe(ground);
  await expect(track).toHaveCSS("border-top-style", "solid");
  await design.cancelled();
  await page.emulateMedia({ forcedColors: null });
});

for (const theme of ["light", "dark"] as const) {
  test(`every design fits into 320 pixels and has no faults that axe finds, ${theme} @all @axe`, async ({
    page,
  }) => {
    await page.getByRole("switch", { name: "Dark" }).setChecked(theme === "dark");
    await page.locator("#pane").evaluate((pane) => pane.style.setProperty("--pane-width", "320px"));
    await expect(design.pane.locator("html")).toHaveCSS("color-scheme", theme);
    for (const title of ["Key and disk for a maze", "Hard key", "Message through gates"]) {
      await design.open(title);
      const [content, visible] = await design.pane
        .locator("html")
        .evaluate((html) => [html.scrollWidth, html.clientWidth]);
      expect.soft(content, title).toBeLessThanOrEqual(visible);
      expect.soft(await design.isTitleCut(), title).toBe(false);
      expect.soft(await violations(page, PANE), title).toEqual([]);
    }
    await design.open("Jump board");
    await design.fill("Rows", "3");
    await design.fill("Columns", "3");
    await design.button("Design it").click();
    await expect(design.button("Make the sheet")).toBeVisible();
    expect.soft(await violations(page, PANE), "a result").toEqual([]);
  });
}
