import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { writeBundles } from "./bundles.mjs";
import { writeHelp } from "./help.mjs";
import { writeHosting } from "./hosting/index.mjs";
import { DEVELOPMENT_ORIGIN, writeManifest } from "./manifest.mjs";
import { functionsMetadata } from "./metadata.mjs";
import { DIST, HELP_PAGES, PUBLISHED, ROOT, SUPPORT } from "./project.mjs";
import { writeSamplesList } from "./samples-list.mjs";
import { stampOf } from "./stamp.mjs";

/** Publishing dist redistributes the packages. */
const NOTICES = "THIRD-PARTY-NOTICES.md";

const INPUTS = [
  NOTICES,
  "assets",
  "build",
  ...HELP_PAGES.docs.map((id) => `docs/${id}.md`),
  "manifest.xml",
  "package-lock.json",
  "patches",
  "src",
  "webpack.config.js",
  ...readdirSync(path.join(ROOT, "samples"), { recursive: true })
    .filter((name) => name.endsWith(".xlsx"))
    .sort()
    .map((name) => `samples/${name}`),
];
const LAST_BUILT = path.join(DIST, ".built");

/** Builds dist for an origin, unless it is already there from the same files. Returns whether it was built. */
export async function build({ origin = DEVELOPMENT_ORIGIN, force = false } = {}) {
  const stamp = stampOf(ROOT, INPUTS, { origin, support: SUPPORT, published: PUBLISHED });
  if (!force && existsSync(LAST_BUILT) && readFileSync(LAST_BUILT, "utf8") === stamp) return false;
  console.log("Building the add-in and the workbench …");
  rmSync(DIST, { recursive: true, force: true });
  await writeBundles();
  const metadataJson = await functionsMetadata();
  writeManifest({ metadataJson, origin, folder: DIST });
  writeHosting({ origin, folder: DIST });
  await writeHelp(metadataJson);
  writeSamplesList();
  copyFileSync(path.join(ROOT, NOTICES), path.join(DIST, NOTICES));
  writeFileSync(LAST_BUILT, stamp);
  return true;
}
