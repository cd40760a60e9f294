import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { DIST, FUNCTION_FILES, HELP_PAGES, ROOT, SUPPORT, TRANSLATIONS } from "./project.mjs";
import { returnsIn } from "./function-comments.mjs";

/** The catalogues of what the pane says. In each translation the English texts are the keys. */
const IN_PANE = ["pane", "view", "lessons", "self-check"].map(
  (name) => `src/language/${TRANSLATIONS[0].name}/${name}.json`,
);

/** What the pages are generated from: the `HelpSource` of src/help/source.ts. */
export function helpSource(metadataJson) {
  const samples = path.join(ROOT, "samples");
  const workbooks = readdirSync(samples).filter((name) => name.endsWith(".xlsx"));
  return {
    metadata: JSON.parse(metadataJson),
    returns: Object.fromEntries(FUNCTION_FILES.flatMap((file) => returnsIn(readFileSync(file, "utf8")))),
    documents: pagesIn("docs"),
    howTos: pagesIn("src/help/how-to"),
    articles: pagesIn("src/help/articles"),
    pane: textOf("src/help/pane.md"),
    screenshots: readdirSync(path.join(ROOT, "assets/how-to")).map((name) => `assets/how-to/${name}`),
    labels: IN_PANE.flatMap((file) => Object.keys(JSON.parse(textOf(file)))),
    support: SUPPORT,
    samples: Object.fromEntries(
      workbooks.map((name) => [path.parse(name).name, readFileSync(path.join(samples, name))]),
    ),
  };
}

const textOf = (file) => readFileSync(path.join(ROOT, file), "utf8");

const pagesIn = (folder) =>
  Object.fromEntries(HELP_PAGES[folder].map((id) => [id, textOf(`${folder}/${id}.md`)]));

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
