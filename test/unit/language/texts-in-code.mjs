/** Writes the texts that the sources say as JSON: for each catalogue of `lingui.config.mjs` its path and its texts. */
import { getConfig } from "@lingui/conf";
import { getCatalogs } from "@lingui/cli/api";

const catalogues = await getCatalogs(getConfig());
const found = await Promise.all(
  catalogues.map(async (catalogue) => ({
    path: catalogue.path,
    texts: Object.keys(await catalogue.collect()),
  })),
);
process.stdout.write(JSON.stringify(found));
