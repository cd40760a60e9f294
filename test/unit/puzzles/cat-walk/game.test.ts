import fc from "fast-check";
import type { Cells } from "../../../../src/grid/cells";
import { gateWalk } from "../../../../src/puzzles/cat-walk/play";
import { gateWalkDrawing } from "../../../../src/puzzles/cat-walk/drawings/gate-walk-drawing";
import type { Game } from "../../../../src/playing/play";
import { finished } from "../../../../src/steps";
import { played } from "../../playing/played";
import { rendered } from "../rendered";

const playOf = (maze: Cells, ...rules: string[]) =>
  played(gateWalk, { maze, rules: rules.map((rule) => [rule]) });
const gameOf = (maze: Cells, ...rules: string[]) => playOf(maze, ...rules).byHand!.game as Game<string>;

const SMALL = [
  ["#", "#", "#", "#", "#", "#", "#"],
  ["#", "S", "", "", "red", "G", "#"],
  ["#", "", "#", "blue", "#", "#", "#"],
  ["#", "", "", "", "#", "", "#"],
  ["#", "#", "#", "#", "#", "#", "#"],
];

/** Small mazes of rooms, with S in the first one and G in another, and gates of two colours. */
const anyMaze = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 2, max: 3 }))
  .chain(([rows, columns]) => {
    const size = (2 * rows + 1) * (2 * columns + 1);
    return fc
      .tuple(
        fc.array(fc.constantFrom("", "", "", "#", "red", "blue"), { minLength: size, maxLength: size }),
        fc.integer({ min: 1, max: rows * columns - 1 }),
      )
      .map(([between, goal]) =>
        Array.from({ length: 2 * rows + 1 }, (_, r) =>
          Array.from({ length: 2 * columns + 1 }, (_cell, c) => {
            const room = ((r - 1) / 2) * columns + (c - 1) / 2;
            if (r % 2 === 1 && c % 2 === 1) return room === 0 ? "S" : room === goal ? "G" : "";
            const isEdge = r === 0 || c === 0 || r === 2 * rows || c === 2 * columns;
            if (isEdge || (r % 2 === 0 && c % 2 === 0)) return "#";
            return r + c === 3 && c === 2 ? "red" : between[r * (2 * columns + 1) + c];
          }),
        ),
      );
  });

/** The fewest moves to the end, by trying all lines. */
function fewest(game: Game<string>, state: string): number {
  if (game.isSolved(state)) return 0;
  return 1 + Math.min(Infinity, ...game.moves(state).map(({ to }) => fewest(game, to)));
}

test("from each state the rest keeps to the rules of the walk so far, and is as short as can be", () => {
  fc.assert(
    fc.property(anyMaze, fc.infiniteStream(fc.nat(3)), (maze, choices) => {
      const game = gameOf(maze, "gates red");
      for (let state = game.start, steps = 0; steps < 6; steps++) {
        const solution = finished(game.solve(state));
        const best = fewest(game, state);
        if ("line" in solution) {
          expect(solution.line).toHaveLength(best);
          expect(game.isSolved(solution.line.at(-1)?.to ?? state)).toBe(true);
        } else expect(best).toBe(Infinity);
        const moves = game.moves(state);
        if (moves.length === 0) return;
        state = moves[(choices.next().value as number) % moves.length].to;
      }
    }),
  );
});

test("what is no move is refused, and never without a reason", () => {
  fc.assert(
    fc.property(anyMaze, (maze) => {
      const game = gameOf(maze, "gates red");
      const legal = new Set(game.moves(game.start).map(({ spot }) => spot));
      maze.forEach((cells, row) =>
        cells.forEach((_, column) => {
          const spot = `${row} ${column}`;
          if (!legal.has(spot)) expect(game.refuse(game.start, spot)).toMatch(/^\p{Lu}.*\.$/u);
        }),
      );
      expect(legal.has("1 1")).toBe(false);
    }),
  );
});

test("walls, gates of another colour and rooms that were visited", () => {
  const game = gameOf(SMALL, "gates red");
  const [right, down] = game.moves(game.start);
  expect([right, down].map(({ label, key, spot, from }) => [label, key, spot, from])).toEqual([
    ["right", "ArrowRight", "1 3", "1 1"],
    ["down", "ArrowDown", "3 1", "1 1"],
  ]);
  expect(game.refuse(right.to, "3 3")).toBe("The gate there is blue; the next one must be red.");
  expect(game.refuse(right.to, "1 1")).toBe("The cat has been in that room, and may not enter it twice.");
  expect(game.refuse(right.to, "1 3")).toBe("The cat is there already.");
  expect(game.refuse(right.to, "3 1")).toBe("A move leads to the next room only: right, left, up or down.");
  expect(game.refuse(right.to, "1 5", "1 1")).toBe("The cat is in row 2, column 4: a move begins there.");
  expect(game.refuse(right.to, "0 3")).toBe("That is not a room of the maze.");
  const [corner] = game.moves(down.to);
  expect(game.refuse(corner.to, "3 5")).toBe("There is a wall between.");
  expect(finished(game.solve(down.to))).toEqual({
    impossible: "From here, every route to the goal visits some room twice.",
  });
});

test("when a walk is over, the only move begins the next one", () => {
  const play = playOf(SMALL, "gates red", "gates blue red");
  const game = play.byHand!.game as Game<string>;
  const { line } = play.byHand!;
  expect(line.map(({ label }) => label)).toEqual([
    "right", "right", "begin the second route", "down", "right", "up", "right",
  ]); // prettier-ignore
  const over = String(line[1].to);
  expect(game.moves(over)).toEqual([{ label: "begin the second route", to: line[2].to, spot: "1 1" }]);
  expect(game.refuse(over, "1 3")).toBe("This route is over: begin the next one.");
  expect(game.isSolved(over)).toBe(false);
  const end = String(line.at(-1)!.to);
  expect([game.isSolved(end), game.moves(end)]).toEqual([true, []]);
  expect(game.refuse(end, "1 3")).toBe("The route is over.");
});

test("the second of two walks may be the one that is impossible", () => {
  expect(playOf(SMALL, "gates red", "gates blue")).toMatchObject({
    lastStep: 0,
    impossible: "There is no route from the start to the goal through blue gates.",
  });
});

test("each room can be clicked, with the walls around it, and its goal is seen from the start", () => {
  const game = gameOf(SMALL, "gates red");
  const { svg } = rendered(gateWalkDrawing, game.play([]) as ReturnType<typeof playOf>, 0);
  const spots = [
    ...svg.matchAll(/data-spot="([^"]*)" x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g),
  ].map(([, spot, ...box]) => ({ spot, box: box.map(Number) }));
  expect(spots.map(({ spot }) => spot)).toEqual(["1 1", "1 3", "1 5", "3 1", "3 3", "3 5"]);
  const [first, second] = spots;
  expect(second.box[0]).toBeCloseTo(first.box[0] + first.box[2], 1);
  for (const { box } of spots) expect(Math.min(box[2], box[3])).toBeGreaterThan(16);
  expect(svg).toMatch(/<path d="M[^"]*Z" fill="var\(--drawing-goal\)"/);
});

test("of a line by hand the letters so far are seen, with room for those of the solution", () => {
  const maze = [
    ["#", "#", "#"],
    ["#", "G", "#"],
    ["#", "red", "#"],
    ["#", "S", "#"],
    ["#", "#", "#"],
  ];
  const play = playOf(maze, "gates red");
  const { game } = play.byHand!;
  const dots = (line: readonly ReturnType<typeof game.moves>[number][], step: number) =>
    rendered(gateWalkDrawing, game.play(line) as typeof play, step).texts.at(-1);
  expect(dots([], 0)).toBe("·");
  expect(dots(game.moves(game.start), 1)).toBe("A");
});
