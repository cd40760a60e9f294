import { wrap, type Remote } from "comlink";
import { i18n } from "../../language";
import { cancelled } from "./answering";
import { associateThrough } from "./association";
import {
  type FollowedInvocation,
  makeCall,
  type Call,
  type CustomFunction,
  CallsUnderWay,
  readCall,
} from "./custom-function";
import type { FunctionsWorker, WorkerAnswer } from "./worker";
import { joinedParts, partsOf } from "./outcome";
import { adaptTo, type HostInfo } from "../cells/host";
import { SharedAnswers } from "./shared-answers";

const WORKER_FILE = "functions-worker.js";

/** The same functions in another thread, started when first needed. */
class FunctionsThread {
  private calls = 0;
  private worker: Remote<FunctionsWorker> | undefined;
  private failure: Error | undefined;
  /** For each call under way, the function that ends it. */
  private readonly stops = new Set<(reason: unknown) => void>();

  private readonly address: URL;

  constructor(page: string) {
    this.address = new URL(WORKER_FILE, page);
  }

  /** Functions that may take long are those that the host may cancel. They run in the other thread, all others here. */
  call(id: string, compute: CustomFunction, call: Call): unknown {
    const { given, invocation } = call;
    if (!invocation) return makeCall(compute, call);
    return this.compute(id, given, invocation).catch((error: unknown) => {
      if (error instanceof CustomFunctions.Error) throw error;
      return makeCall(compute, call); // The other thread could not be started, or could not be given these arguments.
    });
  }

  /** Computes a function in the other thread, until the host cancels the call. Rejects with the error that Excel shows. */
  private async compute(
    id: string,
    given: readonly unknown[],
    invocation: FollowedInvocation,
  ): Promise<unknown> {
    const worker = this.start();
    const call = ++this.calls;
    let stop!: (reason: unknown) => void;
    const stopped = new Promise<never>((_resolve, reject) => (stop = reject));
    this.stops.add(stop);
    invocation.onCanceled = () => {
      void worker.cancel(call);
      stop(cancelled());
    };
    invocation.howFar = () => worker.howFar(call);
    const reply = <Reply>(promise: Promise<Reply>): Promise<Reply> => Promise.race([stopped, promise]);
    try {
      const lastParts = await handOver(given, (place, rows) => reply(worker.take(call, place, rows)));
      const outcome = await reply<WorkerAnswer>(worker.compute(call, id, lastParts));
      return await wholeAnswer(outcome, () => reply<WorkerAnswer>(worker.goOn(call)));
    } finally {
      this.stops.delete(stop);
    }
  }

  private start(): Remote<FunctionsWorker> {
    if (this.failure) throw this.failure;
    if (this.worker) return this.worker;
    tellIn(this.address.searchParams);
    const thread = new Worker(this.address);
    thread.onerror = (event) => {
      this.failure = new Error(event.message || `${WORKER_FILE} could not be loaded.`);
      for (const stop of this.stops) stop(this.failure);
    };
    return (this.worker = wrap<FunctionsWorker>(thread));
  }
}

/** Sends all but the last part of each argument. The last parts travel with the call itself. */
async function handOver(
  given: readonly unknown[],
  take: (place: number, rows: unknown[]) => Promise<void>,
): Promise<unknown[]> {
  const lastParts: unknown[] = [];
  for (const [place, argument] of given.entries()) {
    for (const { value, isLast } of partsOf(argument)) {
      const part = withPlainErrors(value);
      if (isLast) lastParts.push(part);
      else await take(place, part as unknown[]);
    }
  }
  return lastParts;
}

async function wholeAnswer(first: WorkerAnswer, next: () => Promise<WorkerAnswer>): Promise<unknown> {
  let rows: unknown[] | undefined;
  for (let outcome = first; ; outcome = await next()) {
    if ("error" in outcome) {
      const { code, message } = outcome.error;
      throw new CustomFunctions.Error(code as CustomFunctions.ErrorCode, message);
    }
    const answer = joinedParts(rows, outcome.value);
    if (outcome.isLast) return answer;
    rows = answer as unknown[];
  }
}

/** The same argument, with errors replaced by what identifies them, since an error loses its code on the way between threads. */
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

let known: HostInfo = {};

/** Passes what another thread must know about the host, in its address. */
function tellIn(query: URLSearchParams): void {
  for (const [name, value] of Object.entries<string | null | undefined>({ ...known }))
    if (value) query.set(name, value);
}

async function knowHost(): Promise<void> {
  await Office.onReady();
  const { displayLanguage: language, platform } = Office.context;
  known = { language, platform: String(platform) };
  adaptTo(known);
}

/** The error of a preview of a formula's value, for which Excel waits and does nothing else. */
function inPreview(): CustomFunctions.Error {
  const message = i18n.t("This may take long, and is not computed for a preview. Press Enter to compute it.");
  return new CustomFunctions.Error(CustomFunctions.ErrorCode.notAvailable, message);
}

const script = typeof document === "undefined" ? null : (document.currentScript as HTMLScriptElement | null);
const thread =
  typeof Worker === "undefined" ? undefined : new FunctionsThread(script?.src || document.baseURI);
const answers = new SharedAnswers((globalThis.puzzlebookCalls = new CallsUnderWay()));
// Calls made before the host has reported its language wait for it, because answers are cached and would stay in English.
let untilHostIsKnown = typeof Office === "undefined" ? undefined : knowHost();
void untilHostIsKnown?.then(() => (untilHostIsKnown = undefined));

/** Known answers are returned immediately, and what may take long goes to another thread. */
function answer(id: string, compute: CustomFunction, args: readonly unknown[]): unknown {
  const given = readCall(compute, args);
  if (!given.invocation?.isInValuePreview) {
    return answers.answer(id, given, (call) =>
      thread ? thread.call(id, compute, call) : makeCall(compute, call),
    );
  }
  const shown = answers.known(id, given);
  if (shown === undefined) throw inPreview();
  return shown;
}

associateThrough(
  (id, compute) =>
    (...args) =>
      untilHostIsKnown ? untilHostIsKnown.then(() => answer(id, compute, args)) : answer(id, compute, args),
);
