import { RUNS } from "../measure.mjs";
import { measureByProcess } from "./processes.mjs";

/**
 * The same task in SymPy (https://www.sympy.org). `setup` holds statements that are not timed. `compute` is an expression whose value, as
 * text, is the result.
 */
export function sympy({ setup = "", compute }) {
  const source = `from time import perf_counter_ns
from sympy.combinatorics import Permutation, PermutationGroup
${setup}
times = []
while len(times) < ${RUNS} and sum(times) < 10**10:
    start = perf_counter_ns()
    result = ${compute}
    times.append(perf_counter_ns() - start)
times.sort()
print(times[len(times) // 2])
print(result)
`;
  const missing = { package: "python3-sympy", inOutput: /No module named/ };
  return {
    name: "SymPy",
    measure: () => measureByProcess({ command: "python3", options: [], source, missing }),
  };
}
