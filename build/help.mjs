import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import {
  DIST,
  ENGLISH,
  FUNCTION_FILES,
  HELP_PAGES,
  LANGUAGES,
  ROOT,
  SUPPORT,
  TRANSLATIONS,
} from "./project.mjs";
import { exportsIn, returnsIn } from "./function-comments.mjs";

/** The catalogues of what the pane says. In each translation the English texts are the keys. */
const IN_PANE = ["pane", "view", "lessons", "self-check"];

/** What the pages are generated from: the `HelpSource` of src/help/source.ts. */
export function helpSource(metadataJson) {
  const written = LANGUAGES.filter(({ help }) => help).map((language) => [
    language.name,
    writtenIn(language),
  ]);
  return {
    metadata: JSON.parse(metadataJson),
    returns: fromComments(returnsIn),
    exports: fromComments(exportsIn),
    documents: pagesIn("docs", HELP_PAGES.docs),
    articles: pagesIn("src/help/articles", HELP_PAGES["src/help/articles"]),
    screenshots: readdirSync(path.join(ROOT, "assets/how-to")).map((name) => `assets/how-to/${name}`),
    support: SUPPORT,
    written: Object.fromEntries(written),
  };
}

const fromComments = (entriesIn) =>
  Object.fromEntries(FUNCTION_FILES.flatMap((file) => entriesIn(readFileSync(file, "utf8"))));

/** What is written in a language. English stands in src/help itself, other languages in a folder with their name. */
function writtenIn(language) {
  const isEnglish = language === ENGLISH;
  const folder = isEnglish ? "src/help" : `src/help/${language.name}`;
  const catalogue = (name) =>
    textsIn(`src/language/${isEnglish ? TRANSLATIONS[0].name : language.name}/${name}.json`);
  return {
    pages: pagesIn(folder, ["start", "pane", "support"]),
    persons: pagesIn(`${folder}/for`, HELP_PAGES["src/help/for"]),
    howTos: pagesIn(`${folder}/how-to`, HELP_PAGES["src/help/how-to"]),
    labels: IN_PANE.map(catalogue).flatMap(isEnglish ? Object.keys : Object.values),
    texts: isEnglish ? {} : { ...catalogue("descriptions"), ...textsIn(`${folder}/texts.json`) },
    samples: samplesIn(language.samples),
  };
}

const textOf = (file) => readFileSync(path.join(ROOT, file), "utf8");
const textsIn = (file) => JSON.parse(textOf(file));

const pagesIn = (folder, ids) => Object.fromEntries(ids.map((id) => [id, textOf(`${folder}/${id}.md`)]));

function samplesIn(folder) {
  const workbooks = readdirSync(path.join(ROOT, folder)).filter((name) => name.endsWith(".xlsx"));
  return Object.fromEntries(
    workbooks.map((name) => [path.parse(name).name, readFileSync(path.join(ROOT, folder, name))]),
  );
}

/** Writes texts into a folder, keyed by their addresses there. */
export function writePages(pages, folder) {
  for (const [address, text] of Object.entries(pages)) {
    const file = path.join(folder, address);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Runs the bundle that generates the help pages, and replaces it with the pages. */
export async function writeHelp(metadataJson) {
  const bundle = path.join(DIST, "help/site.js");
  const { helpSite } = createRequire(import.meta.url)(bundle);
  writePages(await helpSite(helpSource(metadataJson)), DIST);
  rmSync(bundle);
}
