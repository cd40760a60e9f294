import { readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";

export const DIST = "dist";

/** How many of these files of dist are scripts, and their bytes, plain and gzipped. */
export function scriptSizes(names) {
  const scripts = names.filter((name) => name.endsWith(".js"));
  const contents = scripts.map((name) => readFileSync(path.join(DIST, name)));
  const total = (sizes) => sizes.reduce((sum, size) => sum + size, 0);
  return {
    scripts: scripts.length,
    bytes: total(contents.map(({ length }) => length)),
    zipped: total(contents.map((content) => gzipSync(content).length)),
  };
}
