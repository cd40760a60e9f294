import { aptGet } from "../../debian.mjs";

const LOCKED = "E: Could not get lock /var/lib/apt/lists/lock. It is held by process 17 (apt-get)";

let calls: (readonly string[])[];
let waited: number;
beforeEach(() => {
  calls = [];
  waited = 0;
  jest.spyOn(console, "log").mockImplementation(() => undefined);
  jest.spyOn(process.stderr, "write").mockImplementation(() => true);
});
afterEach(() => jest.restoreAllMocks());

/** Runs `apt-get update` with these messages of failure, one for each run, and the last one from then on. Blank: it succeeds. */
const update = (...failures: string[]) =>
  aptGet(["update"], {
    run: (args) => {
      calls.push(args);
      const stderr = failures[Math.min(calls.length, failures.length) - 1];
      return { status: stderr ? 100 : 0, stderr };
    },
    pause: (seconds) => void (waited += seconds),
  });

test("apt-get waits for the lock of dpkg", () => {
  expect(update("")).toBe(true);
  expect(calls).toEqual([["-o", "DPkg::Lock::Timeout=300", "update"]]);
});

test("apt-get runs again while another program holds the lists", () => {
  expect(update(LOCKED, LOCKED, "")).toBe(true);
  expect(calls).toHaveLength(3);
  expect(waited).toBeGreaterThan(0);
});

test("after five minutes it fails", () => {
  expect(update(LOCKED)).toBe(false);
  expect(waited).toBe(300);
  expect(process.stderr.write).toHaveBeenCalledWith(LOCKED);
});

test("any other failure is reported at once", () => {
  expect(update("E: Unable to locate package")).toBe(false);
  expect(waited).toBe(0);
  expect(process.stderr.write).toHaveBeenCalledWith("E: Unable to locate package");
});
