/**
 * `npm run release -- --origin https://…` builds the add-in, and writes two files into `release`: a zip for the web server at that address,
 * and the manifest for Excel.
 */
import path from "node:path";
import { build } from "../build.mjs";
import { functionsMetadata } from "../metadata.mjs";
import { DIST, ROOT, SUPPORT, VERSION } from "../project.mjs";
import { originFrom, requireSupport } from "./options.mjs";
import { writeRelease } from "./release.mjs";

const FOLDER = path.join(ROOT, "release");

async function main() {
  const origin = originFrom(process.argv.slice(2));
  requireSupport(SUPPORT);
  await build();
  const metadataJson = await functionsMetadata();
  const names = writeRelease({ dist: DIST, metadataJson, origin, version: VERSION, folder: FOLDER });
  for (const name of names) console.log(path.join("release", name));
  console.log(`Unpack the zip at ${origin} and run: npm run check -- --url ${origin}`);
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
