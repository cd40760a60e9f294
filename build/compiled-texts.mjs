import { readFileSync } from "node:fs";
import path from "node:path";
import { compiledMessage } from "./compiled-message.mjs";
import { ENGLISH, ROOT } from "./project.mjs";

const CATALOGUE = path.join(ROOT, "src/language", ENGLISH.name, "functions.json");

/** A text in the sources, as the extraction of texts finds it: what is said, and what is only marked. */
const TEXT = /(\bi18n\.(?:t|_)\(\s*|\/\*i18n\*\/\s*)("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')/g;

/** What a literal says. Prettier writes quotation marks around it that need few escapes. */
function said(literal) {
  const inside = literal.slice(1, -1);
  return JSON.parse(literal.startsWith("'") ? `"${inside.replaceAll('"', '\\"')}"` : literal);
}

/**
 * A loader of webpack for the sources and catalogues of the functions' texts: the number of its row in the catalogues takes the place
 * of each English text, and catalogues are lists of compiled messages. So this bundle, whose size hosts limit, needs no compiler of
 * messages and has no text twice.
 */
export default function compiledTexts(source) {
  if (this.resourcePath.endsWith(".json")) {
    return JSON.stringify(Object.values(JSON.parse(source)).map(compiledMessage));
  }
  this.addDependency(CATALOGUE);
  const rows = Object.keys(JSON.parse(readFileSync(CATALOGUE, "utf8")));
  return source.replace(TEXT, (_, before, literal) => {
    const row = rows.indexOf(said(literal));
    if (row < 0) throw new Error(`${CATALOGUE} lacks ${literal}: run npm run texts.`);
    return before + row;
  });
}
