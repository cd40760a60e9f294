import type { Remote } from "comlink";
import { outcomeOf, type ActionOutcome, type Ending } from "../useAction";
import { inWorker, type Listening } from "./in-worker";
import { useTask, type TaskState } from "./useTask";

interface Working {
  readonly stage: "working";
  readonly part: number;
}

export type WorkState = TaskState<Working, ActionOutcome | undefined>;

interface Started<Work, Result> {
  /** Begins the work in the worker. `listening` makes further listeners. */
  readonly start: (
    worker: Remote<Work>,
    onProgress: (part: number) => void,
    listening: Listening,
  ) => Promise<Result>;
  /** Uses the result. Its progress may follow that of the worker. */
  readonly finish: (
    result: Result,
    onProgress: (part: number) => void,
    signal: AbortSignal,
  ) => Ending | Promise<Ending>;
}

/**
 * Runs work in workers, one at a time. It can be cancelled.
 *
 * @param newWorker makes a worker that exposes `Work`
 * @param failure what is said if the worker cannot run
 */
export function useWork<Work>(newWorker: () => Worker, failure: () => string) {
  const task = useTask<Working, ActionOutcome | undefined>();
  const run = <Result>({ start, finish }: Started<Work, Result>) =>
    task.run({ stage: "working", part: 0 }, async (show, signal) => {
      const onProgress = (part: number) => show({ stage: "working", part });
      const result = await inWorker<Work, Result>(newWorker, failure(), signal, (worker, listening) =>
        start(worker, listening(onProgress), listening),
      );
      return outcomeOf(await finish(result, onProgress, signal));
    });
  return { ...task, isBusy: task.state.stage === "working", run };
}
