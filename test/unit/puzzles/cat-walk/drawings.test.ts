import { CAT_WALK } from "../../../../src/puzzles/cat-walk/lesson";
import { gateWalk } from "../../../../src/puzzles/cat-walk/play";
import { gateWalkDrawing } from "../../../../src/puzzles/cat-walk/drawings/gate-walk-drawing";
import { gateLooks } from "../../../../src/puzzles/cat-walk/drawings/gate-looks";
import { played } from "../../playing/played";
import { rendered } from "../rendered";

const play = played(gateWalk, { maze: CAT_WALK, rules: [["gates gray"], ["gates red blue green"]] });
const second = play.walks[0].rooms.length;
const [first, last] = play.walks.map(({ messages }) => messages[messages.length - 1]);

/** The letters below the maze. Every second letter above it and the legend come before them. */
const message = (position: number) =>
  rendered(gateWalkDrawing, play, position)
    .texts.slice(13 + 4)
    .join("");

test("the message appears letter by letter, with a point for each that is to come", () => {
  expect(message(0)).toBe("·".repeat(first.length));
  const letters = play.walks[0].messages;
  const third = letters.findIndex((text) => text.length === 3);
  expect(message(third)).toBe(first.slice(0, 3) + "·".repeat(first.length - 3));
  expect(message(second - 1)).toBe(first);
  expect(message(second)).toBe("·".repeat(last.length));
  expect(message(play.lastStep)).toBe(last);
});

test("the cat goes from room to room, and stays at the food until the second walk begins", () => {
  const cat = (position: number) => rendered(gateWalkDrawing, play, position).at("cat");
  for (const step of [0, 10, 57, second + 30]) {
    const [from, to, middle] = [cat(step), cat(step + 1), cat(step + 0.5)];
    expect(from).not.toEqual(to);
    middle.forEach((at, axis) => expect(at).toBeCloseTo((from[axis] + to[axis]) / 2, 1));
  }
  expect(cat(second - 0.5)).toEqual(cat(second - 1));
  expect(cat(second)).not.toEqual(cat(second - 1));
});

test("the way is as long as the walk so far", () => {
  const corners = (step: number) => rendered(gateWalkDrawing, play, step).part("way").split("L").length;
  expect([0, 5, 100, second].map(corners)).toEqual([2, 7, 102, 2]);
});

test("its state, and its words", () => {
  const { row, column } = play.walks[0].rooms[30];
  expect(rendered(gateWalkDrawing, play, 30.9).state).toBe(
    `walk 1, row ${row + 1}, column ${column + 1}: ${play.walks[0].messages[30]}`,
  );
  expect(gateWalkDrawing.describe(play, 0)).toBe(
    "A maze with coloured gates. By the rules gates gray the cat has reached row 42, column 28, step 0 of 202. Its gates spell nothing.",
  );
  expect(gateWalkDrawing.describe(play, play.lastStep)).toMatch(
    new RegExp(`^A maze .* gates red blue green .* step 207 of 207. Its gates spell ${last}\\.$`),
  );
});

test("gates of two colours differ in more than their colour", () => {
  const colours = ["red", "blue", "green", "gray", "pink", "mauve", "teal", "brown"];
  const patterns = [...gateLooks(colours).values()].map(({ bars, dashes }) => JSON.stringify([bars, dashes]));
  expect(new Set(patterns.slice(0, 4)).size).toBe(4);
  expect(new Set(patterns.slice(4)).size).toBe(4);
  expect(gateLooks(["grey"]).get("grey")).toEqual(gateLooks(["gray"]).get("gray"));
  expect(gateLooks(["constructor"]).get("constructor")?.color).toMatch(/^#/);
});

test("walls and every gate of the maze are drawn, in numbers that are numbers", () => {
  const { svg, faults } = rendered(gateWalkDrawing, play, 3.3);
  expect(faults).toEqual([]);
  const gates = CAT_WALK.flat().filter((cell) => cell === "red").length;
  const red = [...svg.matchAll(/<path d="([^"]*)" stroke="#d62828"/g)].map(
    ([, path]) => path.split("M").length - 1,
  );
  // The last one is in the legend.
  expect(red.pop()).toBe(1);
  expect(red.reduce((sum, count) => sum + count, 0)).toBe(gates);
});

test("a maze of two rooms", () => {
  const small = played(gateWalk, {
    maze: [
      ["#", "#", "#", "#", "#"],
      ["#", "S", "pink", "G", "#"],
      ["#", "#", "#", "#", "#"],
    ],
    rules: [["gates pink"]],
  });
  expect(rendered(gateWalkDrawing, small, 1).faults).toEqual([]);
  expect(rendered(gateWalkDrawing, small, 1).state).toBe("walk 1, row 2, column 4: ");
});
