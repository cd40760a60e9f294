import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { compileMessage } from "@lingui/message-utils/compileMessage";

interface Catalogue {
  path: string;
  texts: string[];
}
type Token = ReturnType<typeof compileMessage>[number];

// Lingui's extractor is published as an ES module that Jest does not load.
const catalogues = JSON.parse(
  execFileSync(process.execPath, [path.join(__dirname, "texts-in-code.mjs")], { encoding: "utf8" }),
) as Catalogue[];

const REMEDY = "npm run texts";

describe.each(catalogues.map((catalogue) => ({ name: path.basename(catalogue.path), ...catalogue })))(
  "the catalogue $name",
  ({ path: place, texts }) => {
    const read = (language: string) =>
      JSON.parse(readFileSync(`${place.replace("{locale}", language)}.json`, "utf8")) as Record<
        string,
        string
      >;
    const [english, german] = [read("en"), read("de")];

    test("has the texts of the code", () => {
      expect(texts.length).toBeGreaterThan(0);
      expect({ [REMEDY]: Object.keys(english).sort() }).toEqual({ [REMEDY]: [...texts].sort() });
    });

    test("has them in German", () => {
      const missing = texts.filter((text) => !german[text]);
      expect(missing).toEqual([]);
      expect(Object.keys(german).sort()).toEqual([...texts].sort());
    });

    test("has the same values in both languages", () => {
      const translated = Object.entries(german).filter(([, text]) => text);
      const different = translated.filter(([text, other]) => valuesIn(text) !== valuesIn(other));
      expect(different).toEqual([]);
    });
  },
);

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
