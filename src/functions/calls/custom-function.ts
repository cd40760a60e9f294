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

/** A function's invocation that can also be asked how far the call is. */
export interface FollowedInvocation extends CustomFunctions.CancelableInvocation {
  /** Set by whatever computes the call: the fraction done, from 0 to 1. */
  howFar?: () => number | Promise<number>;
}

/** A call of a function that may take long, until it is answered or ended. Equal calls of several cells are one. */
export interface CallUnderWay {
  /** The function, such as FACTORCYCLES. */
  readonly name: string;
  /** When it began, as `Date.now` says. */
  readonly since: number;
  /** The cells that wait for it, such as Sheet1!B3, in the order in which they asked. */
  readonly addresses: readonly string[];
  /** The fraction done, from 0 to 1. */
  howFar(): number | Promise<number>;
  /** Ends it for all cells that wait. Its answer is not kept, so that the same formula is computed again. */
  stop(): void;
}

/** The calls under way, oldest first. */
export class CallsUnderWay {
  readonly all = new Set<CallUnderWay>();
  /** Called when one begins. Whoever listens looks at `all` from time to time, since most calls are over at once. */
  onBegin: (() => void) | undefined;

  begin(call: CallUnderWay): void {
    this.all.add(call);
    this.onBegin?.();
  }

  end(call: CallUnderWay): void {
    this.all.delete(call);
  }
}

declare global {
  /** In a shared runtime functions and pane are two bundles in one page, and this is where they meet. */
  var puzzlebookCalls: CallsUnderWay | undefined;
}
