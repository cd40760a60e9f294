import { describeProblem } from "../excel/problems";

type Listener = (problem: string) => void;

const listeners = new Set<Listener>();

/** Tells every listener about something that went wrong in a command of the ribbon, which has no place to say it. */
export function reportProblem(problem: string): void {
  listeners.forEach((listener) => listener(problem));
}

/** Calls `listener` with each problem reported from now on; answers a function that ends this. */
export function onProblem(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

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
