import { ICommandService } from "@univerjs/core";
import {
  SetFormulaCalculationNotificationMutation,
  SetFormulaCalculationStartMutation,
} from "@univerjs/preset-sheets-core";
import type { HeadlessWorkbench } from "../workbench/objects/headless-workbench";

/** The clock is moved by this many ms at a time. */
const STEP = 10;
/** Longer than anything waits before it calculates: Univer after a change, and our confirmation of results. */
const QUIET = 500;

/**
 * Waits for calculations by a clock of its own, so that no real time passes while timers wait. Make it before the workbench, whose timers it
 * replaces.
 */
export class Settling {
  private underWay = 0;
  private heard = false;

  constructor() {
    jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "queueMicrotask"] });
  }

  follow({ injector }: HeadlessWorkbench): void {
    injector.get(ICommandService).onCommandExecuted(({ id, params }) => {
      this.heard = true;
      const { functionsExecutedState: end } = (params ?? {}) as { functionsExecutedState?: number };
      if (id === SetFormulaCalculationStartMutation.id) this.underWay++;
      // After one that was broken off, Univer also reports 0.
      else if (id === SetFormulaCalculationNotificationMutation.id && end) this.underWay--;
    });
  }

  /** Resolves when nothing has happened for long, by the clock, and nothing is awaited. */
  async settled(isAwaited: () => boolean): Promise<void> {
    for (let quiet = 0; quiet < QUIET; quiet += STEP) {
      this.heard = false;
      await jest.advanceTimersByTimeAsync(STEP);
      // Univer calculates between messages, which come by the real clock.
      await new Promise(setImmediate);
      if (this.heard || this.underWay > 0 || isAwaited()) quiet = 0;
    }
  }

  stop(): void {
    jest.useRealTimers();
  }
}
