import { fixture } from "../fixtures.mjs";
import { random } from "../measure.mjs";
import { fewestLevels, longestOfRandomKeys } from "../peers/key-disks.mjs";
import { allZeroWays, longestOfRandomBoards, shortestJumps } from "../peers/jump-board.mjs";
import { shortestLength } from "../peers/maze.mjs";
import { simpleProgram } from "../peers/simple-program.mjs";

/** Mazes and jump boards. */
export function mazeTasks({ SOLVEMAZE, FINDKEY, DESIGNKEY, MAKEJUMP, MAKEGATES }) {
  const maze = mazeOfSize(1000);
  const board = fixture("jump_boards.json").find(({ n }) => n === 8);
  const start = [board.start.map((each) => each + 1)];
  const keyMazes = fixture("key_realizability.json")
    .filter(({ rows, cols, min_height_levels: levels }) => rows === 16 && cols === 21 && levels && levels < 8)
    .map(({ maze }) => maze.map((row) => [...row].map(Number)));
  const levelsOf = ([, , disk]) => Math.max(...disk.slice(0, 16)) + 1;
  const onBoard = async (wanted) => (await SOLVEMAZE(board.grid, start, null, "jump zero", wanted))[0][0];
  return [
    {
      name: "maze of 1000 × 1000 cells",
      ours: async () => (await SOLVEMAZE(maze, [[1, 1]], [[999, 999]], "walk", "length"))[0][0],
      peers: [simpleProgram(() => shortestLength(maze, { row: 0, column: 0 }, { row: 998, column: 998 }))],
    },
    {
      name: "8 × 8 jump board: best way and number of ways, sum 0",
      ours: async () => ({ shortest: await onBoard("length"), count: await onBoard("count") }),
      peers: [simpleProgram(() => allZeroWays(board.grid, board.start))],
      goals: { simple: 0.029 },
    },
    {
      name: "a key with the fewest levels, of mazes of 16 × 21",
      ours: async () => Promise.all(keyMazes.map(async (cells) => levelsOf(await FINDKEY(cells, null)))),
      peers: [simpleProgram(() => keyMazes.map(fewestLevels))],
    },
    {
      name: "a hard key of 9 × 8 with five levels designed",
      ours: async () => (await DESIGNKEY(9, 8, 5, 1))[3][1],
      peers: [simpleProgram(() => longestOfRandomKeys(9, 8, 5, 20_000))],
      unlike: { reason: "the peer only tries keys at random", agree: (ours, theirs) => ours > theirs },
    },
    {
      name: "5 × 5 jump board with one way of 19 jumps or more made",
      ours: async () => shortestJumps(await MAKEJUMP(5, 5, 2)).jumps,
      peers: [simpleProgram(() => longestOfRandomBoards(5, 20_000))],
      unlike: { reason: "the peer only tries boards at random", agree: (ours, theirs) => ours > theirs },
    },
    {
      name: "12 × 12 jump board made",
      ours: async () => shortestJumps(await MAKEJUMP(12, 12, 1)).jumps,
      peers: [simpleProgram(() => longestOfRandomBoards(12, 2_000))],
      unlike: { reason: "the peer only tries boards at random", agree: (ours, theirs) => ours > theirs },
    },
    {
      name: "gate maze of the two messages of Cat Walk, made and proved",
      ours: async () =>
        (await MAKEGATES("REDBLUETHENGREENPATH", "gray; red blue green", "BLACKANDWHITECATFOOT")).length,
      peers: [],
    },
  ];
}

/**
 * 1 is open and 0 is a wall. The rooms are at even rows and columns, counted from 0. Each has a passage up or to the left, so all are
 * connected, and a third of them have both.
 */
function mazeOfSize(size) {
  const below = random(0x2545f491);
  const maze = Array.from({ length: size }, () => new Array(size).fill(0));
  for (let row = 0; row < size; row += 2) {
    for (let column = 0; column < size; column += 2) {
      const draw = below(3);
      maze[row][column] = 1;
      if (row > 0 && (draw !== 0 || column === 0)) maze[row - 1][column] = 1;
      if (column > 0 && (draw !== 1 || row === 0)) maze[row][column - 1] = 1;
    }
  }
  return maze;
}
