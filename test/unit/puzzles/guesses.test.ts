import { SOLUTIONS } from "../../../src/lessons/solutions";
import fc from "fast-check";
import type { Cell, Cells } from "../../../src/grid/cells";
import { splitAddress } from "../../../src/grid/sheet-names";
import { formulaOf, guessesOf } from "../../../src/playing/guess";
import { playableOf, PLAYS } from "../../../src/puzzles";
import { finished } from "../../../src/steps";
import { areaOf, readWorkbook } from "../../../src/workbooks";
import { readSample } from "../../../samples/read-sample.mjs";
import { drawn } from "./mazes";

const guesses = (cells: Cells) => guessesOf(cells, PLAYS);

/** What cells can be, the likeliest first: `Maze.maze`. */
const guessed = (cells: Cells) => guesses(cells).map(({ kind, range }) => `${kind.prefix}.${range.name}`);

const reason = (cells: Cells, prefix: string) =>
  guesses(cells).find(({ kind }) => kind.prefix === prefix)?.reason;

/** The values of the named ranges of a sample's first sheet. */
async function rangesOf(lesson: string): Promise<(readonly [name: string, cells: Cell[][]])[]> {
  const { content } = await readWorkbook(readSample("samples", lesson));
  return content.names
    .filter(({ name, refersTo }) => refersTo.includes("!") && name !== SOLUTIONS)
    .map(({ name, refersTo }) => {
      const { startRow, startCol, endRow, endCol } = areaOf(splitAddress(refersTo).cells);
      const values = Array.from({ length: endRow - startRow + 1 }, () =>
        new Array<Cell>(endCol - startCol + 1).fill(""),
      );
      for (const { row, column, value = "" } of content.sheets[0].cells) {
        if (row < startRow || row > endRow || column < startCol || column > endCol) continue;
        values[row - startRow][column - startCol] = typeof value === "object" ? value.error : value;
      }
      return [name, values] as const;
    });
}

/** What the ranges of the samples are seen as. Titles, positions and drawings in cells are not puzzles. */
const SEEN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  pinball: { moves: "Rearrange.moves", start: "Rearrange.start", goal: "Rearrange.start" },
  knights: {
    moves: "Rearrange.moves",
    start: "Rearrange.start",
    goal: "Rearrange.start",
    board: "Maze.maze",
  },
  fifteen: {
    moves: "Rearrange.moves",
    start: "Rearrange.start",
    goal: "Rearrange.start",
    board: "Fifteen.start",
  },
  "free-the-key": { key: "FreeTheKey.key", disk: "FreeTheKey.disk", maze: "Maze.maze" },
  schonbrunn: { board: "Schonbrunn.board" },
  "cat-walk": { maze: "CatWalk.maze", rules: "CatWalk.rules" },
  ogear: { connections: "OGear.connections" },
  rubik: { generators: "Rubik.generators", word: "Rubik.word" },
  "bandaged-cube": { generators: "Rubik.generators", word: "Rubik.word" },
  "which-group": { moves: "Rearrange.moves", Rounds2_board: "Fifteen.start", cycles: "Permutation.cycles" },
};

test.each(Object.entries(SEEN))("the ranges of %s", async (lesson, seen) => {
  const found = (await rangesOf(lesson)).map(
    ([name, cells]) => [name in seen ? name : name.split("_")[1], guessed(cells)[0]] as const,
  );
  for (const [range, best] of found) expect([range, best]).toEqual([range, seen[range]]);
  expect(Object.keys(seen).filter((range) => found.every(([name]) => name !== range))).toEqual([]);
});

describe("reasons", () => {
  test.each([
    ["Maze", drawn("S#.", "..G"), "1 wall #, a start S and a goal G"],
    ["Maze", drawn("##S", "..#"), "3 walls #, a start S and no goal G"],
    [
      "Maze",
      [
        [0, 1, 1],
        [1, 1, 0],
      ],
      "2 cells with 0 for walls, and 4 open ones; if 1 is the wall, add walls 1 to the rules",
    ],
    [
      "CatWalk",
      drawn("#####", "#SrG#", "#####").map((row) => row.map((cell) => (cell === "r" ? "red" : cell))),
      "rooms in the even rows and columns, and gates between them: red",
    ],
    [
      "Schonbrunn",
      [
        [1, 1],
        [1, 0],
      ],
      "3 whole numbers that say how far to jump, and the goal 0",
    ],
    [
      "Schonbrunn",
      [
        [1, 1],
        [1, ""],
      ],
      "3 whole numbers that say how far to jump, and a blank cell for the goal",
    ],
    [
      "Rearrange",
      [
        ["a", "b"],
        ["b", "a"],
      ],
      "2 moves between 2 places, from and to",
    ],
    [
      "Rearrange",
      [
        ["a", "x"],
        ["b", ""],
      ],
      "2 places, each next to its piece; 1 is empty",
    ],
    [
      "Group",
      [
        ["label", "turn"],
        ["A", "(1 2)"],
      ],
      "a label next to a permutation: A",
    ],
    ["Permutation", [["(1 2)"]], "a permutation in cycles"],
    [
      "Fifteen",
      [
        ["4", 2, 3],
        [1, 0, "#"],
      ],
      "the tiles from 1 to 4 on a board of 2 × 3; 1 place is empty",
    ],
    [
      "LightsOut",
      [
        [1, 0],
        ["#", ""],
      ],
      "1 lit lamp (1) among 3",
    ],
  ] as [string, Cells, string][])("%s %j", (prefix, cells, expected) => {
    expect(reason(cells, prefix)).toBe(expected);
  });
});

test.each(["RU'", "(R U)x6", "R*U·F", "R^{-1}U", "[R: U]", "R'2 U.", "[R,[U:F]]2"])(
  "%s is a scramble, or a word in labels",
  (word) => {
    const kinds = guessed([[word]]);
    expect(kinds).toEqual(expect.arrayContaining(["Rubik.word", "Generators.word"]));
    expect(kinds[0]).toBe(word === "(R U)x6" ? "Permutation.cycles" : "Rubik.word");
  },
);

test.each([
  ["a heading", [["Result: R"]]],
  ["nothing", [[""]]],
  ["a number", [[5]]],
  ["a sentence", [["The maze of Schönbrunn"]]],
  [
    "letters on a board",
    [
      ["a", "b", "c"],
      ["d", "", "e"],
    ],
  ],
  [
    "prices",
    [
      ["tea", 2.5],
      ["milk", 1.25],
      ["bread", 3],
    ],
  ],
  [
    "errors",
    [
      ["#N/A", "#VALUE!"],
      ["#REF!", "#SPILL!"],
    ],
  ],
] as [string, Cells][])("%s is no puzzle", (_what, cells) => {
  expect(guessed(cells).filter((guess) => guess !== "Rearrange.start")).toEqual([]);
});

const size = fc.integer({ min: 2, max: 9 });
const grid = (rows: number, columns: number, cell: fc.Arbitrary<Cell>) =>
  fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows });

test("any maze with walls, a start and a goal is a maze", () => {
  const maze = fc
    .tuple(size, size)
    .chain(([rows, columns]) =>
      fc.tuple(
        grid(rows, columns, fc.constantFrom<Cell>("", "", "#")),
        fc.shuffledSubarray([...Array(rows * columns).keys()], { minLength: 3, maxLength: 3 }),
      ),
    );
  fc.assert(
    fc.property(maze, ([cells, places]) => {
      places.forEach((place, k) => {
        cells[Math.floor(place / cells[0].length)][place % cells[0].length] = "SG#"[k];
      });
      expect(guessed(cells)[0]).toBe("Maze.maze");
    }),
  );
});

test("any board of jumps with one 0 is a board of jumps", () => {
  const board = fc.tuple(size, fc.integer({ min: 3, max: 9 })).chain(([rows, columns]) => {
    const most = Math.max(rows, columns) - 1;
    const jump = fc.integer({ min: -most, max: most }).map((number) => number || 1);
    return fc.tuple(grid(rows, columns, jump), fc.nat(rows - 1), fc.nat(columns - 1));
  });
  fc.assert(
    fc.property(board, ([cells, row, column]) => {
      cells[row][column] = 0;
      fc.pre(new Set(cells.flat()).size < cells.flat().length);
      expect(guessed(cells)[0]).toBe("Schonbrunn.board");
    }),
  );
});

test("any labels beside permutations are generators, whichever column they are in", () => {
  const cycle = fc.shuffledSubarray(["1", "2", "3", "x", "y"], { minLength: 2 });
  const rows = fc.uniqueArray(fc.tuple(fc.stringMatching(/^[A-Z]{1,2}$/), cycle), {
    minLength: 1,
    maxLength: 6,
    selector: ([label]) => label,
  });
  fc.assert(
    fc.property(rows, fc.boolean(), (generators, isLeft) => {
      const cells = generators.map(([label, points]) => {
        const permutation = `(${points.join(" ")})`;
        return isLeft ? [permutation, label] : [label, permutation];
      });
      expect(guessed(cells)[0]).toMatch(/^(Generators|Group)\.generators$/);
    }),
  );
});

test("conditions in a third column are of generators that are played, but of no group", () => {
  const generators: Cells = [["A", "(1 4 2)", "4=8"], ["B", "(4 8 7)", ""]]; // prettier-ignore
  expect(guessed(generators)).toEqual(["Generators.generators"]);
  expect(guessed([["label", "permutation", "only if"], ...generators])).toEqual(["Generators.generators"]);
  expect(reason(generators, "Generators")).toBe("2 labels next to permutations: A, B");
  expect(guessed([["A", "(1 4 2)", "4"]])).not.toContain("Generators.generators");
  const factsOf = (cells: Cells) => finished(playableOf("Generators").guess!.facts!({ generators: cells }));
  expect(factsOf(generators)).toEqual([]);
  expect(factsOf(generators.map((row) => [...row.slice(0, 2), ""]))).toHaveLength(2);
});

test("any moves that lead back are moves of pieces, and others those of states", () => {
  const edges = fc.uniqueArray(fc.tuple(fc.nat(5), fc.nat(5)), {
    minLength: 6,
    selector: ([from, to]) => [from, to].sort().join(" "),
  });
  const named = (place: number) => `place ${place}`;
  fc.assert(
    fc.property(edges, (pairs) => {
      const moves = pairs.filter(([from, to]) => from !== to).map((pair) => pair.map(named));
      fc.pre(moves.length > 3);
      expect(guessed([...moves, ...moves.map((move) => move.toReversed())])[0]).toBe("Rearrange.moves");
      if (PLAYS.some(({ kind }) => kind.prefix === "States")) expect(guessed(moves)[0]).toBe("States.moves");
    }),
  );
});

describe("hostile cells", () => {
  const filled = (cell: Cell, rows: number, columns: number) =>
    Array.from({ length: rows }, () => new Array<Cell>(columns).fill(cell));
  const long = (text: string) => text.repeat(Math.floor(32_767 / text.length));
  test.each([
    ["100,000 walls", filled("#", 250, 400)],
    ["100,000 moves", Array.from({ length: 50_000 }, (_, k) => [`a${k}`, `a${(k * 7) % 50_000}`])],
    ["100,000 numbers", filled(3, 2, 50_000)],
    ["100,000 permutations", Array.from({ length: 50_000 }, (_, k) => [`g${k}`, "(1 2)"])],
    ["100,000 errors", filled("#N/A", 250, 400)],
    ["parentheses without end", filled(long("("), 50, 2)],
    ["one vast permutation", [["A", long("(1 2)")]]],
    ["words without end", [[long("A ")]]],
    [
      "Unicode",
      [
        ["\u202e#\u0000", "\ud800", "🧩"],
        ["𝓢", "ﬀ", "Ｇ"],
      ],
    ],
    ["truths", filled(true, 20, 20)],
    ["numbers beyond all measure", filled(1e308, 20, 20)],
  ] as [string, Cells][])("%s are looked at in bounded time", (_what, cells) => {
    const begun = Date.now();
    for (const { likelihood, reason: words } of guesses(cells)) {
      expect(likelihood).toBeGreaterThanOrEqual(0);
      expect(likelihood).toBeLessThanOrEqual(1);
      expect(words.length).toBeLessThan(400);
    }
    expect(Date.now() - begun).toBeLessThan(5_000);
  });

  test("any cells at all", () => {
    const cell = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom<Cell>("", "#", "S", "G", "(1 2)", "#N/A", "O", 0, 1, -1),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.boolean(),
    );
    const cells = fc
      .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 }))
      .chain(([rows, columns]) => grid(rows, columns, cell));
    fc.assert(fc.property(cells, (some) => guesses(some).every(({ reason: words }) => words !== "")));
  });
});

test("a formula leaves out what is not given, and is none if that is needed", () => {
  const given: Readonly<Record<string, string>> = { maze: "B2:D4", start: "{1,2}" };
  const filled = (template: string) => formulaOf(template, (range) => given[range]);
  const solve = "PUZZLE.SOLVEMAZE({maze},{start?},{goal?},{rules?}";
  expect(filled(`${solve})`)).toBe("=PUZZLE.SOLVEMAZE(B2:D4,{1,2})");
  expect(filled(`${solve},"length")`)).toBe('=PUZZLE.SOLVEMAZE(B2:D4,{1,2},,,"length")');
  expect(filled("PUZZLE.REARRANGE({moves},{start},{goal})")).toBeUndefined();
});
