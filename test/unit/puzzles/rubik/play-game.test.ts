import fc from "fast-check";
import { finished } from "../../../../src/steps";
import type { Game } from "../../../../src/playing/play";
import { CUBE_FACES } from "../../../../src/puzzles/rubik/play-stickers";
import { rubikCube } from "../../../../src/puzzles/rubik/drawings/cube";
import { rubikNet } from "../../../../src/puzzles/rubik/drawings/net";
import { rubik } from "../../../../src/puzzles/rubik/play";
import type { RubikPlay } from "../../../../src/puzzles/rubik/play-game";
import { rubik as lesson } from "../../../../src/puzzles/rubik/lesson";
import { bandagedCube } from "../../../../src/puzzles/rubik/lesson-bandaged";
import { lettersOf } from "../../../../src/view/hand/keys";
import { sheetOf, valuesIn } from "../../lessons/sheet-of";
import { played } from "../../playing/played";
import { rendered } from "../rendered";

const GENERATORS = valuesIn(sheetOf(lesson), lesson.names!.Rubik_generators);
const play = (word: string, solution = "") =>
  played(rubik, { generators: GENERATORS, word: [[word]], solution: [[solution]] });
const gameOf = (of: RubikPlay) => of.byHand!.game as Game<string>;

/** The state after the moves with these labels. */
const after = (game: Game<string>, state: string, labels: readonly string[]) =>
  labels.reduce((from, label) => game.moves(from).find((move) => move.label === label)!.to, state);

const solution = (game: Game<string>, state: string) => {
  const found = finished(game.solve(state));
  if (!("line" in found)) throw new Error(found.impossible);
  return { labels: found.line.map(({ label }) => label), isShortest: found.isShortest };
};

const SOLVED = gameOf(play(""));

test("there are twelve quarter turns; a click on a face turns it clockwise", () => {
  const moves = SOLVED.moves(SOLVED.start);
  expect(moves.map(({ label, spot, key }) => [label, spot, key])).toEqual(
    ["U", "D", "L", "R", "F", "B"].flatMap((face) => [
      [face, face, face.toLowerCase()],
      [`${face}'`, undefined, face],
    ]),
  );
  expect(new Set(moves.map(({ to }) => to)).size).toBe(12);
  for (const { label, to } of moves) {
    expect(after(SOLVED, to, [label, label, label])).toBe(SOLVED.start);
    expect(after(SOLVED, to, [label.endsWith("'") ? label[0] : `${label}'`])).toBe(SOLVED.start);
  }
});

test("turns by hand say and show what the sheet's word does", () => {
  const [bySheet, byHand] = [play("", "RU'"), gameOf(play(""))];
  const first = byHand.moves(byHand.start).find(({ label }) => label === "R")!;
  const second = byHand.moves(first.to).find(({ label }) => label === "U'")!;
  const line = byHand.play([first, second]) as RubikPlay;
  expect([1, 2].map(line.text)).toEqual([1, 2].map(bySheet.text));
  expect(line.stickersAfter(2)).toEqual(bySheet.stickersAfter(2));
});

test("the sheet's solution is gone on with; off it, the rest is looked for", () => {
  const game = gameOf(play("RUF'LD'BU'RUF", "F'U'R'UB'DL'FU'R'"));
  const way = solution(game, game.start);
  expect(way).toEqual({
    labels: ["F'", "U'", "R'", "U", "B'", "D", "L'", "F", "U'", "R'"],
    isShortest: false,
  });
  const third = after(game, game.start, way.labels.slice(0, 3));
  expect(solution(game, third).labels).toEqual(way.labels.slice(3));
  const aside = after(game, game.start, way.labels.slice(0, 8).concat("B"));
  expect(solution(game, aside)).toEqual({ labels: ["B'", "U'", "R'"], isShortest: true });
  expect(solution(game, after(game, aside, ["B'"])).labels).toEqual(["U'", "R'"]);
});

test("half turns are two quarter turns, and a commutator is four", () => {
  const { scramble, turns } = play("U2[R,F]", "(U2 [R,F])'");
  const written = (all: typeof turns = []) =>
    all.map(({ face, inverse }) => face + (inverse ? "'" : "")).join("");
  expect([written(scramble), written(turns)]).toEqual(["UUR'F'RF", "F'R'FRU'U'"]);
});

test("a sheet's word that does not solve the cube is no solution", () => {
  const wrong = play("RU", "UR");
  expect(wrong.lastStep).toBe(2);
  expect(solution(gameOf(wrong), gameOf(wrong).start)).toEqual({ labels: ["U'", "R'"], isShortest: true });
});

/** All states of up to three turns, with the fewest turns for each. */
const NEAR = new Map([[SOLVED.start, 0]]);
for (const [state, turns] of NEAR) {
  if (turns === 3) break;
  for (const { to } of SOLVED.moves(state)) if (!NEAR.has(to)) NEAR.set(to, turns + 1);
}

test("a few turns are undone in the fewest", () => {
  expect(NEAR.size).toBe(1 + 12 + 114 + 1068);
  fc.assert(
    fc.property(fc.constantFrom(...NEAR), ([state, turns]) => {
      const found = solution(gameOf(play("")), state);
      expect([found.labels.length, found.isShortest]).toEqual([turns, true]);
      expect(after(SOLVED, state, found.labels)).toBe(SOLVED.start);
      expect(SOLVED.isSolved(state)).toBe(turns === 0);
    }),
    { numRuns: 60 },
  );
});

test("any state is solved, and each hint leads nearer @all", () => {
  const letters = fc.constantFrom(..."UDLRFB").chain((face) => fc.constantFrom(face, `${face}'`));
  fc.assert(
    fc.property(fc.array(letters, { minLength: 14, maxLength: 40 }), (labels) => {
      const game = gameOf(play(""));
      const state = after(game, game.start, labels);
      const found = solution(game, state);
      expect(after(game, state, found.labels)).toBe(game.start);
      expect(found.labels.length).toBeLessThan(60);
      expect(solution(game, after(game, state, found.labels.slice(0, 1))).labels.length).toBeLessThan(
        found.labels.length,
      );
    }),
    { numRuns: 2 },
  );
}, 60_000);

test("both drawings have the faces as spots", () => {
  const { svg } = rendered(rubikNet, play("R"), 0);
  const areas = [...svg.matchAll(/<rect data-spot="(.)"[^>]* width="([\d.]+)"/g)];
  expect(areas.map(([, spot, width]) => [spot, Number(width)])).toEqual(
    Object.keys(CUBE_FACES).map((face) => [face, 72]),
  );
  for (const [face, outwards] of Object.entries(CUBE_FACES)) {
    for (const aside of [
      [1.3, 1.3],
      [-1.3, 0.4],
      [0, 0],
    ] as const) {
      let other = 0;
      const [x, y, z] = outwards.map((part) => (part === 0 ? aside[other++] : 1.5 * part));
      expect(rubikCube.spotOf!(play("R"), 0, { part: 3, at: [x, y, z], normal: outwards })).toBe(face);
    }
  }
  expect(SOLVED.refuse(SOLVED.start, "X")).toBe("There is no face of the cube here.");
});

test("a glued cube is scrambled and turned only where its conditions allow it; keys say why not", () => {
  const sheet = sheetOf(bandagedCube);
  const generators = valuesIn(sheet, bandagedCube.names!.Rubik_generators);
  const glued = (word: string) => played(rubik, { generators, word: [[word]] });
  expect(() => glued("UDR")).not.toThrow();
  expect(() => glued("UF")).toThrow(
    /^word: "UF", character 2: F is blocked; before it, \d+ is on place \d+\.$/,
  );
  const game = gameOf(glued(""));
  expect(game.moves(game.start).map(({ label }) => label)).not.toContain("R");
  expect(game.refuseKey!(game.start, "r")).toMatch(/^R is blocked: place \d+ holds \d+\.$/);
  expect(game.refuseKey!(game.start, "R")).toMatch(/^R' is blocked: after it, place \d+ would hold \d+\.$/);
  expect(lettersOf(game).letters).toEqual(["U", "D", "L", "R", "F", "B"]);
});
