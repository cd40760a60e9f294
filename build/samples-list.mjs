import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DIST, ENGLISH, ROOT } from "./project.mjs";

/** The names of the samples in a folder. Each language has the same names in its own folder. */
export function samplesIn(folder) {
  return readdirSync(folder)
    .flatMap((name) => /^(.+)\.xlsx$/.exec(name)?.[1] ?? [])
    .sort();
}

/** Lists the samples by name, so that a link to a missing one can show which ones exist. */
export function writeSamplesList() {
  const names = samplesIn(path.join(ROOT, ENGLISH.samples));
  writeFileSync(path.join(DIST, "samples/index.json"), JSON.stringify(names));
}
