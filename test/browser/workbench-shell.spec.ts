import { readFileSync } from "node:fs";
import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { WorkbenchPage } from "./workbench-page";

let workbench: WorkbenchPage;

test.beforeEach(({ page }) => {
  workbench = new WorkbenchPage(page);
});

test.describe("the ribbon", () => {
  test("has the manifest's groups and buttons, with icons and tips, worked by keyboard", async ({ page }) => {
    await workbench.open();
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
    await expect.poll(() => workbench.sheetNames()).toContain("Pinball");
    await expect(workbench.status).toHaveText("Ready");
  });

  test("is that of another manifest when there is one, and names a command the add-in does not have", async ({
    page,
  }) => {
    await page.route("**/manifest.xml", async (route) => {
      const manifest = (await (await route.fetch()).text())
        .replace(/https:\/\/localhost:3000\//g, "https://puzzles.example/app/")
        .replace("insertPinballLesson", "noSuchCommand")
        .replace('DefaultValue="Pinball lesson"', 'DefaultValue="Something else"');
      await route.fulfill({ body: manifest, contentType: "application/xml" });
    });
    page.on("console", () => undefined);
    await workbench.open();
    await page.getByRole("button", { name: "Something else" }).click();
    await expect(workbench.status).toContainText("The add-in has no command noSuchCommand");
  });

  test("says what is wrong with a manifest that cannot be used", async ({ page }) => {
    await page.route("**/manifest.xml", async (route) => {
      const manifest = await (await route.fetch()).text();
      await route.fulfill({
        body: manifest.replace('"ExcelApi" MinVersion="1.9"', '"ExcelApi" MinVersion="9.9"'),
      });
    });
    await page.goto("/workbench.html?empty");
    await expect(workbench.status).toHaveText(
      "The manifest asks for what the workbench does not have: ExcelApi 9.9.",
    );
  });
});

test.describe("the task pane", () => {
  test("is closed and opened again without losing its state, and functions go on meanwhile", async ({
    page,
  }) => {
    await workbench.open();
    const field = workbench.pane.getByRole("textbox").first();
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
  });

  test("is 320 to 350 pixels wide at first and resized by keyboard and mouse", async ({ page }) => {
    await workbench.open();
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
    await expect.poll(width).toBeGreaterThan(first + 100);
  });

  test("hears from Office.addin whether it is visible", async ({ page }) => {
    await workbench.open();
    const frame = page.frames().find((candidate) => candidate.url().includes("workbench-pane"))!;
    await frame.evaluate(async () => {
      const heard = ((window as unknown as { heard: string[] }).heard = []);
      await Office.addin.onVisibilityModeChanged((message) => heard.push(message.visibilityMode as never));
      await Office.addin.hide();
    });
    await expect(page.locator("#pane")).toBeHidden();
    await frame.evaluate(() => Office.addin.showAsTaskpane());
    await expect(page.locator("#pane")).toBeVisible();
    await expect
      .poll(() => frame.evaluate(() => (window as unknown as { heard: string[] }).heard))
      .toEqual(["Hidden", "Taskpane"]);
  });
});

test.describe("the first visit", () => {
  test("finds the lesson's sheet with its formulas computed, and one line that says what to try", async ({
    page,
  }) => {
    await workbench.open("");
    expect(await workbench.activeSheet()).toBe("Pinball");
    const hint = page.getByRole("region", { name: "Hint" });
    await expect(hint).toContainText("Press Expand in the pane");
    await page.getByRole("button", { name: "Dismiss the hint" }).click();
    await expect(hint).toBeHidden();
    await expect
      .poll(async () => (await workbench.cellTexts("A1:N30")).flat())
      .toEqual(expect.arrayContaining(["The pinball puzzle", "(1 8 7 4 2)"]));
    // #BUSY! while they are computed, and no other error then.
    await expect
      .poll(async () =>
        (await workbench.cellTexts("A1:N30")).flat().filter((text) => /^#/.test(String(text))),
      )
      .toEqual([]);
  });
});

test.describe("the theme", () => {
  for (const preferred of ["light", "dark"] as const) {
    test(`begins as the system prefers (${preferred}) and is switched for sheet and pane`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme: preferred });
      await workbench.open();
      const other = preferred === "dark" ? "light" : "dark";
      const frame = page.frames().find((candidate) => candidate.url().includes("workbench-pane"))!;
      const seen = () =>
        frame.evaluate(() => [
          Office.context.officeTheme!.bodyBackgroundColor,
          matchMedia("(prefers-color-scheme: dark)").matches,
        ]);
      const expected = { light: ["#ffffff", false], dark: ["#262626", true] };
      await expect(page.locator("html")).toHaveAttribute("data-theme", preferred);
      expect(await seen()).toEqual(expected[preferred]);
      await page.getByRole("switch", { name: "Dark" }).click();
      await expect(page.locator("html")).toHaveAttribute("data-theme", other);
      expect(await seen()).toEqual(expected[other]);
      const dark = await page.evaluate(() => document.querySelector(".univer-dark") !== null);
      expect(dark).toBe(other === "dark");
    });
  }
});

test("nothing is fetched from elsewhere, refused by the page's policy or missing", async ({
  page,
  baseURL,
}) => {
  const problems: string[] = [];
  page.on("request", (request) => {
    if (!/^(data|blob):/.test(request.url()) && !request.url().startsWith(baseURL!))
      problems.push(request.url());
  });
  page.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(error.message));
  await workbench.open("");
  await workbench.typeInto("P1", "=1+1");
  await workbench.waitForCell("P1", 2);
  expect(problems).toEqual([]);
});

test("fits the window and can be used by everyone", async ({ page }) => {
  await workbench.open();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBe(0);
  const { violations } = await new AxeBuilder({ page }).exclude("#sheet").exclude("#pane iframe").analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`)).toEqual([]);
});

test("the page's policy allows no inline scripts and no evaluation", () => {
  const page = readFileSync("src/workbench/workbench.html", "utf8");
  expect(page).toContain("script-src 'self';");
});
