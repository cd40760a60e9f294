/**
 * `npm run faults` proves that `npm test` notices mistakes. It puts small faults into a copy of the project, one at a time, and runs the
 * part of `npm test` that should catch each. `-- --only TEXT` takes only those with the text in their room, file, step or description; `--
 * --list` runs nothing.
 */
import { parseArgs } from "node:util";
import { installPackages, ROOT } from "../../src/workbench/server/install.mjs";
import { Copy } from "./copy.mjs";
import { allFaults, staleness } from "./read-table.mjs";
import { interrupt, STEPS } from "./steps.mjs";

const KINDS = Object.keys(STEPS);

function chosen(only = "") {
  const has = ({ room, file, caughtBy, fault }) =>
    [room, file, caughtBy, fault].some((text) => text.toLowerCase().includes(only.toLowerCase()));
  return allFaults()
    .filter(has)
    .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
}

const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(0).padStart(4)} s`;

/** A step that fails without any fault proves nothing. */
async function demandSoundness(copy, faults) {
  console.log("── Without any fault");
  for (const kind of KINDS) {
    const targets = [...new Set(faults.filter((fault) => fault.kind === kind).map(({ target }) => target))];
    if (targets.length === 0) continue;
    const since = Date.now();
    const step = STEPS[kind];
    await step.build?.(copy);
    for (const some of step.takesFiles || kind === "lint" ? [targets] : targets.map((each) => [each])) {
      const { failures } = await step.run(copy, some, true);
      if (failures.length > 0) throw new Error(`${kind} fails without any fault: ${failures.join("; ")}`);
    }
    console.log(`passes   ${seconds(since)}  ${kind} (${targets.length})`);
  }
}

const MAX_SHOWN_LENGTH = 160;
const shortened = (text) =>
  (text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text).replace(/\s+/g, " ");

async function isCaught(copy, fault) {
  const { kind, target, room } = fault;
  const step = STEPS[kind];
  const since = Date.now();
  const failures = await copy.with(fault, async () => {
    await step.build?.(copy);
    return (await step.run(copy, [target], false)).failures;
  });
  const isFound = failures.length > 0;
  const by = isFound ? `${fault.caughtBy}: ${shortened(failures[0])}` : `not caught by ${fault.caughtBy}`;
  console.log(`${isFound ? "caught  " : "SURVIVED"} ${seconds(since)}  ${room}: ${fault.fault} (${by})`);
  return isFound;
}

async function main() {
  const { values } = parseArgs({
    options: { only: { type: "string" }, list: { type: "boolean", default: false } },
  });
  const faults = chosen(values.only);
  if (faults.length === 0) throw new Error(`No fault has to do with “${values.only}”.`);
  if (values.list) {
    for (const { room, fault, caughtBy } of faults) console.log(`${room}: ${fault} (${caughtBy})`);
    return;
  }
  installPackages();
  const copy = new Copy(ROOT);
  const stale = staleness(copy.folder, faults);
  if (stale.length > 0) throw new Error(["The table of faults is stale.", ...stale].join("\n"));
  await demandSoundness(copy, faults);
  console.log("\n── One fault at a time");
  let caught = 0;
  for (const fault of faults) if (await isCaught(copy, fault)) caught++;
  const survived = faults.length - caught;
  console.log(`\n${caught} caught, ${survived} survived`);
  if (survived > 0) process.exitCode = 1;
}

for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, async () => {
    await interrupt();
    process.exit(1);
  });
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
