import { CallsUnderWay, type CallUnderWay } from "../../../../src/functions/calls/custom-function";
import { nameOf } from "../../../../src/taskpane/long-formulas/LongFormulas";
import { LongFormulaWatch } from "../../../../src/taskpane/long-formulas/watch";

/** A call that the test answers. */
class Call implements CallUnderWay {
  readonly since = Date.now();
  part: number | Promise<number> = 0;
  asked = 0;

  constructor(
    private readonly calls: CallsUnderWay,
    readonly name: string,
    public addresses: string[],
  ) {
    calls.begin(this);
  }

  howFar(): number | Promise<number> {
    this.asked++;
    return this.part;
  }

  stop(): void {
    this.calls.end(this);
  }
}

const calls = () => new CallsUnderWay();

/** Watches, and counts the changes that are told. */
function watched(all: CallsUnderWay) {
  const watch = new LongFormulaWatch(all);
  const changes = { count: 0 };
  const end = watch.watch(() => changes.count++);
  return { watch, changes, end, texts: () => watch.now().shown.map(nameOf) };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("a formula is seen when it takes longer than a second, with its cell and how far it is, until it ends", async () => {
  const all = calls();
  const { watch, texts } = watched(all);
  const call = new Call(all, "FACTORCYCLES", ["Sheet1!B3"]);
  await jest.advanceTimersByTimeAsync(900);
  expect(watch.now().shown).toEqual([]);
  await jest.advanceTimersByTimeAsync(400);
  expect(texts()).toEqual(["FACTORCYCLES in Sheet1!B3"]);

  call.part = Promise.resolve(0.25);
  await jest.advanceTimersByTimeAsync(1000);
  expect(watch.now().shown[0]).toMatchObject({ part: 0.25, seconds: 2 });

  call.stop();
  await jest.advanceTimersByTimeAsync(300);
  expect(watch.now().shown).toEqual([]);
});

test("nothing is told, asked or waited for while formulas are short, or none is computed", async () => {
  const all = calls();
  const { changes } = watched(all);
  for (let k = 0; k < 100; k++) {
    const call = new Call(all, "SOLVEMAZE", [`Sheet1!A${k}`]);
    await jest.advanceTimersByTimeAsync(50);
    call.stop();
    expect(call.asked).toBe(0);
  }
  await jest.advanceTimersByTimeAsync(1500);
  expect(jest.getTimerCount()).toBe(0);
  expect(changes.count).toBe(0);
});

test("a thread that does not answer is asked once, and the formula is seen all the same", async () => {
  const all = calls();
  const { watch } = watched(all);
  const call = new Call(all, "SUBGROUPS", []);
  call.part = new Promise(() => {});
  await jest.advanceTimersByTimeAsync(5000);
  expect(call.asked).toBe(1);
  expect(watch.now().shown[0]).toMatchObject({ cell: undefined, part: 0, seconds: 5 });
});

test("cells that wait for the same are counted, and who no longer waits is not named", async () => {
  const all = calls();
  const { texts } = watched(all);
  const call = new Call(all, "SUBGROUPS", ["A!A1", "A!A2", "A!A3"]);
  await jest.advanceTimersByTimeAsync(1250);
  expect(texts()).toEqual(["SUBGROUPS in A!A1 and 2 more cells"]);
  call.addresses = ["A!A2", "A!A3"];
  await jest.advanceTimersByTimeAsync(250);
  expect(texts()).toEqual(["SUBGROUPS in A!A2 and 1 more cell"]);
  call.addresses = [];
  await jest.advanceTimersByTimeAsync(250);
  expect(texts()).toEqual(["SUBGROUPS"]);
});

test("of many the oldest are seen, and all of those that take long can be cancelled at once", async () => {
  const all = calls();
  const { watch, texts } = watched(all);
  for (let k = 1; k <= 5; k++) new Call(all, "ELEMENTS", [`A!A${k}`]);
  await jest.advanceTimersByTimeAsync(1250);
  const young = new Call(all, "ELEMENTS", ["A!A6"]);
  expect(texts()).toEqual(["ELEMENTS in A!A1", "ELEMENTS in A!A2", "ELEMENTS in A!A3"]);
  expect(watch.now().more).toBe(2);
  const keys = watch.now().shown.map(({ key }) => key);
  expect(new Set(keys).size).toBe(3);

  watch.cancel(watch.now().shown[0].call);
  expect(texts()).toEqual(["ELEMENTS in A!A2", "ELEMENTS in A!A3", "ELEMENTS in A!A4"]);
  expect(watch.now().shown[0].key).toBe(keys[1]);
  watch.cancelAll();
  expect(watch.now()).toEqual({ shown: [], more: 0 });
  expect([...all.all]).toEqual([young]);
});

test("whoever begins to watch late sees what is under way, and nothing is left when watching ends", async () => {
  const all = calls();
  new Call(all, "ELEMENTS", ["A!A1"]);
  await jest.advanceTimersByTimeAsync(2000);
  const { end, texts } = watched(all);
  expect(texts()).toEqual(["ELEMENTS in A!A1"]);
  end();
  expect(jest.getTimerCount()).toBe(0);
  new Call(all, "ELEMENTS", ["A!A2"]);
  expect(jest.getTimerCount()).toBe(0);
});

test("without a shared runtime there is nothing to see", () => {
  const watch = new LongFormulaWatch(undefined);
  watch.watch(() => {})();
  expect(watch.now().shown).toEqual([]);
});
