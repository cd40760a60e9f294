/**
 * `npm run mutants -- search/circuits.ts` changes one expression of this file of `src/` after another, and runs the unit tests of its room
 * that reach it. A mutant that survives shows what no test sees. A folder goes as well, such as `permutations/groups`, and nothing takes
 * all rooms. `--tests search/circuits` runs only these tests, of a file or folder. Results are kept: only what has changed since runs again.
 */
import { parseArgs } from "node:util";
import { Stryker } from "@stryker-mutator/core";

const { values: options, positionals } = parseArgs({
  options: { tests: { type: "string" } },
  allowPositionals: true,
});

const ROOMS = ["search", "permutations", "words", "puzzles", "functions"];

/** What is on pages and sheets: of puzzles, only the kinds and their searches have mutants. */
const ON_PAGES = "{lesson,make,play,drawing}*.ts";

async function run(room, parts) {
  await new Stryker({
    plugins: ["@stryker-mutator/jest-runner"],
    testRunner: "jest",
    jest: {
      projectType: "custom",
      configFile: "test/mutants/jest.config.js",
      config: {
        testMatch: [`<rootDir>/test/unit/${options.tests ?? room}{,/**/!(headless-*|long-*)}.test.ts`],
      },
      enableFindRelatedTests: false,
    },
    mutate: [
      ...parts.map((part) => `src/${part.endsWith(".ts") ? part : `${part}/**/*.ts`}`),
      `!src/puzzles/**/${ON_PAGES}`,
      "!src/puzzles/**/{drawings,plays}/**",
    ],
    // Words for people have tests of their own.
    mutator: { excludedMutations: ["StringLiteral"] },
    coverageAnalysis: "perTest",
    ignoreStatic: true,
    concurrency: 1,
    maxTestRunnerReuse: 100,
    timeoutMS: 10_000,
    dryRunTimeoutMinutes: 30,
    disableTypeChecks: false,
    incremental: true,
    incrementalFile: `node_modules/.cache/mutants-${room}.json`,
    tempDirName: "test-results/mutants",
    reporters: ["clear-text", "progress-append-only", "json"],
    jsonReporter: { fileName: `test-results/mutants-${room}.json` },
  }).runMutationTest();
}

// Each run draws the same inputs, so that a mutant does not survive by chance.
process.env.PUZZLEBOOK_SEED = "2026";
const chosen = positionals.length > 0 ? positionals : ROOMS;
for (const room of new Set(chosen.map((part) => part.split("/")[0]))) {
  await run(
    room,
    chosen.filter((part) => part.split("/")[0] === room),
  );
}
