import knights from "../fixtures/knights.json";
import ogear from "../fixtures/ogear.json";
import pinball from "../fixtures/pinball.json";
import {
  afterMoves,
  arranged,
  inOrder,
  KNIGHTS_MOVES,
  PINBALL_GOAL,
  PINBALL_MOVES,
  PINBALL_START,
  slidingMoves,
} from "../unit/puzzles/boards";
import { associated, cellOf, metadata } from "./bundled-functions";

type Rows = (string | number)[][];

const generators = pinball.generators.map(({ label, perm }) => [label, perm]);
const paths = pinball.generators.map(({ label, path }) => [label, path]);

test("the metadata says what may be left out and cancelled", () => {
  const options = (name: string) => {
    const { options, parameters, result } = metadata.functions.find((each) => each.name === name)!;
    const optional = parameters.filter((parameter) => parameter.optional).map((parameter) => parameter.name);
    return [options?.cancelable ?? false, result.dimensionality, optional];
  };
  expect(options("FACTORCYCLES")).toEqual([true, "matrix", ["inverses", "order"]]);
  expect(options("WORDTOCYCLES")).toEqual([false, undefined, ["order"]]);
  expect(options("WORDTOPATH")).toEqual([false, undefined, []]);
  expect(options("SPACEPATHS")).toEqual([true, "matrix", ["longest", "rules"]]);
  expect(options("REARRANGE")).toEqual([true, "matrix", ["rules"]]);
  expect(options("HARDEST")).toEqual([true, "matrix", ["rules"]]);
  expect(options("SOLVEGEAR")).toEqual([true, "matrix", ["teeth", "answer"]]);
  expect(options("SOLVEGRAPH")).toEqual([true, "matrix", ["rules"]]);
  expect(options("SOLVESTATES")).toEqual([true, "matrix", ["values"]]);
});

describe("pinball", () => {
  test("seven space-paths with their permutations", async () => {
    const rows = (await cellOf("SPACEPATHS", PINBALL_MOVES, 5)) as Rows;
    expect([...rows].sort()).toEqual(pinball.simple_elementary_space_paths);
  });

  test("BADD, its permutation, its path and its 20 flips", async () => {
    expect(await cellOf("FACTORCYCLES", pinball.target, generators)).toEqual([["BADD"]]);
    expect(await cellOf("WORDTOCYCLES", "BADD", generators)).toBe(pinball.target);
    const path = (await cellOf("WORDTOPATH", "BADD", paths)) as string;
    expect(path).toBe("5-4-7-8-5-4-1-2-5-2-3-6-9-8-5-2-3-6-9-8-5");
    expect(path.split("-")).toHaveLength(21);
    expect(await cellOf("PATHTOPERM", path)).toBe(pinball.target);
  });

  test("a word in the space-paths themselves", async () => {
    const rows = (await cellOf("SPACEPATHS", PINBALL_MOVES, 5)) as Rows;
    const [[word]] = (await cellOf("FACTORCYCLES", pinball.target, rows)) as string[][];
    expect(await cellOf("WORDTOCYCLES", word, rows)).toBe(pinball.target);
  });

  test("the unique 18 flips, with the flippers' names", async () => {
    const moves = (await cellOf("REARRANGE", PINBALL_MOVES, PINBALL_START, PINBALL_GOAL)) as Rows;
    expect(moves).toHaveLength(18);
    expect(moves.slice(0, 4)).toEqual([
      [4, 5, 6, "right 1R"],
      [7, 4, 9, "right 3L"],
      [8, 7, 7, "right 1L"],
      [5, 8, 6, "left 3R"],
    ]);
    const end = afterMoves(PINBALL_MOVES, PINBALL_START, moves);
    for (const [tile, ball] of PINBALL_GOAL) expect(end.get(String(tile))).toBe(String(ball));
  });

  test("48 flips from the hardest start, and 46 from the hardest with the centre empty", async () => {
    const rows = (await cellOf("HARDEST", PINBALL_MOVES, PINBALL_GOAL)) as Rows;
    expect(rows[0].slice(0, 2)).toEqual([48, 1]);
    expect(rows.find((row) => row[2 + 4] === "")![0]).toBe(46);
    expect(rows.reduce((sum, [, count]) => sum + Number(count), 0)).toBe(181_440);
  });

  test("half of all arrangements are impossible, and it is said why", async () => {
    const exchanged = PINBALL_GOAL.map(([tile, ball]) => [tile, ball === 1 ? 2 : ball === 2 ? 1 : ball]);
    expect(await cellOf("REARRANGE", PINBALL_MOVES, PINBALL_START, exchanged)).toMatch(/^#N\/A .* parity/);
    expect(await cellOf("FACTORCYCLES", "(1 2)", generators)).toMatch(/^#N\/A The target is odd/);
  });
});

describe("the knights of the 11th Hour", () => {
  const start = Object.entries(knights.start);

  test("the exchange in 40 moves", async () => {
    const moves = (await cellOf("REARRANGE", KNIGHTS_MOVES, start, Object.entries(knights.goal))) as Rows;
    expect(moves).toHaveLength(40);
    const end = afterMoves(KNIGHTS_MOVES, start, moves);
    for (const [square, knight] of Object.entries(knights.goal)) expect(end.get(square)).toBe(knight);
  });

  test("47 moves from the hardest start", async () => {
    const rows = (await cellOf("HARDEST", KNIGHTS_MOVES, Object.entries(knights.goal))) as Rows;
    expect(rows[0][0]).toBe(knights.farthest_state);
  });

  test("distinct knights: the exchanges take as many moves as were found before", async () => {
    const squares = start.map(([square]) => square);
    const named = (names: string) => squares.map((square, k) => [square, names[k]]);
    const lengths: number[] = [];
    for (const names of ["CDAB", "CDBA", "DCAB", "DCBA"]) {
      const moves = (await cellOf("REARRANGE", KNIGHTS_MOVES, named("ABCD"), named(names))) as Rows;
      const end = afterMoves(KNIGHTS_MOVES, named("ABCD"), moves);
      expect(squares.map((square) => end.get(square)).join("")).toBe(names);
      lengths.push(moves.length);
    }
    expect(Math.min(...lengths)).toBe(40);
    expect(knights.distinct_distances).toEqual(expect.arrayContaining(lengths));
  });
});

describe("the 15-puzzle", () => {
  const slide = (rows: number, columns: number, tiles: number[]) =>
    cellOf("REARRANGE", slidingMoves(rows, columns), arranged(tiles), arranged(inOrder(rows * columns)));

  test("3 × 3: the hardest arrangements take 31 moves", async () => {
    expect(await slide(3, 3, [8, 6, 7, 2, 5, 4, 3, 0, 1])).toHaveLength(31);
    expect(await slide(3, 3, [6, 4, 7, 8, 5, 0, 3, 2, 1])).toHaveLength(31);
  });

  test("4 × 4: scrambles of up to 40 moves", async () => {
    expect(await slide(4, 4, [0, 3, 8, 4, 2, 9, 13, 7, 1, 5, 11, 10, 6, 15, 14, 12])).toHaveLength(36);
    expect(await slide(4, 4, [2, 5, 11, 7, 13, 1, 8, 3, 15, 6, 0, 4, 9, 14, 12, 10])).toHaveLength(40);
  });

  test("an odd arrangement is refused with the reason", async () => {
    const reason =
      "#N/A This is impossible by parity. Every move exchanges a piece and the empty place. To bring all of them to their goals takes an odd number of exchanges. But the empty place reaches its goal only in an even number of moves.";
    expect(await slide(4, 4, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 14, 0])).toBe(reason);
    expect(await slide(3, 3, [2, 1, 3, 4, 5, 6, 7, 8, 0])).toBe(reason);
  });
});

describe("O'Gear", () => {
  const connections = ogear.forward.map(([from, to]) => [...from, ...to]);
  const names: Record<string, string> = { turn: "turn", fwd: "forward", back: "back" };

  test("10 moves, and the hardest start's 17", async () => {
    expect(await cellOf("SOLVEGEAR", connections, [ogear.start], [ogear.goal])).toEqual(
      ogear.moves.map(([name, state]) => [names[name as string], ...(state as (string | number)[])]),
    );
    expect(await cellOf("SOLVEGEAR", connections, [ogear.hardest_start], [ogear.goal], 5)).toHaveLength(17);
  });
});

test("a path in a graph", async () => {
  const edges = [["a", "b", "bus"], ["b", "c", "tram"], ["c", "a", "walk"]]; // prettier-ignore
  expect(await cellOf("SOLVEGRAPH", edges, "a", "c")).toEqual([["a", ""], ["b", "bus"], ["c", "tram"]]); // prettier-ignore
  expect(await cellOf("SOLVEGRAPH", edges.slice(0, 2), "c", "a")).toBe(
    '#N/A There is no route from the start to the goal. Edges go one way; to go both ways, write "both ways" for rules.',
  );
});

test("a puzzle as a table of moves", async () => {
  const moves = [["on", "*,*", "+1 mod 3,*"], ["over", "2,a", "*,b"]]; // prettier-ignore
  expect(await cellOf("SOLVESTATES", moves, "0,a", "*,b")).toEqual([["on", "1,a"], ["on", "2,a"], ["over", "2,b"]]); // prettier-ignore
});

test("a group of a million elements is searched to the end", async () => {
  const large = [["a", "(1 2)(3 4)(11 12)"], ["b", "(1 2 3 4 5 6 7 8 9)"], ["c", "(11 12 13)"]]; // prettier-ignore
  expect(await cellOf("FACTORCYCLES", "(1 2)(11 12)", large)).toBe(
    "#N/A The generators do not make the target: all their 1,088,640 products were looked through.",
  );
  const [[word]] = (await cellOf("FACTORCYCLES", "(1 9)(2 8)(3 7)(4 6)", large)) as string[][];
  expect(await cellOf("WORDTOCYCLES", word, large)).toBe("(1 9)(2 8)(3 7)(4 6)");
});

test("a long search pauses, and can be cancelled", async () => {
  const { id } = metadata.functions.find(({ name }) => name === "REARRANGE")!;
  const invocation: { onCanceled?: () => void } = {};
  // One of the seventeen arrangements that take 80 moves.
  const far = arranged([0, 12, 9, 13, 15, 11, 10, 14, 3, 7, 6, 2, 4, 8, 5, 1]);
  const search = associated.get(id)!(slidingMoves(4, 4), far, arranged(inOrder(16)), undefined, invocation);
  invocation.onCanceled!();
  await expect(search).rejects.toMatchObject({
    code: "#N/A",
    message: "The calculation was cancelled. Enter the formula again to compute it.",
  });
});
