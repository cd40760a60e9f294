import type { Cells } from "../../../../src/grid/cells";
import type { LampRules } from "../../../../src/puzzles/lights-out/rules";

/** For each lamp, by its number row by row, the lamps that a press changes: looked up in words of the rules, not by the code that is tested. */
export function changedBy(board: Cells, { torus, shapes }: LampRules): number[][] {
  const [rows, columns] = [board.length, board[0].length];
  const cells = board.flatMap((row, r) => row.flatMap((cell, c) => (cell === "#" ? [] : [[r, c] as const])));
  const apart = (a: number, b: number, size: number) => {
    const distance = Math.abs(a - b);
    return torus ? [distance, size - distance] : [distance];
  };
  const isOf = (down: number, right: number): boolean =>
    (down === 0 && right === 0) ||
    shapes.some((shape) => {
      if (shape === "plus") return down + right === 1;
      if (shape === "cross") return down === 1 && right === 1;
      if (shape === "knight") return down * right === 2;
      return down === 0 || right === 0;
    });
  // On a small torus a step may lead round several times.
  const around = (distances: readonly number[], size: number) =>
    torus ? distances.flatMap((distance) => [distance, distance + size, distance + 2 * size]) : distances;
  return cells.map(([r, c]) =>
    cells.flatMap(([row, column], lamp) =>
      around(apart(r, row, rows), rows).some((down) =>
        around(apart(c, column, columns), columns).some((right) => isOf(down, right)),
      )
        ? [lamp]
        : [],
    ),
  );
}

/** For all states that presses lead to from dark lamps, as numbers with a digit for each lamp, the fewest presses: a search in layers. */
export function fewestPresses(changed: readonly (readonly number[])[], states: number): Map<number, number> {
  const place = changed.map((_, lamp) => states ** lamp);
  const fewest = new Map([[0, 0]]);
  for (const [state, presses] of fewest) {
    for (const lamps of changed) {
      let next = state;
      for (const lamp of lamps) {
        const digit = Math.floor(state / place[lamp]) % states;
        next += (digit === states - 1 ? 1 - states : 1) * place[lamp];
      }
      if (!fewest.has(next)) fewest.set(next, presses + 1);
    }
  }
  return fewest;
}

/** A state as such a number, and the other way round. */
export const asNumber = (digits: ArrayLike<number>, states: number): number =>
  Array.from(digits).reduceRight((number, digit) => number * states + digit, 0);
export const digitsOf = (number: number, count: number, states: number): number[] =>
  Array.from({ length: count }, (_, lamp) => Math.floor(number / states ** lamp) % states);
