import type { ICommandService, IUnitRange } from "@univerjs/core";
import { Recalculation } from "../../../src/workbench/custom-functions/recalculation";

jest.mock("@univerjs/preset-sheets-core", () => ({
  SetFormulaCalculationStartMutation: { id: "start" },
  SetFormulaCalculationNotificationMutation: { id: "notification" },
}));

const BROKEN_OFF = 1;
const NOTHING_TO_CALCULATE = 2;
const CALCULATED = 3;

const range = (row: number): IUnitRange => ({
  unitId: "w",
  sheetId: "s",
  range: { startRow: row, endRow: row, startColumn: 0, endColumn: 0 },
});

/** Univer's formula engine as seen from outside. */
class Engine {
  readonly asked: IUnitRange[][] = [];
  isMoreAwaited = false;
  private tell: (command: { id: string; params: unknown }) => void = () => undefined;
  private readonly commands = {
    onCommandExecuted: (listener: typeof this.tell) => (this.tell = listener),
  } as unknown as ICommandService;
  readonly recalculation = new Recalculation(
    this.commands,
    (ranges) => this.asked.push(ranges),
    () => this.isMoreAwaited,
  );

  start(...dirtyRanges: IUnitRange[]): void {
    this.tell({ id: "start", params: { dirtyRanges } });
  }

  progress(): void {
    this.tell({ id: "notification", params: { stageInfo: {} } });
  }

  end(functionsExecutedState: number): void {
    this.tell({ id: "notification", params: { functionsExecutedState } });
  }
}

const [a, b, c] = [range(0), range(1), range(2)] as [IUnitRange, IUnitRange, IUnitRange];
let engine: Engine;

beforeEach(() => {
  jest.useFakeTimers();
  engine = new Engine();
});

afterEach(() => jest.useRealTimers());

test("a result is calculated with at once where nothing else goes on", () => {
  engine.recalculation.request([a]);
  expect(engine.asked).toEqual([[a]]);
});

test("results that come during a calculation wait for its end, all together", () => {
  engine.start(c);
  engine.recalculation.request([a]);
  engine.progress();
  engine.recalculation.request([b]);
  expect(engine.asked).toEqual([]);
  engine.end(CALCULATED);
  expect(engine.asked).toEqual([[a, b]]);
});

test("while more is awaited, the sheet is left alone as long as the last calculation took", () => {
  engine.isMoreAwaited = true;
  engine.start(c);
  jest.advanceTimersByTime(700);
  engine.end(CALCULATED);
  engine.recalculation.request([a]);
  jest.advanceTimersByTime(600);
  engine.recalculation.request([b]);
  expect(engine.asked).toEqual([]);
  jest.advanceTimersByTime(100);
  expect(engine.asked).toEqual([[a, b]]);
});

test("the last results are not held back", () => {
  engine.isMoreAwaited = true;
  engine.start(c);
  jest.advanceTimersByTime(700);
  engine.end(CALCULATED);
  engine.recalculation.request([a]);
  engine.isMoreAwaited = false;
  engine.recalculation.request([b]);
  expect(engine.asked).toEqual([[a, b]]);
});

test("what was calculated with results is calculated once more when all is quiet", () => {
  engine.recalculation.request([a]);
  engine.start(a);
  jest.advanceTimersByTime(1000);
  engine.recalculation.request([b]);
  engine.end(CALCULATED);
  engine.start(b);
  engine.end(CALCULATED);
  expect(engine.asked).toEqual([[a], [b]]);
  jest.advanceTimersByTime(300);
  expect(engine.asked).toEqual([[a], [b], [a, b]]);
  engine.start(a, b);
  engine.end(CALCULATED);
  jest.runAllTimers();
  expect(engine.asked).toHaveLength(3);
});

test("what a calculation was broken off for and the next one leaves out is asked for again", () => {
  engine.start(a);
  engine.end(BROKEN_OFF);
  engine.start(a, b);
  engine.end(0);
  engine.end(BROKEN_OFF);
  engine.start(c);
  engine.end(0);
  engine.end(CALCULATED);
  expect(engine.asked).toEqual([[a, b]]);
});

test("what the next calculation takes over is not asked for again", () => {
  engine.start(a);
  engine.end(BROKEN_OFF);
  engine.start(a, b);
  engine.end(0);
  engine.end(CALCULATED);
  engine.start(c);
  engine.end(NOTHING_TO_CALCULATE);
  expect(engine.asked).toEqual([]);
});

test("a calculation that is begun while another goes on is waited for, too", () => {
  engine.start(a);
  engine.start(a, b);
  engine.recalculation.request([c]);
  engine.end(CALCULATED);
  expect(engine.asked).toEqual([]);
  engine.end(CALCULATED);
  expect(engine.asked).toEqual([[c]]);
});

test("a calculation that never ends holds nothing back for good", () => {
  engine.start(a);
  engine.recalculation.request([b]);
  jest.advanceTimersByTime(2000);
  engine.progress();
  jest.advanceTimersByTime(2000);
  expect(engine.asked).toEqual([]);
  jest.advanceTimersByTime(1000);
  expect(engine.asked).toEqual([[b]]);
});
