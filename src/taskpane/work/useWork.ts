import { useRef, useState } from "react";
import { proxy, wrap, type Remote } from "comlink";
import { describeProblem } from "../../excel/problems";
import { i18n } from "../../language";
import type { ActionOutcome } from "../useAction";
import { runIn } from "./running";

/** What goes on with the last work that the user has started. */
export type WorkState =
  | { readonly stage: "idle" }
  | { readonly stage: "working"; readonly part: number }
  | { readonly stage: "over"; readonly outcome: ActionOutcome | undefined };

interface Started<Work, Result> {
  /** Begins the work in the worker. `signal` tells of a cancellation. */
  readonly start: (
    worker: Remote<Work>,
    onProgress: (part: number) => void,
    signal: AbortSignal,
  ) => Promise<Result>;
  /** Uses the result. Its progress may follow that of the worker. */
  readonly finish: (
    result: Result,
    onProgress: (part: number) => void,
    signal: AbortSignal,
  ) => Promise<ActionOutcome | undefined>;
}

/**
 * Runs work in workers, one at a time. It can be cancelled.
 *
 * @param newWorker makes a worker that exposes `Work`
 * @param failure what is said if the worker cannot run
 */
export function useWork<Work>(newWorker: () => Worker, failure: () => string) {
  const [state, setState] = useState<WorkState>({ stage: "idle" });
  const current = useRef<AbortController>(undefined);

  async function run<Result>({ start, finish }: Started<Work, Result>): Promise<void> {
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
      const worker = newWorker();
      const work = start(
        wrap<Work>(worker),
        proxy((part: number) => {
          if (!isComputed) tell(part);
        }),
        signal,
      );
      const { result, cancel } = runIn(worker, work, failure());
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
  /** Ends what is under way, and says nothing of it. */
  const forget = () => {
    current.current?.abort();
    setState({ stage: "idle" });
  };
  return { state, isBusy: state.stage === "working", run, cancel, forget };
}
