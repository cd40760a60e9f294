/**
 * `npm run build` writes dist, unless it has already been built from the same files; `--force` builds it anyway. With `--env
 * origin=https://…` the add-in is for that address. With `--manifest-only FOLDER` only the files that contain the address are written, into
 * that folder.
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
