/** Longer than any call should take, also where the machine has other work. */
const MAX_SETTLING_MS = 5000;

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
   * @returns its answer or error, or how long after it was cancelled it settled, which is Infinity if that takes far too long; and its
   * longest slice
   */
  async run(call, patience) {
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
      const since = moment();
      this.#slice(() => invocation.onCanceled?.());
      const isOver = (await within(settled, MAX_SETTLING_MS)) !== undefined;
      outcome = { kind: "cancelled", settling: isOver ? elapsed(since) : Infinity };
    }
    await new Promise((resolve) => setImmediate(resolve));
    return { ...outcome, block: this.#block };
  }

  #slice(work) {
    const since = moment();
    work();
    // Promises continue before this, other timers after it.
    setImmediate(() => {
      this.#block = Math.max(this.#block, elapsed(since));
    });
  }
}

const moment = () => ({ started: performance.now(), processor: process.cpuUsage() });

/** The elapsed time includes the machine's other work, the processor time that of this process's other threads: the lesser of the two, in ms. */
function elapsed({ started, processor }) {
  const { user, system } = process.cpuUsage(processor);
  return Math.min(performance.now() - started, (user + system) / 1000);
}

/** The value a promise resolves with, or undefined if it takes longer. */
function within(promise, milliseconds) {
  let timer;
  const late = new Promise((resolve) => (timer = setTimeout(resolve, milliseconds)));
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
