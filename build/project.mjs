import path from "node:path";
import { readFileSync } from "node:fs";
import { ROOT } from "../src/workbench/server/install.mjs";

export { ROOT };
export const DIST = path.join(ROOT, "dist");

const readJson = (name) => JSON.parse(readFileSync(path.join(ROOT, name), "utf8"));

/** The table of languages. The first one is the language of the source code. */
export const LANGUAGES = readJson("src/language/languages.json");
export const [ENGLISH, ...TRANSLATIONS] = LANGUAGES;

/** The files of the custom functions, in the order of functions.json. */
export const FUNCTION_FILES = readJson("src/functions/modules.json").map((name) =>
  path.join(ROOT, "src/functions", name),
);
