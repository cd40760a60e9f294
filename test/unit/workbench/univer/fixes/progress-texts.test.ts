import { PROGRESS_TEXTS } from "../../../../../src/workbench/univer/fixes/progress-texts";
import { stillNeeded } from "./still-needed";

const LOCALES = { english: "en-US", german: "de-DE" } as const;

stillNeeded("lacks the texts beside the bar of a long calculation", () => {
  for (const locale of Object.values(LOCALES)) {
    const texts = jest.requireActual<Record<string, Record<string, unknown>>>(
      `@univerjs/preset-sheets-core/lib/umd/locales/${locale}`,
    );
    expect(Object.keys(texts)).toContain("sheets-formula");
    expect(texts["sheets-formula"]!.progress).toBeUndefined();
  }
});

test("all languages have texts for the same steps", () => {
  const [english, german] = [PROGRESS_TEXTS.english, PROGRESS_TEXTS.german].map((texts) =>
    Object.keys(texts["sheets-formula"].progress),
  );
  expect(german).toEqual(english);
});
