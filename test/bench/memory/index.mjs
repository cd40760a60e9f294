import { fileURLToPath } from "node:url";
import { inOwnProcess } from "../own-process.mjs";
import { HARD_INPUTS } from "../slices/hard-inputs.mjs";
import { LARGE_INPUTS } from "./large-inputs.mjs";

/**
 * `npm run bench:memory`: the most memory that each built function takes with the worst inputs that its limits allow, each in a process of
 * its own. The memory of a process that has only loaded the functions is subtracted. Words on the command line select functions whose name
 * contains one of them. A call is cancelled after a minute of processor time: tables are built by then.
 */

const GOAL_MB = 400;
const ONE_CALL = fileURLToPath(new URL("one-call.mjs", import.meta.url));

const wanted = process.argv.slice(2);
const isWanted = (name) => wanted.length === 0 || wanted.some((word) => name.includes(word));

async function measured(call) {
  const said = await inOwnProcess(ONE_CALL, call);
  return said.died === undefined
    ? said
    : { ended: `THE PROCESS DIED with ${said.died}`, megabytes: Infinity };
}

const idle = (await measured({})).megabytes;
console.log(
  `A process that has loaded the functions has ${idle.toFixed(0)} MB; the goal is at most ${GOAL_MB} MB more`,
);

let failures = 0;
for (const inputs of [HARD_INPUTS, LARGE_INPUTS])
  for (const [name, calls] of Object.entries(inputs).filter(([each]) => isWanted(each)))
    for (const [what, given] of Object.entries(calls)) {
      const { ended, megabytes } = await measured({ name, given });
      const more = megabytes - idle;
      const isTooMuch = more > GOAL_MB;
      if (isTooMuch) failures++;
      console.log(
        `${more.toFixed(0).padStart(6)} MB${isTooMuch ? " TOO MUCH" : ""}  ${name}, ${what}: ${ended}`,
      );
    }
console.log(`${failures} above ${GOAL_MB} MB`);
process.exitCode = failures > 0 ? 1 : 0;
