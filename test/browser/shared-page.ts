import type { Page } from "@playwright/test";
import { test as base } from "./console";
import { WorkbenchPage } from "./workbench-page";

/**
 * Tests that share one page, and so one start of the workbench, with all others of their worker. They begin with `workbench.fresh()` or a
 * lesson, and leave nothing behind that these do not clear. Tests that need a page of their own (routes, the system's theme, several
 * windows) import the one from `console.ts`.
 */
export const test = base.extend<{ page: Page; workbench: WorkbenchPage }, { workerPage: Page }>({
  workerPage: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport } = project.use;
      const context = await browser.newContext({
        ...(baseURL && { baseURL }),
        ...(viewport && { viewport }),
      });
      const page = await context.newPage();
      page.addInitScript = () =>
        Promise.reject(
          new Error("An init script stays for the tests after this one: use the test of console.ts."),
        );
      await use(page);
      await context.close();
    },
    { scope: "worker" },
  ],
  page: async ({ workerPage }, use) => {
    // Keyboard input goes to the page in front, and axe opens others.
    await workerPage.bringToFront();
    await use(workerPage);
    await workerPage.unrouteAll({ behavior: "ignoreErrors" });
    for (const event of ["request", "response", "worker"] as const) {
      workerPage.removeAllListeners(event);
    }
  },
  workbench: async ({ page }, use) => use(new WorkbenchPage(page)),
});
