import { ENGLISH, LANGUAGES } from "../../../../src/language/languages";
import { loadUniverTexts } from "../../../../src/workbench/univer/texts";
import { stillNeeded } from "./fixes/still-needed";

/** The name of a new sheet, which Univer's presets include, and a text that they lack. */
async function textsIn(language: (typeof LANGUAGES)[number]): Promise<unknown[]> {
  const { locale, locales } = await loadUniverTexts(language);
  const texts = locales[locale] as Record<string, Record<string, Record<string, string>>>;
  return [texts.sheets.tabs.sheet, texts["sheets-formula"].progress.done];
}

test.each(LANGUAGES)("Univer has all its texts in $tag", async (language) => {
  const texts = await textsIn(language);
  expect(texts).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);
});

test("they are those of the language", async () => {
  expect(await textsIn(ENGLISH)).toEqual(["Sheet", "Calculated"]);
  expect(await textsIn(LANGUAGES.find(({ name }) => name === "de")!)).toEqual(["Tabelle", "Berechnet"]);
});

stillNeeded("lacks the texts beside the bar of a long calculation", () => {
  for (const locale of ["en-US", "de-DE"]) {
    const texts = jest.requireActual<Record<string, Record<string, unknown>>>(
      `@univerjs/preset-sheets-core/lib/umd/locales/${locale}`,
    );
    expect(Object.keys(texts)).toContain("sheets-formula");
    expect(texts["sheets-formula"].progress).toBeUndefined();
  }
});
