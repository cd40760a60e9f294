import { expect, type Page } from "@playwright/test";
import { test } from "./console";
import { soon, WorkbenchPage } from "./workbench-page";

declare global {
  interface Window {
    /** How many colours the sheet's first cells have, now. */
    colorsOfSheet?: () => number;
    /** The same at the moment when the pane's page was asked for. */
    colorsBeforePane?: number;
  }
}

/** Headings, lines and antialiased texts. A canvas that is not painted has one colour. */
const PAINTED = 10;
const PANE = "**/workbench-pane.html*";

/** Counts colours from the page's first moment on. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    if (window.parent !== window) return;
    window.colorsOfSheet = () => {
      const canvas = document.querySelector<HTMLCanvasElement>("#sheet canvas[id^=univer-sheet-main-canvas]");
      if (!canvas?.width) return 0;
      const { data } = canvas.getContext("2d")!.getImageData(0, 0, 400, 200);
      return new Set(new Uint32Array(data.buffer)).size;
    };
    const note = () => {
      const isAskedFor = document.querySelector("#pane iframe")?.hasAttribute("src");
      if (isAskedFor) window.colorsBeforePane ??= window.colorsOfSheet!();
    };
    new MutationObserver(note).observe(document, {
      attributes: true,
      attributeFilter: ["src"],
      subtree: true,
    });
  });

const colors = (page: Page) => page.evaluate(() => window.colorsOfSheet!());

test("the sheet shows its cells while the pane’s page is on its way @all @start", async ({ page }) => {
  await watch(page);
  let letPass: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letPass = resolve));
  const asked = new Promise<void>((resolve) => {
    void page.route(PANE, async (route) => {
      resolve();
      await held;
      await route.continue();
    });
  });
  await page.goto("/workbench.html?lesson=pinball");
  await asked;
  await soon(() => colors(page)).toBeGreaterThan(PAINTED);
  const workbench = new WorkbenchPage(page);
  expect((await workbench.cellTexts("A1:C3")).flat()).toContain("The pinball puzzle");
  await expect(workbench.status).not.toHaveText("Ready");
  await expect(workbench.pane.getByRole("tab")).toHaveCount(0);
  letPass();
  await page.evaluate(() => window.workbench!.ready);
  await expect(workbench.status).toHaveText("Ready");
});

test("the pane’s page is asked for when the sheet is painted, not before @all @start", async ({ page }) => {
  await watch(page);
  const workbench = new WorkbenchPage(page);
  await workbench.open();
  expect(await page.evaluate(() => window.colorsBeforePane)).toBeGreaterThan(PAINTED);
});

test("the workbench starts also where nobody sees it, in a tab behind others @all @start", async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (window.parent !== window) return;
    Object.defineProperty(document, "hidden", { get: () => true });
    // Tabs that are not seen get no frames.
    window.requestAnimationFrame = () => 0;
  });
  const workbench = new WorkbenchPage(page);
  await workbench.open();
  await expect(workbench.status).toHaveText("Ready");
});
