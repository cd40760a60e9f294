import { readdirSync, readFileSync } from "node:fs";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { LANGUAGES } from "../../../src/language/languages";

type Token = ReturnType<typeof compileMessage>[number];

const read = (language: string, name: string): Record<string, string> =>
  JSON.parse(readFileSync(`src/language/${language}/${name}`, "utf8"));

/** `test/house/texts.mjs` checks the English catalogues against the sources. */
const catalogues = readdirSync("src/language/en").filter((name) => name.endsWith(".json"));
const [, ...TRANSLATIONS] = LANGUAGES;

describe.each(catalogues)("the catalogue %s", (name) => {
  const english = Object.keys(read("en", name));

  describe.each(TRANSLATIONS)("in $tag", ({ name: language }) => {
    const texts = read(language, name);

    test("has its texts", () => {
      expect(english.length).toBeGreaterThan(0);
      expect(Object.keys(texts).filter((text) => !texts[text])).toEqual([]);
      expect(Object.keys(texts).sort()).toEqual([...english].sort());
    });

    test("has the values that the English ones have", () => {
      const different = Object.entries(texts).filter(([text, other]) => valuesIn(text) !== valuesIn(other));
      expect(different).toEqual([]);
    });
  });
});

/** The names of the values that a text uses. */
function valuesIn(text: string): string {
  const names = new Set<string>();
  const visit = (tokens: readonly Token[]) => {
    for (const token of tokens) {
      if (typeof token === "string") continue;
      const [name, , choices] = token;
      names.add(name);
      if (typeof choices !== "object") continue;
      for (const choice of Object.values(choices as object))
        if (Array.isArray(choice)) visit(choice as Token[]);
    }
  };
  visit(compileMessage(text));
  return [...names].sort().join();
}
