import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../../src/workbench/server/install.mjs";

/** What LibreOffice reads, and what compares its results. */
const INPUTS = ["samples", "test/samples", "src/workbooks"];
const STAMP = path.join(ROOT, "node_modules/.cache/puzzlebook/samples");

function hashOfInputs() {
  const hash = createHash("sha256");
  for (const input of INPUTS) {
    for (const name of readdirSync(path.join(ROOT, input), { recursive: true }).sort()) {
      const file = path.join(ROOT, input, name);
      if (path.extname(name)) hash.update(name).update(readFileSync(file));
    }
  }
  return hash.digest("hex");
}

/** Whether LibreOffice must open the samples: they have changed since the last successful run, or this is CI. */
export function samplesHaveChanged() {
  return Boolean(process.env.CI) || !existsSync(STAMP) || readFileSync(STAMP, "utf8") !== hashOfInputs();
}

export function keepSamplesStamp() {
  mkdirSync(path.dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, hashOfInputs());
}
