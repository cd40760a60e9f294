import { ICommandService } from "@univerjs/core";
import {
  SetFormulaCalculationNotificationMutation,
  SetFormulaCalculationStartMutation,
} from "@univerjs/preset-sheets-core";
import type { HeadlessWorkbench } from "../workbench/office-objects/headless-workbench";

/** In ms, by the clock of the tests (headless-clock.ts). */
const STEP = 10;
/** Longer than anything waits before it calculates: Univer after a change, and our confirmation of results. */
const QUIET = 500;

/** Waits for all calculations of a workbench. */
export class Settling {
  private underWay = 0;
  private heard = false;

  constructor({ injector }: HeadlessWorkbench) {
    injector.get(ICommandService).onCommandExecuted(({ id, params }) => {
      this.heard = true;
      const { functionsExecutedState: end } = (params ?? {}) as { functionsExecutedState?: number };
      if (id === SetFormulaCalculationStartMutation.id) this.underWay++;
      // After one that was broken off, Univer also reports 0.
      else if (id === SetFormulaCalculationNotificationMutation.id && end) this.underWay--;
    });
  }

  /** Resolves when nothing has happened for long and nothing is awaited. */
  async settled(isAwaited: () => boolean): Promise<void> {
    for (let quiet = 0; quiet < QUIET; quiet += STEP) {
      this.heard = false;
      await new Promise((resolve) => setTimeout(resolve, STEP));
      if (this.heard || this.underWay > 0 || isAwaited()) quiet = 0;
    }
  }
}
