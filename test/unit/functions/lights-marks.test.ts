import fc from "fast-check";
import { failure } from "./host";
import { solveLights } from "../../../src/functions/lights";
import { guessesOf } from "../../../src/playing/guess";
import { PLAYS } from "../../../src/puzzles";
import { lightsOutPlay } from "../../../src/puzzles/lights-out/play";
import { finished } from "../../../src/steps";
import type { Cell, Cells } from "../../../src/grid/cells";

const DARK: readonly Cell[] = [0, "0", "", " ", false, ".", "-", "○", "off", "OFF", "False", " . "];
/** Words that mean a lit lamp; several of them may be on a board. */
const LIT: readonly Cell[] = [1, "1", true, "TRUE", "x", "X", "on", "On", "lit"];
/** Marks that mean a lit lamp if no other mark is there. */
const ALONE: readonly Cell[] = ["●", "o", "*", "R", 2, -2, 0.5, "lamp", "■", "a b"];

const PLAIN = [
  [1, 0, "#", 0],
  [1, 1, 0, 1],
  [0, 1, 0, 1],
];
const written = (plain: Cells, lit: readonly Cell[], dark: readonly Cell[]): Cell[][] => {
  let k = 0;
  return plain.map((row) =>
    row.map((cell) => (cell === "#" ? cell : cell === 1 ? lit[k++ % lit.length] : dark[k++ % dark.length])),
  );
};

const READERS: Record<string, (board: Cell[][], goal?: Cell[][]) => unknown> = {
  "SOLVELIGHTS, board": (board) => solveLights(board),
  "SOLVELIGHTS, goal": (board) => solveLights(PLAIN.map((row) => row.map((cell) => (cell === "#" ? cell : 0))), board),
  View: (board) => (finished(lightsOutPlay.read({ board })) as unknown as { states: unknown }).states,
}; // prettier-ignore

const WAYS = [
  ...DARK.map((dark) => [JSON.stringify(dark), "1", [1], [dark]] as const),
  ...[...LIT, ...ALONE].flatMap((lit) =>
    DARK.map((dark) => [JSON.stringify(dark), JSON.stringify(lit), [lit], [dark]] as const),
  ),
  ["all dark marks", "all lit words", LIT, DARK] as const,
];

describe.each(Object.entries(READERS))("%s", (_name, read) => {
  test.each(WAYS)("dark %s and lit %s are as 0 and 1", async (_dark, _lit, lit, dark) => {
    expect(await read(written(PLAIN, lit, dark))).toEqual(await read(PLAIN));
  });
});

test("any two other marks, or one beside 1, are an error at its cell that says what to write", async () => {
  const mark = fc.oneof(fc.constantFrom(...ALONE), fc.string({ minLength: 1, unit: "grapheme-ascii" }));
  const isMark = (cell: Cell) =>
    typeof cell !== "string" ||
    (![...DARK, ...LIT].some((known) => String(known).trim().toLowerCase() === cell.trim().toLowerCase()) &&
      !/^[\s\d+.e#01x-]*$/i.test(cell) &&
      !/^(infinity|#.*)$/i.test(cell.trim()));
  const pair = fc.tuple(mark, fc.oneof(mark, fc.constantFrom(...LIT)));
  await fc.assert(
    fc.asyncProperty(pair, fc.boolean(), async ([one, other], isFirst) => {
      fc.pre(isMark(one) && String(one).trim() !== String(other).trim());
      fc.pre(LIT.includes(other) || isMark(other));
      const board = isFirst ? [[0, one, other]] : [[0, other, one]];
      const message = await failure(() => solveLights(board));
      expect(message).toMatch(/^#VALUE! board, row 1, column [23]: here is [^]*, but lit lamps are [^]*; write /);
      if (LIT.includes(other)) expect(message).toContain(`column ${isFirst ? 2 : 3}`);
    }),
  ); // prettier-ignore
});

test.each<[string, Cell[][], string]>([
  ["three numbers", [[0, 1], [2, 1]], "board, row 2, column 1: here is 2, but lit lamps are 1; write 1 for"],
  ["x and o", [["o", "x"], ["x", "o"]], 'board, row 1, column 1: here is "o", but lit lamps are "x"; write "x" for'],
  ["three marks", [["o", "R", 1]], 'board, row 1, column 1: here is "o", but lit lamps are 1; write 1 for'],
  ["letters", [["R", "G"]], 'board, row 1, column 2: here is "G", but lit lamps are "R"; write "R" for'],
  ["a line", [["x.x"], [".x."]], 'board, row 1, column 1: here is "x.x", but lit lamps are 1; write 1 for'],
  ["a line of digits", [[101], [11]], "board, row 1, column 1: here is 101, but lit lamps are 1; write 1 for"],
])("%s are refused", async (_what, board, message) => {
  expect(await failure(() => solveLights(board))).toContain(message);
}); // prettier-ignore

test("a second mark in the goal is named there", async () => {
  expect(await failure(() => solveLights([[1, 1]], [["R", 1]]))).toMatch(/^#VALUE! goal, row 1, column 1: here is "R", but/);
  expect(await solveLights([[1, 1]], [["R", "R"]])).toEqual([[0, 0]]);
}); // prettier-ignore

test.each(WAYS)("What is this? sees lamps, dark %s and lit %s", (_dark, _lit, lit, dark) => {
  const board = written(PLAIN, lit, dark);
  const guess = guessesOf(board, PLAYS).find(({ kind }) => kind.prefix === "LightsOut");
  const isLong = String(lit[0]).length > 1 && !LIT.includes(lit[0]);
  expect(guess?.reason).toEqual(isLong ? undefined : expect.stringMatching(/^6 lit lamps \(.*\) among 11$/));
});
