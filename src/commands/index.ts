import { reportProblem } from "./problems";

/**
 * The first script after Office.js. Excel sends a click as soon as Office.js has registered for commands, which is before `Office.onReady`
 * resolves. A click on a command that is not associated then does nothing (office-js issue 5176). So commands are associated as soon as this
 * script runs, and what they do is loaded on demand.
 */
const COMMANDS: Readonly<Record<string, () => Promise<unknown>>> = {
  /** As named in the manifest. */
  insertPinballLesson: async () => {
    const { insertPinballLesson } = await import(/* webpackChunkName: "pinball-lesson" */ "./pinball-lesson");
    await insertPinballLesson();
  },
};

for (const [name, command] of Object.entries(COMMANDS)) {
  Office.actions.associate(name, (event: Office.AddinCommands.Event) => void runCommand(event, command));
}

/** Runs a ribbon command. A problem opens the pane, which shows it. */
async function runCommand(event: Office.AddinCommands.Event, command: () => Promise<unknown>): Promise<void> {
  await Office.onReady();
  try {
    await command();
  } catch (error) {
    reportProblem(error);
    await Office.addin.showAsTaskpane();
  } finally {
    event.completed();
  }
}
