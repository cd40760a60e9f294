const STRAIGHT = [[0, 1], [0, -1], [1, 0], [-1, 0]]; // prettier-ignore
const FALLING = [[1, 1], [-1, -1]]; // prettier-ignore
const RISING = [[1, -1], [-1, 1]]; // prettier-ignore
const DIRECTIONS: Readonly<Record<string, readonly (readonly number[])[]>> = {
  "": STRAIGHT,
  triangle: [...STRAIGHT, ...FALLING],
  diagonal: [...STRAIGHT, ...FALLING, ...RISING],
};

/** The positions after one move of a peg from a cell: one or several jumps. */
function* movesFrom(
  board: string,
  cell: number,
  width: number,
  rules: string,
): Generator<readonly [string, number]> {
  for (const [down, right] of DIRECTIONS[rules]) {
    const line = [0, 1, 2].map((times) => cell + times * (down * width + right));
    if (line.map((at) => board[at]).join("") !== "oo.") continue;
    const after = [...board];
    line.forEach((at, k) => (after[at] = "..o"[k]));
    yield [after.join(""), line[2]];
    yield* movesFrom(after.join(""), line[2], width, rules);
  }
}

/** All positions that can be reached from a board such as `oo./ooo`, and the fewest moves to each. */
export function reachedByHand(board: string, rules: string): ReadonlyMap<string, number> {
  const width = board.indexOf("/") < 0 ? board.length + 1 : board.indexOf("/") + 1;
  const reached = new Map([[board, 0]]);
  for (const [position, moves] of reached)
    for (let cell = 0; cell < position.length; cell++)
      for (const [after] of movesFrom(position, cell, width, rules))
        if (!reached.has(after)) reached.set(after, moves + 1);
  return reached;
}
