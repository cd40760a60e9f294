import { wrap } from "comlink";
import { i18n } from "../../language";
import type { FunctionsWorker } from "./worker";
import { LANGUAGE } from "./language";
import { makeCall, type Call, type CustomFunction } from "./custom-function";

const WORKER_FILE = "functions-worker.js";

/** The same functions in another thread, started when it is first needed. */
export class FunctionsThread {
  private calls = 0;
  private worker: ReturnType<typeof wrap<FunctionsWorker>> | undefined;
  private broken: Promise<never> | undefined;

  private constructor(private readonly address: URL) {}

  /** Undefined in a bare runtime: there functions stay in its only thread and work in slices of time. */
  static ofThisPage(): FunctionsThread | undefined {
    if (typeof document === "undefined" || typeof Worker === "undefined") return undefined;
    const script = document.currentScript as HTMLScriptElement | null;
    return new FunctionsThread(new URL(WORKER_FILE, script?.src || document.baseURI));
  }

  /** Functions that may take long are those that the host may cancel. They run here, and all others at once. */
  call(id: string, compute: CustomFunction, call: Call): unknown {
    const { given, invocation } = call;
    if (!invocation) return makeCall(compute, call);
    return this.compute(id, given, invocation).catch((error: unknown) => {
      if (error instanceof CustomFunctions.Error) throw error;
      return makeCall(compute, call); // The other thread could not be started, or not be given these arguments.
    });
  }

  /** Computes a function there, until the host cancels the call. Rejects with the error that Excel shows. */
  private async compute(
    id: string,
    given: readonly unknown[],
    invocation: CustomFunctions.CancelableInvocation,
  ): Promise<unknown> {
    const worker = this.start();
    const call = ++this.calls;
    invocation.onCanceled = () => void worker.cancel(call);
    const outcome = await Promise.race([worker.compute(call, id, given.map(withPlainErrors)), this.broken!]);
    if ("value" in outcome) return outcome.value;
    const { code, message } = outcome.error;
    throw new CustomFunctions.Error(code as CustomFunctions.ErrorCode, message);
  }

  private start(): ReturnType<typeof wrap<FunctionsWorker>> {
    if (this.worker) return this.worker;
    this.address.searchParams.set(LANGUAGE, i18n.locale);
    const thread = new Worker(this.address);
    this.broken = new Promise<never>((_resolve, reject) => {
      thread.onerror = (event) => reject(new Error(event.message || `${WORKER_FILE} could not be loaded.`));
    });
    this.broken.catch(() => undefined); // It may break while no call is under way.
    return (this.worker = wrap<FunctionsWorker>(thread));
  }
}

/** The same argument with what an error needs to be known again there; on the way between threads it would lose its code. */
function withPlainErrors(argument: unknown): unknown {
  if (argument instanceof CustomFunctions.Error) return { type: "CustomFunctionError", code: argument.code };
  if (!Array.isArray(argument)) return argument;
  let copy: unknown[] | undefined;
  for (let k = 0; k < argument.length; k++) {
    const plain = withPlainErrors(argument[k]);
    if (plain !== argument[k]) (copy ??= argument.slice())[k] = plain;
  }
  return copy ?? argument;
}
