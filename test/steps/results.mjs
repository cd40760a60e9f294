import { readFileSync } from "node:fs";

/**
 * @typedef {object} Results
 * @property {number} passed how many tests passed
 * @property {readonly { title: string, seconds: number }[]} tests
 */

const read = (file) => JSON.parse(readFileSync(file, "utf8"));

/** @returns {Results} what Jest wrote with `--json` */
export function jestResults(file) {
  const { numPassedTests, testResults } = read(file);
  const tests = testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ title: fullName, seconds: (duration ?? 0) / 1000 })),
  );
  return { passed: numPassedTests, tests };
}

/** @returns {Results} what Playwright's reporter `json` wrote */
export function playwrightResults(file) {
  const { stats, suites } = read(file);
  const specs = suites.flatMap(specsOf);
  const tests = specs.map(({ file: place, title, tests: runs }) => ({
    title: `${place} › ${title}`,
    seconds: runs.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }));
  return { passed: stats.expected, tests };
}

const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** Lines with the times of the steps and of the slowest tests. */
export function summary(times, results) {
  const row = (seconds, name) => `${seconds.toFixed(1).padStart(7)} s  ${name}`;
  const tests = results.flatMap((each) => each.tests).sort((a, b) => b.seconds - a.seconds);
  return [
    "── What each step took",
    ...[...times].map(([name, milliseconds]) => row(milliseconds / 1000, name)),
    "── The ten slowest tests",
    ...tests.slice(0, 10).map(({ seconds, title }) => row(seconds, title)),
  ].join("\n");
}
