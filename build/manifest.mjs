import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { localizedManifest } from "./localized-manifest.mjs";
import { localizedMetadata } from "./localized-metadata.mjs";
import { ENGLISH, ROOT, TRANSLATIONS } from "./project.mjs";

/** Where the add-in is served during development. manifest.xml and functions.json use this address. */
export const DEVELOPMENT_ORIGIN = "https://localhost:3000";

/** The text with its addresses moved to another origin. */
export function atOrigin(text, origin) {
  return text.replaceAll(DEVELOPMENT_ORIGIN, () => origin.replace(/\/+$/, ""));
}

const read = (name) => readFileSync(path.join(ROOT, name), "utf8");
const catalogue = (language, name) => JSON.parse(read(`src/language/${language.name}/${name}.json`));

/** The manifest's texts and addresses in a language, keyed by the English ones. */
const inManifest = (language) => ({
  ...catalogue(language, "manifest"),
  [`${DEVELOPMENT_ORIGIN}/${ENGLISH.functions}`]: `${DEVELOPMENT_ORIGIN}/${language.functions}`,
  ...Object.fromEntries(HELP_PAGES.map((page) => inHelp(page, language))),
});

/** The pages of the help that the manifest names. */
const HELP_PAGES = ["index", "support"];
const inHelp = (page, { help = ENGLISH.help }) =>
  [ENGLISH.help, help].map((folder) => `${DEVELOPMENT_ORIGIN}/${folder}/${page}.html`);

/** Writes the files that tell Excel where the add-in is: the manifest for all languages, and the functions in each. */
export function writeManifest({ metadataJson, origin, folder }) {
  const functionsJson = atOrigin(metadataJson, origin);
  const translations = TRANSLATIONS.map((language) => [language.tag, inManifest(language)]);
  mkdirSync(folder, { recursive: true });
  const write = (name, text) => writeFileSync(path.join(folder, name), text);
  const manifest = localizedManifest(read("manifest.xml"), Object.fromEntries(translations));
  write("manifest.xml", atOrigin(manifest, origin));
  write(ENGLISH.functions, functionsJson);
  for (const language of TRANSLATIONS)
    write(
      language.functions,
      localizedMetadata(functionsJson, catalogue(language, "descriptions"), language.help),
    );
}
