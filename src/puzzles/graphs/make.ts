import { i18n } from "../../language";
import { BEGINNING, beginsEmpty } from "../../lessons/beginning";
import type { Maker } from "../../lessons/maker";
import { picture, statesSheet } from "./lesson-sheet";
import { randomIndex, type Random } from "../../steps/random";

const LARGEST = 12;

/**
 * Two jugs that are filled, emptied and poured into each other, of random sizes and with at most so many moves from all states (18 at least).
 * They start empty, and the goal is one of the states that take most moves. A state such as `3|5` says how much is in each; `→A` fills a
 * jug, `A→` empties it, `A→B` pours.
 */
export function randomJugs(mostMoves: number, random: Random) {
  const fitting: ReturnType<typeof statesOf>[] = [];
  for (let large = 2; large <= LARGEST; large++) {
    for (let small = 1; small < large; small++) {
      const states = statesOf(small, large);
      if (states.moves.length <= mostMoves) fitting.push(states);
    }
  }
  // Larger jugs make better puzzles.
  const { moves, found } = fitting[fitting.length - 1 - randomIndex(random, Math.ceil(fitting.length / 2))];
  const far = found.slice(Math.floor((2 * found.length) / 3));
  return { moves, start: found[0], goal: far[randomIndex(random, far.length)] };
}

/** All moves from the states that can be reached, and these states, nearest first. */
function statesOf(small: number, large: number) {
  const textOf = (a: number, b: number) => `${a}|${b}`;
  const found = [textOf(0, 0)];
  const moves: [string, string, string][] = [];
  for (const state of found) {
    const [a, b] = state.split("|").map(Number);
    const [intoA, intoB] = [Math.min(small - a, b), Math.min(large - b, a)];
    const ends: [string, string][] = [
      ["→A", textOf(small, b)],
      ["→B", textOf(a, large)],
      ["A→", textOf(0, b)],
      ["B→", textOf(a, 0)],
      ["A→B", textOf(a - intoB, b + intoB)],
      ["B→A", textOf(a + intoA, b - intoA)],
    ];
    for (const [name, to] of ends) {
      if (to === state || moves.some(([from, other]) => from === state && other === to)) continue;
      moves.push([state, to, name]);
      if (!found.includes(to)) found.push(to);
    }
  }
  return { moves, found };
}

type Row = readonly [from: string, to: string, name: string];
const BLANK: Row = ["", "", ""];

export const statesMaker: Maker = {
  id: "states",
  title: /*i18n*/ "Table of states",
  summary: /*i18n*/ "Any puzzle, as a list of moves from state to state: a shortest route.",
  picture,
  choices: [{ name: "rows", title: /*i18n*/ "Rows for moves", least: 20, most: 200, usual: 40 }, BEGINNING],
  sheet(values, random) {
    const title = i18n.t("My puzzle");
    const rows = Number(values.rows);
    const filled = (moves: readonly Row[]) => [...moves, ...new Array<Row>(rows - moves.length).fill(BLANK)];
    if (beginsEmpty(values)) return statesSheet({ title, moves: filled([]), start: "", goal: "" });
    const { moves, start, goal } = randomJugs(rows, random);
    return statesSheet({
      title,
      moves: filled(moves),
      start,
      goal,
      hint: i18n.t(
        "The example has two jugs: 3|5 tells how much is in each. →A fills jug A, A→ empties it, A→B pours into the other one.",
      ),
    });
  },
};
