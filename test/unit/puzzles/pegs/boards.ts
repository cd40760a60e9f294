import type { Cells } from "../../../../src/grid/cells";
import { readPegRules, readPegs } from "../../../../src/puzzles/pegs/cells";
import { Jumps } from "../../../../src/puzzles/pegs/jumps";

/** The board of 33 holes, and that of 37. */
export const CROSS = "##ooo##/##ooo##/ooooooo/ooooooo/ooooooo/##ooo##/##ooo##";
export const EUROPEAN = "##ooo##/#ooooo#/ooooooo/ooooooo/ooooooo/#ooooo#/##ooo##";

/** A triangle with so many holes at each side. */
export const triangle = (side: number): string =>
  Array.from({ length: side }, (_, row) => "o".repeat(row + 1).padEnd(side, "#")).join("/");

/** A board with one hole empty, by its number, or with a peg in that hole only. */
export function vacant(board: string, hole: number): string {
  let count = 0;
  return board.replace(/o/g, (peg) => (count++ === hole ? "." : peg));
}
export const only = (board: string, hole: number): string =>
  vacant(board, hole).replace(/[o.]/g, (peg) => (peg === "." ? "o" : "."));

export const cellsOf = (board: string): Cells => board.split("/").map((row) => [...row]);

/** A board and its jumps; the goal is a board or blank. */
export function boardOf(board: string, goal = "", rules = "") {
  const read = readPegs(
    cellsOf(board),
    goal === "" ? [[""]] : cellsOf(goal),
    readPegRules(rules === "" ? [] : [rules]),
  );
  return { ...read, jumps: new Jumps(read.holes) };
}
