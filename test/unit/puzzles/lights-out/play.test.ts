import fc from "fast-check";
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
  expect([corner.lastStep, corner.impossible]).toEqual([
    0,
    expect.stringMatching(/^No presses do it: .*\.$/),
  ]);
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
