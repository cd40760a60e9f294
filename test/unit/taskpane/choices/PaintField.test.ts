import type { Painting } from "../../../../src/lessons/maker";
import { areValues } from "../../../../src/lessons/maker";
import { cubeMaker } from "../../../../src/puzzles/rubik/make";
import { problemOf, usualTexts, valuesOf } from "../../../../src/taskpane/choices/choices";
import { leftOf, markOfKey, painted, squareBeside } from "../../../../src/taskpane/choices/PaintField";

const [net] = cubeMaker.choices;
const painting = net as Painting;
const named = (name: string) => painting.squares.findIndex((square) => square.name() === name);
const beside = (name: string, key: string) => {
  const to = squareBeside(painting, named(name), key);
  return to === undefined ? undefined : painting.squares[to].name();
};

test("arrow keys go over the net, from face to face", () => {
  expect(beside("up, row 1, column 2", "ArrowRight")).toBe("up, row 1, column 3");
  expect(beside("up, row 3, column 1", "ArrowDown")).toBe("front, row 1, column 1");
  expect(beside("front, row 2, column 1", "ArrowLeft")).toBe("left, row 2, column 3");
  expect(beside("front, row 3, column 2", "ArrowDown")).toBe("down, row 1, column 2");
  expect(beside("right, row 1, column 1", "ArrowUp")).toBeUndefined();
  expect(beside("up, middle", "Tab")).toBeUndefined();
});

test("letters and numbers paint, and there are keys that clear", () => {
  const keys = ["w", "W", "1", "6", "o", "Delete", "Backspace", "x", "7", "Enter"];
  expect(keys.map((key) => markOfKey(painting, key))).toEqual(
    ["W", "W", "W", "O", "O", ".", ".", undefined, undefined, undefined], // prettier-ignore
  );
});

test("a net with the middles only begins with an example; one that is begun is ended first", () => {
  const usual = usualTexts(cubeMaker).colours;
  expect([problemOf(net, usual), leftOf(painting, usual, "W")]).toEqual([undefined, 8]);
  const begun = painted(usual, 0, "W");
  expect([problemOf(net, begun), leftOf(painting, begun, "W")]).toEqual([
    "47 stickers have no colour yet.",
    7,
  ]);
  expect(valuesOf(cubeMaker, { colours: begun })).toBeUndefined();
  const twice = painted(usual, named("up, middle"), "G");
  expect(painting.problem(twice)).toEqual({
    text: "Two middles are green. Each face has a middle of a colour of its own.",
    squares: [named("up, middle"), named("front, middle")],
  });
});

test("a link carries only nets that are a cube", () => {
  const solved = "WWWWWWWWWOOOGGGRRRBBBOOOGGGRRRBBBOOOGGGRRRBBBYYYYYYYYY";
  expect(areValues(cubeMaker, { colours: solved })).toBe(true);
  for (const colours of [painted(solved, 0, "G"), `${solved}W`, "", "<b>", 7])
    expect(areValues(cubeMaker, { colours })).toBe(false);
});
