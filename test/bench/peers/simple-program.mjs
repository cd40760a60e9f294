import { measure } from "../measure.mjs";

/** The same task done by a short straightforward program in JavaScript. */
export function simpleProgram(run) {
  return { name: "simple", measure: () => measure(run) };
}
