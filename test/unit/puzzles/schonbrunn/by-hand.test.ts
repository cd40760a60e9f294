import type { Game, Play, PlayKind } from "../../../../src/playing/play";
import { schonbrunn, schonbrunnExpert } from "../../../../src/puzzles/schonbrunn/play";
import type { Cells } from "../../../../src/grid/cells";
import { finished } from "../../../../src/steps";
import { jumpBoard } from "../../../../src/puzzles/schonbrunn/drawings/jump-board";
import { played } from "../../playing/played";
import { rendered } from "../rendered";

const GARDEN = [
  [2, -2, 4, -1, 3],
  [-3, 3, -1, 3, -2],
  [1, -2, 0, -2, 3],
  [-3, 2, -3, 2, -4],
  [4, -2, 1, -3, 2],
];

const playOn = (kind: PlayKind, board: Cells = GARDEN, start = [[5, 3]]): Play =>
  played(kind, { board, start });

/** The state after moves by their labels. */
function after(game: Game, ...labels: string[]) {
  return labels.reduce((state, label) => {
    const move = game.moves(state).find((each) => each.label === label);
    if (!move) throw new Error(`${label} is none of ${game.moves(state).map((each) => each.label)}`);
    return move.to;
  }, game.start);
}

const { game } = playOn(schonbrunn).byHand!;

test("a jump is as long as the tile says, and each has its key, its tile and where it begins", () => {
  expect(game.moves(game.start)).toEqual([
    { label: "right to −3", to: "22 23", spot: "4 3", from: "4 2", key: "ArrowRight" },
    { label: "up to −3", to: "22 17", spot: "3 2", from: "4 2", key: "ArrowUp" },
    { label: "left to −2", to: "22 21", spot: "4 1", from: "4 2", key: "ArrowLeft" },
  ]);
});

test("no tile is visited twice, and the goal is the end", () => {
  const labels = (...moves: string[]) => game.moves(after(game, ...moves)).map(({ label }) => label);
  expect(labels("up to −3")).toEqual(["up to 4"]);
  expect(labels("up to −3", "up to 4")).toEqual([]);
  const [last] = playOn(schonbrunn).byHand!.line.slice(-1);
  expect(game.moves(last.to)).toEqual([]);
});

test.each([
  ["9 9", undefined, "There is no tile."],
  ["4 2", undefined, "You are on this tile. Jump from here to another one."],
  ["0 0", undefined, "From this tile you jump 1 tile to the right, up, down or to the left."],
  ["4 3", "0 0", "Jump from the tile with the ring."],
])("a click on %s (from %s) is refused: %s", (spot, from, reason) => {
  expect(game.refuse(game.start, spot, from)).toBe(reason);
});

test("a tile that was visited, and the goal with a wrong sum, are refused with their reason", () => {
  const up = after(game, "up to −3");
  expect(game.refuse(up, "4 2")).toBe("You have been on this tile. No tile is visited twice.");
  const solved = playOn(schonbrunn).byHand!.line.at(-1)!.to;
  expect(game.refuse(solved, "4 2")).toBe("The goal is reached.");
  const expert = playOn(schonbrunnExpert).byHand!.game;
  expect(expert.isSolved(solved)).toBe(false);
  const reason = "This is the goal, but the sum is 6, not 0. Take some jumps back.";
  expect(expert.refuse(solved, "4 2")).toBe(reason);
  expect(finished(expert.solve(solved))).toEqual({ impossible: reason });
});

/** All lines from a state to the goal, by trying everything. */
function* linesFrom(of: Game, state: string | number, length = 0): Generator<number> {
  if (of.isSolved(state)) yield length;
  for (const { to } of of.moves(state)) yield* linesFrom(of, to, length + 1);
}

test.each([schonbrunn, schonbrunnExpert])(
  "$prefix is solved from every state in the fewest moves",
  (kind) => {
    const { game: of } = playOn(kind).byHand!;
    const states = [of.start];
    for (const state of states) states.push(...of.moves(state).map(({ to }) => to));
    expect(states.length).toBeGreaterThan(100);
    for (const state of states) {
      const solution = finished(of.solve(state));
      const fewest = Math.min(...linesFrom(of, state));
      expect("line" in solution ? solution.line.length : Infinity).toBe(fewest);
      if ("impossible" in solution) expect(solution.impossible).toMatch(/^(From here|This is the goal)/);
    }
  },
);

test("where parity forbids the sum 0, it is said from everywhere, and the board is drawn all the same", () => {
  const play = playOn(schonbrunnExpert, [[1, 1, 1, 0]], [[1, 1]]);
  expect(play.impossible).toMatch(/^The sum cannot be 0. The goal is 3 tiles away/);
  const of = play.byHand!.game;
  expect(finished(of.solve(after(of, "right to 1")))).toEqual({ impossible: play.impossible });
  expect(rendered(jumpBoard, play as never, 0).state).toBe("row 1, column 1, sum 1");
});

test("a hole is neither drawn nor clicked", () => {
  const play = playOn(schonbrunn, [[1, "#", 1], [2, "#", "G"]], [[1, 1]]); // prettier-ignore
  const { svg, texts } = rendered(jumpBoard, play as never, 0);
  expect([...svg.matchAll(/data-spot="([^"]*)"/g)].map(([, spot]) => spot)).toEqual([
    "0 0",
    "0 2",
    "1 0",
    "1 2",
  ]);
  expect(texts.slice(0, 4)).toEqual(["1", "1", "2", "0"]);
  expect(play.byHand!.game.refuse(play.byHand!.game.start, "0 1")).toBe("There is no tile.");
});

test("holes around the board take no room", () => {
  const tiles = [[1, 1], [2, "G"]]; // prettier-ignore
  const blank = ["#", "#", "#", "#"];
  const around = [blank, ...tiles.map((row) => ["#", ...row, "#"]), blank];
  const [small, large] = [playOn(schonbrunn, tiles, [[1, 1]]), playOn(schonbrunn, around, [[2, 2]])];
  const sizesIn = (play: typeof small) => {
    const { svg } = rendered(jumpBoard, play as never, 0);
    return [/viewBox="[^"]*"/.exec(svg)![0], ...svg.match(/<rect x="[^"]*" y="[^"]*"|<path d="[^"]*"/g)!];
  };
  expect(sizesIn(large)).toEqual(sizesIn(small));
  expect(jumpBoard.describe(large as never, 0)).toMatch(/^2 by 2 tiles; .* in row 2, column 2/);
});
