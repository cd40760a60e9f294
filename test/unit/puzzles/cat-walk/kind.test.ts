import fc from "fast-check";
import { CAT_WALK } from "../../../../src/puzzles/cat-walk/lesson";
import { LimitError } from "../../../../src/steps/limit-error";
import type { Cell, Cells } from "../../../../src/grid/cells";
import { gateMaze } from "../../../../src/puzzles/cat-walk/kind";
import { limited } from "../../../../src/puzzles/limited";
import fixture from "../../../fixtures/catwalk.json";
import { drawn, readMaze, result, solve, type MazeArguments } from "../mazes";

function message(maze: Cells, given: MazeArguments): Cell[][] {
  const puzzle = readMaze(maze, given);
  const outcome = result(puzzle.solve());
  return "way" in outcome ? gateMaze.answers.message(puzzle, outcome.way, maze) : [];
}

const count = (maze: Cells, given: MazeArguments) => result(readMaze(maze, given).count());

describe("Cat Walk", () => {
  /** Row 0 of the rooms is the bottom one. */
  const place = ([column, row]: readonly number[]) => [2 * (fixture.data.num_rows - row), 2 * column + 2];

  test("the drawing is the data's", () => {
    const { data } = fixture;
    const rows = 2 * data.num_rows + 1;
    const grid = Array.from({ length: rows }, () => new Array<string>(2 * data.num_cols + 1).fill("#"));
    const isRoom = (column: number, row: number) =>
      column < data.num_cols && !data.imaginary_cells.some(([c, r]) => c === column && r === row);
    const set = (position: readonly number[], down: number, right: number, cell: string) => {
      const [row, column] = place(position);
      grid[row - 1 + down][column - 1 + right] = cell;
    };
    for (let row = 0; row < data.num_rows; row++) {
      for (let column = 0; column < data.num_cols; column++) {
        if (!isRoom(column, row)) continue;
        set([column, row], 0, 0, "");
        const hasBorder = data.cells_with_right_border_inside_maze.some(
          ([c, r]) => c === column && r === row,
        );
        if (isRoom(column + 1, row) && !hasBorder) set([column, row], 0, 1, "");
      }
    }
    for (const [colour, rooms] of Object.entries(data.cells_with_right_gate_by_colours)) {
      for (const room of rooms) set(room, 0, 1, colour);
    }
    for (const [colour, rooms] of Object.entries(data.cells_with_upper_gate_by_colours)) {
      for (const room of rooms) set(room, -1, 0, colour);
    }
    for (const room of data.start_cells) set(room, 0, 0, "S");
    for (const room of data.goal_cells) set(room, 0, 0, "G");
    expect(CAT_WALK).toEqual(grid);
    expect([grid.length, grid[0].length]).toEqual([43, 53]);
  });

  test.each([
    ["gates gray", fixture.gray],
    ["gates red blue green", fixture.rbg],
  ])("%s", (rules, { phrase, path, solutions }) => {
    expect(message(CAT_WALK, { rules })).toEqual([[phrase]]);
    expect(solve(CAT_WALK, { rules })).toEqual(path.map(place));
    expect(count(CAT_WALK, { rules })).toBe(BigInt(solutions));
  });

  test("starts and goals may be given instead of the marks", () => {
    const unmarked = CAT_WALK.map((row) => row.map((cell) => (cell === "S" || cell === "G" ? "" : cell)));
    const start = fixture.data.start_cells.map(place);
    const goal = fixture.data.goal_cells.map(place);
    expect(message(unmarked, { start, goal, rules: "gates gray" })).toEqual([[fixture.gray.phrase]]);
    expect(message(unmarked, { start, goal: [["top"]], rules: "gates gray" })).toEqual([
      [fixture.gray.phrase],
    ]);
  });
});

/** All ways by plain recursion over the cells, in the order right, up, down, left. */
function allWays(maze: Cells, colours: readonly string[]): (readonly number[])[][] {
  const found: (readonly number[])[][] = [];
  const go = (way: (readonly number[])[], gates: number) => {
    const [row, column] = way.at(-1)!;
    if (maze[row][column] === "G") {
      found.push(way);
      return;
    }
    for (const [down, right] of [
      [0, 1],
      [-1, 0],
      [1, 0],
      [0, -1],
    ]) {
      // prettier-ignore
      const passage = maze[row + down]?.[column + right] ?? "#";
      const room = [row + 2 * down, column + 2 * right];
      const isFree = passage === "" || passage === colours[gates % colours.length];
      if (!isFree || (maze[room[0]]?.[room[1]] ?? "#") === "#") continue;
      if (way.some(([r, c]) => r === room[0] && c === room[1])) continue;
      go([...way, room], passage === "" ? gates : gates + 1);
    }
  };
  maze.forEach((row, r) =>
    row.forEach((cell, c) => {
      if (cell === "S") go([[r, c]], 0);
    }),
  );
  return found;
}

const smallMaze = fc
  .record({ rows: fc.integer({ min: 1, max: 3 }), columns: fc.integer({ min: 2, max: 4 }) })
  .chain(({ rows, columns }) =>
    fc.record({
      passages: fc.array(
        fc.array(fc.constantFrom("", "", "red", "blue", "green", "#"), {
          minLength: 2 * columns + 1,
          maxLength: 2 * columns + 1,
        }),
        { minLength: 2 * rows + 1, maxLength: 2 * rows + 1 },
      ),
      walls: fc.uniqueArray(fc.nat(rows * columns - 1), { maxLength: 2 }),
      marks: fc.uniqueArray(fc.nat(rows * columns - 1), { minLength: 2, maxLength: 4 }),
    }),
  )
  .map(({ passages, walls, marks: [start, goal, ...others] }) =>
    passages.map((row, r) =>
      row.map((passage, c): string => {
        if (r % 2 === 0 && c % 2 === 0) return "#";
        if (r % 2 === 0 || c % 2 === 0) return passage;
        const room = ((r - 1) / 2) * ((row.length - 1) / 2) + (c - 1) / 2;
        if (room === start || room === others[0]) return "S";
        if (room === goal || room === others[1]) return "G";
        return walls.includes(room) ? "#" : "";
      }),
    ),
  );

test("ways are the shortest of all, and the first in the order right, up, down, left", () => {
  fc.assert(
    fc.property(smallMaze, fc.subarray(["red", "blue", "green"], { minLength: 1 }), (maze, colours) => {
      fc.pre(colours.every((colour) => maze.some((row) => row.includes(colour))));
      const rules = `gates ${colours.join(" ")}`;
      const ways = allWays(maze, colours);
      const fewest = Math.min(...ways.map((way) => way.length));
      const first = ways.find((way) => way.length === fewest);
      const solution = solve(maze, { rules });
      const expected = first?.map((room) => room.map((each) => each + 1));
      expect(typeof solution === "string" ? undefined : solution).toEqual(expected);
      expect(count(maze, { rules })).toBe(BigInt(ways.length));
      const shortest = ways.filter((way) => way.length === fewest);
      expect(result(readMaze(maze, { rules }).countShortest!())).toBe(BigInt(shortest.length));
    }),
    { numRuns: 500 },
  );
});

/** A wide hall without walls, connected by a gate to the way from S to G. */
function hall(size: number, ...doors: string[]): Cell[][] {
  const width = 2 * size + 1;
  const rows = Array.from({ length: width }, (_, r) =>
    Array.from({ length: width }, (_, c): Cell => (r % 2 === 0 && c % 2 === 0 ? "#" : "")),
  );
  rows[0].fill("#");
  doors.forEach((door, k) => (rows[2][2 * k + 1] = door));
  for (let c = 2 * doors.length + 1; c < width; c++) rows[2][c] = "#";
  for (let c = 2; c < width; c += 2) rows[1][c] = "";
  rows[1][1] = "S";
  rows[1][width - 2] = "G";
  return rows;
}

test("a hall that is a dead end is not searched, however many ways there are in it", () => {
  expect(count(hall(15, "red"), { rules: "gates red" })).toBe(1n);
  expect(solve(hall(15, "red"), { rules: "gates red" })).toHaveLength(15);
});

test("a limit is no answer", () => {
  const counting = readMaze(hall(15, "red", "red"), { rules: "gates red" }).count();
  const error = new LimitError("20,000 steps were tried, and more are left");
  expect(() => result(limited(counting, 20_000))).toThrow(error);
});

describe("small mazes", () => {
  const around = [
    ["#", "#", "#", "#", "#", "#", "#"],
    ["#", "S", "#", "", "", "", "#"],
    ["#", "red", "#", "blue", "#", "red", "#"],
    ["#", "", "", "", "#", "G", "#"],
    ["#", "#", "#", "#", "#", "#", "#"],
  ];

  test("colours may be written in any way, and gates between neighbours in a row give no letters", () => {
    const maze = [["#"], ["", "S", " Red ", "G"]];
    expect(solve(maze, { rules: "gates red" })).toEqual([[2, 2], [2, 4]]); // prettier-ignore
    expect(message(maze, { rules: "gates red" })).toEqual([[""]]);
  });

  test("gates are taken in their order, over and over, and give the letters of their columns", () => {
    expect(message(around, { rules: "gates red blue" })).toEqual([["ABC"]]);
    expect(solve(around, { rules: "gates red blue" })).toEqual([[2, 2], [4, 2], [4, 4], [2, 4], [2, 6], [4, 6]]); // prettier-ignore
  });

  test("a start that is the goal", () => {
    expect(solve(around, { rules: "gates red", goal: [[2, 2]] })).toEqual([[2, 2]]);
    expect(message(around, { rules: "gates red", goal: [[2, 2]] })).toEqual([[""]]);
  });

  test("letters go on after Z", () => {
    const wide = ["#", "", "#"].map((cell) => new Array<Cell>(57).fill(cell));
    wide[1][55] = "S";
    wide.push(new Array<Cell>(57).fill("#"), new Array<Cell>(57).fill("#"));
    wide[2][55] = "red";
    wide[3][55] = "G";
    expect(message(wide, { rules: "gates red" })).toEqual([["AB"]]);
  });

  test("there is no way", () => {
    expect(solve(around, { rules: "gates blue red" })).toBe(
      "There is no route from the start to the goal through gates in the order blue, red.",
    );
    expect(solve(around, { rules: "gates blue" })).toBe(
      "There is no route from the start to the goal through blue gates.",
    );
  });

  test("there are only ways that come to a room twice", () => {
    const maze = [
      ["#", "#", "#", "#", "#", "#", "#"],
      ["#", "", "", "S", "blue", "G", "#"],
      ["#", "red", "#", "", "#", "#", "#"],
      ["#", "", "", "", "#", "#", "#"],
    ];
    expect(solve(maze, { rules: "gates red blue" })).toBe(
      "Every route from the start to the goal through gates in the order red, blue visits some room twice.",
    );
    expect(count(maze, { rules: "gates red blue" })).toBe(0n);
  });

  test.each<[string, Cells, string]>([
    ['rules: no gate in the maze has the colour "purple"; expected red or blue.', around, "gates red purple"],
    [
      'rules: no gate in the maze has the colour "red"; there are no gates in the maze.',
      drawn("#####", "#S.G#"),
      "gates red",
    ],
    ["rules: no colour is named; expected gates COLOUR …, such as gates red.", around, "gates"],
    ["rules: no colour is named; there are no gates in the maze.", drawn("#####", "#S.G#"), "gates"],
    [
      'maze, row 2, column 2: here is "red"; expected a room (blank, S, G or #), because gates are between rooms.',
      [["#", "#"], ["#", "red"]], // prettier-ignore
      "gates red",
    ],
    [
      'maze, row 1, column 1: between four rooms there is "red"; expected #.',
      [["red", "#"], ["#", "S"]], // prettier-ignore
      "gates red",
    ],
    [
      "maze, row 2, column 1: here is 5 between two rooms; expected #, a blank cell or the colour of a gate.",
      [["#", "#"], [5, "S"]], // prettier-ignore
      "gates red",
    ],
    [
      'maze, row 2, column 1: here is "S" between two rooms; expected #, a blank cell or the colour of a gate.',
      [["#", "#"], ["S", ""]], // prettier-ignore
      "gates red",
    ],
    [
      "maze: there is no room; expected rooms in the even rows and columns, and walls, passages and gates between them.",
      [["S", "red", "G"]],
      "gates red",
    ],
    ["maze: no cell is marked S; mark one, or give the start.", [["#"], ["red", ""]], "gates red"],
  ])("%s", (problem, cells, rules) => {
    expect(() => readMaze(cells, { rules })).toThrow(new Error(problem));
  });

  test("a start that is no room", () => {
    expect(() => readMaze(around, { rules: "gates red", start: [[2, 3]] })).toThrow(
      new Error(
        "start: row 2, column 3 of the maze is not a room; rooms are in even rows and even columns, and have no #.",
      ),
    );
  });
});
