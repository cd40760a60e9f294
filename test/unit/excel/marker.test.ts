import { runsOf, type CellPaint, type SheetCell } from "../../../src/excel/cell-paint";
import { Marker, type MarkerPaint } from "../../../src/excel/marker";

const LOOK = { fill: "#ff0000", color: "#ffffff" };
const at = (row: number, column: number, sheetId = "1") => ({ sheetId, cells: [{ row, column }] });

/** A host that does one thing at a time, and only when told to. */
class SlowHost implements MarkerPaint {
  readonly painted = new Map<string, readonly SheetCell[]>();
  readonly done: string[] = [];
  private pending: (() => void)[] = [];
  private next = 0;

  async paint(sheetId: string, cells: readonly SheetCell[], _look: unknown, old?: CellPaint) {
    await this.turn();
    old?.formats.forEach((id) => this.painted.delete(id));
    const id = String(this.next++);
    this.painted.set(id, cells);
    this.done.push(`${sheetId}: ${cells.map(({ row, column }) => `${row}.${column}`).join()}`);
    return { sheetId, formats: [id] };
  }

  async remove({ formats }: CellPaint) {
    await this.turn();
    formats.forEach((id) => this.painted.delete(id));
    this.done.push("removed");
  }

  async work(): Promise<void> {
    this.pending.shift()?.();
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  }

  private turn(): Promise<void> {
    return new Promise((resolve) => this.pending.push(resolve));
  }
}

test("a slow host shows the newest place, not all that were in between", async () => {
  const host = new SlowHost();
  const marker = new Marker(LOOK, fail, host);
  void marker.show(at(0, 0));
  for (let column = 1; column < 9; column++) void marker.show(at(0, column));
  const shown = marker.show(at(0, 9));
  await host.work();
  await host.work();
  await shown;
  expect(host.done).toEqual(["1: 0.0", "1: 0.9"]);
  expect([...host.painted.values()]).toEqual([[{ row: 0, column: 9 }]]);
});

test("the marker goes without a trace, also when it is told so while it moves, and to another sheet", async () => {
  const host = new SlowHost();
  const marker = new Marker(LOOK, fail, host);
  void marker.show(at(0, 0));
  const gone = marker.show(undefined);
  await host.work();
  await host.work();
  await gone;
  expect(host.painted.size).toBe(0);
  void marker.show(at(2, 2));
  const elsewhere = marker.show(at(3, 3, "2"));
  for (let turn = 0; turn < 3; turn++) await host.work();
  await elsewhere;
  expect(host.done).toEqual(["1: 0.0", "removed", "1: 2.2", "removed", "2: 3.3"]);
  expect(host.painted.size).toBe(1);
});

test("the marker comes to another sheet only when it has left the first", async () => {
  const begun: string[] = [];
  let leave = () => {};
  const marker = new Marker(LOOK, fail, {
    paint: async (sheetId) => {
      begun.push(`paints ${sheetId}`);
      return { sheetId, formats: [] };
    },
    remove: ({ sheetId }) => {
      begun.push(`leaves ${sheetId}`);
      return new Promise((resolve) => (leave = resolve));
    },
  });
  await marker.show(at(0, 0));
  const elsewhere = marker.show(at(0, 0, "2"));
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  expect(begun).toEqual(["paints 1", "leaves 1"]);
  leave();
  await elsewhere;
  expect(begun).toEqual(["paints 1", "leaves 1", "paints 2"]);
});

test("a problem is told, and the marker goes on", async () => {
  const problems: unknown[] = [];
  const host = new SlowHost();
  const marker = new Marker(LOOK, (problem) => problems.push(problem), {
    paint: (sheetId, ...others) =>
      sheetId === "protected" ? Promise.reject(new Error("no")) : host.paint(sheetId, ...others),
    remove: (paint) => host.remove(paint),
  });
  await marker.show(at(0, 0, "protected"));
  expect(problems).toEqual([new Error("no")]);
  const shown = marker.show(at(1, 1));
  await host.work();
  await shown;
  expect(host.painted.size).toBe(1);
});

test("cells make runs along rows, each cell once", () => {
  const cells = [
    { row: 1, column: 3 },
    { row: 0, column: 0 },
    { row: 1, column: 2 },
    { row: 1, column: 3 },
    { row: 1, column: 5 },
  ];
  expect(runsOf(cells)).toEqual([
    { row: 0, column: 0, length: 1 },
    { row: 1, column: 2, length: 2 },
    { row: 1, column: 5, length: 1 },
  ]);
});

function fail(problem: unknown): never {
  throw problem;
}
