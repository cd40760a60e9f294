import { ICommandService } from "@univerjs/core";
import { FormulaExecuteStageType, SetFormulaCalculationNotificationMutation } from "@univerjs/engine-formula";
import { HeadlessWorkbench } from "./workbench/office-objects/headless-workbench";

test("a workbook that goes while it is calculated stops no later test", async () => {
  const excel = new HeadlessWorkbench();
  const stageInfo = { stage: FormulaExecuteStageType.START };
  const { id } = SetFormulaCalculationNotificationMutation;
  excel.injector.get(ICommandService).syncExecuteCommand(id, { stageInfo });
  excel.dispose();
  await new Promise((resolve) => setTimeout(resolve, 3000));
});
