/** `npm test`: all that has to hold before a change lands, in the order in which it is cheapest to fail. */
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { installPackages, ROOT, run } from "../src/workbench/server/install.mjs";
import { buildIfChanged } from "../src/workbench/server/build.mjs";
import { findBrowser } from "./browser/find-browser.mjs";

/** Drawn anew, inputs could fail a change that has nothing to do with them; `npm run properties` draws others. */
const SEED = 2026;

const RESULTS = path.join(ROOT, "test-results");

function step(title, succeeds) {
  console.log(`\n── ${title}`);
  if (!succeeds()) throw new Error(`${title}: failed.`);
}

const result = (name) => JSON.parse(readFileSync(path.join(RESULTS, name), "utf8"));

function jest(project) {
  const outputFile = path.join(RESULTS, `${project}.json`);
  return run(
    "npx",
    ["jest", "--selectProjects", project, `--seed=${SEED}`, "--json", `--outputFile=${outputFile}`],
    { stdio: ["ignore", "ignore", "inherit"] },
  );
}

async function freePort() {
  const server = createServer().listen(0);
  await once(server, "listening");
  const { port } = server.address();
  server.close();
  return port;
}

function playwright() {
  return run("npx", ["playwright", "test"]);
}

function countTests() {
  const counts = ["unit.json", "bundle.json", "samples.json"]
    .map(result)
    .map((summary) => summary.numPassedTests);
  const { expected, flaky } = result("browser.json").stats;
  counts.push(expected + flaky);
  return counts.reduce((sum, count) => sum + count, 0);
}

async function main() {
  installPackages();
  process.env.PUZZLEBOOK_BROWSER = await findBrowser();
  process.env.PUZZLEBOOK_PORT = String(await freePort());
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });

  step("Lint", () => run("npm", ["run", "--silent", "lint"]));
  step("Types", () => run("npm", ["run", "--silent", "types"]));
  step("Unit tests", () => jest("unit"));
  step("Build", () => (buildIfChanged(), true));
  step("Bundle tests", () => jest("bundle"));
  step("Sample workbooks", () => jest("samples"));
  step("Browser tests", playwright);
  console.log(`\n${countTests()} passed, 0 failed`);
}

main().catch((error) => {
  console.error(`\n${error.message}`);
  process.exitCode = 1;
});
