import { expect } from "@playwright/test";
import { violations } from "./axe";
import { GroupsPage } from "./groups-page";
import { MakePage } from "./make-page";
import { ProductsPage } from "./products-page";
import { SharePage } from "./share-page";
import { test } from "./shared-page";
import { SolvePage } from "./solve-page";

const PANE = "#pane iframe";

// workbench-shell.spec checks the first visit with its hint, share.spec a lesson's hand-out.
for (const theme of ["light", "dark"] as const) {
  const rank = theme === "light" ? "release" : "all";
  test(`all pages of the pane fit into 320 pixels and have no faults that axe finds, ${theme} @${rank} @axe`, async ({
    page,
    workbench,
  }) => {
    const products = new ProductsPage(workbench);
    const { pane } = workbench;
    const look = async (what: string, only?: typeof PANE) => {
      const [content, visible] = await pane
        .locator("html")
        .evaluate((html) => [html.scrollWidth, html.clientWidth]);
      expect.soft(visible, what).toBeLessThanOrEqual(320);
      expect.soft(content, what).toBeLessThanOrEqual(visible);
      expect.soft(await violations(page, only), what).toEqual([]);
    };

    await products.withGenerators();
    await page.getByRole("switch", { name: "Dark" }).setChecked(theme === "dark");
    await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
    const ground = { light: "rgb(255, 255, 255)", dark: "rgb(41, 41, 41)" }[theme];
    await expect(pane.locator("#pane > div").first()).toHaveCSS("background-color", ground);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
    await page.locator("#pane").evaluate((element) => element.style.setProperty("--pane-width", "320px"));

    await products.lookFor("(1 4 6 2)(3 8 7 9)");
    await products.putFrom("D1");
    await products.expand(/19 distinct permutations/);
    await expect(pane.getByText(/Another pass may reach it/)).toBeVisible();
    await look("the workbench with Products");
    await products.putFrom("A1");
    await products.expandButton.click();
    await expect(products.question).toBeVisible();
    await look("the question before cells are written over", PANE);
    await products.question.getByRole("button", { name: "Keep them" }).click();

    const groups = new GroupsPage(workbench);
    await workbench.selectCell("A1:B4");
    await groups.open();
    await groups.inverses.check();
    await groups.examine.click();
    await expect(groups.finding("The farthest elements")).toContainText(/need \d+ letters/);
    await look("Groups", PANE);

    await pane.getByRole("tab", { name: "Puzzles" }).click();
    await expect(pane.getByRole("button", { name: "The pinball puzzle" })).toBeVisible();
    await look("Puzzles", PANE);
    await new MakePage(workbench).open("Maze");
    await look("Make", PANE);
    await pane.getByLabel("Rows", { exact: true }).fill("99");
    await expect(pane.getByRole("alert")).toBeVisible();
    await look("Make with a wrong number", PANE);
    await workbench.selectCell("A1:B4");
    const solve = new SolvePage(workbench);
    await solve.openPage("Puzzles");
    await solve.button("What is this?").click();
    await expect(solve.fact("The group")).toHaveText("A8");
    await look("what the selection can be", PANE);

    await pane.getByRole("tab", { name: "Play" }).click();
    await expect(pane.getByRole("form", { name: "Ranges of the puzzle" })).toBeVisible();
    await look("Play", PANE);

    const share = new SharePage(workbench);
    await share.open();
    await share.button("Copy values only").click();
    await expect(share.section("Values only")).toContainText("nothing to copy");
    await share.button("Repair").click();
    await expect(share.section("Repair formulas")).toContainText("No formula needs repair.");
    await look("Class", PANE);
    await share.button("With solution").click();
    await expect(share.handOut.getByRole("button", { name: "Print …" })).toBeEnabled();
    expect.soft(await violations(page, "#dialog iframe"), "the window for printing").toEqual([]);
    await page.getByRole("button", { name: "Close the dialog" }).click();
  });
}
