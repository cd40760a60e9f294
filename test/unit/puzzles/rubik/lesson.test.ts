import groups from "../../../fixtures/groups.json";
import { rubik } from "../../../../src/puzzles/rubik/lesson";
import { faceOf } from "../../../../src/puzzles/rubik/net";
import { parsePermutation } from "../../../../src/permutations/permutation";
import { cellsOfTwoBlocks, placeOf, sheetOf, valuesIn } from "../../lessons/sheet-of";

const cells = sheetOf(rubik);
const TURNS = groups.rubik3.gens as Record<string, number[]>;

test("no cell of the lesson belongs to two blocks", () => {
  expect(cellsOfTwoBlocks(rubik)).toEqual([]);
});

test("the generators are the six turns", () => {
  const given = valuesIn(cells, "B6:C11") as [string, string][];
  expect(given.map(([label]) => label).sort()).toEqual(Object.keys(TURNS).sort());
  for (const [label, text] of given) {
    const { points, images } = parsePermutation(text);
    const turned = Array.from({ length: 48 }, (_, k) => k + 1);
    points.forEach((point, k) => (turned[Number(point) - 1] = Number(points[images[k]])));
    expect(turned).toEqual(TURNS[label]);
  }
});

/** The net of names, row by row: each sticker once, and the letters in the centres. */
const net = valuesIn(cells, rubik.names!.Rubik_net);

test("the net has each of the 48 stickers once, and the six middles", () => {
  const stickers = net.flat().filter((value) => typeof value === "number");
  expect(stickers.sort((a, b) => a - b)).toEqual(Array.from({ length: 48 }, (_, k) => k + 1));
  expect(
    net
      .flat()
      .filter((value) => typeof value === "string" && value !== "")
      .sort(),
  ).toEqual(["B", "D", "F", "L", "R", "U"]);
});

test("a turn of a face takes that face's rows in the net a quarter round to the right, and its middle's letter is its name", () => {
  for (const [face, images] of Object.entries(TURNS)) {
    const row = net.findIndex((values) => values.includes(face));
    const column = net[row].indexOf(face);
    const at = (down: number, right: number) => net[row + down][column + right] as number;
    for (const [down, right] of [
      [-1, -1],
      [-1, 0],
      [-1, 1],
      [0, 1],
    ]) {
      expect(images[at(down, right) - 1]).toBe(at(right, -down));
      expect(images[at(right, -down) - 1]).toBe(at(-down, -right));
    }
    for (const sticker of net.flat()) {
      if (typeof sticker !== "number") continue;
      const onFace = faceOf(sticker) === face;
      if (onFace) expect(faceOf(images[sticker - 1])).toBe(face);
    }
  }
});

test("each place of the scrambled net shows the row of the table that has its number", () => {
  const solved = placeOf(rubik.names!.Rubik_net.split(":")[0]);
  const after = { row: 4, column: 5 };
  net.forEach((values, down) =>
    values.forEach((place, right) => {
      if (typeof place !== "number") return;
      const letter = String.fromCharCode(65 + after.column + right);
      const formula = String(cells.get(`${letter}${after.row + down + 1}`));
      const row = Number(/^=W(\d+)$/.exec(formula)![1]);
      expect(cells.get(`S${row}`)).toBe(place);
    }),
  );
  expect(solved).toEqual({ row: 15, column: 5 });
});

test("what the View page plays is named", () => {
  expect(rubik.names).toEqual({
    Puzzlebook_solutions: "D24",
    Rubik_generators: "B6:C11",
    Rubik_word: "C14",
    Rubik_solution: "C17",
    Rubik_net: "F16:Q24",
  });
});
