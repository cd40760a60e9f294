import fc from "fast-check";
import { scrambled } from "../../../../src/playing/scrambled";
import { lampsDrawing } from "../../../../src/puzzles/lights-out/drawings/lamps";
import { lightsOutPlay } from "../../../../src/puzzles/lights-out/play";
import { finished } from "../../../../src/steps";
import { played } from "../../playing/played";
import { rendered } from "../rendered";
import { boards, full } from "./boards";

const CORNER = full(5, 5, 0).map((row, k) => (k === 0 ? [1, ...row.slice(1)] : row));

test("any lamp can be pressed, which switches it and its neighbours, and two presses cancel", () => {
  const { game } = played(lightsOutPlay, { board: [[0, 1, "#"], [0, 0, 0]] }).byHand!; // prettier-ignore
  expect(game.moves(game.start)).toEqual([
    { label: "row 1, column 1", spot: "0 0", to: "10100" },
    { label: "row 1, column 2", spot: "0 1", to: "10010" },
    { label: "row 2, column 1", spot: "1 0", to: "11110" },
    { label: "row 2, column 2", spot: "1 1", to: "00111" },
    { label: "row 2, column 3", spot: "1 2", to: "01011" },
  ]);
  const [{ to }] = game.moves(game.start);
  expect(game.moves(to)[0].to).toBe(game.start);
  expect(game.refuse(game.start, "0 2")).toBe("There is no lamp in this cell.");
});

test("it is solved from any state that presses lead to, in as many moves as are needed", () => {
  const { game } = played(lightsOutPlay, { board: full(5) }).byHand!;
  fc.assert(
    fc.property(fc.array(fc.nat(24), { maxLength: 12 }), (presses) => {
      let state: string | number = game.start;
      for (const lamp of presses) state = game.moves(state)[lamp].to;
      const solution = finished(game.solve(state));
      if (!("line" in solution)) throw new Error(solution.impossible);
      expect(solution.isShortest).toBe(true);
      expect(solution.line.length).toBeLessThanOrEqual(15);
      for (const { label, to } of solution.line) {
        expect(game.moves(state).find((move) => move.label === label)!.to).toBe(to);
        state = to;
      }
      expect(game.isSolved(state)).toBe(true);
    }),
    { numRuns: 40 },
  );
});

test("a board that is dark already is a play of no steps, and a board without a solution says why", () => {
  const dark = played(lightsOutPlay, { board: [[0, 0]] });
  expect([dark.lastStep, dark.impossible, dark.text(0)]).toEqual([0, undefined, "0 lamps are lit"]);
  const corner = played(lightsOutPlay, { board: CORNER });
  expect([corner.lastStep, corner.impossible]).toEqual([0, expect.stringMatching(/^No solution: .*\.$/)]);
  // It can be played all the same, and the reason stays.
  const { game } = corner.byHand!;
  const [first] = game.moves(game.start);
  const begun = game.play([first]);
  expect([begun.lastStep, begun.text(1)]).toEqual([1, "press row 1, column 1; 2 lamps are lit"]);
  expect(finished(game.solve(first.to))).toEqual({ impossible: expect.stringContaining("these 12 lamps") });
  const picture = rendered(lampsDrawing, begun as typeof corner, 1);
  expect(picture.texts).toEqual(["a quiet pattern: see the reason"]);
});

test("presses that are proved to be the fewest are told of as such", () => {
  expect(played(lightsOutPlay, { board: full(5) }).byHand).toMatchObject({ isShortest: true });
});

test("all cells of the board are spots, and only lamps are drawn", () => {
  const play = played(lightsOutPlay, { board: [[1, "#"], [0, 1]] }); // prettier-ignore
  const picture = rendered(lampsDrawing, play, 0);
  expect([...picture.svg.matchAll(/data-spot="([^"]*)"/g)].map(([, spot]) => spot)).toEqual([
    "0 0",
    "0 1",
    "1 0",
    "1 1",
  ]);
  expect(lampsDrawing.describe(play, 0)).toBe(
    `3 lamps on 2 by 2 cells; after 0 of ${play.lastStep} presses these are lit: row 1: 1; row 2: 2.`,
  );
  expect(lampsDrawing.describe(play, play.lastStep)).toMatch(/these are lit: none\.$/);
});

test("boards of any shape are drawn at all steps", () => {
  fc.assert(
    fc.property(boards(7), (board) => {
      const play = played(lightsOutPlay, { board });
      for (const position of [0, play.lastStep / 2, play.lastStep])
        expect(rendered(lampsDrawing, play, position).faults).toEqual([]);
    }),
    { numRuns: 30 },
  );
});

test("a board of more than 30 rows or columns is not drawn", () => {
  expect(() => played(lightsOutPlay, { board: full(31, 1) })).toThrow(
    "The board has 31 × 1 cells; a drawing shows at most 30 × 30.",
  );
  expect(played(lightsOutPlay, { board: full(30) }).lastStep).toBe(376);
});

describe("other rules", () => {
  const THREE = {
    board: [[0, 1, 2], [2, "#", 1], [1, 0, 0]], // prettier-ignore
    rules: [["states 3, torus"]],
  };

  test("a press adds 1 to its lamps, and a lamp may be pressed several times", () => {
    const play = played(lightsOutPlay, THREE);
    expect(play.states[0]).toBe("01221100");
    const { game } = play.byHand!;
    expect(game.moves(game.start)[0]).toEqual({ label: "row 1, column 1", spot: "0 0", to: "12001200" });
    expect(play.states.at(-1)).toBe("00000000");
    expect(play.text(0)).toBe("5 lamps are not at 0");
    expect(
      Math.max(...play.presses.map((lamp) => play.presses.filter((other) => other === lamp).length)),
    ).toBe(2);
  });

  test("states after 9 are letters", () => {
    const { byHand, states } = played(lightsOutPlay, { board: [[10, 11]], rules: [["states 12"]] });
    expect(states[0]).toBe("ab");
    expect(byHand!.game.moves("ab")[1].to).toBe("b0");
  });

  test("a dark board is scrambled, and solved again", () => {
    const { game } = played(lightsOutPlay, THREE).byHand!;
    expect(game.home).toBe("00000000");
    const play = scrambled({ game }, 5, 1)!;
    const start = play.byHand!.game.start;
    expect(start).not.toBe(game.home);
    expect(finished(game.solve(start))).toHaveProperty("line");
  });

  test("without a solution, the quiet pattern is ringed, as often as it is pressed", () => {
    const play = played(lightsOutPlay, { board: [[1, 0]], rules: [["states 3"]] });
    expect(play.impossible).toContain("a multiple of 3");
    const picture = rendered(lampsDrawing, play, 0);
    expect(picture.texts).toEqual(["a quiet pattern: see the reason", "1", "×2", "states 3, plus"]);
  });

  test("the drawing shows states, how often lamps are pressed, the torus, the rules, and what changed", () => {
    const play = played(lightsOutPlay, THREE);
    const first = rendered(lampsDrawing, play, 0);
    expect(first.state).toBe("012 2#1 100");
    expect(first.texts).toEqual(["1", "2", "2", "1", "1", "states 3, torus, plus"]);
    expect(first.part("torus")).not.toBe("");
    const begun = rendered(lampsDrawing, play, 1);
    expect(begun.part("touched")).not.toBe("");
    expect(begun.texts).toContain(`still to be pressed: ${play.lastStep - 1}`);
    expect(lampsDrawing.describe(play, 0)).toBe(
      `8 lamps on 3 by 3 cells (states 3, torus, plus); after 0 of ${play.lastStep} presses their states are: row 1: 0, 1, 2; row 2: 2, #, 1; row 3: 1, 0, 0.`,
    );
  });

  test("boards of any states are drawn at all steps, with goals", () => {
    for (const [size, states] of [
      [2, 3],
      [7, 4],
      [12, 36],
    ]) {
      // prettier-ignore
      const cells = (add: number) =>
        Array.from({ length: size }, (_, row) =>
          Array.from({ length: size }, (_cell, column) => (row * column + add) % states),
        );
      const rules = [[`states ${states} knight`]];
      const play = played(lightsOutPlay, { board: cells(0), goal: cells(1), rules });
      for (const position of [0, play.lastStep / 2, play.lastStep])
        expect(rendered(lampsDrawing, play, position).faults).toEqual([]);
    }
  });
});
