import { randomIndex, type Random } from "../../steps/random";
import { has, Jumps, setOf, sizeOf, type Holes } from "./jumps";

/** Of so many games backwards, the longest one is taken. */
const TRIES = 20;

/** A board and the same one at the end, with at most so many jumps between: a random game backwards, from one peg. */
export function randomPegs(
  holes: Holes,
  most: number,
  random: Random,
): { board: string[][]; goal: string[][] } {
  const jumps = new Jumps(holes);
  let best = { end: setOf([0]), start: setOf([0]) };
  for (let tries = 0; tries < TRIES && sizeOf(best.start) <= most; tries++) {
    const end = setOf([randomIndex(random, holes.cells.length)]);
    let start = end;
    for (let count = 0; count < most; count++) {
      const before = start;
      // Backwards, the peg comes from `to`, and both other holes are empty.
      const made = jumps.from.flatMap((from, k) =>
        has(before, jumps.to[k]) && !has(before, jumps.over[k]) && !has(before, from) ? [k] : [],
      );
      if (made.length === 0) break;
      start = jumps.after(made[randomIndex(random, made.length)], before);
    }
    if (sizeOf(start) > sizeOf(best.start)) best = { end, start };
  }
  return { board: marked(holes, best.start), goal: marked(holes, best.end) };
}

function marked({ rows, columns, cells }: Holes, pegs: Int32Array): string[][] {
  const board = Array.from({ length: rows }, () => new Array<string>(columns).fill(""));
  cells.forEach(
    (cell, hole) => (board[Math.floor(cell / columns)][cell % columns] = has(pegs, hole) ? "o" : "."),
  );
  return board;
}
