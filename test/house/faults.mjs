/** Fails unless every fault of `npm run faults` can be put into the project as it is, and has a test that should catch it. */
import { allFaults, staleness } from "../faults/read-table.mjs";
import { ROOT } from "../../src/workbench/server/install.mjs";

const problems = staleness(ROOT, allFaults());
if (problems.length > 0) {
  console.error(["The table of faults is stale.", ...problems].join("\n"));
  process.exitCode = 1;
}
