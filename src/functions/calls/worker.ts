import { expose } from "comlink";
import type { FollowedInvocation, CustomFunction } from "./custom-function";
import { adaptTo } from "../cells/host";
import { joinedParts, partsOf, type Part } from "./outcome";

/**
 * The first or next part of an answer, or an error. Errors are marked as such, because those of custom functions lose their code between
 * threads.
 */
export type WorkerAnswer = Part | { readonly error: { readonly code: string; readonly message: string } };

/** The error of the real custom functions runtime, with only what the functions use. */
class CustomFunctionsError extends Error {
  constructor(
    readonly code: string,
    message?: string,
  ) {
    super(message);
  }
}

const ErrorCode = {
  invalidValue: "#VALUE!",
  notAvailable: "#N/A",
  divisionByZero: "#DIV/0!",
  invalidNumber: "#NUM!",
  nullReference: "#NULL!",
};

const functions = new Map<string, CustomFunction>();

/** A call, from its first message to the last part of its answer. */
class RunningCall {
  /** By argument index; all but their last parts. */
  readonly tables: unknown[][] = [];
  readonly invocation: FollowedInvocation = {};
  answer: Iterator<Part, undefined> | undefined;
}

const running = new Map<number, RunningCall>();

function runningCall(number: number): RunningCall {
  let call = running.get(number);
  if (!call) running.set(number, (call = new RunningCall()));
  return call;
}

function nextPart(number: number, call: RunningCall): Part {
  const part = call.answer!.next().value!;
  if (part.isLast) running.delete(number);
  return part;
}

/** The page identifies each call by a number. */
const functionsWorker = {
  /** Receives rows of an argument, before the call. */
  take(number: number, place: number, rows: unknown[]): void {
    const { tables } = runningCall(number);
    tables[place] = joinedParts(tables[place], rows) as unknown[];
  },

  /** Computes a function, given the last part of each argument. */
  async compute(number: number, id: string, lastParts: readonly unknown[]): Promise<WorkerAnswer> {
    const call = runningCall(number);
    const args = lastParts.map((part, place) => joinedParts(call.tables[place], part));
    try {
      call.answer = partsOf(await functions.get(id)!(...args, call.invocation));
      return nextPart(number, call);
    } catch (error) {
      running.delete(number);
      if (error instanceof CustomFunctionsError)
        return { error: { code: error.code, message: error.message } };
      throw error;
    }
  },

  goOn(number: number): WorkerAnswer {
    return nextPart(number, running.get(number)!);
  },

  howFar(number: number): number | Promise<number> {
    return running.get(number)?.invocation.howFar?.() ?? 0;
  },

  cancel(number: number): void {
    running.get(number)?.invocation.onCanceled?.();
    running.delete(number);
  },
};

export type FunctionsWorker = typeof functionsWorker;

// The modules of the functions follow this one in the worker's bundle, and associate themselves as in Excel.
Object.assign(globalThis, {
  CustomFunctions: {
    associate: (id: string, compute: CustomFunction) => functions.set(id, compute),
    Error: CustomFunctionsError,
    ErrorCode,
  },
});

const query = new URLSearchParams(location.search);
adaptTo({ language: query.get("language"), platform: query.get("platform") });
expose(functionsWorker);
