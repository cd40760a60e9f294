import { newTask, type TaskState } from "../../../../src/components/work/useTask";

interface Working {
  readonly stage: "working";
  readonly part: number;
}

const working = (part: number): Working => ({ stage: "working", part });

/** A task, what it has shown, and runs that end when the test says so. */
function newRuns() {
  const shown: TaskState<Working, string>[] = [];
  const task = newTask<Working, string>((state) => shown.push(state));
  const begin = () => {
    let show!: (step: Working) => void;
    let signal!: AbortSignal;
    let resolve!: (answer: string) => void;
    let reject!: (error: Error) => void;
    const over = task.run(working(0), (...given) => {
      [show, signal] = given;
      return new Promise((...ends) => ([resolve, reject] = ends));
    });
    return { show, signal, over, resolve, reject };
  };
  return { task, shown, begin };
}

test("a run shows its steps and its result", async () => {
  const { shown, begin } = newRuns();
  const run = begin();
  run.show(working(0.5));
  run.resolve("answer");
  await run.over;
  expect(shown).toEqual([working(0), working(0.5), { stage: "done", result: "answer" }]);
});

test("whatever an earlier run shows, answers or throws is dropped, also when the later one is over", async () => {
  const { shown, begin } = newRuns();
  const [answering, failing, later] = [begin(), begin(), begin()];
  expect([answering, failing, later].map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
  answering.show(working(0.9));
  answering.resolve("of an earlier run");
  later.resolve("of the last run");
  await Promise.all([answering.over, later.over]);
  failing.reject(new Error("of an earlier run"));
  failing.show(working(0.9));
  await failing.over;
  expect(shown).toEqual([working(0), working(0), working(0), { stage: "done", result: "of the last run" }]);
});

test("what is cancelled stops, and leaves neither an answer nor an error", async () => {
  const { task, shown, begin } = newRuns();
  const run = begin();
  run.signal.addEventListener("abort", () => run.reject(new Error("aborted")));
  task.cancel();
  run.show(working(0.5));
  await run.over;
  expect(shown).toEqual([working(0), { stage: "cancelled" }]);
});

test("what has ended cannot be cancelled, but forgotten", async () => {
  const { task, shown, begin } = newRuns();
  const run = begin();
  run.resolve("answer");
  await run.over;
  task.cancel();
  expect(shown.at(-1)).toEqual({ stage: "done", result: "answer" });
  task.forget();
  expect(shown.at(-1)).toEqual({ stage: "idle" });
});

test("what is forgotten stops, and shows nothing more", async () => {
  const { task, shown, begin } = newRuns();
  const run = begin();
  task.forget();
  expect(run.signal.aborted).toBe(true);
  run.resolve("answer");
  await run.over;
  expect(shown).toEqual([working(0), { stage: "idle" }]);
});

test("an error is told, and the next run clears it at once", async () => {
  const { shown, begin } = newRuns();
  const run = begin();
  run.reject(new Error("Too large."));
  await run.over;
  expect(shown.at(-1)).toEqual({ stage: "failed", problem: "Too large." });
  begin();
  expect(shown.at(-1)).toEqual(working(0));
});
