import { PlainUniver } from "./plain-univer";
import { ICommandService } from "@univerjs/core";
import { SetFormulaCalculationNotificationMutation } from "@univerjs/preset-sheets-core";
import { breakOffOutdatedCalculations } from "../../../../../src/workbench/univer/fixes/outdated-calculations";
import { stillNeeded } from "./still-needed";

interface Progress {
  stageInfo?: { completedFormulasCount: number };
}

/** What a cell holds whose formula gives way to a text while Univer calculates. */
async function overwritten(mend?: typeof breakOffOutdatedCalculations): Promise<unknown> {
  const univer = new PlainUniver(Array.from({ length: 2_000 }, (_, k) => [{ f: `=${k}+1` }]));
  mend?.(univer);
  let isTyped = false;
  univer.injector.get(ICommandService).onCommandExecuted(({ id, params }) => {
    if (isTyped || id !== SetFormulaCalculationNotificationMutation.id) return;
    if (!(params as Progress).stageInfo?.completedFormulasCount) return;
    isTyped = true;
    univer.sheet.getRange("A1").setValue("typed");
  });
  await univer.recalculate();
  expect(isTyped).toBe(true);
  return (await univer.values("A1"))[0]![0];
}

stillNeeded("writes the answer of a formula over what has taken its place", async () => {
  expect(await overwritten()).toBe(1);
});

test("with the fix what was typed stays", async () => {
  expect(await overwritten(breakOffOutdatedCalculations)).toBe("typed");
});
