import { RUNS } from "../measure.mjs";
import { measureByProcess } from "./processes.mjs";

/**
 * The same task in GAP (https://www.gap-system.org). `setup` holds statements that are not timed. `compute` is the body of a function that
 * returns the task's result as text.
 */
export function gap({ setup = "", compute }) {
  const source = `SizeScreen([4096, 24]);;
${setup}
compute := function() ${compute} end;;
times := [];; spent := 0;;
repeat
  start := NanosecondsSinceEpoch();
  result := compute();
  Add(times, NanosecondsSinceEpoch() - start);
  spent := spent + times[Length(times)];
until Length(times) = ${RUNS} or spent > 10^10;
Sort(times);
Print(times[QuoInt(Length(times) + 1, 2)], "\\n", result, "\\n");
QUIT;
`;
  const missing = { package: "gap-core" };
  return {
    name: "GAP",
    measure: () => measureByProcess({ command: "gap", options: ["-q"], source, missing }),
  };
}

/** A GAP permutation from images counted from 0. */
export function gapPermutation(images) {
  return `PermList([${images.map((image) => image + 1)}])`;
}
