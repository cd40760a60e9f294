import { proxy, wrap, type Remote } from "comlink";

/** Makes a listener that a worker can call. It ignores what arrives after the worker's result. */
export type Listening = <Args extends unknown[]>(
  listener: (...args: Args) => void,
) => (...args: Args) => void;

/**
 * Does work in a new worker, which ends with the work.
 *
 * @param failure the error if the worker cannot run
 * @param signal ends the worker immediately
 */
export function inWorker<Work, Result>(
  newWorker: () => Worker,
  failure: string,
  signal: AbortSignal,
  work: (worker: Remote<Work>, listening: Listening) => Promise<Result>,
): Promise<Result> {
  signal.throwIfAborted();
  const worker = newWorker();
  let isOver = false;
  const listening: Listening = (listener) =>
    proxy((...args) => {
      if (!isOver) listener(...args);
    });
  return new Promise<Result>((resolve, reject) => {
    worker.onerror = (event) => reject(new Error(event.message || failure));
    signal.addEventListener("abort", () => reject(signal.reason as Error));
    work(wrap<Work>(worker), listening).then(resolve, reject);
  }).finally(() => {
    isOver = true;
    worker.terminate();
  });
}
