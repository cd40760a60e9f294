import { callKey } from "./call-key";
import type { Call } from "./custom-function";
import { handOut, keptOutcome, outcomeOf, weightOf, type Outcome, valueOf } from "./outcome";
import { RecentlyUsed } from "./recently-used";

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
  private readonly kept = new RecentlyUsed<Outcome>(MAX_ANSWERS, MAX_BYTES);
  private readonly underWay = new Map<string, Computation>();

  /** The answer to a call, or a promise of it. Throws what the function throws. */
  answer(id: string, call: Call, compute: Compute): unknown {
    const key = callKey(id, call.given);
    if (key === undefined) return compute(call);
    const known = this.kept.get(key) ?? this.underWay.get(key) ?? this.compute(key, call, compute);
    return known instanceof Computation ? known.answer(call) : handOut(known);
  }

  /** The answer to a call that was computed before, or undefined. Throws what the function threw. */
  known(id: string, { given }: Call): unknown {
    const key = callKey(id, given);
    const outcome = key === undefined ? undefined : this.kept.get(key);
    return outcome && handOut(outcome);
  }

  private compute(key: string, { given, invocation }: Call, compute: Compute): Outcome | Computation {
    const shared: CustomFunctions.CancelableInvocation | undefined = invocation && {};
    const outcome = outcomeOf(() => compute({ given, invocation: shared }));
    if (!("value" in outcome && outcome.value instanceof Promise)) return this.remember(key, outcome);

    const computation = new Computation(outcome.value, () => {
      if (this.underWay.get(key) !== computation) return;
      this.underWay.delete(key);
      shared?.onCanceled?.();
    });
    this.underWay.set(key, computation);
    void computation.outcome.then((final) => {
      if (this.underWay.get(key) !== computation) return;
      this.underWay.delete(key);
      this.remember(key, final);
    });
    return computation;
  }

  /** Failures of the environment, rather than of the arguments, may not recur. */
  private remember(key: string, outcome: Outcome): Outcome {
    const isAnswer = "value" in outcome || outcome.error instanceof CustomFunctions.Error;
    if (isAnswer) {
      const kept = keptOutcome(outcome, MAX_BYTES);
      this.kept.set(key, kept.outcome, WEIGHT_OF_AN_ENTRY + weightOf(key) + kept.weight);
    }
    return outcome;
  }
}

/** One computation shared by all identical calls. It is cancelled once all of them have been cancelled. */
class Computation {
  /** Never rejects. */
  readonly outcome: Promise<Outcome>;
  /** The calls still waiting, and all calls. */
  private askers = 0;
  private asked = 0;

  constructor(
    answer: Promise<unknown>,
    private readonly cancel: () => void,
  ) {
    this.outcome = answer.then(
      (value) => ({ value }),
      (error: unknown) => ({ error }),
    );
  }

  async answer({ invocation }: Call): Promise<unknown> {
    this.askers++;
    this.asked++;
    let isWaiting = true;
    const leave = () => {
      if (isWaiting && --this.askers === 0) this.cancel();
      isWaiting = false;
    };
    if (invocation) invocation.onCanceled = leave;
    const outcome = await this.outcome;
    // A large answer is copied only if another call gets the same one. What is cached is a copy anyway.
    return this.asked > 1 ? handOut(outcome) : valueOf(outcome);
  }
}
