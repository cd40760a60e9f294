import { expect } from "@playwright/test";
import { readSample } from "../../samples/read-sample.mjs";
import { readWorkbook, writeWorkbook } from "../../src/workbooks";
import { cutTexts } from "./cut-texts";
import { test } from "./files-page";

for (const [language, folder, open] of [
  ["English", "samples", "Open…"],
  ["German", "samples/de", "Öffnen …"],
] as const)
  test(`all lessons in ${language}, opened as one file, have room for their texts @all @paint`, async ({
    page,
    workbench,
  }) => {
    const { content } = await readWorkbook(readSample(folder, "puzzlebook"));
    // Their sheets of values, which need no calculation.
    const sheets = content.sheets.slice(content.sheets.length / 2);
    const buffer = Buffer.from(await writeWorkbook({ ...content, names: [], sheets }));
    await workbench.open(language === "English" ? "?empty" : "?empty&language=de");
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: open }).click();
    await (await chooser).setFiles({ name: "lessons.xlsx", mimeType: "application/octet-stream", buffer });
    await page.waitForURL((url) => !url.searchParams.has("empty"));
    await workbench.started();
    expect(await workbench.sheetNames()).toEqual(sheets.map(({ name }) => name));
    for (const { name } of sheets) expect(await cutTexts(page, name), name).toEqual([]);
  });
