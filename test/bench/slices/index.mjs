import { problemWithAnswer, problemWithError } from "../fuzz/findings.mjs";
import { ExcelError } from "../../excel-errors.mjs";
import { called, functions, runtime } from "../built-functions.mjs";
import { HARD_INPUTS } from "./hard-inputs.mjs";

/**
 * `npm run bench:slices`: how long the built functions block their thread with hard inputs, in ms of processor time, and how soon those that
 * are still at work after a moment, and after some seconds, end when they are cancelled. Words on the command line select functions whose name contains one
 * of them.
 */

const MAX_BLOCK_MS = 100;
const PATIENCE = 12_000;
const MOMENT = 150;
const MAX_SETTLING_MS = 200;

const wanted = process.argv.slice(2);
const isWanted = (name) => wanted.length === 0 || wanted.some((word) => name.includes(word));
let failures = 0;
let longestSettling = 0;

for (const metadata of functions.filter(({ name, options }) => options?.cancelable && isWanted(name)))
  if (!HARD_INPUTS[metadata.name]) fail(`${metadata.name} may take long and has no hard input`);

for (const [name, inputs] of Object.entries(HARD_INPUTS).filter(([name]) => isWanted(name))) {
  const metadata = functions.find((each) => each.name === name);
  for (const [what, given] of Object.entries(inputs)) {
    const call = (invocation) => called(metadata, given, invocation);
    const atOnce = metadata.options?.cancelable ? await runtime.run(call, MOMENT) : undefined;
    const begin = performance.now();
    const outcome = atOnce && atOnce.kind !== "cancelled" ? atOnce : await runtime.run(call, PATIENCE);
    for (const { kind, settling } of [atOnce ?? outcome, outcome]) {
      if (kind === "cancelled") longestSettling = Math.max(longestSettling, settling);
    }
    if (atOnce?.settling > MAX_SETTLING_MS) failures++;
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    console.log(
      `${outcome.block.toFixed(0).padStart(6)} ms  ${name}, ${what}: ${ended(outcome)} after ${seconds} s`,
    );
    if (outcome.block > MAX_BLOCK_MS) failures++;
  }
}
console.log(`Cancelled calls settle within ${longestSettling.toFixed(0)} ms`);
console.log(`${failures} findings: slices above ${MAX_BLOCK_MS} ms, or what did not end as it should`);
process.exitCode = failures > 0 ? 1 : 0;

function ended(outcome) {
  if (outcome.kind === "cancelled") {
    if (outcome.settling > MAX_SETTLING_MS) failures++;
    return `cancelled, which took ${outcome.settling.toFixed(0)} ms,`;
  }
  const problem =
    outcome.kind === "answers"
      ? problemWithAnswer(outcome.value)
      : problemWithError(outcome.error, ExcelError);
  if (problem) failures++;
  return problem ?? (outcome.kind === "answers" ? "answered" : outcome.error.message);
}

function fail(message) {
  failures++;
  console.log(message);
}
