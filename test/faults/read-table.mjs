import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { STEPS } from "./steps.mjs";
import { FAULTS } from "./table.mjs";

/** All faults with their rooms and what catches them: `unit test/unit/…` is a step and its target. */
export function allFaults() {
  return FAULTS.map((fault) => {
    const [, kind, target = fault.file] = /^(\S+)(?: (.+))?$/.exec(fault.caughtBy);
    const room = /^src\/([^/]+)\//.exec(fault.file)?.[1] ?? fault.file.split("/")[0];
    return { ...fault, kind, target, room };
  });
}

/** What is wrong with the table itself, for the project in a folder, as messages. */
export function staleness(folder, faults) {
  return faults.flatMap(({ file, from, to, fault, kind, target }) => {
    const step = STEPS[kind];
    if (!step) return `${fault}: there is no step ${kind}.`;
    const test = `${step.folder ?? ""}${target}`;
    if (step.takesFiles && !existsSync(path.join(folder, test))) return `${fault}: ${test} does not exist.`;
    if (!existsSync(path.join(folder, file))) return `${fault}: ${file} does not exist.`;
    if (from === to) return `${fault}: it changes nothing.`;
    const isThereOnce = readFileSync(path.join(folder, file), "utf8").split(from).length === 2;
    return isThereOnce ? [] : `${fault}: ${file} does not have this text exactly once: ${from}`;
  });
}
