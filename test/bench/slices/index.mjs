import { fileURLToPath } from "node:url";
import { functions } from "../built-functions.mjs";
import { inOwnProcess } from "../own-process.mjs";
import { HARD_INPUTS } from "./hard-inputs.mjs";

/**
 * `npm run bench:slices`: how long the built functions block their thread with hard inputs, in ms of processor time. And how soon functions
 * that are still at work after a moment, and after some seconds, end when they are cancelled. Each input has a process of its own, so that
 * none collects another one's garbage. Words on the command line select functions whose name contains one of them.
 */

const MAX_BLOCK_MS = 100;
const MAX_SETTLING_MS = 200;
const ONE_CALL = fileURLToPath(new URL("one-call.mjs", import.meta.url));

const wanted = process.argv.slice(2);
const isWanted = (name) => wanted.length === 0 || wanted.some((word) => name.includes(word));
let failures = 0;
let longestSettling = 0;

for (const { name, options } of functions)
  if (options?.cancelable && isWanted(name) && !HARD_INPUTS[name])
    fail(`${name} may take long and has no hard input`);

for (const [name, inputs] of Object.entries(HARD_INPUTS).filter(([name]) => isWanted(name)))
  for (const [what, given] of Object.entries(inputs)) {
    const { died, problem, ended, block, settling, seconds } = await inOwnProcess(ONE_CALL, { name, given });
    if (died !== undefined) {
      fail(`${name}, ${what}: THE PROCESS DIED with ${died}`);
      continue;
    }
    longestSettling = Math.max(longestSettling, settling);
    const cancelling = settling > 0 ? `, cancelled within ${settling.toFixed(0)} ms` : "";
    const line = `${block.toFixed(0).padStart(6)} ms  ${name}, ${what}: ${problem ?? ended} after ${seconds.toFixed(1)} s${cancelling}`;
    if (problem || block > MAX_BLOCK_MS || settling > MAX_SETTLING_MS) fail(line);
    else console.log(line);
  }
console.log(`Cancelled calls settle within ${longestSettling.toFixed(0)} ms`);
console.log(`${failures} findings: slices above ${MAX_BLOCK_MS} ms, or what did not end as it should`);
process.exitCode = failures > 0 ? 1 : 0;

function fail(line) {
  failures++;
  console.log(line);
}
