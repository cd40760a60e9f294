/**
 * `npm test` leaves out the long tests, and those in a browser that are not of the rank @release. With `--all` it runs every test, as a
 * change needs to land. With `--quick` (`npm run test:quick`) it runs only what needs neither the build nor a browser. Steps run in
 * parallel, and the first failure stops all.
 */
import { mkdirSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { installPackages, ROOT } from "../src/workbench/server/install.mjs";
import { findBrowser } from "./browser/find-browser.mjs";
import { findOffice } from "./samples/find-office.mjs";
import { keepSamplesStamp, samplesHaveChanged } from "./samples/stamp.mjs";
import { freePort } from "./steps/free-port.mjs";
import { runProcess, stopProcesses } from "./steps/processes.mjs";
import { jestResults, playwrightResults, summary } from "./steps/results.mjs";
import { runSteps } from "./steps/schedule.mjs";
import { missingWebKit } from "./webkit/find-webkit.mjs";

/** Freshly drawn inputs could fail an unrelated change. `npm run properties` draws new ones. */
const SEED = 2026;

const RESULTS = path.join(ROOT, "test-results");
const flag = { type: "boolean", default: false };
const { values: options } = parseArgs({ options: { quick: flag, all: flag } });
const results = [];
/** What was left out, and why. */
const leftOut = [];

/** A step that runs a command. Its output is shown if it fails. */
function step(name, command, { live = false, env, then, ...more } = {}) {
  const run = async () => {
    const started = Date.now();
    if (live) console.log(`\n── ${name}`);
    const { code, output } = await runProcess(command, { live, ...(env && { env: env() }) });
    if (code !== 0) throw new Error(`${output}\n${name}: failed.`);
    console.log(`✓ ${name} (${Math.round((Date.now() - started) / 1000)} s)`);
    await then?.();
  };
  return { name, run, ...more };
}

const node = (...args) => [process.execPath, ...args];
const npx = (...args) => ["npx", ...args];

/** What only `--all` runs: files of long tests, and tests whose titles say so. Each shows what a faster test could not. */
const LONG_FILES = "/long-[^/]+$";
const NOT_ALL = "^(?!.*@all)";

/** The tests of one Jest project, or a part of them such as `1/2`. */
function jest(name, project, { shard, ...more } = {}) {
  const file = path.join(RESULTS, `${project}${shard ? shard.replace("/", "-of-") : ""}.json`);
  const part = shard ? [`--shard=${shard}`] : [];
  if (!options.all) part.push(`--testPathIgnorePatterns=${LONG_FILES}`, `--testNamePattern=${NOT_ALL}`);
  const command = npx("jest", `--selectProjects=${project}`, ...part, `--seed=${SEED}`, "--maxWorkers=1");
  return step(name, [...command, "--json", `--outputFile=${file}`], {
    ...more,
    then: async () => {
      results.push(jestResults(file));
      await more.then?.();
    },
  });
}

/**
 * Options that make a tool skip files with unchanged content. Only `import-x/no-cycle` looks at imported files, and a new cycle goes
 * through a changed file, which is checked. CI begins without a cache.
 */
const cached = (tool) => {
  const place = path.join("node_modules", ".cache", `${tool}.json`);
  return ["--cache", "--cache-strategy", "content", "--cache-location", place];
};

const QUICK = [
  ...[1, 2, 3, 4].map((part) => jest(`Unit tests, part ${part}`, "unit", { shard: `${part}/4` })),
  step("Lint", npx("eslint", ".", ...cached("eslint"))),
  step("Import directions", node("test/house/directions-hold.mjs")),
  step("Format", npx("prettier", "--check", ".", ...cached("prettier"))),
  step("Types", node("test/house/types.mjs")),
  step("Texts", node("test/house/texts.mjs")),
  step("Wording", node("test/house/wording/index.mjs")),
  step("Licences", node("test/house/licences.mjs")),
  step("Workflows", node("test/house/workflows.mjs")),
];

async function all() {
  const browser = { PUZZLEBOOK_BROWSER: await findBrowser(), PUZZLEBOOK_PORT: await freePort() };
  const noWebKit = missingWebKit();
  if (noWebKit) leftOut.push(`The tests in WebKit were left out: ${noWebKit}`);
  const samples = samplesHaveChanged()
    ? [
        jest("Sample workbooks", "samples", {
          env: () => ({ PUZZLEBOOK_OFFICE: findOffice() }),
          then: keepSamplesStamp,
        }),
      ]
    : [];
  return [
    step("Build", node("build/index.mjs")),
    // It takes longest, so it begins first.
    jest("Headless tests", "headless"),
    ...QUICK,
    ...samples,
    jest("Bundle tests", "bundle", { after: ["Build"] }),
    step("Browser tests", npx("playwright", "test", ...(options.all ? [] : ["--grep", "@release"])), {
      live: true,
      cores: 2,
      after: ["Build"],
      env: () => browser,
      then: () => results.push(playwrightResults(path.join(RESULTS, "browser.json"))),
    }),
  ];
}

/**
 * Room for young objects, in MB. Node's own 16 MB are soon full: ESLint and Univer then spend a quarter of their time on copying what lives a
 * little longer. The first versions of Node 20 refuse the option here.
 */
const YOUNG = "--max-semi-space-size=128";

async function main() {
  installPackages();
  if (process.allowedNodeEnvironmentFlags.has(YOUNG.split("=")[0]))
    process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, YOUNG].filter(Boolean).join(" ");
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  const times = await runSteps(options.quick ? QUICK : await all(), Math.max(2, availableParallelism()));
  console.log(["", summary(times, results), ...leftOut].join("\n"));
  console.log(`\n${results.reduce((sum, { passed }) => sum + passed, 0)} passed, 0 failed`);
}

main().catch((error) => {
  stopProcesses();
  console.error(`\n${error.message}`);
  process.exitCode = 1;
});
