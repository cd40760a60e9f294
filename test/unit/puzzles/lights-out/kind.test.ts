import fc from "fast-check";
import { lighterPatterns, lightest } from "../../../../src/puzzles/lights-out/kind";
import { finished } from "../../../../src/steps";
import { boards, changesBy, full, ones, read, solved } from "./boards";

/** For each set of lamps that can be changed, as a bit pattern, the fewest presses that do it, by trying all. */
function fewestByTrying(lampCount: number, effectOf: (lamp: number) => number): Map<number, number> {
  const fewest = new Map<number, number>();
  const effects = Array.from({ length: lampCount }, (_, lamp) => effectOf(lamp));
  for (let presses = 0; presses < 2 ** lampCount; presses++) {
    let changes = 0;
    let count = 0;
    for (let lamp = 0; lamp < lampCount; lamp++) {
      if (!((presses >> lamp) & 1)) continue;
      changes ^= effects[lamp];
      count++;
    }
    fewest.set(changes, Math.min(count, fewest.get(changes) ?? Infinity));
  }
  return fewest;
}

const asBits = (set: ArrayLike<number>) =>
  Array.from(set).reduce((bits, bit, lamp) => bits | (bit << lamp), 0);

describe("all boards of up to 4 × 4 cells", () => {
  const SHAPES = [1, 2, 3, 4].flatMap((rows) => [1, 2, 3, 4].map((columns) => [rows, columns] as const));

  test.each(SHAPES)(
    "%d × %d: the fewest presses, or none, are those that trying all finds",
    (rows, columns) => {
      const count = rows * columns;
      const { lamps, puzzle } = read(full(rows, columns));
      const fewest = fewestByTrying(count, (lamp) =>
        asBits(
          changesBy(
            lamps,
            Array.from({ length: count }, (_, k) => (k === lamp ? 1 : 0)),
          ),
        ),
      );
      expect(2 ** puzzle.rank).toBe(fewest.size);
      // Every seventh of the 65,536 largest boards is enough.
      for (let board = 0; board < 2 ** count; board += count > 12 ? 7 : 1) {
        const cells = Array.from({ length: rows }, (_, row) =>
          Array.from({ length: columns }, (_cell, column) => (board >> (row * columns + column)) & 1),
        );
        const solution = solved(cells);
        expect("presses" in solution ? ones(solution.presses) : undefined).toBe(fewest.get(board));
      }
    },
  );

  test("so are those of other shapes", () => {
    fc.assert(
      fc.property(boards(4), (cells) => {
        const { lamps, changes, puzzle } = read(cells);
        const fewest = fewestByTrying(lamps.count, (lamp) =>
          asBits(
            changesBy(
              lamps,
              Array.from({ length: lamps.count }, (_, k) => (k === lamp ? 1 : 0)),
            ),
          ),
        );
        const solution = finished(puzzle.solve());
        expect(2 ** puzzle.rank).toBe(fewest.size);
        expect("presses" in solution ? ones(solution.presses) : undefined).toBe(fewest.get(asBits(changes)));
      }),
      { numRuns: 25 },
    );
  });
});

/** The greatest common divisor of polynomials over two elements, with a bit for each coefficient. */
function gcd(a: bigint, b: bigint): bigint {
  const degree = (polynomial: bigint) => polynomial.toString(2).length;
  while (b > 0n) {
    while (a > 0n && degree(a) >= degree(b)) a ^= b << BigInt(degree(a) - degree(b));
    [a, b] = [b, a];
  }
  return a;
}

/** The product of polynomials over two elements. */
function product(a: bigint, b: bigint): bigint {
  let sum = 0n;
  for (let k = 0n; a >> k > 0n; k++) if ((a >> k) & 1n) sum ^= b << k;
  return sum;
}

/** The Fibonacci polynomial with a number, at x or x + 1: f(0) = 0, f(1) = 1, f(n + 1) = x f(n) + f(n − 1). */
function fibonacci(number: number, x: bigint): bigint {
  let [before, polynomial] = [0n, 1n];
  for (let n = 1; n < number; n++) [before, polynomial] = [polynomial, product(x, polynomial) ^ before];
  return polynomial;
}

test("a board of n × n lamps has the rank that the theorem of Fibonacci polynomials says (K. Sutner)", () => {
  const nullities = Array.from({ length: 40 }, (_, k) => (k + 1) ** 2 - read(full(k + 1)).puzzle.rank);
  const byTheorem = nullities.map(
    (_, k) => gcd(fibonacci(k + 2, 2n), fibonacci(k + 2, 3n)).toString(2).length - 1,
  );
  expect(nullities).toEqual(byTheorem);
  expect(nullities.slice(0, 20)).toEqual([0, 0, 0, 4, 2, 0, 0, 0, 8, 0, 6, 0, 0, 4, 0, 8, 2, 0, 16, 0]);
});

/** The rank of all presses of a board, by elimination among whole numbers. */
function rankByElimination(lampCount: number, effectOf: (lamp: number) => Uint8Array): number {
  const basis: bigint[] = [];
  for (let lamp = 0; lamp < lampCount; lamp++) {
    let rest = BigInt(`0b${Array.from(effectOf(lamp)).join("")}`);
    for (const each of basis) if ((rest ^ each) < rest) rest ^= each;
    if (rest > 0n) basis.push(rest);
  }
  return basis.length;
}

test("any board is brought to its goal, or has a quiet pattern that shows why not", () => {
  let unsolvable = 0;
  const twoBoards = boards(9).chain((board) => {
    const goal = board.map((row) =>
      fc.tuple(...row.map((cell) => (cell === "#" ? fc.constant(cell) : fc.constantFrom(0, 1)))),
    );
    return fc.tuple(fc.constant(board), fc.tuple(...goal));
  });
  fc.assert(
    fc.property(twoBoards, ([board, goal]) => {
      const { lamps, changes, puzzle } = read(board, goal);
      const effectOf = (lamp: number) =>
        changesBy(
          lamps,
          Array.from({ length: lamps.count }, (_, k) => (k === lamp ? 1 : 0)),
        );
      expect(puzzle.rank).toBe(rankByElimination(lamps.count, effectOf));
      expect(puzzle.quiet).toHaveLength(lamps.count - puzzle.rank);
      for (const pattern of puzzle.quiet) expect(ones(changesBy(lamps, pattern))).toBe(0);
      const solution = finished(puzzle.solve());
      if ("presses" in solution) {
        expect(changesBy(lamps, solution.presses)).toEqual(changes);
        return;
      }
      unsolvable++;
      const { quiet, impossible } = solution;
      expect(ones(changes.map((change, lamp) => change & quiet[lamp])) % 2).toBe(1);
      // Each press changes an even number of its lamps.
      for (let lamp = 0; lamp < lamps.count; lamp++)
        expect(ones(effectOf(lamp).map((change, other) => change & quiet[other])) % 2).toBe(0);
      expect(impossible).toContain(`these ${ones(quiet)} lamps`);
    }),
    { numRuns: 150 },
  );
  expect(unsolvable).toBeGreaterThan(20);
});

test("if all lamps are lit, they can be switched off on a board of any shape (K. Sutner)", () => {
  fc.assert(
    fc.property(boards(12), (board) => {
      const solution = solved(board.map((row) => row.map((cell) => (cell === "#" ? cell : 1))));
      expect(solution).toHaveProperty("presses");
    }),
  );
});

describe("5 × 5 lamps", () => {
  const { lamps, puzzle } = read(full(5));
  const rows = (pattern: Uint8Array) =>
    Array.from({ length: 5 }, (_, row) => pattern.slice(5 * row, 5 * row + 5).join(""));

  test("rank 23, and quiet patterns of 12 lamps", () => {
    expect(puzzle.rank).toBe(23);
    expect(puzzle.quiet.map(rows)).toEqual([
      ["11011", "00000", "11011", "00000", "11011"],
      ["10101", "10101", "00000", "10101", "10101"],
    ]);
  });

  test("no board that can be solved needs more than 15 presses", () => {
    const [first, second] = puzzle.quiet.map(asBits);
    const weights = Uint8Array.from({ length: 2 ** 16 }, (_, k) => ones(Array.from(k.toString(2), Number)));
    const weight = (bits: number) => weights[bits & 0xffff] + weights[bits >>> 16];
    const most = new Array<number>(26).fill(0);
    for (let presses = 0; presses < 2 ** 25; presses++) {
      const others = Math.min(
        weight(presses ^ first),
        weight(presses ^ second),
        weight(presses ^ first ^ second),
      );
      most[Math.min(weight(presses), others)]++;
    }
    // Four sets of presses solve the same board.
    const boardsBy = most.map((count) => count / 4);
    expect(boardsBy.reduce((sum, count) => sum + count)).toBe(2 ** 23);
    expect(boardsBy.slice(15)).toEqual([7350, ...new Array<number>(10).fill(0)]);
    const { presses, isFewest } = solved(full(5)) as { presses: Uint8Array; isFewest: boolean };
    expect([ones(presses), isFewest]).toEqual([15, true]);
    expect(changesBy(lamps, presses)).toEqual(new Uint8Array(25).fill(1));
  });

  test("a lit lamp in a corner stays, and the reason names a quiet pattern", () => {
    const board = full(5, 5, 0);
    board[0][0] = 1;
    expect(solved(board)).toMatchObject({
      impossible:
        "No solution: each press changes an even number of these 12 lamps, but an odd number, 1, has to change. They are in row 1: 1, 2, 4, 5; row 3: 1, 2, 4, 5; row 5: 1, 2, 4, 5.",
    });
  });
});

test("of large quiet patterns the first lamps are named", () => {
  const board = full(47, 47, 0);
  board[0][0] = 1;
  const { impossible } = solved(board) as { impossible: string };
  expect(impossible).toMatch(/ in row 1: 1, .* and 576 more\.$/);
  expect(impossible.length).toBeLessThan(400);
});

test("a board of 100 × 100 lamps is solved", () => {
  const { lamps, changes, puzzle } = read(full(100));
  const { presses } = finished(puzzle.solve()) as { presses: Uint8Array };
  expect(changesBy(lamps, presses)).toEqual(changes);
});

test("with more than 20 quiet patterns in a part, the presses are not proved to be the fewest", () => {
  const { puzzle, lamps, changes } = read(full(39));
  expect(puzzle.quiet).toHaveLength(32);
  const solution = finished(puzzle.solve()) as { presses: Uint8Array; isFewest: boolean };
  expect(changesBy(lamps, solution.presses)).toEqual(changes);
  expect(solution.isFewest).toBe(false);
  expect(ones(solution.presses)).toBeLessThanOrEqual(625);
});

test("parts that are not connected are searched one by one", () => {
  // Sixty pairs of lamps, each with a quiet pattern.
  const board = Array.from({ length: 20 }, () => [1, 1, "#", 1, 1, "#", 1, 1]).flatMap((row) => [
    row,
    row.map(() => "#"),
  ]);
  const { puzzle } = read(board);
  expect(puzzle.quiet).toHaveLength(60);
  const { presses, isFewest } = finished(puzzle.solve()) as { presses: Uint8Array; isFewest: boolean };
  expect([ones(presses), isFewest]).toEqual([60, true]);
});

test("patterns become lighter and keep their sums", () => {
  const patterns = [0b1111_0000, 0b1111_1000, 0b1111_1111].map((bits) => Uint32Array.of(bits));
  expect(finished(lighterPatterns(patterns)).map(([bits]) => bits)).toEqual([
    0b0000_1000, 0b0000_0111, 0b1111_0000,
  ]);
  const { vector, isProved } = finished(lightest(Uint32Array.of(0b0000_1110), patterns));
  expect([vector[0], isProved]).toEqual([0b0000_0001, true]);
});
