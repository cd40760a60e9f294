import { describeProblem } from "../excel/problems";

type Listener = (problem: string) => void;

const listeners = new Set<Listener>();

/** Notifies every listener of a problem in a ribbon command, which has no place to show it. */
export function reportProblem(problem: string): void {
  listeners.forEach((listener) => listener(problem));
}

/** Calls `listener` with each problem reported from now on. Returns a function that stops this. */
export function onProblem(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Runs a ribbon command. A problem opens the pane, which shows it. */
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

/** The lessons are loaded on demand, together with the page that offers them. */
async function insertPinballLesson(): Promise<void> {
  const [{ insertLesson }, { pinball }] = await Promise.all([
    import(/* webpackChunkName: "puzzles" */ "../excel/lessons"),
    import(/* webpackChunkName: "puzzles" */ "../puzzles/pieces/pinball/lesson"),
  ]);
  await insertLesson(pinball);
}

/** Binds the function names in the manifest to their implementations. */
export function associateCommands(): void {
  Office.actions.associate("insertPinballLesson", (event: Office.AddinCommands.Event) =>
    runCommand(event, insertPinballLesson),
  );
}
