import type { FUniver } from "@univerjs/core/facade";
import { Calculation } from "../../../../src/workbench/office-objects/sheet/calculation";

type Listener = (event: { id: string; params?: object; options?: object }) => void;

/** What a calculation needs from Univer's façade. */
function spreadsheet() {
  let change: Listener = () => undefined;
  let start: (isOfAll: boolean) => void = () => {};
  let end: (state: number) => void = () => {};
  const formula = {
    calculationStart: (callback: (isOfAll: boolean) => void) => (start = callback),
    calculationEnd: (callback: (state: number) => void) => (end = callback),
  };
  const univerAPI = {
    Event: { CommandExecuted: "CommandExecuted" },
    addEvent: (_: string, callback: Listener) => (change = callback),
    getFormula: () => formula,
  };
  const params = { subUnitId: "s", cellValue: { 0: { 0: { v: 1 } } } };
  return {
    calculation: new Calculation(univerAPI as unknown as FUniver),
    write: (options = {}) => change({ id: "sheet.mutation.set-range-values", params, options }),
    paint: () =>
      change({ id: "sheet.mutation.set-range-values", params: { cellValue: { 0: { 0: { s: {} } } } } }),
    ask: () => change({ id: "formula.mutation.set-trigger-formula-calculation-start" }),
    start: () => start(false),
    end: (state = 3) => end(state),
  };
}

/** How long a promise takes on the test's clock. */
async function duration(promise: Promise<void>): Promise<number> {
  const begin = performance.now();
  let settled = -1;
  void promise.then(() => (settled = performance.now()));
  for (let passed = 0; passed < 3000 && settled < 0; passed += 10) await jest.advanceTimersByTimeAsync(10);
  return settled - begin;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("without changes nothing is waited for", async () => {
  const { calculation, write, paint } = spreadsheet();
  expect(await duration(calculation.finished())).toBe(0);
  paint();
  write({ onlyLocal: true });
  expect(await duration(calculation.finished())).toBe(0);
});

test("after a change the end of the calculation is waited for", async () => {
  const { calculation, write, start, end } = spreadsheet();
  write();
  setTimeout(start, 100);
  setTimeout(() => end(), 150);
  expect(await duration(calculation.finished())).toBeCloseTo(150, -1.5);
  expect(await duration(calculation.finished())).toBe(0);
});

test("a change that starts no calculation is not waited for twice", async () => {
  const { calculation, write } = spreadsheet();
  write();
  expect(await duration(calculation.finished())).toBeCloseTo(300, -1.5);
  expect(await duration(calculation.finished())).toBe(0);
});

test("a calculation that is asked for again and again before it starts is waited for", async () => {
  const { calculation, write, ask, start, end } = spreadsheet();
  write();
  for (let later = 0; later < 600; later += 100) setTimeout(ask, later);
  setTimeout(start, 600);
  setTimeout(() => end(), 650);
  expect(await duration(calculation.finished())).toBeCloseTo(650, -1.5);
});

test("a calculation that is broken off and begun again is waited for", async () => {
  const { calculation, write, start, end } = spreadsheet();
  write();
  setTimeout(start, 100);
  setTimeout(() => {
    end();
    start();
  }, 150);
  setTimeout(() => end(), 400);
  expect(await duration(calculation.finished())).toBeCloseTo(400, -1.5);
});

test("that a calculation was broken off is no end of the next one, which has started", async () => {
  const { calculation, write, start, end } = spreadsheet();
  write();
  setTimeout(() => {
    start();
    end(1);
  }, 100);
  setTimeout(() => end(), 400);
  expect(await duration(calculation.finished())).toBeCloseTo(400, -1.5);
});

test("a calculation that is of earlier changes does not count for later ones", async () => {
  const { calculation, write, start, end } = spreadsheet();
  write();
  setTimeout(start, 20);
  setTimeout(() => end(), 50);
  setTimeout(start, 100);
  setTimeout(() => end(), 150);
  expect(await duration(calculation.finished())).toBeCloseTo(150, -1.5);
});

test("a slow function is waited for once, and not for long; the next change is waited for again", async () => {
  const { calculation, write, start, end } = spreadsheet();
  write();
  setTimeout(start, 100);
  expect(await duration(calculation.finished())).toBeCloseTo(1000, -1.5);
  expect(await duration(calculation.finished())).toBe(0);
  write();
  setTimeout(start, 100);
  setTimeout(() => end(), 200);
  expect(await duration(calculation.finished())).toBeCloseTo(200, -1.5);
});
