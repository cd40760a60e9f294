import { expect, type Page } from "@playwright/test";
import { violations } from "./axe";
import { ProductsPage } from "./products-page";
import { test as ownPage } from "./console";
import { test } from "./shared-page";
import { OFTEN, WorkbenchPage } from "./workbench-page";

/** The add-in's page in the pane, to use its Office.js. */
const paneOf = (page: Page) => page.frames().find((frame) => frame.url().includes("workbench-pane"))!;

test.describe("the ribbon", () => {
  test("has the manifest's groups and buttons, with icons and tips, worked by keyboard @all @keys", async ({
    page,
    workbench,
  }) => {
    await workbench.fresh();
    const group = workbench.ribbon.getByRole("group", { name: "Puzzlebook" });
    const open = group.getByRole("button", { name: "Puzzlebook" });
    const lesson = group.getByRole("button", { name: "Pinball lesson" });
    await expect(lesson).toHaveAccessibleDescription(/Adds a sheet that solves the pinball puzzle/);
    const widths = await group
      .locator("img")
      .evaluateAll((icons) => icons.map((icon) => (icon as HTMLImageElement).naturalWidth));
    expect(widths).toEqual([32, 32]);

    await open.focus();
    await page.keyboard.press("ArrowRight");
    await expect(lesson).toBeFocused();
    const tip = page.getByRole("tooltip", { name: "" }).filter({ hasText: "Adds a sheet" });
    await expect(tip).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(tip).toBeHidden();
    await page.keyboard.press("ArrowRight");
    await expect(open).toBeFocused();
    await page.keyboard.press("End");
    await expect(lesson).toBeFocused();
    await page.keyboard.press("Enter");
    await expect.poll(() => workbench.sheetNames(), OFTEN).toContain("Pinball");
    await expect(workbench.status).toHaveText("Ready");
  });

  ownPage.describe("of another manifest", () => {
    ownPage.use({ allowedErrors: [/^Error: The (manifest asks|add-in has no command)/] });
    ownPage("is shown when there is one, unless it cannot be used @all @keys", async ({ page }) => {
      const workbench = new WorkbenchPage(page);
      let change: (manifest: string) => string;
      await page.route("**/manifest.xml", async (route) => {
        const manifest = await (await route.fetch()).text();
        await route.fulfill({ body: change(manifest), contentType: "application/xml" });
      });
      change = (manifest) => manifest.replace('"ExcelApi" MinVersion="1.10"', '"ExcelApi" MinVersion="9.9"');
      await page.goto("/workbench.html?empty");
      await expect(workbench.status).toHaveText(
        "The manifest asks for what the workbench does not have: ExcelApi 9.9.",
      );

      change = (manifest) =>
        manifest
          .replace(/https:\/\/localhost:3000\//g, "https://puzzles.example/app/")
          .replace("insertPinballLesson", "noSuchCommand")
          .replace('DefaultValue="Pinball lesson"', 'DefaultValue="Something else"');
      await workbench.open();
      await page.getByRole("button", { name: "Something else" }).click();
      await expect(workbench.status).toContainText("The add-in has no command noSuchCommand");
    });
  });
});

test.describe("the task pane", () => {
  test("is closed and opened again without losing its state, and functions go on meanwhile @all @keys", async ({
    page,
    workbench,
  }) => {
    await workbench.fresh();
    await new ProductsPage(workbench).open();
    const field = workbench.pane.getByRole("textbox", { name: "Look for" });
    await field.fill("(1 2)");
    await page.getByRole("button", { name: "Close the task pane" }).click();
    await expect(page.locator("#pane")).toBeHidden();
    const opener = workbench.ribbon.getByRole("button", { name: "Puzzlebook" });
    await expect(opener).toHaveAttribute("aria-expanded", "false");
    await workbench.typeInto("A1", '=PUZZLE.CYCLEORDER("(1 2 3)")');
    await workbench.waitForCell("A1", 3);
    await opener.press("Enter");
    await expect(opener).toHaveAttribute("aria-expanded", "true");
    await expect(field).toBeVisible();
    await expect(field).toHaveValue("(1 2)");
    await field.fill("");
  });

  test("is 320 to 350 pixels wide at first and resized by keyboard and mouse @all @keys", async ({
    page,
    workbench,
  }) => {
    await workbench.fresh();
    await workbench.restart();
    const pane = page.locator("#pane");
    const width = async () => (await pane.boundingBox())!.width;
    const first = await width();
    expect(first).toBeGreaterThanOrEqual(320);
    expect(first).toBeLessThanOrEqual(350);
    const edge = page.getByRole("separator", { name: "Width of the task pane" });
    await edge.focus();
    await page.keyboard.press("ArrowLeft");
    expect(await width()).toBe(first + 16);
    const box = (await edge.boundingBox())!;
    await page.mouse.move(box.x + 3, box.y + 200);
    await page.mouse.down();
    await page.mouse.move(box.x - 97, box.y + 200, { steps: 4 });
    await page.mouse.up();
    await expect.poll(width, OFTEN).toBeGreaterThan(first + 100);
  });

  test("hears from Office.addin whether it is visible @all @keys", async ({ page, workbench }) => {
    await workbench.fresh();
    const frame = paneOf(page);
    await frame.evaluate(async () => {
      const heard = ((window as unknown as { heard: string[] }).heard = []);
      await Office.addin.onVisibilityModeChanged((message) => heard.push(message.visibilityMode as never));
      await Office.addin.hide();
    });
    await expect(page.locator("#pane")).toBeHidden();
    await frame.evaluate(() => Office.addin.showAsTaskpane());
    await expect(page.locator("#pane")).toBeVisible();
    await expect
      .poll(() => frame.evaluate(() => (window as unknown as { heard: string[] }).heard), OFTEN)
      .toEqual(["Hidden", "Taskpane"]);
  });
});

ownPage(
  "the first visit finds a lesson with its formulas computed, and a line that says what to try; nothing is fetched from elsewhere, refused by the page's policy or missing @all @keys",
  async ({ page, baseURL }) => {
    const problems: string[] = [];
    const asked: string[] = [];
    page.on("request", (request) => {
      asked.push(request.url());
      if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(`${baseURL!}/`))
        problems.push(request.url());
    });
    page.on("response", (response) => {
      if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
    });
    const workbench = new WorkbenchPage(page);
    const products = new ProductsPage(workbench);
    await workbench.open("");
    const { pane } = workbench;
    await expect(pane.getByRole("tab", { name: "Play", selected: true })).toBeVisible();
    expect(await workbench.activeSheet()).toBe("Pinball");
    const hint = page.getByRole("region", { name: "Hint" });
    await expect(hint).toContainText("Play the puzzle in the pane");
    // Cells show #BUSY! while they are computed, and no error afterwards.
    const cells = async () => (await workbench.cellTexts("A1:N30")).flat();
    await expect.poll(cells, OFTEN).toEqual(expect.arrayContaining(["The pinball puzzle", "(1 8 7 4 2)"]));
    await expect
      .poll(async () => (await cells()).filter((text) => /^#/.test(String(text))), OFTEN)
      .toEqual([]);
    for (const theme of ["light", "dark"]) {
      await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
      expect(await violations(page)).toEqual([]);
      await page.getByRole("switch", { name: "Dark" }).click();
    }
    await page.getByRole("button", { name: "Dismiss the hint" }).click();
    await expect(hint).toBeHidden();
    await pane.getByRole("button", { name: "A class" }).click();
    await expect(pane.getByRole("tab", { name: "Class", selected: true })).toBeFocused();
    await pane.getByRole("button", { name: "Examine a group in Algebra." }).click();
    await expect(pane.getByRole("button", { name: "Look around" })).toBeHidden();

    await workbench.typeInto("P1", "=1+1");
    await workbench.waitForCell("P1", 2);
    await workbench.selectCell("J12:K15");
    await expect(products.understanding).toContainText("4 generators");
    await products.expand(/19 distinct permutations/);
    expect(asked.length).toBeGreaterThan(8);
    expect(problems).toEqual([]);

    // The doors are for the first visit.
    await expect(page.locator("[data-kept]")).toContainText("saved in this browser");
    await workbench.restart();
    await expect(pane.getByRole("tab", { selected: true }).first()).toBeVisible();
    await expect(pane.getByRole("button", { name: "Look around" })).toHaveCount(0);
  },
);

ownPage(
  "the theme begins as the system prefers and is switched for sheet and pane @all @keys",
  async ({ page }) => {
    const workbench = new WorkbenchPage(page);
    const expected = { light: ["#ffffff", false], dark: ["#262626", true] };
    const seen = () =>
      paneOf(page).evaluate(() => [
        Office.context.officeTheme.bodyBackgroundColor,
        matchMedia("(prefers-color-scheme: dark)").matches,
      ]);
    for (const [preferred, other] of [
      ["light", "dark"],
      ["dark", "light"],
    ] as const) {
      await page.emulateMedia({ colorScheme: preferred });
      await workbench.open();
      await expect(page.locator("html")).toHaveAttribute("data-theme", preferred);
      expect(await seen()).toEqual(expected[preferred]);
      await page.getByRole("switch", { name: "Dark" }).click();
      await expect(page.locator("html")).toHaveAttribute("data-theme", other);
      expect(await seen()).toEqual(expected[other]);
      const dark = await page.evaluate(() => document.querySelector(".univer-dark") !== null);
      expect(dark).toBe(other === "dark");
    }
  },
);
