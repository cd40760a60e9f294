import compiledTexts from "../../../build/compiled-texts.mjs";
import texts from "../../../src/language/en/functions.json";

const compiled = (resourcePath: string, source: string): string =>
  compiledTexts.call({ resourcePath, addDependency: () => undefined }, source);

const row = (text: string) => Object.keys(texts).indexOf(text);

test("a text in the sources becomes the number of its row, whether it is said or marked, in either quotation marks", () => {
  expect(compiled("cells.ts", 'i18n.t("{answer} is unknown", { answer })')).toBe(
    `i18n.t(${row("{answer} is unknown")}, { answer })`,
  );
  expect(compiled("cells.ts", `[/*i18n*/ '"{text}"', "ways"]`)).toBe(`[/*i18n*/ ${row('"{text}"')}, "ways"]`);
});

test("a catalogue becomes the list of its messages, compiled", () => {
  const catalogue = JSON.stringify({ One: "Eins", "{n} of them": "{n} davon" });
  expect(JSON.parse(compiled("functions.json", catalogue))).toEqual(["Eins", "{n} davon"]);
});

test("a text that the catalogue lacks is named, with the remedy", () => {
  expect(() => compiled("cells.ts", 'i18n.t("never said")')).toThrow(
    /functions\.json lacks "never said": run npm run texts\./,
  );
});
