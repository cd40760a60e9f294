import { BLANKS, failure } from "./host";
import { makeGates } from "../../../src/functions/made-gates";
import { solveMaze } from "../../../src/functions/mazes";

/** Whatever a user may write. */
const make = (message: unknown, colours: unknown, second?: unknown, seed?: unknown) =>
  makeGates(message as never, colours as never, second as never, seed);
const read = async (maze: unknown, rules: string, answer: string) =>
  (await solveMaze(maze as never, undefined, undefined, rules as never, answer as never))[0][0];

test.each([
  ["Meet me at noon", "red blue green", "Bring cake", "gates red blue green", "gates blue green red"],
  ["BEHIND THE DOOR", "Gray; red, blue, green", "OR NOT", "gates gray", "gates red blue green"],
  [[["HI"], ["YOU"]], [["red"], [""], ["blue"]], [["AND", 0, "ME"]], "gates red blue", "gates blue red"],
])("%j and %j are read again by SOLVEMAZE", async (message, colours, second, rules, secondRules) => {
  const maze = await make(message, colours, second, 7);
  const capitals = (given: unknown) => [given].flat(2).filter(Boolean).join("").replace(/ /g, "").toUpperCase(); // prettier-ignore
  expect(await read(maze, rules, "message")).toBe(capitals(message));
  expect(await read(maze, secondRules, "message")).toBe(capitals(second));
  expect([await read(maze, rules, "count"), await read(maze, secondRules, "count")]).toEqual([1, 1]);
});

test.each(BLANKS)("the blank %j as second message and as seed", async (blank) => {
  expect(await make("CAB", "red blue", blank, blank)).toEqual(await make([["cab"]], [["red", "blue"]]));
});

test("a second order may stand there without a second message", async () => {
  expect(await make("CAB", "red; blue")).toEqual(await make("CAB", "red"));
});

test.each([
  ["message", '"ROOM 101"', () => make("ROOM 101", "red")],
  ["message", '"GRÜN"', () => make("GRÜN", "red")],
  ["message", '"Straße"', () => make("Straße", "red")],
  ["message", '""', () => make("", "red")],
  ["message", '"42"', () => make(42, "red")],
  ["message", `"${"A".repeat(40)}…"`, () => make("A".repeat(41), "red")],
  ["second", '"CAB!"', () => make("CAB", "red blue", "CAB!")],
])("%s: %s is no message", async (argument, cell, action) => {
  expect(await failure(action)).toBe(
    `#VALUE! ${argument}: ${cell} is no message; expected 1 to 40 letters from A to Z.`,
  );
});

test.each([
  "",
  " ; red",
  "red red",
  "Red RED",
  "red;",
  "red; blue; green",
  "red S",
  "G",
  "#",
  "red 2",
  "a b c d e f h i j",
])("colours: %j is no order of gates", async (colours) => {
  expect(await failure(() => make("CAB", colours))).toMatch(
    /^#VALUE! colours: ".*" is no order of gates; expected 1 to 8 different colours, such as red blue green\.$/,
  );
});

test.each([
  ["red", 1, "red"],
  ["red blue green; green blue red", 2, "blue"],
  ["red blue; blue green red", 3, "red"],
  ["red; green red", 2, "red"],
])("the orders %j name one colour at the same gate", async (colours, turn, colour) => {
  expect(await failure(() => make("CAB", colours, "BAG"))).toBe(
    `#VALUE! colours: gate ${turn} is ${colour} for both messages; expected orders that differ at each gate, such as gray; red blue green.`,
  );
});

test("a seed is a whole number, of any size", async () => {
  expect(await failure(() => make("CAB", "red", "", 1.5))).toBe("#VALUE! seed: 1.5 is no whole number.");
  expect(await failure(() => make("CAB", "red", "", "cat"))).toBe('#VALUE! seed: "cat" is no whole number.');
  expect(await make("CAB", "red", "", "-12345678901234567890")).toHaveLength(9);
  expect(await failure(() => make("#N/A", "red"))).toBe("#N/A message: here is the error #N/A.");
});
