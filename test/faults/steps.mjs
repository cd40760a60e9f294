import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { clearTimeout } from "node:timers";
import { findBrowser } from "../browser/find-browser.mjs";
import { freePort } from "../steps/free-port.mjs";

/** Properties get the same inputs as in `npm test`. */
const SEED = 2026;

const REPORT = "test-results/faults.json";
const TAIL = 4_000;

/** The program now running, in its own process group with everything it starts. */
let running;

const MAX_PATIENCE_MS = 10_000;

function signal(name) {
  try {
    if (process.platform === "win32") running.kill(name);
    else process.kill(-running.pid, name);
  } catch {
    // It has already ended.
  }
}

/** Ends the running program; resolves when it has ended. */
export async function interrupt() {
  if (!running) return;
  const isOver = once(running, "close");
  signal("SIGINT");
  const timer = setTimeout(() => signal("SIGKILL"), MAX_PATIENCE_MS);
  await isOver;
  clearTimeout(timer);
}

/** Runs a program in the copy. Returns whether it succeeded, and the end of its output. */
async function run(copy, command, args, env = {}) {
  const shell = process.platform === "win32";
  const environment = { ...process.env, ...env };
  running = spawn(command, args, { cwd: copy.folder, shell, detached: !shell, env: environment });
  let said = "";
  const hear = (text) => (said = (said + text).slice(-TAIL));
  running.stdout.on("data", hear);
  running.stderr.on("data", hear);
  const [code] = await once(running, "close");
  running = undefined;
  return { passes: code === 0, said };
}

const npm = (copy, ...args) => run(copy, "npm", ["run", "--silent", ...args]);

async function build(copy) {
  const { passes, said } = await npm(copy, "build");
  if (!passes) throw new Error(`The build fails, so no test of what it builds can be run:\n${said}`);
}

/** Runs tests that write a report. Returns the names of the failed tests. An uncaught error ends a run without a report. */
async function runTests(copy, args, failuresIn, env) {
  rmSync(copy.path(REPORT), { force: true });
  const { passes, said } = await run(copy, "npx", args, env);
  if (passes) return { failures: [] };
  const report = existsSync(copy.path(REPORT))
    ? JSON.parse(readFileSync(copy.path(REPORT), "utf8"))
    : undefined;
  const failures = report ? failuresIn(report) : [];
  return { failures: failures.length > 0 ? failures : [`the tests do not come to an end: ${said.trim()}`] };
}

function jest(copy, project, files) {
  const args = ["jest", "--selectProjects", project, `--seed=${SEED}`, "--cacheDirectory=test-results/jest"];
  const failed = ({ testResults }) =>
    testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === "failed")
      .map(({ fullName }) => fullName);
  return runTests(copy, [...args, "--json", `--outputFile=${REPORT}`, "--runTestsByPath", ...files], failed);
}

async function playwright(copy, specs, isSound) {
  const strict = isSound ? [] : ["--max-failures=1", "--workers=1"];
  const env = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: copy.path(REPORT),
    PUZZLEBOOK_BROWSER: await findBrowser(),
    PUZZLEBOOK_PORT: await freePort(),
    PUZZLEBOOK_URL: undefined,
  };
  const files = specs.map((spec) => `test/browser/${spec}`);
  return runTests(copy, ["playwright", "test", ...files, "--reporter=json", ...strict], failedSpecs, env);
}

function failedSpecs({ suites }) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.filter(({ ok }) => !ok).map(({ title }) => title),
    ...failedSpecs({ suites: inner }),
  ]);
}

const asFailures = async (outcome) => ({ failures: (await outcome).passes ? [] : ["it fails"] });

/**
 * The steps of `npm test` that can catch a fault, in the order in which they run. Each runs on the named targets: test files, scripts of
 * package.json, or the files to check.
 */
export const STEPS = {
  lint: { run: (copy, files) => asFailures(run(copy, "npx", ["eslint", ...files])) },
  types: { run: (copy) => asFailures(npm(copy, "types")) },
  script: { run: (copy, [script]) => asFailures(npm(copy, ...script.split(" "))) },
  unit: { run: (copy, files) => jest(copy, "unit", files), takesFiles: true },
  headless: { run: (copy, files) => jest(copy, "headless", files), takesFiles: true },
  samples: { run: (copy, files) => jest(copy, "samples", files), takesFiles: true },
  bundle: { build, run: (copy, files) => jest(copy, "bundle", files), takesFiles: true },
  browser: { build, run: playwright, folder: "test/browser/", takesFiles: true },
};
