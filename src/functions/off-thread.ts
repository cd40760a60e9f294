import { wrap } from "comlink";
import type { FunctionsWorker } from "./worker";

type CustomFunction = (...args: unknown[]) => unknown;

const WORKER_FILE = "functions-worker.js";

/** The same functions in another thread, started when it is first needed. */
class FunctionsThread {
  private calls = 0;
  private worker: ReturnType<typeof wrap<FunctionsWorker>> | undefined;
  private broken: Promise<never> | undefined;

  constructor(private readonly address: URL) {}

  /** Computes a function there, until Excel cancels the call. Rejects with the error that Excel shows. */
  async compute(
    id: string,
    args: unknown[],
    invocation: CustomFunctions.CancelableInvocation,
  ): Promise<unknown> {
    const worker = this.start();
    const call = ++this.calls;
    invocation.onCanceled = () => void worker.cancel(call);
    const outcome = await Promise.race([worker.compute(call, id, args), this.broken!]);
    if ("value" in outcome) return outcome.value;
    const { code, message } = outcome.error;
    throw new CustomFunctions.Error(code as CustomFunctions.ErrorCode, message);
  }

  private start(): ReturnType<typeof wrap<FunctionsWorker>> {
    if (this.worker) return this.worker;
    const thread = new Worker(this.address);
    this.broken = new Promise<never>((_resolve, reject) => {
      thread.onerror = (event) => reject(new Error(event.message || `${WORKER_FILE} could not be loaded.`));
    });
    this.broken.catch(() => undefined); // It may break while no call is under way.
    return (this.worker = wrap<FunctionsWorker>(thread));
  }
}

/** Excel hands its invocation as the last argument to functions that it may cancel, and to no others of ours. */
function isInvocation(argument: unknown): argument is CustomFunctions.CancelableInvocation {
  return typeof argument === "object" && argument !== null && !Array.isArray(argument);
}

function onThread(thread: FunctionsThread, id: string, compute: CustomFunction): CustomFunction {
  return (...args) => {
    const invocation = args.at(-1);
    if (!isInvocation(invocation)) return compute(...args);
    return thread.compute(id, args.slice(0, -1), invocation).catch((error: unknown) => {
      if (error instanceof CustomFunctions.Error) throw error;
      return compute(...args); // The other thread could not be started, or not be given these arguments.
    });
  };
}

/**
 * Functions that may take long are those that Excel may cancel. Where the add-in's page has workers, they run in one; in
 * a bare runtime they stay in its only thread and work in slices of time.
 */
function sendLongWorkOffThread(): void {
  if (typeof document === "undefined" || typeof Worker === "undefined") return;
  const script = document.currentScript as HTMLScriptElement | null;
  const thread = new FunctionsThread(new URL(WORKER_FILE, script?.src || document.baseURI));
  const registry = CustomFunctions as { associate(id: string, compute: CustomFunction): void };
  const { associate } = registry;
  registry.associate = (id, compute) => associate(id, onThread(thread, id, compute));
  // The modules of this bundle are evaluated before any microtask; what others associate later is their own.
  queueMicrotask(() => (registry.associate = associate));
}

sendLongWorkOffThread();
