import { inSlices, runWithProgress } from "../../../src/steps/slices";

// Only steps advance the clock, so a slow machine makes no slice longer.
let clock = 0;
beforeEach(() => jest.spyOn(Date, "now").mockImplementation(() => clock));
afterEach(() => jest.restoreAllMocks());

/** Steps of 5 ms each, with a count of those made. */
function counted(count: number) {
  const made = { steps: 0 };
  function* steps(): Generator<number, string> {
    for (let step = 1; step <= count; step++) {
      clock += 5;
      made.steps = step;
      yield step / count;
    }
    return "done";
  }
  return { made, steps: steps() };
}

test("work that is short is done without a pause", async () => {
  const order: string[] = [];
  setTimeout(() => order.push("pause"), 0);
  const told = jest.fn();
  expect(await inSlices(counted(2).steps, { onProgress: told })).toBe("done");
  order.push("done");
  expect(order).toEqual(["done"]);
  expect(told).not.toHaveBeenCalled();
});

test("longer work pauses, tells how far it is, and comes to its end", async () => {
  const order: unknown[] = [];
  const told = (part: number) => {
    order.push(part);
    setTimeout(() => order.push("pause"), 0);
  };
  expect(await inSlices(counted(10).steps, { onProgress: told })).toBe("done");
  expect(order).toEqual([0.3, "pause", 0.6, "pause", 0.9, "pause"]);
});

test("work that is cancelled stops after its slice, with the reason", async () => {
  const closing = new AbortController();
  const { made, steps } = counted(1000);
  const running = inSlices(steps, {
    onProgress: () => closing.abort(new Error("closed")),
    checkCancelled: () => closing.signal.throwIfAborted(),
  });
  await expect(running).rejects.toThrow("closed");
  expect(made.steps).toBe(3);
});

test("an error of the work is the error of all", async () => {
  // eslint-disable-next-line require-yield -- it has nothing to tell before it fails
  function* failing(): Generator<number, never> {
    throw new Error("impossible");
  }
  await expect(inSlices(failing())).rejects.toThrow("impossible");
});

test("slices are as long as is asked for", async () => {
  const told = jest.fn();
  await inSlices(counted(10).steps, { milliseconds: 25, onProgress: told });
  expect(told.mock.calls).toEqual([[0.5], [1]]);
});

test("work without pauses tells about ten times a second how far it is", () => {
  const told = jest.fn();
  expect(runWithProgress(counted(50).steps, told)).toBe("done");
  expect(told.mock.calls).toEqual([[0.4], [0.8]]);
});
