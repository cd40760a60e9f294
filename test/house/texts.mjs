/**
 * Fails unless the catalogues of each translation contain exactly the texts used in the sources, each of them translated, and docs/errors.md
 * shows those of the functions. With `--write` it only writes docs/errors.md.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { getCatalogs } from "@lingui/cli/api";
import { getConfig } from "@lingui/conf";
import { ERRORS_PAGE, errorsPage } from "../../build/errors-page.mjs";

const { values: options } = parseArgs({ options: { write: { type: "boolean", default: false } } });
const { locales } = getConfig();
const catalogues = await getCatalogs(getConfig());

const held = (catalogue, locale) =>
  JSON.parse(readFileSync(`${catalogue.path.replace("{locale}", locale)}.json`, "utf8"));

/** What is wrong with a catalogue of one language, given the texts in the sources. */
function problemsIn(catalogue, locale, said) {
  const name = `${locale}/${path.basename(catalogue.path)}.json`;
  const texts = held(catalogue, locale);
  return [
    ...said.filter((text) => !Object.hasOwn(texts, text)).map((text) => `${name} lacks: ${text}`),
    ...said.filter((text) => texts[text] === "").map((text) => `${name} does not translate: ${text}`),
    ...Object.keys(texts)
      .filter((text) => !said.includes(text))
      .map((text) => `${name} has, and no source says: ${text}`),
  ];
}

const isOfFunctions = (catalogue) => path.basename(catalogue.path) === "functions";

/** The page of the functions’ errors as it should be. */
function pageOfErrors(found) {
  const functions = catalogues.find(isOfFunctions);
  return errorsPage(found, Object.fromEntries(locales.map((locale) => [locale, held(functions, locale)])));
}

async function problems(catalogue) {
  const found = await catalogue.collect();
  const said = Object.keys(found);
  if (said.length === 0) return [`No text was found for ${path.basename(catalogue.path)}.`];
  const isTrue = !isOfFunctions(catalogue) || readFileSync(ERRORS_PAGE, "utf8") === pageOfErrors(found);
  return [
    ...locales.flatMap((locale) => problemsIn(catalogue, locale, said)),
    ...(isTrue ? [] : [`${ERRORS_PAGE} shows other texts.`]),
  ];
}

if (options.write) writeFileSync(ERRORS_PAGE, pageOfErrors(await catalogues.find(isOfFunctions).collect()));
else {
  const found = (await Promise.all(catalogues.map(problems))).flat();
  if (found.length > 0) {
    console.error([...found, "Run: npm run texts"].join("\n"));
    process.exitCode = 1;
  }
}
