import { gateWalk } from "../../../../src/puzzles/cat-walk/play";
import { played } from "../../playing/played";

test("a gate to the side spells nothing, also after one that spelled a letter", () => {
  const maze = [
    ["#", "#", "#", "#", "#"],
    ["#", "S", "#", "", "#"],
    ["#", "red", "#", "#", "#"],
    ["#", "", "red", "G", "#"],
    ["#", "#", "#", "#", "#"],
  ];
  const { lastStep, text } = played(gateWalk, { maze, rules: [["gates red"]] });
  expect(Array.from({ length: lastStep + 1 }, (_, step) => text(step))).toEqual([
    "the route begins: gates red",
    "down through a red gate, which spells A",
    "right through a red gate",
  ]);
});
