import { expect } from "@playwright/test";
import { violations } from "./axe";
import { test } from "./shared-page";
import { ViewPage } from "./view-page";

/** A flat drawing and a solid one, each with its text at step 5. */
const LARGER = [
  { title: "Flat maze", id: "maze", words: /the marker is at place 3, turn 16, step 5 of 76/ },
  {
    title: "Key and disk",
    id: "key",
    words: /place 3 of 21\. Above: a tooth of height 1 and cut 16 of depth 1/,
  },
];

for (const theme of ["light", "dark"] as const)
  test(`axe finds nothing at drawings, in the pane and in the larger window, ${theme} @all @axe`, async ({
    page,
    workbench,
  }) => {
    const view = new ViewPage(workbench);
    await view.openSheet("Free the Key", { drawing: "Key and disk" });
    await view.setTheme(theme);
    await expect(view.solid("key").locator("canvas")).toBeVisible();
    for (const drawing of ["Flat maze", "All together"]) {
      await view.choose(drawing);
      await view.waitForStep(0);
      expect(await violations(page, "#pane iframe")).toEqual([]);
    }

    const larger = await view.openLarger();
    await larger.setTheme(theme);
    for (const { title, id, words } of LARGER) {
      await larger.choose(title);
      await larger.goTo(5);
      await expect(larger.picture(id)).toHaveAttribute("aria-label", words);
      expect(await violations(page, "#dialog iframe")).toEqual([]);
    }
    await larger.close();
    await view.setTheme("light");
  });
