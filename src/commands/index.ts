import { insertLesson } from "../excel/lessons";
import { describeProblem } from "../excel/problems";
import { pinball } from "../lessons/pinball";
import { reportProblem } from "./problems";

export { onProblem } from "./problems";

/** Runs a command of the ribbon; a problem opens the pane, which shows it. */
async function runCommand(event: Office.AddinCommands.Event, command: () => Promise<unknown>): Promise<void> {
  try {
    await command();
  } catch (error) {
    await Office.addin.showAsTaskpane();
    reportProblem(describeProblem(error));
  } finally {
    event.completed();
  }
}

/** Binds the function names of the manifest to what they do. */
export function associateCommands(): void {
  Office.actions.associate("insertPinballLesson", (event: Office.AddinCommands.Event) =>
    runCommand(event, () => insertLesson(pinball)),
  );
}
