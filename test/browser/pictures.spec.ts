/** The pictures of README, store and help show the pane as it is today. If a test fails, run `npm run pictures` and look at them. */
import { expect } from "@playwright/test";
import { SCENES } from "../pictures/scenes";
import { readRecords, shownPane } from "../pictures/shown-pane";
import { test } from "./console";
import { WorkbenchPage } from "./workbench-page";

for (const scene of SCENES) {
  test(`pictures: ${scene.title} @all @paint`, async ({ page }) => {
    await page.setViewportSize(scene);
    const workbench = new WorkbenchPage(page);
    await scene.play(workbench, async (file) => {
      const recorded = readRecords()[file]?.pane.join("\n");
      await expect.poll(async () => (await shownPane(workbench)).join("\n"), file).toBe(recorded);
    });
  });
}
