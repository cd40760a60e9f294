import { PuzzleSource, type OpenPuzzle, type PuzzleState } from "../../../src/view/puzzle-source";
import type { PuzzleChoice } from "../../../src/view/chosen-puzzles";
import { keepPuzzle } from "../../../src/excel/kept-puzzles";
import { HeadlessWorkbench } from "../workbench/office-objects/headless-workbench";

jest.mock<typeof import("../../../src/excel/kept-puzzles")>("../../../src/excel/kept-puzzles", () => {
  const actual = jest.requireActual<typeof import("../../../src/excel/kept-puzzles")>(
    "../../../src/excel/kept-puzzles",
  );
  return { ...actual, keepPuzzle: jest.fn(actual.keepPuzzle) };
});

let excel: HeadlessWorkbench;
let source: PuzzleSource;
let stop: () => void;

beforeEach(async () => {
  Object.assign(globalThis, { window: globalThis });
  excel = new HeadlessWorkbench();
  excel.hostAddIn();
  await excel.run(async (context) => {
    context.workbook.worksheets.getActiveWorksheet().getRange("B2:C3").values = [
      [1, 1],
      [2, 0],
    ];
    await context.sync();
  });
  await begin();
});

afterEach(async () => {
  stop();
  // The events end before the workbook is gone.
  await new Promise((resolve) => setTimeout(resolve, 100));
  excel.dispose();
});

/** Opens the page Play, with what the pane knows of choices; by default it has just been opened. */
async function begin(choices = new Map<string, PuzzleChoice>()): Promise<PuzzleState> {
  source = new PuzzleSource(choices);
  const ready = until(({ sheetId, part }) => sheetId !== "" && part === undefined);
  stop = source.follow();
  return ready;
}

function until(holds: (state: PuzzleState) => boolean): Promise<PuzzleState> {
  return new Promise((resolve) => {
    const end = source.subscribe(() => {
      if (!holds(source.state)) return;
      end();
      resolve(source.state);
    });
  });
}

const remembered = () => until(({ asking, puzzle }) => !asking && puzzle !== undefined);

const GIVEN = {
  prefix: "Schonbrunn",
  addresses: { board: "B2:C3", start: "Sheet1!B2" },
  title: " My  board ",
} as const;

async function give(given: object = GIVEN): Promise<OpenPuzzle> {
  source.choose({ kind: "given", ...GIVEN, ...given });
  return (await remembered()).puzzle!;
}

test("what has been told of a puzzle is there again, with its title, after the pane has been closed", async () => {
  expect(source.state).toMatchObject({ asking: true, recognised: [] });
  const { play } = await give();
  expect(play.lastStep).toBe(2);
  stop();
  const { recognised, asking, puzzle } = await begin();
  expect(asking).toBe(false);
  expect(recognised).toEqual([{ id: "Schonbrunn", title: "My board", isKept: true }]);
  expect(puzzle!.cells).toEqual({
    prefix: "Schonbrunn",
    cells: {
      board: [
        [1, 1],
        [2, 0],
      ],
      start: [[1, 1]],
    },
  });
});

test("puzzles without a title have that of their kind, and a number if need be", async () => {
  await give({ title: "" });
  const { id, title } = await give({ title: " ", addresses: { board: "B2:C3", start: "C2" } });
  expect([id, title]).toEqual(["Schonbrunn2", `${source.state.recognised[0].title} 2`]);
});

test("a remembered puzzle is changed, and forgotten", async () => {
  const first = await give();
  source.change(first);
  const { given, recognised } = await until(({ asking }) => asking);
  expect(given).toEqual({
    prefix: "Schonbrunn",
    addresses: { board: "Sheet1!B2:C3", start: "Sheet1!B2" },
    title: "My board",
    replaces: "Schonbrunn",
  });
  expect(recognised).toHaveLength(1);
  const changed = await give({ ...given, title: "Other", addresses: { board: "B2:C3", start: "C2" } });
  expect([changed.id, changed.title, changed.play.lastStep]).toEqual(["Schonbrunn", "Other", 1]);
  expect(source.state.recognised).toHaveLength(1);
  await source.forget(changed);
  expect(source.state).toMatchObject({ asking: true, recognised: [] });
});

test("what cannot be played is told of and not remembered, and the form keeps what was told", async () => {
  source.choose({ kind: "given", ...GIVEN, addresses: { board: "B2:C3", start: "E9" } });
  const { problem, asking, given, puzzle } = await until((state) => state.problem !== undefined);
  expect(problem).toMatch(/^start/);
  expect([asking, puzzle, given?.title]).toEqual([true, undefined, GIVEN.title]);
  stop();
  expect((await begin()).recognised).toEqual([]);
});

test("a puzzle that the workbook cannot remember is shown all the same", async () => {
  const refused = new Error("This workbook is protected.");
  jest.mocked(keepPuzzle).mockRejectedValueOnce(refused);
  source.choose({ kind: "given", ...GIVEN });
  const { asking, puzzle, problem } = await until((state) => state.problem !== undefined);
  expect([asking, puzzle!.title]).toEqual([true, "My board"]);
  expect(problem).toBe("The workbook could not remember this puzzle: This workbook is protected.");
});

test("what another page of the pane has chosen is shown", async () => {
  await give();
  await give({ title: "Second" });
  const { sheetId } = source.state;
  stop();
  expect((await begin()).puzzle!.title).toBe("My board");
  stop();
  const choices = new Map<string, PuzzleChoice>([[sheetId, { kind: "named", id: "Schonbrunn2" }]]);
  expect((await begin(choices)).puzzle!.title).toBe("Second");
});
