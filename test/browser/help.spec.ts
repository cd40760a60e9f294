import path from "node:path";
import { pathToFileURL } from "node:url";
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { test } from "./console";

const dist = path.resolve(process.env.PUZZLEBOOK_DIST ?? "dist");

const PAGES = [
  "index.html",
  "functions/solvemaze.html",
  "lessons/pinball.html",
  "articles/vodola.html",
  "pane.html",
  "limitations.html",
  "limits.html",
  "troubleshooting.html",
  "hosting.html",
  "support.html",
  "search.html",
  "for/teacher.html",
  "de/index.html",
  "de/functions/solvemaze.html",
  "de/lessons/pinball.html",
  "de/pane.html",
  "de/for/student.html",
  "de/how-to/writing.html",
  "de/search.html",
];

const searchBox = (page: Page) => page.getByRole("searchbox", { name: "Search the help" });
const foundPages = (page: Page) => page.getByRole("main").getByRole("link");

for (const name of PAGES) {
  test(`${name} of the help has no faults that axe finds, light and dark @all @axe`, async ({ page }) => {
    await page.goto(`/help/${name}`);
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    }
  });
}

test("nothing in the help is cut off at 320 pixels @all @paint", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const name of PAGES) {
    await page.goto(`/help/${name}`);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect([name, width]).toEqual([name, 320]);
  }
});

/** From the start page to a function's page by keyboard only. */
async function searchByKeyboard(page: Page) {
  await searchBox(page).focus();
  await page.keyboard.type("undoes");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Search the help");
  await expect(searchBox(page)).toHaveValue("undoes");
  await expect(searchBox(page)).toBeFocused();
  await expect(page.getByRole("status")).toContainText("for “undoes”");
  await expect(foundPages(page).first()).toHaveText("INVERTCYCLES");
  await foundPages(page).first().focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("INVERTCYCLES");
}

test("the search finds a function by a word of its description @all @visits", async ({ page }) => {
  await page.goto("/help/index.html");
  await searchByKeyboard(page);
});

test("the search works in files that no server hands out @all @visits", async ({ page }) => {
  await page.goto(pathToFileURL(path.join(dist, "help/index.html")).href);
  await searchByKeyboard(page);
});

test("the search follows what is typed, and says so when nothing is found @all @visits", async ({ page }) => {
  await page.goto("/help/search.html");
  await expect(foundPages(page).first()).toBeVisible();
  const all = await foundPages(page).count();
  await searchBox(page).fill("schonbrunn jump");
  await expect(foundPages(page).first()).toHaveText("The maze of Schönbrunn");
  for (const [asked, title] of [
    ["TopSpin", "Set up TopSpin, Hungarian Rings, Swap or Lights Out"],
    ["copy values", "Keep a puzzle, and copy values only"],
    ["own puzzle", "Make a puzzle of your own"],
    ["maze", "SOLVEMAZE"],
  ] as const) {
    await searchBox(page).fill(asked);
    expect((await foundPages(page).allInnerTexts()).slice(0, 5)).toContain(title);
  }
  await searchBox(page).fill("helicopter");
  await expect(page.getByRole("status")).toHaveText(
    "Nothing is found for “helicopter”. Try the beginning of a word, or fewer words.",
  );
  await expect(foundPages(page)).toHaveCount(0);
  await searchBox(page).fill("");
  await expect(foundPages(page)).toHaveCount(all);
});

test("the start page leads each person to a first page, and from there to German and back @all @visits", async ({
  page,
}) => {
  await page.goto("/help/index.html");
  for (const [link, german] of [
    ["For teachers", "Für Lehrkräfte"],
    ["For students", "Für Schüler und Studenten"],
    ["For puzzle lovers", "Für Rätselfreunde"],
  ] as const) {
    await page.getByRole("main").getByRole("link", { name: link }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(link);
    await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(6);
    await page.getByRole("link", { name: "Deutsch" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(german);
    await page.getByRole("link", { name: "English" }).click();
    await page.getByRole("link", { name: "Puzzlebook help" }).click();
  }
});

test("the German search finds German pages, and says so in German @all @visits", async ({ page }) => {
  await page.goto("/help/de/index.html");
  const box = page.getByRole("searchbox", { name: "In der Hilfe suchen" });
  await box.fill("vereinfach");
  await box.press("Enter");
  await expect(page.getByRole("status")).toContainText("für „vereinfach“:");
  await expect(foundPages(page).filter({ hasText: "SIMPLIFYCYCLES" })).toBeVisible();
  await box.fill("Hubschrauber");
  await expect(page.getByRole("status")).toContainText("Für „Hubschrauber“ wurde nichts gefunden.");
  await box.fill("Schlüssel");
  await foundPages(page).first().click();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
});
