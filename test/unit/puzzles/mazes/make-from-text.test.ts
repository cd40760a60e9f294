import { solveMaze } from "../../../../src/functions/mazes";
import { areValues } from "../../../../src/lessons/maker";
import { mazeMaker } from "../../../../src/puzzles/mazes/make";
import { yellowCells } from "../all-made";
import "../../functions/host";

const madeOf = (...lines: readonly string[]) => mazeMaker.sheetOfText!(lines.join("\n"));
/** The maze on the sheet, a text for each row. */
const rowsOf = (...lines: readonly string[]) =>
  yellowCells(madeOf(...lines))
    .find((cells) => cells.length > 1)!
    .map((row) => row.map((mark) => mark || " ").join(""));

test.each([
  ["blocks", ["█████", "█S █G", "█   █", "█████"], ["#####", "#S #G", "#   #", "#####"]],
  ["dots", ["▓▓▓▓", "▓S·G", "▓▓▓▓"], ["####", "#S G", "####"]],
  ["X with gaps", ["XXX.X", "X...X", "X.XXX", "X.XXX"], ["###S#", "#   #", "# ###", "#G###"]],
  ["stars with gaps", ["**.**", "*...*", "**.**"], ["##S##", "#   #", "##G##"]],
  [
    "a drawing",
    ["+--+--+", "|S    |", "+  +--+", "|    G|", "+--+--+"],
    ["#####", "#S  #", "# ###", "#  G#", "#####"],
  ],
  ["margins", ["", "   ", "    ####", "    #SG#\r", "    ####", ""], ["####", "#SG#", "####"]],
  ["several gaps", ["#### #", "#    #", "# ## #"], ["#### #", "#    #", "# ## #"]],
])("%s", (_what, lines, rows) => {
  expect(rowsOf(...lines)).toEqual(rows);
  expect(areValues(mazeMaker, madeOf(...lines).chosen!)).toBe(true);
});

test("what is no maze is refused with its place, and so is a size that no sheet has", () => {
  expect(() => madeOf("####", "#S?#", "####")).toThrow("The text, row 2, column 3: expected # for a wall,");
  expect(() => madeOf("##", "SG")).toThrow(
    "This maze has 2 rows and 2 columns; a sheet’s maze has from 3 to 40 of each.",
  );
  expect(() => madeOf(...new Array<string>(41).fill("#...#"))).toThrow("This maze has 41 rows");
  expect(() => madeOf("   ", "")).toThrow("The text: all cells are blank");
});

test("SOLVEMAZE reads the same lines, one a cell or together", async () => {
  const lines = ["XXX.X", "XS..X", "X.XGX", "X.XXX"];
  const length = "length" as never;
  const rows = lines.map((line) => [line]);
  expect(await solveMaze(rows, undefined, undefined, undefined, length)).toEqual([[3]]);
  expect(await solveMaze([[lines.join("\r\n")]], undefined, undefined, undefined, length)).toEqual([[3]]);
});
