import { measure } from "../measure.mjs";

/** The same task in a short, straightforward JavaScript program. */
export function simpleProgram(run) {
  return { name: "simple", measure: () => measure(run) };
}
