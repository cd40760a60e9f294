import { plainText } from "../../../src/grid/plain-text";
import fc from "fast-check";
import { failure } from "./host";
import { findKeyOfMaze, showDeadEnds } from "../../../src/functions/key-mazes";
import { solveMaze } from "../../../src/functions/mazes";
import type { Cell, Cells } from "../../../src/grid/cells";
import { framed, randomCells, WRITINGS, type Writing } from "../puzzles/mazes/writings";

/** What a call answers, or the error that it ends with. */
async function outcome(call: () => Promise<unknown>): Promise<unknown> {
  let answer: unknown;
  const error = await failure(async () => {
    answer = await call();
    throw new Error("There was no error.");
  }).catch((raw: Error) => (raw.message === "There was no error." ? undefined : Promise.reject(raw)));
  return error ?? answer;
}

const solve = (maze: Cells, rules: string, answer: string, start?: Cells) =>
  solveMaze(maze as never, start as never, undefined, rules as never, answer as never);

/** The functions that read a walked maze. Rules are given as words, to which a way of writing adds others. */
const WALKED: Readonly<Record<string, (maze: Cells, words: string) => Promise<unknown>>> = {
  "SOLVEMAZE path": (maze, words) => solve(maze, `walk ${words}`, "path"),
  "SOLVEMAZE count": (maze, words) => solve(maze, `walk wrap rows ${words}`, "count"),
  "SOLVEMAZE count shortest": (maze, words) => solve(maze, words, "count shortest"),
  "SOLVEMAZE grid": (maze, words) => solve(maze, `walk wrap rows columns ${words}`, "grid"),
  DEADENDS: (maze, words) => showDeadEnds(maze as never, words),
  FINDKEY: (maze, words) => findKeyOfMaze(maze as never, undefined, words),
};

const cases = (functions: object) =>
  WRITINGS.flatMap((writing) => Object.keys(functions).map((name) => [writing.name, name, writing] as const));

const drawable = randomCells("", "#").map((cells) => framed(cells, "#"));

test.each(cases(WALKED))("%s: %s", async (_, name, writing: Writing) => {
  await fc.assert(
    fc.asyncProperty(drawable, async (plain) => {
      const read = await outcome(() => WALKED[name](writing.write(plain), writing.words ?? ""));
      expect(read).toEqual(await outcome(() => WALKED[name](plain, "")));
    }),
    { numRuns: 25 },
  );
});

/** Gates on every second passage: an even cell in an odd row, or the other way round. */
const asGates = (plain: Cells): Cell[][] =>
  plain.map((row, r) =>
    row
      .map((cell, c) => (r % 2 === 1 || c % 2 === 1 ? cell : "#"))
      .map((cell, c) => (cell === "" && (r + c) % 2 === 1 && (r + c) % 4 === 1 ? "r" : cell)),
  );

const GATES: Readonly<Record<string, (maze: Cells, words: string) => Promise<unknown>>> = {
  path: (maze, words) => solve(maze, `gates r ${words}`, "path"),
  count: (maze, words) => solve(maze, `gates r ${words}`, "count"),
  message: (maze, words) => solve(maze, `gates r ${words}`, "message"),
};

const gates = randomCells("", "#", 5)
  .map((cells) => framed(cells, "#"))
  .filter((cells) => [cells.length, cells[0].length].every((size) => size % 2 === 1))
  .filter((cells) => cells.every((row, r) => row.every((cell, c) => !isEnd(cell) || r % 2 === c % 2)))
  .filter((cells) => cells.every((row, r) => row.every((cell) => !isEnd(cell) || r % 2 === 1)))
  .map(asGates);

function isEnd(cell: Cell): boolean {
  return cell === "S" || cell === "G";
}

test.each(cases(GATES).filter(([, , { isWalkedOnly }]) => !isWalkedOnly))(
  "gates, %s: %s",
  async (_, name, writing: Writing) => {
    await fc.assert(
      fc.asyncProperty(gates, async (plain) => {
        const read = await outcome(() => GATES[name](writing.write(plain), writing.words ?? ""));
        expect(read).toEqual(await outcome(() => GATES[name](plain, "")));
      }),
      { numRuns: 25 },
    );
  },
);

const HOLES: readonly (readonly [name: string, write: (board: Cells) => Cells, words: string])[] = [
  ["█", replaced("#", "█"), ""],
  ["■", replaced("#", " ■"), ""],
  ["▓", replaced("#", "▓"), ""],
  ["walls x", replaced("#", "X"), "walls x"],
  ["walls -99", replaced("#", -99), "walls -99"],
  ["lines", (cells) => cells.map((row) => [row.join(" ")]), ""],
  ["lines in one cell", (cells) => [[cells.map((row) => row.join(" ")).join("\n")]], ""],
  ["lines with commas", (cells) => cells.map((row) => [row.join(", ")]), ""],
  ["O", replaced(0, "O"), ""],
  ["E", replaced(0, "e"), ""],
];

function replaced(mark: Cell, by: Cell) {
  return (cells: Cells): Cell[][] => cells.map((row) => row.map((cell) => (cell === mark ? by : cell)));
}

const board = fc
  .tuple(fc.integer({ min: 2, max: 4 }), fc.integer({ min: 2, max: 4 }))
  .chain(([rows, columns]) =>
    fc
      .array(
        fc.array(fc.constantFrom<Cell>(1, 2, 3, -1, -2, "#"), { minLength: columns, maxLength: columns }),
        {
          minLength: rows,
          maxLength: rows,
        },
      )
      .map((cells) =>
        cells.map((row, r) => row.map((cell, c) => (r + c === 0 ? 1 : r + c === 2 && r === 1 ? 0 : cell))),
      ),
  );

test.each(HOLES)("jumps, %s", async (_name, write, words) => {
  for (const answer of ["path", "sum", "all", "count", "count shortest"]) {
    await fc.assert(
      fc.asyncProperty(board, async (plain) => {
        const read = await outcome(() => solve(write(plain), `jump ${words}`, answer, [[1, 1]]));
        expect(read).toEqual(await outcome(() => solve(plain, "jump", answer, [[1, 1]])));
      }),
      { numRuns: 20 },
    );
  }
});

/** A maze of rooms in even rows and columns, drawn with + - | and rooms of any size. */
function boxed(plain: Cells, width: number, height: number): Cells {
  const across = (row: readonly Cell[], corner: string, wall: string, r: number) =>
    row
      .map((cell, c) => {
        if (c % 2 === 0) return cell === "#" ? corner : " ";
        return r % 2 === 0 ? (cell === "#" ? wall : " ").repeat(width) : String(cell).padStart(width, " ");
      })
      .join("");
  return plain.flatMap((row, r) => {
    if (r % 2 === 0) return [[across(row, "+", "-", r)]];
    const empty = row.map((cell, c) => (c % 2 === 0 ? cell : ""));
    return Array.from({ length: height }, (_, k) => [across(k === 0 ? row : empty, "|", "", r)]);
  });
}

const rooms = randomCells("", "#", 7)
  .filter((cells) => cells.length % 2 === 1 && cells[0].length % 2 === 1)
  .map((cells) => cells.map((row, r) => row.map((cell, c) => ofRooms(cell, r, c))))
  .filter((cells) => cells.flat().filter(isEnd).length === 2)
  .map((cells) => framed(cells, "#"));

function ofRooms(cell: Cell, r: number, c: number): Cell {
  if (r % 2 === 0 && c % 2 === 0) return cell === "#" ? "" : cell;
  return r % 2 === 1 && c % 2 === 1 ? "#" : isEnd(cell) ? "" : cell;
}

test.each(Object.keys(WALKED))("boxes of + - |: %s", async (name) => {
  await fc.assert(
    fc.asyncProperty(
      rooms,
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 1, max: 2 }),
      async (plain, width, height) => {
        const box = boxed(plain, width, height);
        const expected = await outcome(() => WALKED[name](plain, ""));
        expect(await outcome(() => WALKED[name](box, ""))).toEqual(expected);
        const inCells = box.map(([line]) => Array.from(String(line)));
        expect(await outcome(() => WALKED[name](inCells, ""))).toEqual(expected);
      },
    ),
    { numRuns: 25 },
  );
});

test("a text that is too long for a name is refused without a name", async () => {
  const long = "Ω".repeat(300);
  const maze = [["S", "#"], ["G", long]]; // prettier-ignore
  expect(await outcome(() => WALKED.DEADENDS(maze, ""))).toBe(
    `#VALUE! maze, row 2, column 2: here is "${long.slice(0, 40)}…"; expected #, S, G or a blank cell.`,
  );
});

/** A mark that is none, in a maze of #: refused by each function, with its cell and what to write. */
test("any other character is refused, and what to write is said", async () => {
  const known = new Set([..."#█■▓._SsGgEe0 "]);
  const character = fc
    .string({ unit: "grapheme-ascii", minLength: 1, maxLength: 1 })
    .filter((each) => !known.has(each) && plainText(each) === each);
  await fc.assert(
    fc.asyncProperty(character, fc.constantFrom(...Object.keys(WALKED)), async (mark, name) => {
      const message = await outcome(() => WALKED[name]([["S", "#"], ["G", mark]], "")); // prettier-ignore
      expect(message).toBe(
        `#VALUE! maze, row 2, column 2: here is "${mark}"; expected #, S, G or a blank cell` +
          (mark === "," ? "." : `; if it is a wall, add walls ${mark} to rules.`),
      );
    }),
    { numRuns: 300 },
  );
});

test.each([
  [[["S", "X", "G"]], 'maze, row 1, column 2: here is "X"', "walls X"],
  [
    [
      ["S", "X", "G"],
      ["", "X", ""],
      ["", "", ""],
    ],
    "maze, row 1, column 2",
    "walls X",
  ],
  [
    [
      ["x", "x", "x"],
      ["x", "*", "x"],
      ["x", "x", "x"],
    ],
    'maze, row 1, column 1: here is "x"',
    "walls x",
  ],
  [
    [
      ["S", 0, 1],
      [1, 0, 0],
      [0, 1, "G"],
    ],
    "maze, row 1, column 3: here is 1",
    "add walls 1 or walls 0 to rules",
  ],
  [
    [
      ["S", 0, 1],
      [0, 0, 0],
      [1, 1, "G"],
    ],
    "maze, row 1, column 3: here is 1",
    "walls 1 or walls 0",
  ],
  [[["#S|G#"]], 'maze, row 1, column 3: here is "|"', "walls |"],
  [[["+--+"], ["|SG|"], ["+--+"]], 'maze, row 2, column 3: here is "G"', "one S or G in a room"],
  [[["+-+"], ["|S|"], ["+-+"], ["G  "]], 'maze, row 4, column 1: here is "G"', "corners"],
  [[["+-+"], ["+-+"]], 'maze, row 1, column 1: here is "+"', "walls +"],
  [
    [
      ["S", true, 2],
      ["x", 0, "G"],
    ],
    'maze, row 2, column 1: here is "x"',
    "walls x",
  ],
  [[["S", true, "#"]], "maze, row 1, column 2: here is TRUE", "walls 1"],
  [[["S", "E", "G"]], 'maze, row 1, column 2: here is "E"', "expected #, S, G or a blank cell"],
] as const)("%j is refused", async (maze, place, remedy) => {
  // prettier-ignore
  const message = await outcome(() => solve(maze, "", "path"));
  expect(message).toContain(`#VALUE! ${place}`);
  expect(message).toContain(remedy);
});

test("a maze of 0 and 1 is what its rules say, or what it always was where 1 cannot be the wall", async () => {
  const maze: Cells = [["S", 0, 1], [0, 0, 0], [1, 1, "G"]]; // prettier-ignore
  expect(await outcome(() => solve(maze, "walls 1", "length"))).toEqual([[4]]);
  expect(await outcome(() => solve(maze, "walls 0", "length"))).toBe(
    "#N/A There is no route from the start to the goal.",
  );
  const walledIn = maze.map((row) => row.map((cell) => (typeof cell === "number" ? 1 - cell : cell)));
  expect(await outcome(() => solve(walledIn, "", "length"))).toEqual([[4]]);
  const open: Cells = [[1, 1], [0, 1]]; // prettier-ignore
  expect(await outcome(() => solve(open, "", "length", [[2, 1]]))).toBe(
    "#VALUE! start: row 2, column 1 of the maze is a wall; expected an open cell, or the rule walls 1 if 1 is the wall.",
  );
  expect(await outcome(() => solve([[3, 1], ["S", "G"]], "walls 0", "length"))).toEqual([[1]]); // prettier-ignore
});

test.each([
  ["walls", "after walls there is no mark"],
  ["walls X wrap rows", 'no cell of the maze is "wrap"'],
])("rules: %s", async (rules, problem) => {
  expect(await outcome(() => solve([["S", "X", "G"]], rules, "path"))).toContain(`#VALUE! rules: ${problem}`);
});

test.each<[Cells]>([
  [[[3, 1], [2, 0]]],
  [[[3, 1], [2, -2]]],
  [[[3, "o"], [2, -2]]],
  [[[3, "E"], [2, 1]]],
  [[["3 1"], ["2 0"]]],
  [[["3 1 2\n2 O 1"]]],
])("%j is a board of jumps, whichever function reads it as a maze", async (cells) => {
  for (const read of Object.values(WALKED)) {
    expect(await outcome(() => read(cells, ""))).toBe(
      "#VALUE! maze: this looks like a jump board; SOLVEMAZE solves it if you add the rule jump.",
    );
  }
  expect(await outcome(() => solve(cells, "jump", "count", [[1, 1]]))).not.toContain("#VALUE! maze, row");
}); // prettier-ignore
