/** Fails unless the catalogues of each translation contain exactly the texts used in the sources, each of them translated. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";

const { locales } = getConfig();
const catalogues = await getCatalogs(getConfig());

/** What is wrong with a catalogue of one language, given the texts in the sources. */
function problemsIn(file, said) {
  const name = path.relative("src/language", file);
  const held = JSON.parse(readFileSync(file, "utf8"));
  return [
    ...said.filter((text) => !Object.hasOwn(held, text)).map((text) => `${name} lacks: ${text}`),
    ...said.filter((text) => held[text] === "").map((text) => `${name} does not translate: ${text}`),
    ...Object.keys(held)
      .filter((text) => !said.includes(text))
      .map((text) => `${name} has, and no source says: ${text}`),
  ];
}

const problems = await Promise.all(
  catalogues.map(async (catalogue) => {
    const said = Object.keys(await catalogue.collect());
    if (said.length === 0) return [`No text was found for ${path.basename(catalogue.path)}.`];
    return locales.flatMap((locale) =>
      problemsIn(`${catalogue.path.replace("{locale}", locale)}.json`, said),
    );
  }),
);
if (problems.flat().length > 0) {
  console.error([...problems.flat(), "Run: npm run texts"].join("\n"));
  process.exitCode = 1;
}
