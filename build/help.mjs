import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { generateCustomFunctionsMetadata } from "custom-functions-metadata";
import typescript from "typescript";

/** What each function answers, as the comments in a module of functions say; functions.json leaves it out. */
export function returnsIn(file) {
  const source = typescript.createSourceFile(
    file,
    readFileSync(file, "utf8"),
    typescript.ScriptTarget.Latest,
    true,
  );
  return source.statements.filter(typescript.isFunctionDeclaration).flatMap((statement) => {
    const textOf = (tag) => typescript.getTextOfJSDocComment(tag.comment);
    const named = typescript.getJSDocTags(statement).find(({ tagName }) => tagName.text === "customfunction");
    const returns = typescript.getJSDocReturnTag(statement);
    return named && returns ? [[textOf(named), textOf(returns)]] : [];
  });
}

/** What the pages are made from: the `HelpSource` of src/help/source.ts. */
async function helpSource({ modules, limitations, samples }) {
  const { metadataJson, errors } = await generateCustomFunctionsMetadata(modules);
  if (errors.length > 0) throw new Error(errors.join("\n"));
  const workbooks = readdirSync(samples).filter((name) => name.endsWith(".xlsx"));
  return {
    metadata: JSON.parse(metadataJson),
    returns: Object.fromEntries(modules.flatMap(returnsIn)),
    limitations: readFileSync(limitations, "utf8"),
    samples: Object.fromEntries(
      workbooks.map((name) => [path.parse(name).name, readFileSync(path.join(samples, name))]),
    ),
  };
}

/**
 * Writes the pages of the help, and takes away the bundle that made them.
 *
 * @param {string} dist the folder that is published
 * @param {{ modules: string[], limitations: string, samples: string }} from the functions' modules, a file in Markdown, and the
 *   folder of the sample workbooks
 */
export async function writeHelp(dist, from) {
  const bundle = path.join(dist, "help/site.js");
  const { helpSite } = createRequire(import.meta.url)(bundle);
  const pages = await helpSite(await helpSource(from));
  for (const [name, text] of Object.entries(pages)) {
    const file = path.join(dist, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  rmSync(bundle);
}
