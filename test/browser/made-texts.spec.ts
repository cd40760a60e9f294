import { expect } from "@playwright/test";
import lessons from "../../src/language/de/lessons.json";
import pane from "../../src/language/de/pane.json";
import { MAKERS } from "../../src/puzzles";
import { cutTexts } from "./cut-texts";
import { test } from "./shared-page";

/** What the pane says for an English text. */
const LANGUAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {},
  de: { ...pane, ...lessons },
};

for (const [language, texts] of Object.entries(LANGUAGES)) {
  const say = (text: string) => texts[text] ?? text;

  test(`no text of the smallest sheets is cut off by its neighbours: ${language} @all @paint`, async ({
    page,
    workbench,
  }) => {
    test.slow();
    await workbench.fresh(`?empty&language=${language}`);
    await workbench.pane.getByRole("tab", { name: say("Make") }).click();
    for (const { id, title } of MAKERS) {
      const before = (await workbench.sheetNames()).length;
      await workbench.pane.getByRole("button", { name: new RegExp(`^${say(title)}`) }).click();
      await expect(workbench.pane.getByRole("button", { name: say("Make the sheet") })).toBeVisible();
      for (const field of await workbench.pane.locator("input[type=number]").all()) {
        await field.fill((await field.getAttribute("min"))!);
      }
      await workbench.pane.getByRole("button", { name: say("Make the sheet") }).click();
      await expect.poll(async () => (await workbench.sheetNames()).length).toBe(before + 1);
      await expect(workbench.pane.getByRole("progressbar")).toHaveCount(0);
      await workbench.answered();
      expect.soft([id, await cutTexts(page)]).toEqual([id, []]);
    }
  });
}
