import { measure } from "../measure.mjs";

/** The same task in a short, straightforward JavaScript program. */
export function simpleProgram(run) {
  return { name: "simple", measure: () => measure(run) };
}

/** One that is written for speed, and for nothing but the task. */
export function plainProgram(run) {
  return { name: "plain", measure: () => measure(run) };
}
