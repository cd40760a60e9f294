import { expose } from "comlink";
import type { CustomFunction } from "./custom-function";
import { LANGUAGE, speak } from "./language";

/** What came of a call: errors of custom functions lose their code on the way between threads, so it is told apart. */
export type Outcome =
  { readonly value: unknown } | { readonly error: { readonly code: string; readonly message: string } };

/** The error of the real custom-functions runtime, as far as the functions use it. */
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
const running = new Map<number, { onCanceled?: () => void }>();

const functionsWorker = {
  /** Computes a function; `call` is a number by which the call can be cancelled. */
  async compute(call: number, id: string, args: readonly unknown[]): Promise<Outcome> {
    const invocation = {};
    running.set(call, invocation);
    try {
      return { value: await functions.get(id)!(...args, invocation) };
    } catch (error) {
      if (error instanceof CustomFunctionsError)
        return { error: { code: error.code, message: error.message } };
      throw error;
    } finally {
      running.delete(call);
    }
  },

  cancel(call: number): void {
    running.get(call)?.onCanceled?.();
  },
};

export type FunctionsWorker = typeof functionsWorker;

// The modules of the functions come after this one in the worker's bundle, and associate themselves as in Excel.
Object.assign(globalThis, {
  CustomFunctions: {
    associate: (id: string, compute: CustomFunction) => functions.set(id, compute),
    Error: CustomFunctionsError,
    ErrorCode,
  },
});

speak(new URLSearchParams(location.search).get(LANGUAGE) ?? undefined);
expose(functionsWorker);
