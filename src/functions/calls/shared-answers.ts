import { LRUCache } from "lru-cache";
import { finished, type Steps } from "../../steps";
import { inSlices } from "../../steps/slices";
import type { CallsUnderWay, CallUnderWay, FollowedInvocation, Call } from "./custom-function";
import { handOut, keptOutcome, outcomeOf, weightOf, type Outcome, valueOf } from "./outcome";

/** Arguments longer than this in writing are not worth caching; in characters, plus `VALUE` for each value. */
const MAX_KEY_LENGTH = 2 ** 21;
const VALUE = 8;

/** The maximum nesting of data types in arguments. Anything deeper may be circular. */
const MAX_DEPTH = 8;

/**
 * A text that two calls share only if they call the same function with the same arguments. Numbers differ from their texts, and different
 * kinds of blanks differ. Undefined if arguments are too long or not plain data.
 */
export function callKey(id: string, given: readonly unknown[]): string | undefined {
  // Joined at the end, because a text built up piece by piece keeps all its pieces.
  const parts = [id];
  let length = id.length;

  /** Each value marks its own end, so that no two lists of values are written alike. */
  function append(value: unknown, depth: number): boolean {
    if (length > MAX_KEY_LENGTH || depth > MAX_DEPTH) return false;
    if (typeof value === "number") add(`${value};`);
    else if (typeof value === "string") {
      add(`"${value.length} `);
      add(value);
    } else if (Array.isArray(value)) {
      if (length + value.length * VALUE > MAX_KEY_LENGTH) return false;
      add(`[${value.length} `);
      for (const element of value) if (!append(element, depth + 1)) return false;
    } else if (typeof value === "object" && value !== null) {
      const members = Object.entries(value).flat();
      add(`{${members.length} `);
      for (const member of members) if (!append(member, depth + 1)) return false;
    } else if (value === null || value === undefined || typeof value === "boolean") add(`${value};`);
    else return false;
    return true;
  }

  function add(part: string): void {
    length += part.length + VALUE;
    parts.push(part);
  }

  return append(given, 0) ? parts.join("") : undefined;
}

/** Enough for large workbooks. Arguments and answers together take at most some tens of megabytes. */
const MAX_ANSWERS = 20_000;
const MAX_BYTES = 2 ** 25;

/** The overhead of an entry besides its key and its answer, in bytes. */
const WEIGHT_OF_AN_ENTRY = 160;

type Compute = (call: Call) => unknown;

/**
 * The answers of custom functions by their arguments. None of the functions is volatile, so a known answer is returned immediately, and
 * identical calls share a computation that is under way.
 */
export class SharedAnswers {
  private readonly kept = new LRUCache<string, Outcome>({ max: MAX_ANSWERS, maxSize: MAX_BYTES });
  private readonly underWay = new Map<string, Computation>();

  /** Calls that may take long are told of to `calls`. */
  constructor(private readonly calls?: CallsUnderWay) {}

  /** The answer to a call, or a promise of it. Throws what the function throws. */
  answer(id: string, call: Call, compute: Compute): unknown {
    const key = callKey(id, call.given);
    const shared = key === undefined ? undefined : (this.kept.get(key) ?? this.underWay.get(key));
    const known = shared ?? this.compute(id, key, call, compute);
    return known instanceof Computation ? known.answer(call) : handOut(known);
  }

  /** The answer to a call that was computed before, or undefined. Throws what the function threw. */
  known(id: string, { given }: Call): unknown {
    const key = callKey(id, given);
    const outcome = key === undefined ? undefined : this.kept.get(key);
    return outcome && handOut(outcome);
  }

  private compute(
    id: string,
    key: string | undefined,
    { given, invocation }: Call,
    compute: Compute,
  ): Outcome | Computation {
    const own: FollowedInvocation | undefined = invocation && {};
    const outcome = outcomeOf(() => compute({ given, invocation: own }));
    if (!("value" in outcome && outcome.value instanceof Promise)) {
      if (key !== undefined) finished(this.remember(key, outcome));
      return outcome;
    }

    const computation = new Computation(id, outcome.value, own, (final) => {
      this.calls?.end(computation);
      if (key === undefined) return;
      if (final) void inSlices(this.remember(key, final));
      else this.underWay.delete(key);
    });
    if (key !== undefined) this.underWay.set(key, computation);
    if (own) this.calls?.begin(computation);
    return computation;
  }

  /** Failures of the environment, rather than of the arguments, may not recur. Until an answer is kept, its computation hands it out. */
  private *remember(key: string, outcome: Outcome): Steps<void> {
    const isAnswer = "value" in outcome || outcome.error instanceof CustomFunctions.Error;
    const kept = isAnswer ? yield* keptOutcome(outcome, MAX_BYTES) : undefined;
    if (kept) this.kept.set(key, kept.outcome, { size: WEIGHT_OF_AN_ENTRY + weightOf(key) + kept.weight });
    this.underWay.delete(key);
  }
}

/** One computation shared by all identical calls. It is stopped once all of them have been cancelled. */
class Computation implements CallUnderWay {
  readonly since = Date.now();
  /** Never rejects. */
  private readonly outcome: Promise<Outcome>;
  /** The calls still waiting, and the number of all calls. */
  private readonly askers = new Set<{ readonly address: string | undefined }>();
  private asked = 0;
  private isOver = false;

  /** `ended` hears the outcome, or nothing if the computation was stopped. */
  constructor(
    readonly name: string,
    answer: Promise<unknown>,
    private readonly invocation: FollowedInvocation | undefined,
    private readonly ended: (outcome?: Outcome) => void,
  ) {
    this.outcome = answer.then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
    void this.outcome.then((outcome) => this.end(outcome));
  }

  async answer({ invocation }: Call): Promise<unknown> {
    const asker = { address: invocation?.address };
    this.askers.add(asker);
    this.asked++;
    if (invocation) {
      invocation.onCanceled = () => {
        if (this.askers.delete(asker) && this.askers.size === 0) this.stop();
      };
    }
    const outcome = await this.outcome;
    // A large answer is copied only if another call gets the same one. What is cached is a copy anyway.
    return this.asked > 1 ? handOut(outcome) : valueOf(outcome);
  }

  get addresses(): readonly string[] {
    return [...new Set(Array.from(this.askers, ({ address }) => address))].filter(
      (each) => each !== undefined,
    );
  }

  howFar(): number | Promise<number> {
    return this.invocation?.howFar?.() ?? 0;
  }

  stop(): void {
    if (this.isOver) return;
    this.end();
    this.invocation?.onCanceled?.();
  }

  private end(outcome?: Outcome): void {
    if (!this.isOver) this.ended(outcome);
    this.isOver = true;
  }
}
