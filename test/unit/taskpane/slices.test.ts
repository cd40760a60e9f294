import { inSlices } from "../../../src/taskpane/slices";

/** Steps that take a little time each, and count how many of them were made. */
function counted(count: number) {
  const made = { steps: 0 };
  function* steps(): Generator<number, string> {
    for (let step = 1; step <= count; step++) {
      for (const end = performance.now() + 5; performance.now() < end;);
      made.steps = step;
      yield step / count;
    }
    return "done";
  }
  return { made, steps: steps() };
}

const unhurried = () => new AbortController().signal;

test("work that is short is done without a pause", async () => {
  const order: string[] = [];
  setTimeout(() => order.push("pause"), 0);
  const told = jest.fn();
  expect(await inSlices(counted(1).steps, unhurried(), told)).toBe("done");
  order.push("done");
  expect(order).toEqual(["done"]);
  expect(told).not.toHaveBeenCalled();
});

test("longer work pauses, tells how far it is, and comes to its end", async () => {
  let pauses = 0;
  const ticking = setInterval(() => pauses++, 1);
  const told: number[] = [];
  expect(await inSlices(counted(20).steps, unhurried(), (part) => told.push(part))).toBe("done");
  clearInterval(ticking);
  expect(pauses).toBeGreaterThan(1);
  expect(told.length).toBeGreaterThan(1);
  expect(told).toEqual([...told].sort((a, b) => a - b));
});

test("work that is aborted stops after its slice, with the signal's reason", async () => {
  const closing = new AbortController();
  const { made, steps } = counted(1000);
  const running = inSlices(steps, closing.signal, () => closing.abort(new Error("closed")));
  await expect(running).rejects.toThrow("closed");
  expect(made.steps).toBeLessThan(1000);
});

test("an error of the work is the error of all", async () => {
  // eslint-disable-next-line require-yield -- it has nothing to tell before it fails
  function* failing(): Generator<number, never> {
    throw new Error("impossible");
  }
  await expect(inSlices(failing(), unhurried())).rejects.toThrow("impossible");
});
