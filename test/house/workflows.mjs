/**
 * Checks the workflows in .github/workflows, or the files that are named. It uses GitHub's own parser and schema, because workflows cannot
 * run here. What they call of this project has to be there, too.
 */
import { readdirSync, readFileSync } from "node:fs";
import { register } from "node:module";
import path from "node:path";
import { ROOT } from "../../src/workbench/server/install.mjs";

register("./json-modules.mjs", import.meta.url);
const { NoOperationTraceWriter, parseWorkflow } = await import("@actions/workflow-parser");

const FOLDER = path.join(ROOT, ".github/workflows");
const { scripts } = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8"));

const named = process.argv.slice(2);
const files = named.length > 0 ? named : readdirSync(FOLDER).map((name) => path.join(FOLDER, name));

/** What is wrong with a workflow, in words. */
function faultsIn(file) {
  const content = readFileSync(file, "utf8");
  const { context } = parseWorkflow({ name: path.basename(file), content }, new NoOperationTraceWriter());
  const called = [...content.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, script]) => script);
  return [
    ...context.errors.getErrors().map(({ message }) => message),
    ...called
      .filter((script) => !Object.hasOwn(scripts, script))
      .map((script) => `${path.basename(file)}: package.json has no script ${script}`),
  ];
}

const faults = files.flatMap(faultsIn);
for (const fault of faults) console.error(fault);
if (files.length === 0) console.error("There are no workflows.");
if (faults.length > 0 || files.length === 0) process.exitCode = 1;
else console.log(`${files.length} workflows are as GitHub's schema wants them.`);
