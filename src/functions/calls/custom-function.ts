/** A custom function as the host calls it. */
export type CustomFunction = (...args: unknown[]) => unknown;

export interface Call {
  /** The arguments in the formula. */
  readonly given: readonly unknown[];
  /** Lets the host cancel the call; undefined for a function that does not take long. */
  readonly invocation: CustomFunctions.CancelableInvocation | undefined;
}

/**
 * Separates arguments from the invocation. Hosts pass one to every function, after all arguments, but only functions that may take long
 * declare a parameter for it.
 */
export function readCall(compute: CustomFunction, args: readonly unknown[]): Call {
  const last = args.at(-1);
  if (args.length > compute.length || !isInvocation(last)) {
    return { given: args.slice(0, compute.length), invocation: undefined };
  }
  return { given: args.slice(0, -1), invocation: last };
}

export function makeCall(compute: CustomFunction, { given, invocation }: Call): unknown {
  return invocation ? compute(...given, invocation) : compute(...given);
}

/** Cells arrive as plain values and arrays, or as data types and errors, which state their type. */
function isInvocation(argument: unknown): argument is CustomFunctions.CancelableInvocation {
  if (typeof argument !== "object" || argument === null || Array.isArray(argument)) return false;
  return !("type" in argument || "basicType" in argument);
}
