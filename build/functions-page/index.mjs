/**
 * `npm run functions` writes what follows from the comments of the functions: src/functions/examples.json, docs/functions.md, and their names
 * in the README.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { transformFileSync } from "@swc/core";
import { format, resolveConfig } from "prettier";
import { examplesIn } from "../function-comments.mjs";
import { functionsMetadata } from "../metadata.mjs";
import { FUNCTION_FILES, ROOT } from "../project.mjs";
import { functionsPage, withNames } from "./page.mjs";

const at = (file) => path.join(ROOT, file);
const list = at("src/functions/list/topics.ts");
const { code } = transformFileSync(list, { swcrc: false, jsc: { parser: { syntax: "typescript" } } });
const { TOPICS } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
const { functions } = JSON.parse(await functionsMetadata());

const examples = Object.fromEntries(FUNCTION_FILES.flatMap((file) => examplesIn(readFileSync(file, "utf8"))));
const file = at("src/functions/examples.json");
const style = { ...(await resolveConfig(file)), parser: "json" };
writeFileSync(file, await format(JSON.stringify(examples), style));
writeFileSync(at("docs/functions.md"), functionsPage({ functions, topics: TOPICS, examples }));
writeFileSync(at("README.md"), withNames(readFileSync(at("README.md"), "utf8"), TOPICS));
