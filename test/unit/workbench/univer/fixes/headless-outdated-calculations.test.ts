import { PlainUniver } from "./plain-univer";
import { ICommandService } from "@univerjs/core";
import { SetFormulaCalculationNotificationMutation } from "@univerjs/preset-sheets-core";
import { breakOffOutdatedCalculations } from "../../../../../src/workbench/univer/fixes/outdated-calculations";
import { stillNeeded } from "./still-needed";

interface Progress {
  stageInfo?: { completedFormulasCount: number };
}

/** Univer reports progress after the first formula and then after every 500. It can be aborted then. */
const SOME = 501;

/** The value of a cell whose formula is replaced by a text while Univer calculates. */
async function overwritten(mend?: typeof breakOffOutdatedCalculations): Promise<unknown> {
  const univer = new PlainUniver(Array.from({ length: 1_100 }, (_, k) => [{ f: `=${k}+1` }]));
  mend?.(univer);
  let isTyped = false;
  univer.injector.get(ICommandService).onCommandExecuted(({ id, params }) => {
    if (isTyped || id !== SetFormulaCalculationNotificationMutation.id) return;
    if ((params as Progress).stageInfo?.completedFormulasCount !== SOME) return;
    isTyped = true;
    univer.sheet.getRange("A1").setValue("typed");
  });
  await univer.recalculate();
  expect(isTyped).toBe(true);
  return (await univer.values("A1"))[0][0];
}

stillNeeded("writes the answer of a formula over what has taken its place", async () => {
  // If the rest of a calculation takes 100 ms, as on a busy machine, the next one aborts it in time.
  let seen = await overwritten();
  for (let tries = 0; tries < 10 && seen === "typed"; tries++) seen = await overwritten();
  expect(seen).toBe(1);
});

test("with the fix what was typed stays", async () => {
  expect(await overwritten(breakOffOutdatedCalculations)).toBe("typed");
});
