import AxeBuilder from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";
import { SOLUTIONS } from "../../src/lessons/solutions";
import { freeTheKey } from "../../src/puzzles/free-the-key/lesson";
import { violations } from "./axe";
import { WorkbookPage } from "./files-page";
import { cardOf } from "./puzzles-page";
import { test } from "./shared-page";
import { OFTEN } from "./workbench-page";

let page: Page;
let workbench: WorkbookPage;

const button = (name: string) => workbench.pane.getByRole("button", { name, exact: true });
/** A lesson's card, by its title. */
const card = (title: string) => workbench.pane.getByRole("button", { name: cardOf(title) });
const region = (name: string) => workbench.pane.getByRole("region", { name, exact: true });

/** Opens a page of the pane by its tab and waits for something on it. */
async function openPage(tab: string, shown: Locator): Promise<void> {
  await workbench.pane.getByRole("tab", { name: tab, exact: true }).click();
  await expect(shown).toBeVisible();
}

/** Opens a part of the page Algebra and waits for something on it. */
async function openAlgebra(tab: string, shown: Locator): Promise<void> {
  await openPage("Algebra", workbench.pane.getByRole("tab", { name: tab, exact: true }));
  await openPage(tab, shown);
}

/** Shows a sheet. Returns whether the workbook has it. */
function showSheet(sheetName: string): Promise<boolean> {
  return page.evaluate((name) => {
    const workbook = window.univerAPI!.getActiveWorkbook()!;
    const sheet = workbook.getSheetByName(name);
    if (sheet) workbook.setActiveSheet(sheet);
    return sheet !== null;
  }, sheetName);
}

/** Inserts a lesson, unless an earlier test has, and opens the page Play, where it is drawn and played. */
async function view(lesson: string): Promise<Locator> {
  await openPage("Rätsel", card(lesson));
  if (!(await showSheet(lesson))) {
    await card(lesson).click();
    await expect(workbench.pane.getByText(`Das Blatt „${lesson}“ ist bereit.`)).toBeVisible();
  }
  const player = workbench.pane.getByRole("group", { name: "Abspielen" });
  await openPage("Spielen", player);
  return player;
}

/** Shows the pinball lesson of the first visit, then the pane's first page, and selects the generators. */
async function showGenerators(): Promise<void> {
  expect(await showSheet("Pinball")).toBe(true);
  await openAlgebra("Produkte", button("Paare multiplizieren"));
  await workbench.selectCell("J12:K15");
  await expect(region("Markierte Erzeuger")).toContainText("4 Erzeuger (A, B, C, D)");
}

// All tests share one first visit.
test.beforeEach(async ({ page: shared }) => {
  page = shared;
  workbench = new WorkbookPage(page);
  if (page.url().endsWith("?language=de")) return;
  await workbench.forget();
  await workbench.open("?language=de");
  await openAlgebra("Produkte", button("Paare multiplizieren"));
  await expect(region("Markierte Erzeuger")).toContainText("4 Erzeuger (A, B, C, D)");
});

test.afterAll(() => workbench.forget());

test("the pages that multiply and examine speak German @release @visits", async () => {
  const { pane } = workbench;
  await expect(pane.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByText("Tabelle1", { exact: true })).toBeVisible();
  for (const name of ["Rätsel", "Erstellen", "Spielen", "Algebra", "Klasse"]) {
    await expect(pane.getByRole("tab", { name, exact: true })).toBeVisible();
  }
  await expect(region("Markierte Erzeuger")).toContainText("höchstens 20 Produkte");
  await pane.getByRole("textbox", { name: "Gesucht" }).fill("(1 4 6 2)(3 8 7 9)");
  await button("Paare multiplizieren").click();
  await expect(pane.getByText("19 verschiedene Permutationen; CA = AC.")).toBeVisible();
  await expect(pane.getByText("Ein weiterer Durchgang kann sie erreichen.")).toBeVisible();
  expect(await workbench.activeSheet()).toBe("Produkte");
  await expect
    .poll(() => workbench.cellTexts("A1:B1"), OFTEN)
    .toEqual([["Wort, von links nach rechts", "Permutation"]]);
  expect(await violations(page)).toEqual([]);

  await openAlgebra("Gruppen", button("Untersuchen"));
  await button("Untersuchen").click();
  await expect(region("Die Gruppe")).toContainText("Ordnung20.160");
  await expect(region("Die Gruppe")).toContainText("alle Elemente sind gerade");
  await expect(region("Die am weitesten entfernten Elemente")).toContainText("brauchen 6 Buchstaben");
  await region("Die Gruppe").getByRole("button", { name: "In Zellen schreiben" }).click();
  await expect(region("Die Gruppe")).toContainText("Geschrieben nach Gruppe!A2:B8.");
  await expect.poll(() => workbench.cellTexts("A3:B3"), OFTEN).toEqual([["Ordnung", 20160]]);
  expect(await violations(page)).toEqual([]);
});

test("before filled cells are written over, it is asked in German @all @visits", async () => {
  await showGenerators();
  const { pane } = workbench;
  const before = await workbench.cellTexts("B2:C21");
  await pane.getByRole("radio", { name: "ab einer Zelle" }).check();
  await pane.getByRole("textbox", { name: "Erste Zelle" }).fill("B2");
  await button("Paare multiplizieren").click();
  const question = pane.getByRole("alertdialog", { name: /^\d+ gefüllte Zellen überschreiben\?$/ });
  await expect(question).toContainText(
    "Die Produkte würden Pinball!B2:C21 füllen; dort sind Zellen nicht leer.",
  );
  await expect(question.getByRole("button")).toHaveText(["Behalten", "Überschreiben"]);
  expect(await violations(page)).toEqual([]);
  await question.getByRole("button", { name: "Behalten" }).click();
  await expect(question).toBeHidden();
  await expect.poll(() => workbench.cellTexts("B2:C21"), OFTEN).toEqual(before);
});

test("the puzzles are told of in German @all @visits", async () => {
  await openPage("Rätsel", card("Free the Key"));
  await expect(card("Das Labyrinth von Schönbrunn")).toContainText("Jedes Feld sagt, wie weit");
  expect(await violations(page)).toEqual([]);
});

test("the sign ? of each page leads to German help, which leads on @all @visits", async () => {
  const help = workbench.pane.getByRole("link", { name: "Hilfe zu dieser Seite" });
  for (const tab of await workbench.pane.getByRole("tab").all()) {
    await tab.click();
    const id = (await tab.getAttribute("value"))!;
    await expect(help).toHaveAttribute("href", `help/de/pane.html#${id}`);
    expect(await (await page.request.get("/help/de/pane.html")).text()).toContain(`<h2 id="${id}">`);
  }
});

test("a formula with a mistake explains itself in German @all @visits", async () => {
  await showGenerators();
  await workbench.fill("S2", [['=PUZZLE.CYCLEORDER("(1 2")']]);
  await workbench.waitForCell("S2", "#VALUE!");
  await workbench.selectCell("S2");
  await expect(workbench.status).toContainText("Zeichen 1: diese Klammer wird nicht geschlossen");
});

test("what the pane's other threads say is in German @all @threads", async () => {
  await showGenerators();
  const cycle = `(${Array.from({ length: 40 }, (_, k) => k + 1).join(" ")})`;
  await workbench.fill("S4", [
    ["a", cycle],
    ["b", "(1 2)"],
  ]);
  await workbench.selectCell("S4:T5");
  await openAlgebra("Gruppen", button("Untersuchen"));
  await button("Untersuchen").click();
  await expect(region("Elemente nach Zykeltyp")).toContainText(
    "Das wurde nicht berechnet: die Gruppe hat mehr als",
  );
});

test("nothing in the pane is cut off at 320 pixels in German @all @paint", async () => {
  await showGenerators();
  await page.locator("#pane").evaluate((pane) => pane.style.setProperty("--pane-width", "320px"));
  const { pane } = workbench;
  const fits = async () => {
    const [content, visible] = await pane
      .locator("html")
      .evaluate((html) => [html.scrollWidth, html.clientWidth]);
    expect(visible).toBeLessThanOrEqual(320);
    expect(content).toBeLessThanOrEqual(visible);
  };
  await pane.getByRole("radio", { name: "ab einer Zelle" }).check();
  await fits();
  await openAlgebra("Gruppen", button("Untersuchen"));
  await button("Untersuchen").click();
  await expect(region("Die am weitesten entfernten Elemente")).toBeVisible();
  await fits();
  await openPage("Klasse", button("Nur Werte kopieren"));
  await fits();
  await openPage("Rätsel", card("Free the Key"));
  await fits();
  await workbench.selectCell("J12:K15");
  await button("Was ist das?").click();
  await expect(pane.getByText(/4 Bezeichnungen neben Permutationen: A, B, C, D/).first()).toBeVisible();
  await expect(region("Erkennen und lösen").getByText("A8")).toBeVisible();
  await fits();
  await view("Free the Key");
  await fits();
  await page.locator("#pane").evaluate((pane) => pane.style.removeProperty("--pane-width"));
});

test("View draws and plays in German @all @visits", async () => {
  const player = await view("Free the Key");
  const { pane } = workbench;
  await expect(player.getByText("Die Scheibe ist auf Platz 1, Drehung 1")).toBeVisible();
  await player.getByRole("button", { name: "Schritt", exact: true }).click();
  await expect(player.getByText(/^Scheibe .+, auf Platz \d+, Drehung \d+$/)).toBeVisible();
  await expect(player.getByRole("slider")).toHaveAttribute("aria-valuetext", /^Schritt 1 von \d+$/);
  await pane.getByLabel("Zeichnung", { exact: true }).selectOption("Flaches Labyrinth");
  const maze = pane.getByRole("img", {
    name: /^Flaches Labyrinth: 16 Drehungen abwärts, 21 Plätze nach rechts/,
  });
  await expect(maze).toBeVisible();
  await expect(pane.getByRole("switch", { name: "Im Blatt gehen" })).toBeVisible();
  await expect(button("Schritte notieren")).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("Class speaks German, and so does a hand-out @all @visits", async () => {
  await view("Free the Key");
  await openPage("Klasse", button("Nur Werte kopieren"));
  await expect(workbench.pane.getByRole("heading")).toHaveText([
    "Nur Werte",
    "Lösungsblatt",
    "Schülermodus",
    "Link",
    "Als .xlsx herunterladen",
    "Arbeitsblatt",
    "Formeln reparieren",
    "Aufgabenbereich mit der Arbeitsmappe öffnen",
  ]);
  await button("Reparieren").click();
  await expect(region("Formeln reparieren")).toContainText("Keine Formel ist zu reparieren.");
  expect(await violations(page)).toEqual([]);

  await workbench.fill(freeTheKey.names![SOLUTIONS], [["ja"]]);
  await button("Mit Lösung").click();
  const handOut = page.frameLocator("#dialog iframe");
  await expect(handOut.getByRole("heading", { name: "Free the Key: Lösung" })).toBeVisible();
  await expect(handOut.getByRole("heading", { name: "Fragen" })).toBeVisible();
  await expect(handOut.getByLabel("Papier")).toBeVisible();
  await expect(handOut.getByRole("button", { name: "Drucken …" })).toBeEnabled();
  await expect(handOut.locator("html")).toHaveAttribute("lang", "de");
  const handOutOnly = await new AxeBuilder({ page }).include(["#dialog iframe", "html"]).analyze();
  expect(handOutOnly.violations).toEqual([]);
});

// Last, because a cell being edited is not a state to start from.
test("auto-completion tells in German what a function does @release @visits", async () => {
  await workbench.open("?empty&language=de");
  await workbench.selectCell("S3");
  await page.keyboard.type("=PUZZLE.MUL", { delay: 30 });
  await expect(page.getByText("Multipliziert Permutationen von links nach rechts.")).toBeVisible();
});
