import { callKey } from "./call-key";
import { Computation } from "./computation";
import type { Call } from "./custom-function";
import { handOut, keptOutcome, outcomeOf, weightOf, type Outcome } from "./outcome";
import { RecentlyUsed } from "./recently-used";

/** Enough for large workbooks; arguments and answers together take some tens of megabytes at most. */
const MAX_ANSWERS = 20_000;
const MAX_BYTES = 2 ** 25;

/** What an entry takes beside its key and its answer; in bytes. */
const WEIGHT_OF_AN_ENTRY = 160;

type Compute = (call: Call) => unknown;

/**
 * The answers of custom functions by their arguments. None of the functions is volatile: what was answered once is
 * answered again at once, and a computation that is under way is waited for by all who ask the same.
 */
export class SharedAnswers {
  private readonly kept = new RecentlyUsed<Outcome>(MAX_ANSWERS, MAX_BYTES);
  private readonly underWay = new Map<string, Computation>();

  /** The answer to a call, or the promise of it; throws what the function throws. */
  answer(id: string, call: Call, compute: Compute): unknown {
    const key = callKey(id, call.given);
    if (key === undefined) return compute(call);
    const known = this.kept.get(key) ?? this.underWay.get(key) ?? this.compute(key, call, compute);
    return known instanceof Computation ? known.answer(call) : handOut(known);
  }

  /** The answer to a call that was computed before, or undefined; throws what the function threw. */
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

  /** What went wrong in the machine, and not with the arguments, may go well another time. */
  private remember(key: string, outcome: Outcome): Outcome {
    const isAnswer = "value" in outcome || outcome.error instanceof CustomFunctions.Error;
    if (isAnswer) {
      const kept = keptOutcome(outcome, MAX_BYTES);
      this.kept.set(key, kept.outcome, WEIGHT_OF_AN_ENTRY + weightOf(key) + kept.weight);
    }
    return outcome;
  }
}
