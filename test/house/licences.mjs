/**
 * Checks that all installed packages have open licences, and that THIRD-PARTY-NOTICES.md matches what the bundles are made of. With
 * `--write`, updates the list in the notices first.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ROOT } from "../../src/workbench/server/install.mjs";
import { directDependencies, installedPackages, lockedPackages } from "./installed.js";
import { licenceFaults, needlessExceptions } from "./licence-rules.js";
import { noticeFaults, withList } from "./notices.js";

const NOTICES = path.join(ROOT, "THIRD-PARTY-NOTICES.md");

const installed = installedPackages(ROOT);
const locked = lockedPackages(ROOT);
const bundled = locked.filter((one) => one.bundled);
if (process.argv.includes("--write"))
  writeFileSync(NOTICES, withList(readFileSync(NOTICES, "utf8"), bundled));
const faults = [
  ...licenceFaults([...installed, ...locked]),
  ...needlessExceptions(installed),
  ...noticeFaults(readFileSync(NOTICES, "utf8"), bundled, directDependencies(ROOT)),
];
for (const fault of new Set(faults)) console.error(fault);
if (faults.length > 0) {
  console.error(
    "\nWhat THIRD-PARTY-NOTICES.md lists is brought up to date by `npm run notices`; its table is written by hand.",
  );
  process.exitCode = 1;
} else {
  console.log(
    `${installed.length} installed packages have open licences or named exceptions; the notices name all that is bundled.`,
  );
}
