/** `npm run functions` writes docs/functions.md. */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { transformFileSync } from "@swc/core";
import { functionsMetadata } from "../metadata.mjs";
import { ROOT } from "../project.mjs";
import { functionsPage } from "./page.mjs";

const list = path.join(ROOT, "src/functions/list/topics.ts");
const { code } = transformFileSync(list, { swcrc: false, jsc: { parser: { syntax: "typescript" } } });
const { TOPICS } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
const { functions } = JSON.parse(await functionsMetadata());
const examples = JSON.parse(readFileSync(path.join(ROOT, "src/functions/examples.json"), "utf8"));
writeFileSync(path.join(ROOT, "docs/functions.md"), functionsPage({ functions, topics: TOPICS, examples }));
