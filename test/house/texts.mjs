/** Fails unless the English catalogues contain exactly the texts used in the sources. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";

const catalogues = await getCatalogs(getConfig());
const problems = await Promise.all(
  catalogues.map(async (catalogue) => {
    const said = Object.keys(await catalogue.collect());
    const file = `${catalogue.path.replace("{locale}", "en")}.json`;
    const held = Object.keys(JSON.parse(readFileSync(file, "utf8")));
    const name = path.basename(file);
    return [
      ...(said.length > 0 ? [] : [`No text was found for ${name}.`]),
      ...said.filter((text) => !held.includes(text)).map((text) => `${name} lacks: ${text}`),
      ...held
        .filter((text) => !said.includes(text))
        .map((text) => `${name} has, and no source says: ${text}`),
    ];
  }),
);
if (problems.flat().length > 0) {
  console.error([...problems.flat(), "Run: npm run texts"].join("\n"));
  process.exitCode = 1;
}
