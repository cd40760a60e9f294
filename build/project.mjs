import path from "node:path";
import { readFileSync } from "node:fs";
import { ROOT } from "../src/workbench/server/install.mjs";

export { ROOT };
export const DIST = path.join(ROOT, "dist");

const readJson = (name) => JSON.parse(readFileSync(path.join(ROOT, name), "utf8"));

/** The table of languages. The first one is the language of the source code. */
export const LANGUAGES = readJson("src/language/languages.json");
export const [ENGLISH, ...TRANSLATIONS] = LANGUAGES;

/** The pages of the help that are written in Markdown, in the order in which it offers them, by their folders. */
export const HELP_PAGES = readJson("src/help/pages.json");

const { version, config } = readJson("package.json");
export const VERSION = version;

/** Where people report a problem: an e-mail address or an https address. Empty until the project has one to give. */
export const SUPPORT = config.support;

/** The address at which the project is published, for links that are made elsewhere; empty where there is none. */
export const PUBLISHED = config.published;

/** The files of the custom functions, in the order of functions.json. */
export const FUNCTION_FILES = readJson("src/functions/modules.json").map((name) =>
  path.join(ROOT, "src/functions", name),
);
