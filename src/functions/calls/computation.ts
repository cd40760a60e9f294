import type { Call } from "./custom-function";
import { handOut, type Outcome } from "./outcome";

/** One computation for all who ask the same. It is cancelled when all of them have cancelled. */
export class Computation {
  /** Never rejects. */
  readonly outcome: Promise<Outcome>;
  private askers = 0;

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
    let isWaiting = true;
    const leave = () => {
      if (isWaiting && --this.askers === 0) this.cancel();
      isWaiting = false;
    };
    if (invocation) invocation.onCanceled = leave;
    return handOut(await this.outcome);
  }
}
