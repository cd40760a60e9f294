import { pegsBoard } from "../../../../src/puzzles/pegs/drawings/pegs-board";
import { pegsGuess } from "../../../../src/puzzles/pegs/guess";
import { pegsPlay } from "../../../../src/puzzles/pegs/play";
import { pegs } from "../../../../src/puzzles/pegs/puzzle";
import { finished } from "../../../../src/steps";
import { seededRandom } from "../../../../src/steps/random";
import { clicked, dragged } from "../../../../src/view/hand/clicks";
import { rendered } from "../rendered";
import { cellsOf, CROSS, triangle, vacant } from "./boards";

const read = (board: string, goal = [[""]] as string[][], rules = "") =>
  finished(pegsPlay.read({ board: cellsOf(board), goal, rules: [[rules]] }));

test("a peg is clicked and then its hole, or dragged there", () => {
  const { game } = read(vacant(CROSS, 16)).byHand!;
  const moves = game.moves(game.start);
  expect(clicked(moves, "1 3")).toMatchObject({ is: "move", move: { label: "row 2, column 4: down" } });
  expect(clicked(moves, "3 3")).toEqual({ is: "hold", spot: "3 3" });
  expect(dragged(moves, "3 5", "3 3")).toMatchObject({ move: { label: "row 4, column 6: left" } });
  expect(dragged(moves, "3 4", "3 3")).toEqual({ is: "none" });
});

test("it says why a peg does not jump", () => {
  const { game } = read("oo.o#").byHand!;
  expect([
    game.refuse(game.start, "0 4"),
    game.refuse("...o", "0 2"),
    game.refuse(game.start, "0 1"),
  ]).toEqual([
    "There is no hole here.",
    "No peg can jump any more. Go back a few steps.",
    "This peg cannot jump: it needs a peg next to it, and an empty hole behind that peg.",
  ]);
});

test("a hint says when a position is lost, and why", () => {
  const { game } = read(vacant(triangle(5), 4), [["1"]], "triangle").byHand!;
  const states = [game.start];
  for (let moves = game.moves(game.start); moves.length > 0; moves = game.moves(states.at(-1)!))
    states.push(moves[0].to);
  const isLost = states.map((state) => "impossible" in finished(game.solve(state)));
  expect(isLost[0]).toBe(false);
  // Once a position is lost, it remains so.
  expect(isLost).toEqual([...isLost].sort((a, b) => Number(a) - Number(b)));
  expect(finished(game.solve(states.at(-1)!))).toEqual({ impossible: "No peg can jump." });
});

test("a triangle is played along one diagonal, and drawn with all neighbours equally far", () => {
  const play = read(vacant(triangle(5), 0), [["1"]], "triangle");
  expect(play.lastStep).toBe(13);
  expect(play.byHand!.game.moves(play.byHand!.game.start).map(({ label }) => label)).toEqual([
    "row 3, column 1: up",
    "row 3, column 3: up to the left",
  ]);
  const { svg } = rendered(pegsBoard, play, 0);
  const centres = [...svg.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)"/g)].map(([, x, y]) => [
    Number(x),
    Number(y),
  ]);
  const far = (a: number, b: number) =>
    Math.hypot(centres[a][0] - centres[b][0], centres[a][1] - centres[b][1]);
  expect(far(0, 1)).toBeCloseTo(far(0, 2), 0);
  expect(far(0, 1)).toBeCloseTo(far(1, 2), 0);
});

test("the next one is on the same board, as long and solvable", () => {
  const play = read(vacant(triangle(5), 3), [["1"]], "triangle");
  const next = finished(pegs.plays[0].next!(play, -2, seededRandom(1)));
  const solved = finished(pegsPlay.read({ ...next, rules: [["triangle"]] }));
  expect(solved.impossible).toBeUndefined();
  expect(solved.lastStep).toBe(7);
});

test("boards are recognised by pegs and holes", () => {
  expect(pegsGuess.looks.board(cellsOf(vacant(CROSS, 16)))?.reason).toBe("32 pegs in 33 holes");
  expect(pegsGuess.looks.board(cellsOf(CROSS))).toBeUndefined();
  expect(pegsGuess.looks.board([["a", "o"], [".", "o"]])).toBeUndefined(); // prettier-ignore
});
