import { readdirSync, readFileSync } from "node:fs";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { LANGUAGES } from "../../../src/language/languages";

type Token = ReturnType<typeof compileMessage>[number];

const read = (language: string, name: string): Record<string, string> =>
  JSON.parse(readFileSync(`src/language/${language}/${name}`, "utf8"));

/** `test/house/texts.mjs` checks their keys, the English texts, against the sources. */
const catalogues = LANGUAGES.slice(1).flatMap(({ name, tag }) =>
  readdirSync(`src/language/${name}`)
    .filter((file) => file.endsWith(".json"))
    .map((file) => ({ tag, file, texts: read(name, file) })),
);

describe.each(catalogues)("the catalogue $file in $tag", ({ texts }) => {
  test("has its texts", () => {
    expect(Object.keys(texts).length).toBeGreaterThan(0);
    expect(Object.keys(texts).filter((text) => !texts[text])).toEqual([]);
  });

  test("has the values that the English texts have", () => {
    const different = Object.entries(texts).filter(([text, other]) => valuesIn(text) !== valuesIn(other));
    expect(different).toEqual([]);
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
