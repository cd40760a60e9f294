import { expect } from "@playwright/test";
import { LESSONS } from "../../src/lessons";
import { differences } from "./opened-lesson";
import { PuzzlesPage } from "./puzzles-page";
import { sampleValues } from "./sample-values";
import { test } from "./shared-page";

// So what holds of a lesson at its own address, where all others are tested, holds where its card has inserted it.
for (const { id, title, sheetName } of LESSONS) {
  test(`the card of “${title}” inserts what the lesson's sample holds`, async ({ page, workbench }) => {
    await workbench.fresh();
    expect(await new PuzzlesPage(workbench).insertLesson(title)).toBe(sheetName);
    const sample = await sampleValues(id);
    await expect.poll(() => differences(page, sample), { intervals: [200], timeout: 60_000 }).toEqual([]);
  });
}
