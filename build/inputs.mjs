import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** Files and folders, from the project's folder, that `dist/` is made of. */
const INPUTS = [
  "assets",
  "build",
  "docs/limitations.md",
  "manifest.xml",
  "package-lock.json",
  "samples",
  "src",
  "webpack.config.js",
];

function filesIn(place) {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place)
    .sort()
    .flatMap((name) => filesIn(path.join(place, name)));
}

/** A hash of all that goes into the build, and of the origin that it is for: it tells whether `dist/` is up to date. */
export function hashOfInputs(root, origin) {
  const hash = createHash("sha256").update(origin);
  for (const file of INPUTS.flatMap((input) => filesIn(path.join(root, input)))) {
    hash.update(path.relative(root, file)).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}
