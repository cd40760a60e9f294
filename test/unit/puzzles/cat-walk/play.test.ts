import { catWalk, CAT_WALK } from "../../../../src/puzzles/cat-walk/lesson";
import { gateWalk } from "../../../../src/puzzles/cat-walk/play";
import { gateBetween } from "../../../../src/puzzles/cat-walk/play-line";
import { NotPlayable } from "../../../../src/playing/play";
import facts from "../../../fixtures/catwalk.json";
import { sheetOf, valuesIn } from "../../lessons/sheet-of";
import { played } from "../../playing/played";

const sheet = sheetOf(catWalk);
const lesson = {
  maze: valuesIn(sheet, catWalk.names!.CatWalk_maze),
  rules: valuesIn(sheet, catWalk.names!.CatWalk_rules),
};
const play = played(gateWalk, lesson);

test("the lesson's names: the maze, and the rules of both walks with nothing else between them", () => {
  expect(lesson.maze).toEqual(CAT_WALK);
  expect(lesson.rules.flat().filter((cell) => cell !== "")).toEqual(["gates gray", "gates red blue green"]);
});

test("both walks are the published ones, one after the other, and spell their messages", () => {
  const [gray, colours] = play.walks;
  const asPublished = ({ rooms }: typeof gray) =>
    rooms.map(({ row, column }) => [(column - 1) / 2, 20 - (row - 1) / 2]);
  expect(asPublished(gray)).toEqual(facts.gray.path);
  expect(asPublished(colours)).toEqual(facts.rbg.path);
  expect(gray.messages[gray.messages.length - 1]).toBe(facts.gray.phrase);
  expect(colours.messages[colours.messages.length - 1]).toBe(facts.rbg.phrase);
  expect(play.lastStep + 1).toBe(gray.rooms.length + colours.rooms.length);
});

test("rooms follow each other, through gates in their order, and letters come one at a time", () => {
  const order: Record<string, string[]> = {
    "gates gray": ["gray"],
    "gates red blue green": ["red", "blue", "green"],
  };
  for (const { rules, rooms, messages } of play.walks) {
    const gates = rooms.slice(1).map((room, k) => {
      expect(Math.abs(room.row - rooms[k].row) + Math.abs(room.column - rooms[k].column)).toBe(2);
      expect(messages[k + 1].length - messages[k].length).toBeLessThanOrEqual(1);
      expect(messages[k + 1].startsWith(messages[k])).toBe(true);
      return gateBetween(CAT_WALK, rooms[k], room);
    });
    const passed = gates.filter((gate) => gate !== "");
    expect(passed).toEqual(passed.map((_, k) => order[rules][k % order[rules].length]));
  }
});

test("the moves in words", () => {
  const spelled = play.walks[0].messages.findIndex((message) => message !== "");
  const second = play.walks[0].rooms.length;
  expect([0, 1, spelled, second].map(play.text)).toEqual([
    "the first route begins: gates gray",
    "right",
    "up through a gray gate, which spells R",
    "the second route begins: gates red blue green",
  ]);
  expect(played(gateWalk, { ...lesson, rules: [["Gates  Gray"]] }).text(0)).toBe(
    "the route begins: gates  gray",
  );
});

test("the marker stands in the room's cell, also at the beginning of the second walk", () => {
  const second = play.walks[0].rooms.length;
  expect(play.marker?.range).toBe("maze");
  for (const [step, room] of [
    [0, play.walks[0].rooms[0]],
    [57, play.walks[0].rooms[57]],
    [second, play.walks[1].rooms[0]],
    [play.lastStep, play.walks[1].rooms[play.walks[1].rooms.length - 1]],
  ] as const) {
    expect(play.marker?.cells(step)).toEqual([room]);
    expect(CAT_WALK[room.row][room.column]).not.toBe("#");
  }
});

test.each([
  [[[""], [0]], "rules: all cells are blank; expected rules such as gates gray."],
  [[["walk"]], 'rules: here is "walk"; expected rules such as gates red blue green.'],
  [[["gates pink"]], 'rules: no gate in the maze has the colour "pink"; expected blue, gray, green or red.'],
  [new Array(6).fill(["gates gray"]), "rules: there are 6 rules; expected at most 5."],
])("rules %j", (rules, message) => {
  expect(() => played(gateWalk, { ...lesson, rules })).toThrow(message);
});

test("no way through such gates, a maze too large for a drawing, and one that is none", () => {
  const maze = [
    ["#", "#", "#", "#", "#"],
    ["#", "S", "red", "G", "#"],
    ["#", "#", "#", "#", "#"],
    ["#", "", "blue", "", "#"],
    ["#", "#", "#", "#", "#"],
  ];
  expect(played(gateWalk, { maze, rules: [["gates red"]] }).text(1)).toBe("right through a red gate");
  expect(played(gateWalk, { maze, rules: [["gates blue"]] })).toMatchObject({
    lastStep: 0,
    impossible: "There is no route from the start to the goal through blue gates.",
  });
  const large = Array.from({ length: 203 }, () => new Array<string>(203).fill(""));
  expect(() => played(gateWalk, { maze: large, rules: [["gates red"]] })).toThrow(
    new NotPlayable("The maze has 203 × 203 cells; a drawing shows at most 201 × 201."),
  );
  expect(() => played(gateWalk, { maze: [["x"]], rules: [["gates red"]] })).toThrow(
    /^maze: there is no room/,
  );
});

test("gates in lines of text, with walls of another mark: played as gates in cells are", () => {
  const plain = ["#####", "#SrG#", "#####"];
  const inCells = played(gateWalk, { maze: plain.map((line) => [...line]), rules: [["gates r"]] });
  const inLines = played(gateWalk, {
    maze: plain.map((line) => [line.replaceAll("#", "X").replace("G", "E")]),
    rules: [["gates r"]],
  });
  expect(inLines.walks).toEqual(inCells.walks);
  expect([0, 1].map((step) => inLines.text(step))).toEqual([0, 1].map((step) => inCells.text(step)));
  expect(inLines.marker!.cells(1)).toEqual([{ row: 1, column: 0 }]);
});
