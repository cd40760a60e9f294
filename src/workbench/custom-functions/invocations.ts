import { keyOf, type CellAddress } from "../univer/basics/cell-address";
import { FormulaError, type Delivery, type ValueMatrix } from "./values";

/** One call for the runtime to make. */
export interface Invocation {
  functionId: string;
  parameters: unknown[];
  address: string | undefined;
  flags: number;
}

export interface Runtime {
  invoke(invocationId: number, invocation: Invocation): void;
  cancel(invocationId: number): void;
}

interface PendingOrDone {
  invocationId: number;
  pass: number;
  result: ValueMatrix | undefined;
}

interface CellRecord {
  cell: CellAddress;
  /** The formula when the cell was last calculated; undefined during its first calculation. */
  formula: string | undefined;
  pass: number;
  calls: Map<string, PendingOrDone>;
  /** The results of the formula's custom functions in the last calculation, outermost last. */
  answers: ValueMatrix[];
  /** Whether a function received #BUSY! in the last calculation. */
  waits: boolean;
  /** Whether the formula refers to itself, in which case its cell shows 0. */
  circular: boolean;
}

/**
 * The custom function calls that cells are waiting for, and their results. A spreadsheet calculates a cell at once, but a custom function
 * returns later. So the first calculation of a cell starts its calls and finds them pending. When results arrive, the cell is calculated
 * again and finds them here. A calculation that no longer makes a call (other arguments, another formula, none) cancels it.
 */
export class Invocations {
  private readonly cells = new Map<string, CellRecord>();
  private readonly calls = new Map<number, { record: CellRecord; call: PendingOrDone }>();
  private pass = 0;
  private nextId = 1;
  private awaited = 0;

  constructor(private readonly runtime: Runtime) {}

  /** Whether results are still pending. */
  get areAwaited(): boolean {
    return this.awaited > 0;
  }

  /** The result of a call in a cell's formula, or undefined while it is pending. Starts the call if it is new. */
  resultOf(cell: CellAddress, invocation: Invocation): ValueMatrix | undefined {
    const record = this.recordOf(cell);
    const key = `${invocation.functionId} ${JSON.stringify(invocation.parameters)}`;
    let call = record.calls.get(key);
    if (!call) {
      call = { invocationId: this.nextId++, pass: this.pass, result: undefined };
      record.calls.set(key, call);
      this.calls.set(call.invocationId, { record, call });
      this.awaited++;
      this.runtime.invoke(call.invocationId, invocation);
    }
    call.pass = this.pass;
    return call.result;
  }

  /** Remembers the result of a function in a cell, for `messageAt`. */
  answered(cell: CellAddress, answer: ValueMatrix): void {
    this.recordOf(cell).answers.push(answer);
  }

  /** Remembers that a function in a cell depends on a cell whose result is still pending. */
  waits(cell: CellAddress): void {
    this.recordOf(cell).waits = true;
  }

  /** A formula was entered into a cell, perhaps the same one as before. Its functions are called again, except for calls under way. */
  entered(cell: CellAddress): void {
    const record = this.cells.get(keyOf(cell));
    if (record) this.drop(record, ({ result }) => result !== undefined);
  }

  /** Whether a cell's formula was found to refer to itself. */
  isCircular(cell: CellAddress): boolean {
    return this.cells.get(keyOf(cell))?.circular ?? false;
  }

  /** The cells whose formulas were found to refer to themselves. */
  get circularCells(): CellAddress[] {
    return [...this.cells.values()].filter(({ circular }) => circular).map(({ cell }) => cell);
  }

  /** The cells that wait for a result although none is pending. */
  get stuckCells(): CellAddress[] {
    if (this.areAwaited) return [];
    return [...this.cells.values()].filter(({ waits }) => waits).map(({ cell }) => cell);
  }

  /** Records which of all cells refer to themselves and returns the cells to recalculate. */
  setCircularCells(cells: readonly CellAddress[]): CellAddress[] {
    const circular = new Set(cells.map(keyOf));
    const changed: CellAddress[] = [];
    for (const [key, record] of this.cells) {
      if (record.circular === circular.has(key)) continue;
      record.circular = circular.has(key);
      changed.push(record.cell);
    }
    return changed;
  }

  /** Accepts results and returns the cells to recalculate. Results of cancelled calls are dropped. */
  deliver(deliveries: Delivery[]): CellAddress[] {
    const dirty = new Set<CellRecord>();
    for (const { invocationId, result } of deliveries) {
      const owned = this.calls.get(invocationId);
      if (!owned) continue;
      if (!owned.call.result) this.awaited--;
      owned.call.result = result;
      dirty.add(owned.record);
    }
    return [...dirty].map(({ cell }) => cell);
  }

  /** Ends a calculation. Cancels calls that the calculated cells no longer make, and those of cells that no longer have their formula. */
  endPass(formulaOf: (cell: CellAddress) => string | undefined): void {
    for (const [key, record] of this.cells) {
      const formula = formulaOf(record.cell);
      const calculated = record.pass === this.pass;
      if (formula === undefined || (!calculated && formula !== record.formula)) {
        this.drop(record, () => true);
        this.cells.delete(key);
      } else if (calculated) {
        record.formula = formula;
        this.drop(record, (call) => call.pass !== this.pass);
      }
    }
    this.pass++;
  }

  /** The message of the error that a function returned for the cell at an offset from its formula's cell. */
  messageAt(cell: CellAddress, code: string, rowOffset = 0, columnOffset = 0): string | undefined {
    for (const answer of this.cells.get(keyOf(cell))?.answers ?? []) {
      const value = answer[rowOffset]?.[columnOffset];
      if (value instanceof FormulaError && value.code === code && value.message) return value.message;
    }
    return undefined;
  }

  private recordOf(cell: CellAddress): CellRecord {
    const key = keyOf(cell);
    let record = this.cells.get(key);
    if (!record) {
      record = {
        cell,
        formula: undefined,
        pass: -1,
        calls: new Map(),
        answers: [],
        waits: false,
        circular: false,
      };
      this.cells.set(key, record);
    }
    if (record.pass !== this.pass) Object.assign(record, { answers: [], waits: false });
    record.pass = this.pass;
    return record;
  }

  /** Forgets calls, and cancels those that are pending. */
  private drop(record: CellRecord, superseded: (call: PendingOrDone) => boolean): void {
    for (const [key, call] of record.calls) {
      if (!superseded(call)) continue;
      record.calls.delete(key);
      this.calls.delete(call.invocationId);
      if (call.result) continue;
      this.awaited--;
      this.runtime.cancel(call.invocationId);
    }
  }
}
