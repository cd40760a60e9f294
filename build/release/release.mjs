import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { zipSync } from "fflate";
import { writeHosting } from "../hosting/index.mjs";
import { writeManifest } from "../manifest.mjs";

/** These are compressed already. */
const COMPRESSED = /\.(?:png|xlsx)$/;

/** The build's own note of what it was made from. */
const NOT_PUBLISHED = new Set([".built"]);

/**
 * Writes one zip for a web server, and next to it the manifest.
 *
 * @param {{ dist: string, metadataJson: string, origin: string, version: string, folder: string }} release `dist` is the built folder,
 *   for any origin, `metadataJson` the functions' description, and `folder` where the files go
 * @returns {string[]} the names of the files
 */
export function writeRelease({ dist, metadataJson, origin, version, folder }) {
  const files = { ...contentOf(dist), ...contentFor(origin, metadataJson) };
  const entries = Object.keys(files)
    .filter((name) => !NOT_PUBLISHED.has(name))
    .sort()
    .map((name) => [name, [files[name], { level: COMPRESSED.test(name) ? 0 : 9 }]]);
  const zip = `puzzlebook-${version}.zip`;
  const manifest = `puzzlebook-${version}-manifest.xml`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, zip), zipSync(Object.fromEntries(entries)));
  writeFileSync(path.join(folder, manifest), files["manifest.xml"]);
  return [zip, manifest];
}

/** The files that depend on the address. */
function contentFor(origin, metadataJson) {
  const folder = mkdtempSync(path.join(tmpdir(), "puzzlebook-release-"));
  try {
    writeManifest({ metadataJson, origin, folder });
    writeHosting({ origin, folder });
    return contentOf(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The files of a folder by their names there, written with slashes. */
function contentOf(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return Object.fromEntries(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(folder, file).split(path.sep).join("/"), new Uint8Array(readFileSync(file))];
    }),
  );
}
