import { describeProblem } from "../excel/problems";
import { reportProblem } from "./problems";

export { onProblem, reportProblem } from "./problems";

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

/** The lessons come when they are asked for, with the page that offers them. */
async function insertPinballLesson(): Promise<void> {
  const lesson = await import(/* webpackChunkName: "puzzles" */ "./pinball-lesson");
  await lesson.insertPinballLesson();
}

/** Binds the function names of the manifest to what they do. */
export function associateCommands(): void {
  Office.actions.associate("insertPinballLesson", (event: Office.AddinCommands.Event) =>
    runCommand(event, insertPinballLesson),
  );
}
