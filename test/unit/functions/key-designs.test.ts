import { BLANKS, failure } from "./host";
import { designHardKey } from "../../../src/functions/key-designs";
import { drawKeyMaze } from "../../../src/functions/key-mazes";
import { solveMaze } from "../../../src/functions/mazes";

const design = (...sizes: unknown[]) => designHardKey(...(sizes as [1, 2, 3]));

test("three rows as FINDKEY's, and what was measured; shorter rows end in blanks", async () => {
  expect(await design(5, 4, 3)).toEqual([
    [0, 2, 0, 0, 0],
    [0, 0, 0, 2, 0],
    [2, 0, 0, 0, ""],
    ["escape", 6, "", "", ""],
  ]);
  expect((await design(3, 4, 2, 1, "back")).map((row) => row.length)).toEqual([4, 4, 4, 4]);
});

test("KEYMAZE and SOLVEMAZE confirm the measure", async () => {
  const [above, below, disk, [, measured]] = await design(9, 6, 4, 2);
  const maze = await drawKeyMaze([above, below], [disk.slice(0, 6)]);
  const rules = "walk wrap rows" as never;
  expect(await solveMaze(maze, [[1, 1]], [["right"]], rules, "length" as never)).toEqual([[measured]]);
});

test.each(BLANKS)("the blank %j as seed and measure", async (blank) => {
  expect(await design("5", " 4 ", 3, blank, blank)).toEqual(await design(5, 4, 3, 0, "escape"));
});

test("seeds may be any whole numbers", async () => {
  for (const seed of [-1, 2 ** 40 + 3, "12345678901234567890"])
    expect(await design(5, 4, 3, seed)).toEqual(await design(5, 4, 3, seed));
  expect(await design(7, 6, 3, 1)).not.toEqual(await design(7, 6, 3, 2));
});

test.each([
  ["#VALUE! columns: here is 2; expected a whole number from 3 to 64.", [2, 4, 3]],
  ["#VALUE! columns: here is 65; expected a whole number from 3 to 64.", [65, 4, 3]],
  ["#VALUE! columns: here is 0; expected a whole number from 3 to 64.", ["", 4, 3]],
  ['#VALUE! columns: "long" is no whole number.', ["long", 4, 3]],
  ["#VALUE! positions: here is 34; expected a whole number from 2 to 32.", [5, 34, 3]],
  [
    "#VALUE! positions: there are 5 cuts; expected an even number, as each cut has another one across.",
    [5, 5, 3],
  ],
  ["#VALUE! levels: here is 17; expected a whole number from 1 to 16.", [5, 4, 17]],
  ["#VALUE! levels: 2.5 is no whole number.", [5, 4, 2.5]],
  ['#VALUE! seed: "x" is no whole number.', [5, 4, 3, "x"]],
  ['#VALUE! measure: "far" is unknown; expected "escape" or "back".', [5, 4, 3, 1, "far"]],
  ["#N/A levels: here is the error #N/A.", [5, 4, "#N/A"]],
])("%s", async (message, sizes) => {
  expect(await failure(() => design(...sizes))).toBe(message);
});
