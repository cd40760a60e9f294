import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const FIXES = "src/workbench/univer/fixes";
const TESTS = "test/unit/workbench/univer/fixes";
const IN_BROWSER = "test/browser/plain-univer.spec.ts";

const namesIn = (folder: string) => readdirSync(folder).filter((file) => file.endsWith(".ts"));
const fixes = namesIn(FIXES).map((file) => path.basename(file, ".ts"));
const tests = namesIn(TESTS);
const inBrowser = readFileSync(IN_BROWSER, "utf8");

/** Whether a test with the fix's name runs Univer without it and expects the fault. */
function isShownToBeNeeded(fix: string): boolean {
  const own = tests.filter((file) => [`${fix}.test.ts`, `headless-${fix}.test.ts`].includes(file));
  const found = own.some((file) => readFileSync(path.join(TESTS, file), "utf8").includes("\nstillNeeded("));
  return found || new RegExp(`\\nstillNeeded\\(\\s*"${fix}",`).test(inBrowser);
}

test("every fix has a test that fails when Univer no longer needs it", () => {
  expect(fixes.length).toBeGreaterThan(15);
  expect(fixes.filter((fix) => !isShownToBeNeeded(fix))).toEqual([]);
});
