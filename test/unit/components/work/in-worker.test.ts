import { inWorker } from "../../../../src/components/work/in-worker";

/** Work in a worker that only says whether it runs. The test reports its progress, ends it and aborts it. */
function newWork(begin: () => void = () => undefined) {
  const worker = {
    runs: true,
    terminate: () => (worker.runs = false),
    // Comlink calls these, also when what it has made of the worker is collected as garbage.
    addEventListener: () => undefined,
    postMessage: () => undefined,
  };
  const abandoned = new AbortController();
  const heard: number[] = [];
  let report!: (part: number) => void;
  let resolve!: (answer: string) => void;
  const result = inWorker(
    () => worker as unknown as Worker,
    "It does not run.",
    abandoned.signal,
    (_worker, listening) => {
      report = listening((part: number) => heard.push(part));
      begin();
      return new Promise<string>((answered) => (resolve = answered));
    },
  );
  const fail = (message: string) => (worker as unknown as Worker).onerror!({ message } as ErrorEvent);
  return { worker, result, resolve, report, heard, fail, abort: () => abandoned.abort() };
}

test("progress that arrives after the result is ignored, and the worker ends", async () => {
  const { worker, result, resolve, report, heard } = newWork();
  report(0.5);
  expect(worker.runs).toBe(true);
  resolve("answer");
  expect(await result).toBe("answer");
  report(0.9);
  expect(heard).toEqual([0.5]);
  expect(worker.runs).toBe(false);
});

test("an abort ends the worker, and no result arrives any more", async () => {
  const { worker, result, resolve, report, heard, abort } = newWork();
  abort();
  resolve("answer");
  await expect(result).rejects.toThrow("aborted");
  report(0.9);
  expect(heard).toEqual([]);
  expect(worker.runs).toBe(false);
});

test.each([
  ["Out of memory", "Out of memory"],
  ["", "It does not run."],
])("a worker that breaks down, saying “%s”, is the error “%s”", async (message, problem) => {
  const { worker, result, fail } = newWork();
  fail(message);
  await expect(result).rejects.toThrow(problem);
  expect(worker.runs).toBe(false);
});

test("work that cannot begin ends its worker, too", async () => {
  const { worker, result } = newWork(() => {
    throw new Error("No windows.");
  });
  await expect(result).rejects.toThrow("No windows.");
  expect(worker.runs).toBe(false);
});
