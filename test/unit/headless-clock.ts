/**
 * The clock of tests without a page: a turn of Node's event loop takes a millisecond, or as long as it really took. So no time is spent on
 * waiting, and a busy machine gives as many turns as an idle one. `Date` keeps real time, because long calculations are sliced by it.
 */
jest.useFakeTimers({ doNotFake: ["Date", "nextTick", "queueMicrotask", "setImmediate", "clearImmediate"] });

let last = Date.now();
let next: NodeJS.Immediate | undefined;

function turn(): void {
  // First, so that a callback that throws fails its own test only.
  next = setImmediate(turn);
  const passed = Math.max(1, Date.now() - last);
  last = Date.now();
  jest.advanceTimersByTime(passed);
}

// Neither hook is called in a file of which no test runs.
beforeAll(() => {
  next = setImmediate(turn);
});
afterAll(() => clearImmediate(next));

// A module, so that its names are its own.
export {};
