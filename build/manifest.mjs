import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { inGerman } from "./german-metadata.mjs";
import { ROOT } from "./project.mjs";

/** Where the add-in is served while it is developed, and what manifest.xml and the functions' comments say. */
export const DEVELOPMENT_ORIGIN = "https://localhost:3000";

/** The text with its addresses at another origin. */
export function atOrigin(text, origin) {
  return text.replaceAll(DEVELOPMENT_ORIGIN, () => origin.replace(/\/+$/, ""));
}

/** Writes what tells Excel where the add-in is: the manifest, and the functions in English and German. */
export function writeManifest({ metadataJson, origin, folder }) {
  const descriptions = JSON.parse(readFileSync(path.join(ROOT, "src/language/de/descriptions.json"), "utf8"));
  const functionsJson = atOrigin(metadataJson, origin);
  mkdirSync(folder, { recursive: true });
  const write = (name, text) => writeFileSync(path.join(folder, name), text);
  write("manifest.xml", atOrigin(readFileSync(path.join(ROOT, "manifest.xml"), "utf8"), origin));
  write("functions.json", functionsJson);
  write("functions-de.json", inGerman(functionsJson, descriptions));
}
