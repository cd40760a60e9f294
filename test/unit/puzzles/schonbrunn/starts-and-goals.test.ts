import fc from "fast-check";
import { readMaze, result } from "../mazes";
import { allWays, fromOne, smallBoard, weigh, type Position } from "./all-ways";

test("with several starts, goals that are given, and tiles with 0 elsewhere: the shortest ways, counted", () => {
  fc.assert(
    fc.property(
      smallBoard,
      fc.array(fc.tuple(fc.nat(4), fc.nat(4)), { minLength: 1, maxLength: 3 }),
      fc.constantFrom("jump", "jump zero", "jump least"),
      ({ tiles, from, goal }, zeros, rules) => {
        const [rows, columns] = [tiles.length, tiles[0].length];
        for (const [row, column] of zeros) tiles[row % rows][column % columns] = 0;
        tiles[goal[0]][goal[1]] = 2;
        const starts = [from, [rows - 1 - from[0], from[1]]];
        const distinct = starts.filter(
          (each, k) => starts.findIndex((other) => `${other}` === `${each}`) === k,
        );
        const every = distinct.flatMap((each) => allWays(tiles, each, goal));
        const away = (way: readonly Position[]) => Math.abs(weigh(tiles, way));
        const least = rules === "jump zero" ? 0 : Math.min(...every.map(away));
        const asked = every.filter((way) => rules === "jump" || away(way) === least);
        const fewest = Math.min(...asked.map((way) => way.length));
        const puzzle = readMaze(tiles, { start: fromOne(starts), goal: fromOne([goal]), rules });
        expect(result(puzzle.countShortest!())).toBe(
          BigInt(asked.filter((way) => way.length === fewest).length),
        );
        expect(result(puzzle.count())).toBe(BigInt(asked.length));
        const outcome = result(puzzle.solve());
        expect("way" in outcome ? outcome.way.length : Infinity).toBe(fewest);
      },
    ),
    { numRuns: 300 },
  );
});

test("the shortest ways on 10 × 10 tiles, of which all ways are too many to be counted", () => {
  const ones = Array.from({ length: 10 }, () => new Array<number>(10).fill(1));
  const puzzle = readMaze(ones, { start: [[1, 1]], goal: [[10, 10]], rules: "jump" });
  expect(result(puzzle.countShortest!())).toBe(48620n);
});
