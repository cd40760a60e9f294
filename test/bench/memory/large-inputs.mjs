import { benchGroups, generatorCells } from "../tasks/groups.mjs";
import { ringMoves } from "../tasks/states.mjs";
import { slidingMoves } from "../tasks/sliding-tiles.mjs";

/** Arrangements of a board row by row, its last places empty: the pieces of `kinds` in turn. */
function board(places, empty, kindOf) {
  return Array.from({ length: places }, (_, place) => [
    place + 1,
    place < places - empty ? kindOf(place) : "",
  ]);
}

/** The same pieces in the opposite order, with the same places empty. */
function turned(cells, empty) {
  const pieces = cells.slice(0, cells.length - empty).map(([, piece]) => piece);
  return cells.map(([place], k) => [place, k < pieces.length ? pieces[pieces.length - 1 - k] : ""]);
}

function rearranging(moves, places, empty, kindOf, ...rest) {
  const start = board(places, empty, kindOf);
  return [moves, start, turned(start, empty), ...rest];
}

/** Moves both ways between neighbours on a board of so many columns. */
function boardMoves(rows, columns) {
  const moves = [];
  for (let place = 1; place <= rows * columns; place++)
    for (const [next, isThere] of [
      [place + 1, place % columns !== 0],
      [place + columns, place + columns <= rows * columns],
    ])
      if (isThere) moves.push([place, next], [next, place]);
  return moves;
}

const points = (count) => Array.from({ length: count }, (_, k) => k + 1);
const cycle = (count) => `(${points(count).join(" ")})`;
const column = (texts) => texts.map((text) => [text]);

const known = Object.fromEntries(
  benchGroups().map(({ key, name, generators }) => [key ?? name, generatorCells(generators)]),
);

/** By function: what needs much memory within the limits of docs/limits.md and does not take long besides. */
export const LARGE_INPUTS = {
  REARRANGE: {
    "4 × 4, two empty places, equal pieces": rearranging(slidingMoves(4), 16, 2, (k) => "abcdefg"[k >> 1]),
    "4 × 4, two empty places": rearranging(slidingMoves(4), 16, 2, (k) => `p${k}`),
    "4 × 4, four empty places, in three kinds": rearranging(slidingMoves(4), 16, 4, (k) => "abc"[k >> 2]),
    "4 × 6, pairs": rearranging(boardMoves(4, 6), 24, 2, (k) => `p${k >> 1}`),
    "4 × 6, pairs, ways counted": rearranging(boardMoves(4, 6), 24, 2, (k) => `p${k >> 1}`, "count"),
    "4 × 4, three kinds, ways counted": rearranging(slidingMoves(4), 16, 4, (k) => "abc"[k >> 2], "count"),
    "100 × 100": rearranging(slidingMoves(100), 10_000, 1, (k) => k % 400),
  },
  HARDEST: {
    "2 × 5": [boardMoves(2, 5), board(10, 1, (k) => k + 1)],
    "3 × 4, pairs": [boardMoves(3, 4), board(12, 1, (k) => `p${k >> 1}`)],
    "5 × 5, eight pieces of two kinds": [boardMoves(5, 5), board(25, 17, (k) => "ab"[k >> 2])],
  },
  GENPERMPROD: {
    "all rows of a sheet": [[["a", "(1 2)"], ["b", cycle(10)]], 8], // prettier-ignore
    "C2^20": [points(20).map((k) => [`g${k}`, `(${2 * k} ${2 * k + 1})`]), 5],
    "long labels": [points(900).map((k) => ["x".repeat(30) + k, `(${k} ${k + 1} ${k + 2})`]), 1],
  },
  GROUPORDER: {
    "levels of 250 points": [column([cycle(250), "(1 3 5)(2 4)"])],
    "a wreath product": [column([...wreath(12, 12), cycle(144)])],
  },
  SOLVEGEAR: {
    "ten million positions": [
      [["f0", "North", "f1", "South"]],
      [["f0", "North", 0]],
      null,
      1_250_000,
      "states",
    ],
  },
  SOLVESTATES: {
    "many states": [
      [
        ["x", "*,*", "+1 mod 1000,*"],
        ["y", "*,*", "*,+1 mod 1000"],
      ],
      "0,0",
      "-1,*",
    ],
    "long states": [ringMoves(40), new Array(40).fill(1).join(), new Array(40).fill(0).join()],
    "many rows": [points(300_000).map((k) => ["on", `${k},a`, `${k + 1},a`]), "1,a", "9,a"],
  },
  PUZZLEGROUP: { "four empty places": [slidingMoves(7), [[1], [2], [3], [4]]] },
  SPACEPATHS: { "many places": [slidingMoves(8), 1, 24], "7 × 7": [slidingMoves(7), 1, 20] },
  CONJUGACYCLASSES: { "M12 on 24 points": [known.M24], "S9 on 256 points": [column(["(1 2)", cycle(9)])] },
  COSETS: { "two cosets": [column(["(1 2 3)", cycle(9)]), column(["(1 2)", cycle(9)])] },
};

/** Sn wr Cm, without the cycle of the blocks. */
function wreath(size, blocks) {
  const first = points(size).map((k) => (k - 1) * blocks + 1);
  return [`(${first.slice(0, 2).join(" ")})`, `(${first.join(" ")})`];
}
