import type { HostMessage } from "../office-objects";
import type { Invocation, Runtime } from "./invocations";

/** Numbers from Office.js's custom functions runtime (`CustomFunctionProxy`). */
const CUSTOM_FUNCTIONS = 1;
const INVOKE = 1000;
const CANCEL = 1001;

/** The add-in's page makes all calls in a message at once. Between messages it can do other things. */
const MAX_ENTRIES = 500;

/**
 * Talks to the custom functions runtime in the add-in's page. The calls of one calculation are sent together. As in Excel, calls wait until
 * the runtime reports that it is ready, and not a moment longer. A function that is not associated by then is an error in its cell.
 */
export class OfficeRuntime implements Runtime {
  private entries: HostMessage["message"]["entries"] = [];
  private started = false;
  private scheduled = false;

  /** @param ready resolves when the runtime reports that it is ready */
  constructor(
    private readonly send: (message: HostMessage) => void,
    ready: Promise<void>,
  ) {
    void ready.then(() => {
      this.started = true;
      this.flushSoon();
    });
  }

  invoke(invocationId: number, { functionId, parameters, address, flags }: Invocation): void {
    this.post(INVOKE, [invocationId, functionId, parameters, address ?? null, flags]);
  }

  cancel(invocationId: number): void {
    this.post(CANCEL, { invocationId });
  }

  private post(messageType: number, message: unknown): void {
    const text = JSON.stringify(message);
    this.entries.push({ messageCategory: CUSTOM_FUNCTIONS, messageType, targetId: "", message: text });
    this.flushSoon();
  }

  private flushSoon(): void {
    if (!this.started || this.scheduled) return;
    this.scheduled = true;
    setTimeout(() => {
      this.scheduled = false;
      const entries = this.entries.splice(0, MAX_ENTRIES);
      if (entries.length > 0) this.send({ type: 3, message: { entries } });
      if (this.entries.length > 0) this.flushSoon();
    });
  }
}
