import { associateCommands, onProblem } from "../../../src/commands";

/** What was done, in order. */
let done: string[];
let command: (event: { completed(): void }) => Promise<void>;

/** An Excel whose batches end in `insert`. */
function excel(insert: () => Promise<string>): void {
  done = [];
  Object.assign(globalThis, {
    Excel: { run: insert },
    Office: {
      actions: { associate: (_name: string, run: typeof command) => (command = run) },
      addin: { showAsTaskpane: async () => void done.push("the pane is shown") },
    },
  });
  associateCommands();
}

const press = () => command({ completed: () => done.push("completed") });

test("a command says when it is completed, and leaves the pane alone", async () => {
  excel(async () => {
    done.push("inserted");
    return "Pinball";
  });
  await press();
  expect(done).toEqual(["inserted", "completed"]);
});

test("where it fails the pane is shown, which tells of it, and the command is completed all the same", async () => {
  excel(() => Promise.reject(new Error("The sheet cannot be added.")));
  const end = onProblem((problem) => done.push(problem));
  await press();
  expect(done).toEqual(["the pane is shown", "The sheet cannot be added.", "completed"]);
  end();
  await press();
  expect(done.slice(3)).toEqual(["the pane is shown", "completed"]);
});
