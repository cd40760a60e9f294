import { readdirSync, readFileSync } from "node:fs";
import { compileMessage } from "@lingui/message-utils/compileMessage";

type Token = ReturnType<typeof compileMessage>[number];

const read = (language: string, name: string): Record<string, string> =>
  JSON.parse(readFileSync(`src/language/${language}/${name}`, "utf8"));

/** `test/house/texts.mjs` holds the English catalogues to the sources. */
const catalogues = readdirSync("src/language/en");

describe.each(catalogues)("the catalogue %s", (name) => {
  const english = read("en", name);
  const german = read("de", name);

  test("has its texts in German", () => {
    expect(Object.keys(english).length).toBeGreaterThan(0);
    expect(Object.keys(german).filter((text) => !german[text])).toEqual([]);
    expect(Object.keys(german).sort()).toEqual(Object.keys(english).sort());
  });

  test("has the same values in both languages", () => {
    const different = Object.entries(german).filter(([text, other]) => valuesIn(text) !== valuesIn(other));
    expect(different).toEqual([]);
  });
});

/** The names of the values that a text asks for. */
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
