import { useRef, useState } from "react";
import { proxy, wrap, type Remote } from "comlink";
import { describeProblem } from "../../excel/problems";
import { i18n } from "../../language";
import { runIn } from "../running";
import type { ClassWork } from "./class.worker";
import type { ActionOutcome } from "./share/useAction";

/** What goes on with the last work that the user has started. */
export type ClassWorkState =
  | { readonly stage: "idle" }
  | { readonly stage: "working"; readonly part: number }
  | { readonly stage: "over"; readonly outcome: ActionOutcome | undefined };

interface Started<Result> {
  /** Begins the work in the worker. */
  readonly start: (worker: Remote<ClassWork>, onProgress: (part: number) => void) => Promise<Result>;
  /** Uses the result. Its progress may follow that of the worker; `signal` tells of a cancellation. */
  readonly finish: (
    result: Result,
    onProgress: (part: number) => void,
    signal: AbortSignal,
  ) => Promise<ActionOutcome | undefined>;
}

/** Runs work for a class in a worker, one at a time. It can be cancelled. */
export function useClassWork() {
  const [state, setState] = useState<ClassWorkState>({ stage: "idle" });
  const current = useRef<AbortController>(undefined);

  async function run<Result>({ start, finish }: Started<Result>): Promise<void> {
    const abandoned = new AbortController();
    current.current = abandoned;
    const { signal } = abandoned;
    // What a worker tells of its progress may arrive after its result.
    let isComputed = false;
    const tell = (part: number) => {
      if (!signal.aborted) setState({ stage: "working", part });
    };
    tell(0);
    try {
      const worker = new Worker(new URL("./class.worker.ts", import.meta.url), { name: "class-work" });
      const work = start(
        wrap<ClassWork>(worker),
        proxy((part: number) => {
          if (!isComputed) tell(part);
        }),
      );
      const { result, cancel } = runIn(worker, work, i18n.t("The work for the class could not be done."));
      signal.addEventListener("abort", cancel);
      const made = await result;
      isComputed = true;
      const outcome = await finish(made, tell, signal);
      if (!signal.aborted) setState({ stage: "over", outcome });
    } catch (error) {
      if (!signal.aborted)
        setState({ stage: "over", outcome: { intent: "error", text: describeProblem(error) } });
    }
  }

  const cancel = () => {
    current.current?.abort();
    setState({ stage: "over", outcome: { intent: "warning", text: i18n.t("Cancelled.") } });
  };
  return { state, isBusy: state.stage === "working", run, cancel };
}
