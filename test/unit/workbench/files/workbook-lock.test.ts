import { WorkbookLock } from "../../../../src/workbench/files/workbook-lock";

/** Browser locks, limited to what windows request here. */
class Locks {
  private readonly holders = new Map<string, (reason: Error) => void>();

  request(name: string, options: LockOptions, hold: () => Promise<unknown>): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const before = this.holders.get(name);
      if (before && !options.steal) {
        options.signal?.addEventListener("abort", () => reject(new Error("aborted")));
        return;
      }
      this.holders.set(name, reject);
      before?.(new Error("stolen"));
      void hold().then(resolve);
    });
  }

  async query() {
    return { held: [...this.holders.keys()].map((name) => ({ name })) };
  }
}

const windows = (count: number) => {
  const locks = new Locks() as unknown as LockManager;
  return Array.from({ length: count }, () => new WorkbookLock("workbook", locks));
};

/** A signal that aborts after the page's pending work. */
function soon(): AbortSignal {
  const abort = new AbortController();
  setImmediate(() => abort.abort());
  return abort.signal;
}

test("the second window hears that the first keeps the workbook, and may take it", async () => {
  const timeout = jest.spyOn(AbortSignal, "timeout").mockImplementation(soon);
  const [first, second, third] = windows(3) as [WorkbookLock, WorkbookLock, WorkbookLock];
  const taken: string[] = [];
  first.onTaken = () => taken.push("first");
  second.onTaken = () => taken.push("second");
  expect(await third.isElsewhere()).toBe(false);
  expect(await first.ask()).toBe(true);
  expect([await first.isElsewhere(), await second.isElsewhere()]).toEqual([false, true]);
  expect(await second.ask()).toBe(false);
  // A reloaded page waits until its former self is gone.
  expect(timeout.mock.lastCall![0]).toBeGreaterThan(1000);
  expect([first.has, second.has, taken]).toEqual([true, false, []]);
  await second.take();
  expect([first.has, second.has, taken]).toEqual([false, true, ["first"]]);
  await second.take();
  expect([second.has, taken]).toEqual([true, ["first"]]);
  await first.take();
  expect([first.has, second.has, taken]).toEqual([true, false, ["first", "second"]]);
});

test("where a browser has no locks, every window keeps its workbook", async () => {
  const window = new WorkbookLock("workbook", undefined);
  expect([await window.isElsewhere(), await window.ask(), window.has]).toEqual([false, true, true]);
});
