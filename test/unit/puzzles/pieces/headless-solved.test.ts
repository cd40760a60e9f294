import fixture from "../../../fixtures/pinball.json";
import type { Cells } from "../../../../src/grid/cells";
import { fifteen } from "../../../../src/puzzles/pieces/fifteen/lesson";
import { hardest } from "../../../../src/puzzles/pieces/hardest/lesson";
import { knights } from "../../../../src/puzzles/pieces/knights/lesson";
import { pinball } from "../../../../src/puzzles/pieces/pinball/lesson";
import { problemsOn } from "../../lessons/problem-paints";
import { openSolved, type SolvedSheet } from "../../lessons/solved-sheet";

let sheet: SolvedSheet;

/** The filled cells of a range. */
const filled = (range: string) =>
  sheet
    .values(range)
    .flat()
    .filter((value) => value !== "");

/** Cells typed one below the other and side by side. */
const rows = (column: string, row: number, cells: Cells) =>
  Object.fromEntries(
    cells.flatMap((values, down) =>
      values.map((value, right): [string, string | number] => [
        `${String.fromCharCode(column.charCodeAt(0) + right)}${row + down}`,
        value as string | number,
      ]),
    ),
  );

describe("the 11th Hour knights", () => {
  const SOLVED = "The knights: 40 moves, and no solution is shorter.";
  const SOME_MOVES = /^The knights: [1-9]\d* moves, /;
  beforeEach(async () => {
    sheet = await openSolved(knights);
    expect(sheet.value("B12")).toBe(SOLVED);
  });

  test("change places: the list is legal, and the last board is the goal", async () => {
    const moves = sheet.values("N21:Q60") as [number, string, string, string][];
    expect(moves.map(([number]) => number)).toEqual(Array.from({ length: 40 }, (_, k) => k + 1));
    const allowed = sheet.values("I21:J38").map((move) => move.join(" "));
    const squareAt = (down: number, right: number) => `${"abcd"[right]}${4 - down}`;
    const squares = new Map<string, string>();
    sheet
      .values("C6:F9")
      .forEach((row, down) =>
        row.forEach((knight, right) => squares.set(squareAt(down, right), String(knight))),
      );
    for (const [, from, to, knight] of moves) {
      expect(allowed).toContain(`${from} ${to}`);
      expect([squares.get(from), squares.get(to)]).toEqual([knight, ""]);
      squares.set(from, "").set(to, knight);
    }
    const goal = sheet.values("I6:L9");
    expect(goal.map((row, down) => row.map((_, right) => squares.get(squareAt(down, right)) ?? ""))).toEqual(
      goal,
    );
    await sheet.type({ O5: 40 });
    expect(sheet.values("O6:R9")).toEqual(goal);
  });

  test("the board shows them after some moves @all", async () => {
    await sheet.type({ O5: 0 });
    expect(sheet.values("O21:P21")).toEqual([["a4", "c3"]]);
    await sheet.type({ O5: 1 });
    expect(sheet.value("Q7")).toBe("B");
  });

  test("another start has another solution @all", async () => {
    await sheet.type({ F7: "", C9: "W" });
    expect(filled("O21:P100")).toContain("a1");
    expect(sheet.value("B12")).toMatch(SOME_MOVES);
  });

  test("different knights have goals of their own", async () => {
    await sheet.type({ C6: 1, F7: 2, C8: 3, D8: 4 });
    expect(sheet.value("B12")).toBe("The knights: 0 moves, and no solution is shorter.");
    await sheet.type({ I6: 4 });
    expect(sheet.value("B12")).toBe(
      "The knights: C6, I6, J8: the start and the goal have different numbers of these pieces.",
    );
    await sheet.type({ J8: 1 });
    expect(sheet.value("B12")).toMatch(SOME_MOVES);
  });
});

describe("the 15-puzzle", () => {
  beforeEach(async () => {
    sheet = await openSolved(fifteen);
    expect([sheet.value("B12"), sheet.value("B13")]).toEqual([
      "The 8-puzzle: 20 moves, and no solution is shorter.",
      "The 15-puzzle: 34 moves, and no solution is shorter.",
    ]);
  });

  test("after all moves the tiles are in order", async () => {
    await sheet.type({ F5: 20, O5: 34 });
    expect(sheet.value("R8")).toBe(12);
    expect(filled("F6:H8")).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(filled("O6:R9")).toEqual(Array.from({ length: 15 }, (_, k) => k + 1));
  });

  test("the board follows the number of moves @all", async () => {
    await sheet.type({ F5: 0 });
    expect(sheet.values("C22:F22")).toEqual([[8, 5, 3, "up"]]);
    await sheet.type({ F5: 1 });
    expect(sheet.value("G7")).toBe(3);
  });

  test("another start has another solution, and an odd one is refused with the reason", async () => {
    await sheet.type(rows("B", 6, [[1, 2, 3], [4, 5, 6], [7, "", 8]])); // prettier-ignore
    expect(sheet.value("B12")).toBe("The 8-puzzle: 1 move, and no solution is shorter.");
    expect(sheet.values("B22:F22")).toEqual([[1, 9, 8, 8, "left"]]);
    await sheet.type(rows("J", 6, [[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 15, 14, ""]])); // prettier-ignore
    expect(sheet.value("B13")).toBe(
      "The 15-puzzle: impossible. Pairs out of order and rows below the empty place are 1. That is odd, and no move makes it even.",
    );
    await sheet.type({ M9: 15 });
    expect(sheet.value("B13")).toBe("The 15-puzzle: K9, M9: expected each tile from 1 to 15 once.");
  });
});

describe("pinball", () => {
  beforeEach(async () => {
    sheet = await openSolved(pinball);
    expect(sheet.value("B32")).toBe("The balls: 18 moves, and no solution is shorter.");
  });

  test("the target as a word, its path and its flips; the space-paths", () => {
    expect(sheet.values("J27:J29")).toEqual([["BADD"], ["5-4-7-8-5-4-1-2-5-2-3-6-9-8-5-2-3-6-9-8-5"], [20]]);
    const paths = sheet.values("J33:K39") as [string, string][];
    expect(paths.sort(([a], [b]) => (a < b ? -1 : 1))).toEqual(fixture.simple_elementary_space_paths);
    expect(filled("J40:K45")).toEqual([]);
  });

  test("the fewest flips lead the balls home, and the flips of the word stand beside them", async () => {
    expect(sheet.values("D34:H36")).toEqual([
      [1, 4, 5, 6, "right 1R"],
      [2, 7, 4, 9, "right 3L"],
      [3, 8, 7, 7, "right 1L"],
    ]);
    expect(sheet.values("M34:P35")).toEqual([
      [1, 4, 5, "right 1R"],
      [2, 7, 4, "right 3L"],
    ]);
    expect(filled("M53:P54")).toHaveLength(4);
    await sheet.type({ B27: 18 });
    expect(filled("B28:G30")).toEqual([1, 2, 3, 4, 6, 7, 8, 9]);
    expect([sheet.value("F30"), sheet.value("C27")]).toEqual([9, "flips later"]);
    await sheet.type({ B27: 0 });
    expect(sheet.value("C27")).toBe("flips later; the next is tile 4, right 1R");
  });

  test("two balls exchanged cannot be brought home, and an odd target has no word @all", async () => {
    await sheet.type({ T7: 1, T8: 4 });
    expect(sheet.value("B32")).toBe("The balls: no flips lead to the goal.");
    await sheet.type({ J18: "(1 4)" });
    expect(sheet.value("K27")).toBe("No word makes this target.");
  });
});

test("a row that the hardest arrangements do not have is a problem", async () => {
  sheet = await openSolved(hardest);
  await sheet.type({ A1: problemsOn(hardest, "B4") });
  expect([sheet.value("B4"), sheet.value("A1")]).toEqual([
    expect.stringMatching(/^The hardest arrangements, .* need 21 moves/),
    0,
  ]);
  await sheet.type({ G5: 23 });
  expect([sheet.value("B4"), sheet.value("A1")]).toEqual(["G5: expected a whole number from 1 to 22.", 1]);
});
