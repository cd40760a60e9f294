import { useEffect, useRef, useState } from "react";
import { CHECKS, reportOf, runChecks, type Report, type Result } from "../../checks";
import { describeProblem } from "../../excel/problems";

export type RunState =
  | { readonly stage: "idle" }
  | { readonly stage: "running"; readonly results: readonly Result[]; readonly cancelling: boolean }
  | { readonly stage: "done"; readonly results: readonly Result[]; readonly report: Report }
  | { readonly stage: "failed"; readonly problem: string };

/** Runs all checks, one run at a time. */
export function useRun(onReport: (report: Report) => void) {
  const [state, setState] = useState<RunState>({ stage: "idle" });
  const stop = useRef(new AbortController());
  useEffect(() => () => stop.current.abort(), []);

  async function run(): Promise<void> {
    stop.current = new AbortController();
    setState({ stage: "running", results: [], cancelling: false });
    const onResult = (result: Result) =>
      setState((before) =>
        before.stage === "running" ? { ...before, results: [...before.results, result] } : before,
      );
    try {
      const results = await runChecks(CHECKS, { signal: stop.current.signal, onResult });
      const report = reportOf(results);
      setState({ stage: "done", results, report });
      onReport(report);
    } catch (error) {
      setState({ stage: "failed", problem: describeProblem(error) });
    }
  }

  const cancel = () => {
    stop.current.abort();
    setState((before) => (before.stage === "running" ? { ...before, cancelling: true } : before));
  };
  return { state, run, cancel };
}
