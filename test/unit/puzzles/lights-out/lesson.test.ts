import fc from "fast-check";
import type { Cells } from "../../../../src/grid/cells";
import type { Lesson } from "../../../../src/lessons/lesson";
import { lightsOut } from "../../../../src/puzzles/lights-out/lesson";
import { lightsMaker } from "../../../../src/puzzles/lights-out/make";
import { lightsOutPlay } from "../../../../src/puzzles/lights-out/play";
import { recognise } from "../../../../src/playing/recognition";
import { seededRandom } from "../../../../src/steps/random";
import { cellsOfTwoBlocks, sheetOf, valuesIn } from "../../lessons/sheet-of";
import { full, ones, read, solved } from "./boards";

const boardOf = (lesson: Lesson) => valuesIn(sheetOf(lesson), lesson.names!.LightsOut_board) as Cells;

test("no cell belongs to two blocks", () => expect(cellsOfTwoBlocks(lightsOut)).toEqual([]));

test("the face can be switched off by five presses", () => {
  const solution = solved(boardOf(lightsOut)) as { presses: Uint8Array };
  expect(ones(solution.presses)).toBe(5);
});

test("the formulas read the board", () => {
  const sheet = sheetOf(lightsOut);
  expect(sheet.get("H5")).toBe(
    '=IF(ISNA($U$9),PUZZLE.SOLVELIGHTS($B$5:$F$9,,"quiet"),PUZZLE.SOLVELIGHTS($B$5:$F$9))',
  );
  expect(["U6", "U9", "U10"].map((cell) => sheet.get(cell))).toEqual(
    ["rank", "length", "count"].map((answer) => `=PUZZLE.SOLVELIGHTS($B$5:$F$9,,"${answer}")`),
  );
  expect(["B16", "H16", "N16"].map((cell) => sheet.get(cell))).toEqual(
    [1, 2, 3].map((pattern) => `=IFNA(PUZZLE.SOLVELIGHTS($B$5:$F$9,,"quiet ${pattern}"),"")`),
  );
  expect(sheet.get("O6")).toBe(
    '=IF(ISNUMBER($U$9),IF(ISNUMBER(I6),MOD(IFERROR((C6+0<>0)*1,(TRIM(C6)<>"")*(TRIM(C6)<>"#")*(TRIM(C6)<>".")*(TRIM(C6)<>"-")*(TRIM(C6)<>"○")*(TRIM(C6)<>"off")*(TRIM(C6)<>"false"))+SUM(I5:I7,H6,J6),2),"#"),"")',
  );
});

describe("the questions", () => {
  const single = (lamp: number) =>
    full(5, 5, 0).map((row, r) => row.map((_, c) => (5 * r + c === lamp ? 1 : 0)));

  test("a board of lit lamps takes 15 presses", () => {
    expect(ones((solved(full(5)) as { presses: Uint8Array }).presses)).toBe(15);
  });

  test("five lamps can be switched off alone: those that no quiet pattern has", () => {
    const { quiet } = read(full(5)).puzzle;
    const alone = Array.from({ length: 25 }, (_, lamp) => lamp).filter(
      (lamp) => "presses" in solved(single(lamp)),
    );
    expect(alone).toEqual([6, 8, 12, 16, 18]);
    expect(alone).toEqual(
      Array.from({ length: 25 }, (_, lamp) => lamp).filter((lamp) => quiet.every((set) => !set[lamp])),
    );
  });

  test("without two lamps all boards can be solved, without one never", () => {
    const without = (...gone: readonly number[]) =>
      read(full(5).map((row, r) => row.map((lamp, c) => (gone.includes(5 * r + c) ? "#" : lamp)))).puzzle
        .quiet.length;
    for (let lamp = 0; lamp < 25; lamp++) expect(without(lamp)).toBeGreaterThan(0);
    expect(without(0, 1)).toBe(0);
  });
});

describe("sheets of one's own", () => {
  const sizes = fc.record({
    rows: fc.integer({ min: 2, max: 12 }),
    columns: fc.integer({ min: 2, max: 12 }),
    seed: fc.nat(),
  });

  test("have the size that was asked for, no cell in two blocks, and the kind's names", () => {
    fc.assert(
      fc.property(sizes, ({ rows, columns, seed }) => {
        const lesson = lightsMaker.sheet({ rows, columns, begin: "example" }, seededRandom(seed));
        expect(cellsOfTwoBlocks(lesson)).toEqual([]);
        const board = boardOf(lesson);
        expect([board.length, board[0].length]).toEqual([rows, columns]);
        const [{ kind, title }] = recognise([lightsOutPlay], Object.keys(lesson.names!));
        expect([kind, title]).toEqual([lightsOutPlay, "LightsOut_title"]);
        expect(lesson.names!.LightsOut_title).toBe("B1");
      }),
      { numRuns: 40 },
    );
  });

  test("begin with lamps that can be switched off, some of which are lit", () => {
    fc.assert(
      fc.property(sizes, ({ rows, columns, seed }) => {
        const board = boardOf(lightsMaker.sheet({ rows, columns, begin: "example" }, seededRandom(seed)));
        expect(board.flat()).toContain(1);
        expect(solved(board)).toHaveProperty("presses");
      }),
      { numRuns: 60 },
    );
    // Random numbers that press nothing.
    expect(boardOf(lightsMaker.sheet({ rows: 2, columns: 2, begin: "example" }, () => 0)).flat()).toContain(
      1,
    );
  });

  test("or with dark lamps only", () => {
    const board = boardOf(lightsMaker.sheet({ rows: 2, columns: 3, begin: "empty" }, seededRandom(1)));
    expect(board).toEqual([["", "", ""], ["", "", ""]]); // prettier-ignore
  });

  test("are the same for the same random numbers", () => {
    const make = (seed: number) =>
      boardOf(lightsMaker.sheet({ rows: 5, columns: 5, begin: "example" }, seededRandom(seed)));
    expect(make(7)).toEqual(make(7));
    expect(make(7)).not.toEqual(make(8));
  });
});
