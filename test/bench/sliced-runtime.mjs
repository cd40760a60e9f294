/** Runs calls one at a time and measures how long each slice blocks the thread. */
export class SlicedRuntime {
  #block = 0;

  /** The functions' timers. Each callback, with what it triggers at once, is a slice. */
  setTimeout = (callback, milliseconds) =>
    setTimeout(() => {
      this.#slice(callback);
    }, milliseconds);

  /**
   * Makes a call, and cancels it after some milliseconds.
   *
   * @returns its answer or error, or whether it has settled soon enough after it was cancelled; and its longest slice
   */
  async run(call, patience, settling) {
    this.#block = 0;
    const invocation = {};
    let settled;
    this.#slice(() => {
      settled = Promise.resolve()
        .then(() => call(invocation))
        .then(
          (value) => ({ kind: "answers", value }),
          (error) => ({ kind: "errors", error }),
        );
    });
    let outcome = await within(settled, patience);
    if (!outcome) {
      this.#slice(() => invocation.onCanceled?.());
      outcome = { kind: "cancelled", settles: (await within(settled, settling)) !== undefined };
    }
    await new Promise((resolve) => setImmediate(resolve));
    return { ...outcome, block: this.#block };
  }

  #slice(work) {
    const [started, processor] = [performance.now(), process.cpuUsage()];
    work();
    // Promises continue before this, other timers after it.
    setImmediate(() => {
      const { user, system } = process.cpuUsage(processor);
      // The elapsed time includes the machine's other work, the processor time that of this process's other threads.
      this.#block = Math.max(this.#block, Math.min(performance.now() - started, (user + system) / 1000));
    });
  }
}

/** The value a promise resolves with, or undefined if it takes longer. */
function within(promise, milliseconds) {
  let timer;
  const late = new Promise((resolve) => (timer = setTimeout(resolve, milliseconds)));
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
