import { expect } from "@playwright/test";
import { LESSONS } from "../../src/puzzles/lessons";
import { cutTexts } from "./cut-texts";
import { test } from "./files-page";
import { differences } from "./opened-lesson";
import { sampleValues } from "./sample-values";

// All formulas of all lessons are calculated before the first lesson is as it should be.
test.describe.configure({ timeout: 300_000 });

// The English samples are compared whenever a test opens a lesson (opened-lesson.ts).
test("all lessons in German, opened as one file, calculate what their samples hold @all @files", async ({
  page,
  workbench,
}) => {
  await workbench.open("?empty&language=de");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Öffnen …" }).click();
  await (await chooser).setFiles("samples/de/puzzlebook.xlsx");
  await page.waitForURL((url) => !url.searchParams.has("empty"));
  await workbench.started();
  for (const { id, sheetName } of LESSONS) {
    const sample = await sampleValues(`de/${id}`);
    await expect
      .poll(() => differences(page, sample, sheetName), { intervals: [200], timeout: 180_000, message: id })
      .toEqual([]);
    expect(await cutTexts(page, sheetName), "texts that their neighbours cut off").toEqual([]);
  }
});
