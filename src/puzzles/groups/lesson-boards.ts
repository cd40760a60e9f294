/** From the article's Table 3. */
export const PINBALL_GENERATORS = [
  ["A", "(1 4 2)"],
  ["B", "(4 8 7)"],
  ["C", "(6 8 9)"],
  ["D", "(2 8 9 6 3)"],
];

/** Two connected places. */
type Line = readonly [number, number];

/** Two ways of three lines and one of two lines connect place 1 and place 4. */
export const THETA_LINES: Line[] = [
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5],
  [5, 6],
  [6, 1],
  [1, 7],
  [7, 4],
];
/** Where the places are drawn; 0 means no place. */
export const THETA = [
  [2, 0, 3, 0, 0],
  [0, 0, 0, 0, 0],
  [1, 0, 7, 0, 4],
  [0, 0, 0, 0, 0],
  [6, 0, 5, 0, 0],
];

export const LADDER_LINES: Line[] = [
  [1, 2],
  [2, 3],
  [4, 5],
  [5, 6],
  [1, 4],
  [2, 5],
  [3, 6],
];
export const LADDER = [
  [1, 0, 2, 0, 3],
  [0, 0, 0, 0, 0],
  [4, 0, 5, 0, 6],
];

/** A piece may move along a line in both directions. */
export const bothWays = (lines: readonly Line[]): number[][] =>
  lines.flatMap(([a, b]) => [
    [a, b],
    [b, a],
  ]);
