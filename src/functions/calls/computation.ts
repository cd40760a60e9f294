import type { Call } from "./custom-function";
import { handOut, valueOf, type Outcome } from "./outcome";

/** One computation shared by all identical calls. It is cancelled once all of them have been cancelled. */
export class Computation {
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
