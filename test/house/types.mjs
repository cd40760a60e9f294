/**
 * `npm run types`: checks the types of all files by tsconfig.json, and those that tsconfig.checked.json includes by that. There, what an
 * index finds may be undefined. TypeScript 7 does so in a tenth of the time; what builds and lints still needs TypeScript 6 next to it.
 */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const TSC = fileURLToPath(import.meta.resolve("typescript-7/package.json")).replace(
  "package.json",
  "bin/tsc",
);

/** What the compiler reports of a configuration, a line a problem; indented lines belong to the one before. */
function problemsBy(config) {
  const { stdout, stderr, error, signal } = spawnSync(
    process.execPath,
    [TSC, "-p", config, "--pretty", "false"],
    {
      encoding: "utf8",
    },
  );
  if (error ?? signal) throw error ?? new Error(`The compiler was ended by ${signal}.`);
  return `${stdout}${stderr}`.split(/\n(?!\s)/).filter(Boolean);
}

// A configuration also checks what its files import. Of these, only tsconfig.json is asked.
const { exclude } = JSON.parse(readFileSync("tsconfig.checked.json", "utf8"));
const all = problemsBy("tsconfig.json");
const checked = problemsBy("tsconfig.checked.json").filter(
  (line) => !exclude.some((room) => line.startsWith(room)),
);
const problems = [...new Set([...all, ...checked])];
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
