import fixture from "../../../../fixtures/pinball.json";
import { MAX_FORMULA_LENGTH } from "../../../../../src/grid/limits";
import { LESSONS } from "../../../../../src/puzzles";
import { STYLES } from "../../../../../src/lessons/styles";
import { pinball } from "../../../../../src/puzzles/pieces/pinball/lesson";
import { PINBALL_GOAL, PINBALL_MOVES, PINBALL_START } from "../../boards";
import { calculated } from "../../../lessons/calculated";
import { cellsOfTwoBlocks, sheetOf, valuesIn } from "../../../lessons/sheet-of";

const cells = sheetOf(pinball);

test("no cell of the lesson belongs to two blocks", () => {
  expect(cellsOfTwoBlocks(pinball)).toEqual([]);
  expect(cells.size).toBeGreaterThan(60);
});

test("the board shows the balls and the flippers of the game", () => {
  for (const [number, flippers] of Object.entries(fixture.tiles)) {
    const index = Number(number) - 1;
    const column = "BDF"[index % 3];
    const row = 5 + 3 * Math.floor(index / 3);
    const home = (fixture.start_home_tile_of_ball_on_tile as Record<string, number | null>)[number];
    expect(cells.get(`${column}${row}`)).toBe(`Tile ${number}`);
    expect(cells.get(`${column}${row + 1}`)).toBe(home === null ? "empty" : `● ${home}`);
    const reach = (label: unknown) => {
      const [, distance, side] = /^(\d)([LR])$/.exec(String(label))!;
      return index + 1 + (side === "R" ? 1 : -1) * Number(distance);
    };
    expect(reach(cells.get(`${column}${row + 2}`))).toBe(flippers.left_flipper_to);
    expect(reach(cells.get(`${"CEG"[index % 3]}${row + 2}`))).toBe(flippers.right_flipper_to);
  }
});

test("the generators are the article's, and the target too", () => {
  fixture.generators.forEach(({ label, path }, index) => {
    expect(cells.get(`I${12 + index}`)).toBe(path);
    expect(cells.get(`J${12 + index}`)).toBe(label);
    expect(cells.get(`K${12 + index}`)).toBe(`=PUZZLE.PATHTOPERM(I${12 + index})`);
  });
  expect(cells.get("J18")).toBe(fixture.target);
  expect(pinball.select).toBe("J12:K15");
});

test("the tables of flippers and balls are the game's", () => {
  expect(valuesIn(cells, "O7:Q24")).toEqual(PINBALL_MOVES);
  expect(valuesIn(cells, "S7:T15")).toEqual(PINBALL_START);
  expect(valuesIn(cells, "U7:V15")).toEqual(PINBALL_GOAL);
});

test("the answers of the functions are computed from these tables", () => {
  expect(cells.get("J27")).toBe("=PUZZLE.FACTORCYCLES(J18,J12:K15)");
  expect(cells.get("J28")).toBe("=PUZZLE.WORDTOPATH(J27,I12:J15)");
  expect(cells.get("J33")).toBe("=PUZZLE.SPACEPATHS(O7:Q24,5)");
  expect(cells.get("E34")).toBe("=PUZZLE.REARRANGE(O7:Q24,S7:T15,U7:V15)");
});

test("the sheet says that its board was reconstructed", () => {
  expect(pinball.notes.find(({ at }) => at === "B4")!.text).toContain("1,440");
  expect(cells.get("B17")).toContain("note at B4");
});

test("BADD's path is listed as flips", async () => {
  const path = "5-4-7-8-5-4-1-2-5-2-3-6-9-8-5-2-3-6-9-8-5";
  const numbers = Object.fromEntries(Array.from({ length: 20 }, (_, k) => [`M${34 + k}`, k + 1]));
  const places = path.split("-").map(Number);
  const flips = await calculated(pinball, { ...numbers, J28: path, J29: 20 }, "M34:P54");
  expect(flips.slice(0, 20)).toEqual(
    places.slice(1).map((from, k) => {
      const to = places[k];
      return [k + 1, from, to, PINBALL_MOVES.find((move) => move[0] === from && move[1] === to)![2]];
    }),
  );
  expect(flips[20].slice(1)).toEqual(["", "", ""]);
});

test.each(LESSONS)(
  "lesson $id: blocks are rectangles in known styles, names and notes fit Excel",
  (lesson) => {
    for (const { cells: rows, style } of lesson.blocks) {
      expect(STYLES[style]).toBeDefined();
      expect(new Set(rows.map((row) => row.length)).size).toBe(1);
      for (const value of rows.flat()) expect(String(value).length).toBeLessThan(MAX_FORMULA_LENGTH);
    }
    expect(lesson.sheetName).toMatch(/^[^[\]:*?/\\]{1,27}$/);
    for (const { around } of lesson.frames) expect(around).toMatch(/^[A-Z]+\d+:[A-Z]+\d+$/);
    for (const { at } of lesson.notes) expect(at).toMatch(/^[A-Z]+\d+$/);
  },
);
