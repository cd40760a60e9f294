import { expect } from "@playwright/test";
import { PuzzlesPage } from "./puzzles-page";
import { fixture } from "./fixtures";
import { test } from "./shared-page";
import { OFTEN, type WorkbenchPage } from "./workbench-page";

const pinball = fixture("pinball");

const NEXT_FROM = "#f9b27c";
const NEXT_TO = "#8fd6a8";

let workbench: WorkbenchPage;
let puzzles: PuzzlesPage;

test.beforeEach(({ workbench: opened }) => {
  workbench = opened;
  puzzles = new PuzzlesPage(workbench);
});

/** The filled cells of a range. */
async function filled(range: string): Promise<unknown[]> {
  return (await workbench.cellTexts(range)).flat().filter((value) => value !== null && value !== "");
}

test.describe("the 11th Hour knights", () => {
  test.beforeEach(async () => {
    await workbench.solvedLesson("knights");
    await workbench.waitForCell("B12", "The knights: 40 moves, and no solution is shorter.");
  });

  test("change places: the list is legal, and the last board is the goal @all @paint", async () => {
    const moves = (await workbench.cellTexts("N21:Q60")) as [number, string, string, string][];
    expect(moves.map(([number]) => number)).toEqual(Array.from({ length: 40 }, (_, k) => k + 1));
    const allowed = (await workbench.cellTexts("I21:J38")).map((move) => move.join(" "));
    const squares = new Map<string, string>();
    const start = await workbench.cellTexts("C6:F9");
    start.forEach((row, down) =>
      row.forEach((knight, right) => squares.set(`${"abcd"[right]}${4 - down}`, String(knight ?? ""))),
    );
    for (const [, from, to, knight] of moves) {
      expect(allowed).toContain(`${from} ${to}`);
      expect([squares.get(from), squares.get(to)]).toEqual([knight, ""]);
      squares.set(from, "").set(to, knight);
    }
    const goal = await workbench.cellTexts("I6:L9");
    expect(
      goal.map((row, down) => row.map((_, right) => squares.get(`${"abcd"[right]}${4 - down}`) ?? "")),
    ).toEqual(goal.map((row) => row.map((knight) => knight ?? "")));

    await workbench.fill("O5", [[40]]);
    await expect
      .poll(
        async () => (await workbench.cellTexts("O6:R9")).map((row) => row.map((knight) => knight ?? "")),
        OFTEN,
      )
      .toEqual(goal.map((row) => row.map((knight) => knight ?? "")));
  });

  test("the next move is painted on the board after some moves @all @paint", async () => {
    await workbench.fill("O5", [[0]]);
    const [[from, to]] = (await workbench.cellTexts("O21:P21")) as [[string, string]];
    expect([from, to]).toEqual(["a4", "c3"]);
    await puzzles.waitForColors({ O6: NEXT_FROM, Q7: NEXT_TO });
    await workbench.fill("O5", [[1]]);
    await puzzles.waitForColor("Q7", NEXT_FROM);
    await expect.poll(() => workbench.cellText("Q7"), OFTEN).toBe("B");
  });

  test("another start has another solution, and its next move is painted @all @paint", async () => {
    await workbench.fill("O5", [[0]]);
    await workbench.selectCell("F7");
    await workbench.page.keyboard.press("Delete");
    await workbench.fill("C9", [["W"]]);
    await expect.poll(() => filled("O21:P100"), OFTEN).toContain("a1");
    await expect.poll(() => workbench.cellText("B12"), OFTEN).toMatch(/^The knights: [1-9]\d* moves, /);
    const [[from, to]] = (await workbench.cellTexts("O21:P21")) as [[string, string]];
    const squareOf = ([file, rank]: string) => `${"OPQR"["abcd".indexOf(file)]}${10 - Number(rank)}`;
    await puzzles.waitForColors({ [squareOf(from)]: NEXT_FROM, [squareOf(to)]: NEXT_TO });
  });

  test("without some squares the knights change places still, without others in no way, in words @all @paint", async () => {
    await workbench.fill("C9", [["#"]]);
    await expect.poll(() => filled("I21:J68"), OFTEN).toHaveLength(2 * 14);
    expect(await filled("I21:J68")).not.toContain("a1");
    await workbench.waitForCell("B12", "The knights: 40 moves, and no solution is shorter.");
    await puzzles.waitForColor("C9", "#5b6676");
    await workbench.fill("E8", [["#"]]);
    await workbench.waitForCell(
      "B12",
      "The knights: there is no way. On these squares they cannot pass one another.",
    );
    await puzzles.waitForColor("E8", "#5b6676");
  });

  test("different knights have goals of their own @all @paint", async () => {
    await workbench.fill("C6", [[1]]);
    await workbench.fill("F7", [[2]]);
    await workbench.fill("C8", [[3, 4]]);
    await workbench.waitForCell("B12", "The knights: 0 moves, and no solution is shorter.");
    await workbench.fill("I6", [[4]]);
    await workbench.waitForCell("B12", "The knights: I6, J8: the start has not as many such pieces.");
    await puzzles.waitForColor("B12", "#fde2e0");
    await workbench.fill("J8", [[1]]);
    await expect.poll(() => workbench.cellText("B12"), OFTEN).toMatch(/^The knights: [1-9]\d* moves, /);
  });
});

test.describe("the 15-puzzle", () => {
  test.beforeEach(async () => {
    await workbench.solvedLesson("fifteen");
    await workbench.waitForCell("B12", "The 8-puzzle: 20 moves, and no solution is shorter.");
    await workbench.waitForCell("B13", "The 15-puzzle: 34 moves, and no solution is shorter.");
  });

  test("after all moves the tiles are in order @all @paint", async () => {
    await workbench.fill("F5", [[20]]);
    await workbench.fill("O5", [[34]]);
    await workbench.waitForCell("R8", 12);
    await expect.poll(() => filled("F6:H8"), OFTEN).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    await expect
      .poll(() => filled("O6:R9"), OFTEN)
      .toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  });

  test("the next tile and its goal are painted, and follow the number of moves @all @paint", async () => {
    await workbench.fill("F5", [[0]]);
    const [[from, to, tile, way]] = await workbench.cellTexts("C22:F22");
    expect([from, to, tile, way]).toEqual([8, 5, 3, "up"]);
    await puzzles.waitForColors({ G8: NEXT_FROM, G7: NEXT_TO });
    await workbench.fill("F5", [[1]]);
    await expect.poll(() => workbench.cellText("G7"), OFTEN).toBe(3);
    await puzzles.waitForColors({ H8: NEXT_FROM, G8: NEXT_TO });
  });

  test("another start has another solution, and an odd one is refused with the reason @all @paint", async () => {
    await workbench.fill("B6", [
      [1, 2, 3],
      [4, 5, 6],
      [7, "", 8],
    ]);
    await workbench.waitForCell("B12", "The 8-puzzle: 1 move, and no solution is shorter.");
    await expect.poll(() => workbench.cellTexts("B22:F22"), OFTEN).toEqual([[1, 9, 8, 8, "left"]]);

    await workbench.fill("J6", [
      [1, 2, 3, 4],
      [5, 6, 7, 8],
      [9, 10, 11, 12],
      [13, 15, 14, ""],
    ]);
    await workbench.waitForCell(
      "B13",
      "The 15-puzzle: impossible. Pairs out of order and rows below the hole: 1, odd, and no move makes that even.",
    );
    await workbench.selectCell("K22");
    await expect(workbench.status).toContainText("This is impossible by parity");

    await workbench.fill("M9", [[15]]);
    await workbench.waitForCell("B13", "The 15-puzzle: K9, M9: expected each tile from 1 to 15 once.");
  });
});

test.describe("O'Gear", () => {
  test.beforeEach(async () => {
    await workbench.solvedLesson("ogear");
    await workbench.waitForCell("B16", "10 moves, and no solution is shorter.");
  });

  test("10 moves, listed and numbered on the net @all @paint", async () => {
    await expect
      .poll(() => workbench.cellTexts("O12:S22"), OFTEN)
      .toEqual([
        [0, "start", "Top", "South", 4],
        [1, "turn", "Top", "West", 4],
        [2, "forward", "Left", "South", 0],
        [3, "turn", "Left", "West", 0],
        [4, "forward", "Back", "West", 1],
        [5, "turn", "Back", "South", 1],
        [6, "forward", "Bottom", "North", 2],
        [7, "turn", "Bottom", "East", 2],
        [8, "back", "Right", "South", 1],
        [9, "back", "Top", "East", 0],
        [10, "turn", "Top", "North", 0],
      ]);
    await expect.poll(() => filled("E9:G11"), OFTEN).toEqual(["N 10", "W 1", "Top", "E 9", "S 0"]);
    await expect.poll(() => filled("E12:G14"), OFTEN).toEqual(["N", "W", "Front", "E", "S"]);
    await expect.poll(() => workbench.cellText("H7"), OFTEN).toBe("Left, West, tooth 0");
  });

  test("the net shows where the gear is, was and will be @all @paint", async () => {
    await puzzles.waitForColors({ B10: NEXT_FROM, C11: NEXT_TO, F8: "#d9f2e3" });
    await workbench.fill("H6", [[5]]);
    await workbench.waitForCell("H7", "Back, South, tooth 1");
    await puzzles.waitForColors({ F8: NEXT_FROM, B10: NEXT_TO });
  });

  test("the hardest start takes 17 moves; without an edge of the way there is none, in words @all @paint", async () => {
    await workbench.fill("Q7", [["Front", "North", 1]]);
    await workbench.waitForCell("B16", "17 moves, and no solution is shorter.");
    await workbench.waitForCell("F12", "N 0");
    await workbench.fill("B20", [["", "", "", ""]]);
    await workbench.waitForCell(
      "B16",
      "There is no way: with these connections the gear cannot come from the start to the goal.",
    );
    await expect.poll(() => workbench.cellText("F8"), OFTEN).toBe("S");
  });
});

test.describe("pinball, below and beside the first screen", () => {
  test.beforeEach(async () => {
    await workbench.solvedLesson("pinball");
    await workbench.waitForCell("B32", "The balls: 18 moves, and no solution is shorter.");
  });

  test("the target as a word, its path and its flips; the space-paths @all @paint", async () => {
    await workbench.waitForCell("J27", "BADD");
    await workbench.waitForCell("J28", "5-4-7-8-5-4-1-2-5-2-3-6-9-8-5-2-3-6-9-8-5");
    await workbench.waitForCell("J29", 20);
    const paths = (await workbench.cellTexts("J33:K39")) as [string, string][];
    expect(paths.sort(([a], [b]) => (a < b ? -1 : 1))).toEqual(pinball.simple_elementary_space_paths);
    await expect.poll(() => filled("J40:K45"), OFTEN).toEqual([]);
  });

  test("the fewest flips lead the balls home @all @paint", async () => {
    expect((await workbench.cellTexts("D34:H36")) as unknown).toEqual([
      [1, 4, 5, 6, "right 1R"],
      [2, 7, 4, 9, "right 3L"],
      [3, 8, 7, 7, "right 1L"],
    ]);
    await workbench.fill("B27", [[18]]);
    await workbench.waitForCell("F30", 9);
    await expect.poll(() => filled("B28:G30"), OFTEN).toEqual([1, 2, 3, 4, 6, 7, 8, 9]);
    await expect.poll(() => workbench.cellText("C27"), OFTEN).toBe("flips later");
    await puzzles.waitForColor("B28", "#f28b82");
    await workbench.fill("B27", [[0]]);
    await workbench.waitForCell("C27", "flips later; then tile 4, right 1R");
    await puzzles.waitForColor("B28", "#93d6a0");
  });

  test("the flips of the word stand beside the fewest @all @paint", async () => {
    await expect
      .poll(() => workbench.cellTexts("M34:P35"), OFTEN)
      .toEqual([
        [1, 4, 5, "right 1R"],
        [2, 7, 4, "right 3L"],
      ]);
    await expect.poll(() => filled("M53:P54"), OFTEN).toHaveLength(4);
  });

  test("two balls exchanged cannot be brought home, and an odd target has no word @all @paint", async () => {
    await workbench.fill("T7", [[1], [4]]);
    await workbench.waitForCell("B32", "The balls: no flips lead to the goal.");
    await workbench.fill("J18", [["(1 4)"]]);
    await workbench.waitForCell("K27", "No word makes this target.");
  });
});
