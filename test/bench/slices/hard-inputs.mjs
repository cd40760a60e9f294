import { random } from "../measure.mjs";
import { benchGroups, generatorCells } from "../tasks/groups.mjs";
import { ringMoves } from "../tasks/states.mjs";
import { arranged, inOrder, SCRAMBLED, slidingMoves } from "../tasks/sliding-tiles.mjs";

/** Rows of so many cells each, by their numbers from 0. */
const grid = (rows, columns, cell) =>
  Array.from({ length: rows }, (_, row) => Array.from({ length: columns }, (_, column) => cell(row, column)));

const numbers = (first, count) => Array.from({ length: count }, (_, k) => first + k);
const cycle = (first, length) => `(${numbers(first, length).join(" ")})`;
const column = (texts) => texts.map((text) => [text]);

/** So many exchanges of two points each, which generate C2^count. */
const exchanges = (count, first = 1) =>
  numbers(0, count).map((k) => `(${first + 2 * k} ${first + 2 * k + 1})`);

const symmetric = (points) => ["(1 2)", cycle(1, points)];
const known = Object.fromEntries(
  benchGroups().map(({ key, name, generators }) => [key ?? name, generatorCells(generators)]),
);

const letter = (k) => String.fromCodePoint(0x4e00 + k);
const TILES = ["ABCD", "EFGH", "IJK."].map((row) => Array.from(row, (tile) => (tile === "." ? "" : tile)));
const pegs = (rows) => rows.split("/").map((row) => Array.from(row, (mark) => (mark === " " ? "" : mark)));
const CROSS = pegs("  ooo  /  ooo  /ooooooo/ooo.ooo/ooooooo/  ooo  /  ooo  ");
const EUROPEAN = pegs("  ooo  / ooooo /ooooooo/oo.oooo/ooooooo/ ooooo /  ooo  ");

const labelled = (texts) => texts.map((text, k) => [`g${k}`, text]);
const productOf = (generators) => [...generators, ...generators].map(([, cycles]) => cycles).join("");

/** An irregular permutation of the points 1 to n. */
function unruly(n) {
  const every = (rest) => numbers(1, n).filter((point) => (point * 7) % 3 === rest);
  return [every(0), every(1).reverse(), every(2)].map((points) => `(${points.join(" ")})`).join("");
}

/** One way round. */
const circle = (length) => grid(length, 2, (row, side) => ((row + side) % length) + 1);

/** Each point should go where the next one is, the last one to the first. */
const placed = (points) => points.map((point, k) => [point, points[(k + 1) % points.length]]);

/** The maze of an irregular key and disk. */
function keyMazeOf(cuts, places, heights) {
  const below = random(20111);
  const some = (count) => Array.from({ length: count }, () => below(heights));
  const [above, under, disk] = [some(places), some(places), some(cuts)];
  const fits = (row, k) => above[k] <= disk[row] && under[k] <= disk[(row + cuts / 2) % cuts];
  return grid(cuts, places, (row, k) => (fits(row, k) ? 1 : 0));
}

/** Points of Rubik's cube and where two turns of each of its faces take them. */
const turnedStickers = (count) =>
  numbers(1, count).map((point) => {
    const { generators } = benchGroups().find(({ key }) => key === "rubik3");
    return [point, [...generators, ...generators].reduce((at, images) => images[at], point - 1) + 1];
  });

const TOP_SPIN = labelled([cycle(1, 20), "(1 4)(2 3)"]);

const SUBGROUPS = {
  "C2^7": column(exchanges(7)),
  "A5 × C2^4": column(["(1 2 3 4 5)", "(1 2 3)", ...exchanges(4, 6)]),
  "A5 × C16": column(["(1 2 3 4 5)", "(1 2 3)", cycle(6, 16)]),
  S6: column(symmetric(6)),
  "C2^6 × C15": column([...exchanges(6), cycle(20, 15)]),
  D500: column([
    cycle(1, 500),
    numbers(1, 249)
      .map((k) => `(${k} ${500 - k})`)
      .join(""),
  ]),
  "C1000 on 5,000 points": column([
    numbers(0, 5)
      .map((k) => cycle(1000 * k + 1, 1000))
      .join(""),
  ]),
};

/** By function: what takes long, or has to look at much, within the limits of docs/limits.md. */
export const HARD_INPUTS = {
  GENPERMPROD: {
    "Rubik's cube": [known.rubik3, 4],
    "five thousand points": [labelled([cycle(1, 5000), "(1 2)"]), 5],
  },
  SOLVEMAZE: {
    "an open hall": [
      grid(700, 700, (row, k) => (row + k === 0 ? "S" : row + k === 1398 ? "G" : "")),
      null,
      null,
      null,
      "grid",
    ],
    "ways in an open hall": [
      grid(700, 700, (row, k) => (row + k === 0 ? "S" : row + k === 1398 ? "G" : "")),
      null,
      null,
      null,
      "count",
    ],
    jump: [
      grid(9, 9, (row, k) => (row + k === 16 ? 0 : ((row * 5 + k * 3) % 4) + 1)),
      [[1, 1]],
      null,
      "jump",
      "count",
    ],
    "jump zero": [
      grid(8, 8, (row, k) => (row + k === 14 ? 0 : (((row * 5 + k * 3) % 4) + 1) * (k % 2 ? 1 : -1))),
      [[1, 1]],
      null,
      "jump zero",
    ],
    gates: [
      grid(21, 21, (row, k) =>
        row % 2 && k % 2 ? "" : row % 2 === k % 2 ? "#" : (row + k) % 3 ? "red" : "blue",
      ),
      [[2, 2]],
      [[20, 20]],
      "gates red blue",
      "count",
    ],
    keys: [
      grid(7, 9, (row, k) =>
        row + k === 0 ? "@" : row === 3 ? (k === 4 ? "R" : "#") : row < 2 ? letter(9 * row + k - 1) : "",
      ),
      null,
      null,
      "keys",
    ],
    costs: [
      grid(700, 700, (row, k) =>
        row + k === 0 ? "S" : row + k === 1398 ? "G" : 1 + ((row * 7 + k * 5) % 9),
      ),
      null,
      null,
      "costs diagonal",
    ],
  },
  DEADENDS: { "a comb": [grid(700, 700, (row, k) => (row % 2 && k ? "#" : row + k === 0 ? "S" : ""))] },
  MAKEJUMP: { "20 × 20": [20, 20, 1], "20 × 20 with sums": [20, 20, 1, "jump least"] },
  MAKEMAZE: { "500 × 500": [500, 500, 1, "rows columns"] },
  SOLVELIGHTS: { "100 × 100": [grid(100, 100, () => 1)], "19 × 19": [grid(19, 19, () => 1)] },
  SOLVEBLOCKS: {
    "tiles with names": [TILES, TILES.toReversed().map((row) => row.toReversed()), "steps"],
    "pieces of one cell": [
      grid(6, 6, (row, k) => (row < 4 && k % 2 === row % 2 ? letter(row * 6 + k) : "")),
      null,
      "moves",
      "states",
    ],
    "a large tray": [
      grid(30, 30, (row, k) => (row < 3 && k % 4 < 2 ? letter(k >> 2) : "")),
      null,
      "moves",
      "states",
    ],
  },
  SOLVEPEGS: {
    "moves of the central game": [CROSS, null, "moves"],
    "positions of 37 holes": [EUROPEAN, null, "states"],
    "jumps on 64 holes": [grid(8, 8, (row, k) => (row + k ? "o" : ".")), null, "jumps"],
  },
  FACTORCYCLES: {
    "Rubik's cube": [productOf(known.rubik3), known.rubik3, true],
    "50 points": [unruly(50), known.S50, false],
    "15 stickers of Rubik's cube": [turnedStickers(15), known.rubik3, true],
    "8 of 16 points": [placed([1, 9, 3, 16, 12, 7, 5, 14]), labelled(symmetric(16))],
    "10 of TopSpin's pieces": [placed([20, 3, 17, 1, 12, 8, 5, 14, 10, 6]), TOP_SPIN, true],
    "13 points": [unruly(13), labelled(symmetric(13))],
    "9 points": ["(1 2)", labelled(symmetric(9))],
    megaminx: [productOf(known.megaminx), known.megaminx, true],
    "colours of 48 stickers": [
      turnedStickers(48).map(([from, to]) => [from, to, `c${Math.floor((to - 1) / 4)}`]),
      known.rubik3,
      true,
    ],
    "colours of 16 points": [
      placed(numbers(1, 16)).map(([from, to]) => [from, 17 - to, to % 2]),
      labelled(symmetric(16)),
    ],
    "Rubik's cube with a glued edge": [
      productOf(known.rubik3),
      known.rubik3.map((row, k) => [...row, k % 2 ? `${k + 1}<>${k + 3}` : ""]),
      true,
    ],
  },
  FINDWORDS: {
    "Rubik's cube": [known.rubik3, 9, 10],
    TopSpin: [TOP_SPIN, 3, 34],
    "4 × 4 × 4": [known.cube4, 12, 12],
    "1,000 points": [labelled([cycle(1, 1000), "(1 2 3)", "(5 9)(11 13)"]), 6, 30],
  },
  SPACEPATHS: { "5 × 5": [slidingMoves(5), 1], "6 × 6": [slidingMoves(6), 1] },
  PUZZLEGROUP: { "100 × 100": [slidingMoves(100), 1], "two empty places": [slidingMoves(10), [[1], [2]]] },
  REARRANGE: {
    "15-puzzle": [slidingMoves(4), arranged(SCRAMBLED), arranged(inOrder(16))],
    "long circle": [
      circle(3000),
      grid(3000, 2, (row, k) => (k ? (row ? "a" : "") : row + 1)),
      grid(3000, 2, (row, k) => (k ? (row === 2000 ? "" : "a") : row + 1)),
    ],
  },
  HARDEST: {
    "3 × 4": [slidingMoves(4).filter((move) => Math.max(...move) <= 12), arranged(inOrder(12))],
    "a long circle": [circle(130_000), [[1, "a"]]],
    "moves between all places": [
      numbers(1, 24).flatMap((from) => numbers(1, 24).map((to) => [from, to])),
      grid(24, 2, (row, k) => (k ? (row < 12 ? "a" : "") : row + 1)),
    ],
  },
  SOLVEGEAR: {
    "many faces": [
      grid(2000, 4, (row, k) => (k % 2 ? "North" : `f${row + (k === 2)}`)),
      [["f0", "North", 0]],
      [["f2000", "North", 1]],
      1000,
      "states",
    ],
  },
  SOLVEGRAPH: {
    "a long circle": [circle(300_000), 1, 200_000],
    "costs on a long circle": [circle(300_000).map((row, k) => [...row, k % 7]), 1, 200_000, "costs"],
  },
  SOLVESTATES: {
    "many rows": [grid(100_000, 3, (row, k) => (k ? `f${row + k - 1},*` : "on")), "f0,1", "f200,*"],
    "16 rings": [ringMoves(16), new Array(16).fill(1).join(), new Array(16).fill(0).join()],
    "conditions on two jugs": [
      [
        ["fill a", "a < 999", "a = 999"],
        ["a to b", "a > 0 and b < 998", "a -= 1, b += 1"],
        ["empty b", "b > 0", "b -= 1"],
      ],
      "0,0",
      "998,998",
      [
        ["a", "b"],
        ["0..999", "0..998"],
      ],
    ],
    "many alternatives": [
      grid(300, 3, (row, k) => (k === 1 ? `${numbers(0, 3000).join("|")},*` : `${row},${row}`)),
      "0,5",
      "*,-1",
    ],
  },
  GROUPORDER: {
    "5 × 5 × 5": [known.cube5],
    M24: [known.M24],
    "wide generators": [column([cycle(1, 6000), `(1 2)${cycle(6001, 3000)}`])],
  },
  INGROUP: { "4 × 4 × 4": ["(1 2)", known.cube4] },
  GROUPNAME: {
    "C2^8": [column(exchanges(8))],
    "A5 × C4": [column(["(1 2 3 4 5)", "(1 2 3)", "(6 7 8 9)"])],
    "S5 × V4 × V4": [column([...symmetric(5), ...exchanges(4, 6)])],
    "S4 wr S4": [
      column([...symmetric(4), "(1 5)(2 6)(3 7)(4 8)", "(1 5 9 13)(2 6 10 14)(3 7 11 15)(4 8 12 16)"]),
    ],
    megaminx: [known.megaminx],
  },
  ORBITS: { "many generators": [column(numbers(1, 100_000).map((k) => `(${k} ${k + 2})`))] },
  ELEMENTS: { S9: [labelled(symmetric(9)), true], "C2^20": [labelled(exchanges(20)), true] },
  CAYLEYTABLE: {
    "C10^3": [column([cycle(1, 10), cycle(11, 10), cycle(21, 10)])],
    "A5 × C2^4": [SUBGROUPS["A5 × C2^4"]],
  },
  CONJUGACYCLASSES: { S9: [column(symmetric(9))], "C2^20": [column(exchanges(20))], D500: [SUBGROUPS.D500] },
  CENTRE: {
    "5 × 5 × 5": [known.cube5],
    "C1000 on 5,000 points": [SUBGROUPS["C1000 on 5,000 points"]],
    "many orbits": [column(exchanges(900))],
  },
  STABILIZER: { "4 × 4 × 4": [known.cube4, [["1 2 3 4"]]], D500: [SUBGROUPS.D500, 7] },
  COSETS: {
    S9: [column(["(1 2)"]), column(symmetric(9))],
    "C2^20": [column(exchanges(10)), column(exchanges(20)), "left"],
  },
  SUBGROUPS: Object.fromEntries(Object.entries(SUBGROUPS).map(([name, cells]) => [name, [cells]])),
  MULTIPLYCYCLES: { "many cycles": [column(numbers(1, 50_000).map((k) => `(${k} ${k + 1})`))] },
  SIMPLIFYCYCLES: {
    "many cycles": [
      numbers(1, 3000)
        .map((k) => `(${k} ${k + 1})`)
        .join(""),
    ],
  },
  POWERCYCLES: { "many cycles": [cycle(1, 6000), 123_456_789] },
  PRODUCTSTEPS: {
    "many cycles": [
      numbers(1, 3000)
        .map((k) => `(${k} ${k + 1})`)
        .join(""),
    ],
  },
  TRANSPOSITIONS: { "a long cycle": [cycle(1, 6000)] },
  WORDTOCYCLES: {
    "a high power": ["((g0 g1)^99999 g0)^99999", labelled(symmetric(3000))],
  },
  FINDKEY: {
    "a key of 100 × 100": [keyMazeOf(100, 100, 10)],
    "walls at random": [
      grid(100, 100, (row, k) => ((row * 7919 + k * 104729 + row * k * 31) % 97 < 2 ? 1 : 0)),
    ],
  },
  MAKEGATES: {
    "two messages in each other's way": ["AZ".repeat(20), "red blue", "AZ".repeat(20)],
    "a long and a short message": ["ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJKLMN", "gray; red blue green", "CAB"],
  },
  DESIGNKEY: { "the largest mazes": [64, 32, 16, 1, "back"] },
  KEYMAZE: { "a long key": [grid(2, 1000, (row, k) => (row + k) % 3), grid(1, 1000, (_, k) => k % 3)] },
};
