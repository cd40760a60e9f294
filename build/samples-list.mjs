import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DIST, ROOT } from "./project.mjs";

/** The names of the samples in a folder; those in German have the same names, in a folder of their own. */
export function samplesIn(folder) {
  return readdirSync(folder)
    .flatMap((name) => /^(.+)\.xlsx$/.exec(name)?.[1] ?? [])
    .sort();
}

/** Lists the samples by name, so that a link to one that is not there can be told which there are. */
export function writeSamplesList() {
  writeFileSync(path.join(DIST, "samples/index.json"), JSON.stringify(samplesIn(path.join(ROOT, "samples"))));
}
