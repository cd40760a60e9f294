import { keepResult, keptResult } from "../../../src/excel/best-results";

/** What the workbook holds. */
let workbook: Map<string, unknown>;

beforeEach(() => {
  workbook = new Map();
  const settings = {
    get: (name: string) => workbook.get(name) ?? null,
    set: (name: string, value: unknown) => workbook.set(name, value),
    saveAsync: (answer: (result: object) => void) => answer({ status: "succeeded" }),
  };
  Object.assign(globalThis, {
    Office: { AsyncResultStatus: { Succeeded: "succeeded" }, context: { document: { settings } } },
  });
});

test("the workbook keeps the last result of each puzzle", async () => {
  expect(keptResult("Maze a")).toBeUndefined();
  await keepResult("Maze a", [9, 4000]);
  await keepResult("Maze b", [5, 1000]);
  await keepResult("Maze a", [7, 6000]);
  expect([keptResult("Maze a"), keptResult("Maze b")]).toEqual([
    [7, 6000],
    [5, 1000],
  ]);
});

test("of very many puzzles the latest are kept", async () => {
  for (let k = 0; k < 501; k++) await keepResult(`Maze ${k}`, [k, 0]);
  expect([keptResult("Maze 0"), keptResult("Maze 1"), keptResult("Maze 500")]).toEqual([
    undefined,
    [1, 0],
    [500, 0],
  ]);
});

test.each([null, "7", [7], ["7", 1], [7, -1], [7, 1, 2], { moves: 7 }])(
  "%j in a file is no result",
  (result) => {
    workbook.set("bestResults", { "Maze a": result });
    expect(keptResult("Maze a")).toBeUndefined();
    workbook.set("bestResults", result);
    expect(keptResult("Maze a")).toBeUndefined();
  },
);
