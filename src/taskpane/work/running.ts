/** Work under way in a worker. */
export interface Running<Result> {
  /** Rejects with the worker's error. Never settles after cancellation. */
  readonly result: Promise<Result>;
  /** Ends it immediately. */
  cancel(): void;
}

/** Follows a worker that has been given its work, and terminates it when the work is done. */
export function runIn<Result>(worker: Worker, work: Promise<Result>, failure: string): Running<Result> {
  const failed = new Promise<never>((_resolve, reject) => {
    worker.onerror = (event) => reject(new Error(event.message || failure));
  });
  const result = Promise.race([work, failed]).finally(() => worker.terminate());
  return { result, cancel: () => worker.terminate() };
}
