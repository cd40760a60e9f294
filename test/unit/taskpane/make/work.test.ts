import { freshSheet } from "../../../../src/links/sheets";
import type { PuzzleRange } from "../../../../src/excel/puzzle-sheet";
import type { Cells } from "../../../../src/grid/cells";
import { addTexts, speak } from "../../../../src/language";
import functions from "../../../../src/language/de/functions.json";
import lessons from "../../../../src/language/de/lessons.json";
import pane from "../../../../src/language/de/pane.json";
import type { Lesson } from "../../../../src/lessons/lesson";
import { STYLES } from "../../../../src/lessons/styles";
import { recognise } from "../../../../src/playing/recognition";
import { keyMaze } from "../../../../src/puzzles/free-the-key/kind";
import { PLAY_KINDS } from "../../../../src/puzzles";
import { finished } from "../../../../src/steps";
import { DESIGNS, type DesignId } from "../../../../src/taskpane/make/design/designs";
import { problemOf, type Made } from "../../../../src/taskpane/make/design/made";
import { WORK } from "../../../../src/taskpane/make/design/work";
import { cellsOfTwoBlocks } from "../../lessons/sheet-of";

const MAZE: Cells = [
  [1, 1, 1, 0],
  [0, 0, 0, 1],
  [0, 1, 0, 1],
  [1, 1, 1, 0],
];
const AROUND = ["a", "b", "c", "d"];
const MOVES = AROUND.flatMap((from, k) => [1, 3].map((step) => [from, AROUND[(k + step) % 4]]));
const GOAL = [
  ["a", "x"],
  ["b", "y"],
  ["c", "z"],
  ["d", ""],
];

const rangeOf = (values: Cells): PuzzleRange => ({
  ...{ sheetId: "1", address: "B3:E6", fullAddress: "Sheet1!B3:E6", row: 2, column: 1 },
  values,
});

const inputOf = (values: Record<string, number | string>, ranges: Record<string, Cells> = {}) => ({
  values,
  ranges: Object.fromEntries(Object.entries(ranges).map(([name, cells]) => [name, rangeOf(cells)])),
});

/** Each design for something small. */
const INPUTS: Readonly<Record<DesignId, ReturnType<typeof inputOf>>> = {
  key: inputOf({}, { maze: MAZE }),
  "hard-key": inputOf({ columns: 5, positions: "4", levels: 3, measure: "escape", seed: 1 }),
  jumps: inputOf({ rows: 4, columns: 4, rules: "jump", seed: 1 }),
  gates: inputOf({ message: "cat", colours: "red blue", second: "dog", seed: 1 }),
  hardest: inputOf({}, { moves: MOVES, goal: GOAL }),
};

const designed = (id: DesignId, input = INPUTS[id]): Made => finished(WORK[id](input, () => undefined));

const cellsAt = (sheet: Lesson, name: string) => {
  const [first] = sheet.names![name].split(":");
  return sheet.blocks.find(({ at }) => at === first)!.cells;
};

beforeAll(() => addTexts("de", functions, lessons, pane));
afterEach(() => speak("en"));

describe.each(DESIGNS)("$id", ({ id }) => {
  const made = designed(id);
  const sheet = made.sheet!;

  test("its sheet has a puzzle that View knows, in yellow cells, and no cell belongs to two blocks", () => {
    expect(recognise(PLAY_KINDS, Object.keys(sheet.names!)).length).toBeGreaterThan(0);
    const first = sheet.blocks.find(({ at }) => at === sheet.select)!;
    expect(first.fill ?? STYLES[first.style].fill).toBe(STYLES.input.fill);
    expect(cellsOfTwoBlocks(sheet)).toEqual([]);
  });

  test("it can be handed over from the worker", () => {
    expect(structuredClone(made)).toEqual(made);
  });

  test("it is the same again, and said in German, too", () => {
    speak("de");
    const again = designed(id);
    expect(again.verdict).not.toBe(made.verdict);
    const inputs = ({ blocks, names }: Lesson) =>
      Object.values(names!).flatMap((area) =>
        blocks.flatMap(({ at, cells, style }) =>
          area.startsWith(at) && !["title", "heading", "reply"].includes(style) ? cells : [],
        ),
      );
    expect(inputs(again.sheet!)).toEqual(inputs(sheet));
  });
});

test("the key and the disk in the sheet have the maze", () => {
  const { verdict, sheet } = designed("key");
  expect(verdict).toMatch(/^A key with \d levels has this maze, and none with fewer\.$/);
  const disk = cellsAt(sheet!, "FreeTheKey_disk") as Cells;
  expect(keyMaze(cellsAt(sheet!, "FreeTheKey_key") as Cells, disk)).toEqual(MAZE);
});

test("a maze without walls has a key with one level", () => {
  const { verdict } = designed("key", inputOf({}, { maze: MAZE.map((row) => row.map(() => 1)) }));
  expect(verdict).toBe("A key with one level has this maze.");
});

test("a key so small that nothing sends the disk back", () => {
  const values = { columns: 4, positions: "4", levels: 2, measure: "back", seed: 1 };
  expect(designed("hard-key", inputOf(values)).verdict).toBe(
    "No key was found that sends the disk back on every route.",
  );
});

test("a link to a designed sheet is one to a maker's sheet where the maker makes such a size", () => {
  for (const id of ["key", "jumps"] as const) {
    const sheet = designed(id).sheet!;
    expect(freshSheet(sheet.id, sheet.chosen)!.names).toEqual(sheet.names);
  }
});

test("a maze that no key has is answered in words, without a sheet", () => {
  const made = designed(
    "key",
    inputOf(
      {},
      {
        maze: [
          [0, 1, 1],
          [1, 0, 1],
          [1, 1, 1],
          [1, 1, 0],
        ],
      },
    ),
  );
  expect(made.sheet).toBeUndefined();
  expect(made.verdict).toMatch(/^No key has this maze: its walls contradict each other\./);
});

test.each(["jump", "jump zero", "jump least"])(
  "a board is designed and measured by the rules %s",
  (rules) => {
    const { verdict, facts, sheet } = designed("jumps", inputOf({ ...INPUTS.jumps.values, rules }));
    expect(verdict).toMatch(/^The best route has \d+ jumps, and it is the only one\.$/);
    expect(facts).toHaveLength(7);
    expect(
      cellsAt(sheet!, rules === "jump zero" ? "SchonbrunnExpert_board" : "Schonbrunn_board").flat(),
    ).toContain(0);
  },
);

test("a second message may have colours of its own", () => {
  const { verdict, facts, sheet } = designed(
    "gates",
    inputOf({ ...INPUTS.gates.values, colours: "gray; red blue green" }),
  );
  expect([verdict, ...facts!]).toEqual([
    "The only route through gates in the order gray spells CAT.",
    "The only route through gates in the order red, blue, green spells DOG.",
  ]);
  const typed = sheet!.blocks.flatMap(({ cells, style }) => (style === "input" ? cells.flat() : []));
  expect(typed.filter((cell) => cell !== "")).toEqual(
    expect.arrayContaining(["gray", "red", "blue", "green"]),
  );
});

test("four colours are typed as a whole, and no note says that they stand below", () => {
  const notesOf = (colours: string) => {
    const { sheet } = designed("gates", inputOf({ message: "cat", colours, second: "", seed: 1 }));
    return sheet!.notes.map(({ text }) => text).join();
  };
  expect(notesOf("red blue green")).toContain("made of the colours below");
  expect(notesOf("red blue green gray")).not.toContain("below");
});

test("an arrangement as far as possible from the goal, and how many are at each distance", () => {
  const { verdict, sheet } = designed("hardest");
  expect(verdict).toBe(
    "One arrangement needs 6 moves to the goal; none of the 12 that lead to it needs more.",
  );
  expect(sheet!.blocks.find(({ at }) => at === "R8")!.cells.at(-1)).toEqual([0, 1]);
});

test("a name that begins with = is no formula in the sheet", () => {
  const moves = MOVES.map((move) => [...move, '="'.repeat(2)]);
  const { sheet } = designed("hardest", inputOf({}, { moves, goal: GOAL }));
  expect(cellsAt(sheet!, "Rearrange_moves")[0]).toEqual(["a", "b", '="=""="""']);
});

test.each<[DesignId, Parameters<typeof inputOf>, string]>([
  ["key", [{}, { maze: MAZE.slice(0, 3) }], "maze, B3:E6: "],
  ["gates", [{ ...INPUTS.gates.values, message: "h3llo" }], "Message, letters only: "],
  ["hardest", [{}, { moves: [["a", ""]], goal: GOAL }], "moves, C3: "],
])("%s: what is wrong is said of the cell or the field", (id, input, beginning) => {
  const given = inputOf(...input);
  let problem = "";
  try {
    designed(id, given);
  } catch (error) {
    problem = problemOf(
      error,
      DESIGNS.find((design) => design.id === id)!,
      given,
    );
  }
  expect(problem.slice(0, beginning.length)).toBe(beginning);
});
