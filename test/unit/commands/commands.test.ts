import type * as Problems from "../../../src/commands/problems";

/** What was done, in order. */
let done: string[];
let command: (event: { completed(): void }) => void;
let ready: () => void;
let problems: typeof Problems;

/** An Excel whose batches end in `insert`, in which the scripts of a page have just run. */
async function excel(insert: () => Promise<string>): Promise<void> {
  done = [];
  const isReady = new Promise<void>((resolve) => (ready = resolve));
  Object.assign(globalThis, {
    document: { documentElement: {} },
    Excel: { run: insert },
    Office: {
      actions: { associate: (_name: string, run: typeof command) => (command = run) },
      addin: { showAsTaskpane: async () => void done.push("the pane is shown") },
      onReady: () => isReady,
    },
  });
  jest.resetModules();
  problems = await import("../../../src/commands/problems");
  await import("../../../src/commands");
}

/** Presses a button. The promise is kept when the command says that it is completed. */
const press = () =>
  new Promise<void>((resolve) => {
    const completed = () => {
      done.push("completed");
      resolve();
    };
    command({ completed });
  });

test("a command is there as soon as the script has run, and waits for Office.js", async () => {
  await excel(async () => {
    done.push("inserted");
    return "Pinball";
  });
  const pressed = press();
  await new Promise((resolve) => setTimeout(resolve));
  expect(done).toEqual([]);
  Object.assign(Office, { context: { displayLanguage: "de-DE" } });
  ready();
  await pressed;
  expect(done).toEqual(["inserted", "completed"]);
  expect(document.documentElement.lang).toBe("de");
});

describe("where it fails", () => {
  beforeEach(async () => {
    await excel(() => Promise.reject(new Error("The sheet cannot be added.")));
    Object.assign(Office, { context: { displayLanguage: "en-US" } });
    ready();
  });
  const hear = (problem: unknown) => done.push((problem as Error).message);

  test("the pane is shown, which tells of it, and the command is completed all the same", async () => {
    const end = problems.onProblem(hear);
    await press();
    expect(done).toEqual(["The sheet cannot be added.", "the pane is shown", "completed"]);
    end();
    await press();
    expect(done.slice(3)).toEqual(["the pane is shown", "completed"]);
  });

  test("a pane that comes later hears of it, once", async () => {
    await press();
    expect(done).toEqual(["the pane is shown", "completed"]);
    const end = problems.onProblem(hear);
    expect(done.slice(2)).toEqual(["The sheet cannot be added."]);
    end();
    problems.onProblem(hear);
    expect(done).toHaveLength(3);
  });
});
