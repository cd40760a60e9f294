/**
 * `npm run build` writes dist, unless it has been built from the same files; with `--force` it does so all the same.
 * With `--env origin=https://…` the add-in is for that address, and with `--manifest-only FOLDER` only what says the address
 * is written, into that folder.
 */
import { build } from "./build.mjs";
import { writeHosting } from "./hosting/index.mjs";
import { writeManifest } from "./manifest.mjs";
import { functionsMetadata } from "./metadata.mjs";
import { optionsFrom } from "./options.mjs";

async function main() {
  const { manifestFolder, ...options } = optionsFrom(process.argv.slice(2));
  if (manifestFolder !== undefined) {
    writeManifest({ ...options, metadataJson: await functionsMetadata(), folder: manifestFolder });
    writeHosting({ ...options, folder: manifestFolder });
  } else if (!(await build(options))) {
    console.log("dist is up to date.");
  }
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
