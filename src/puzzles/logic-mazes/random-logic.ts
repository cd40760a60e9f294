import type { Cells } from "../../grid/cells";
import type { Steps } from "../../steps";
import { randomIndex, shuffled, type Random } from "../../steps/random";
import { randomMaze } from "../mazes/random-maze";
import { readLogicMaze } from "./cells";
import { solveLogic } from "./kind";
import { LogicStates } from "./logic-states";

/** How many rows and columns random mazes have. */
export const SIZE = { least: 5, most: 20 };
/** Of so many random mazes, the one with the longest solution is taken. */
const TRIES = 12;
/** Where a key makes the maze impossible, so many places are tried. */
const PLACES = 8;
/** There is a key, or a pair of portals, for so many cells; at most four of each. */
const CELLS_PER_MARK = 30;
const MOST_MARKS = 4;

/**
 * A maze for rules such as `keys portals`, from @ to *, that can be solved: of a few random ones, the one with the longest shortest way.
 * Each door is put on the way of the maze so far, and its key where the maze can still be solved, so that most doors matter.
 */
export function* randomLogic(
  rows: number,
  columns: number,
  rules: string,
  random: Random,
): Steps<(string | number)[][]> {
  let best = { cells: emptyBoard(rows, columns), moves: 0 };
  for (let tries = 0; tries < TRIES; tries++) {
    const cells = yield* randomBoard(rows, columns, rules, random);
    const way = yield* wayThrough(cells, rules);
    if (way.length > best.moves) best = { cells, moves: way.length };
    yield tries / TRIES;
  }
  return best.cells;
}

/** From corner to corner, as ice needs it, too. */
function emptyBoard(rows: number, columns: number): (string | number)[][] {
  const cells = Array.from({ length: rows }, () => new Array<string | number>(columns).fill(""));
  cells[0][0] = "@";
  cells[rows - 1][columns - 1] = "*";
  return cells;
}

/** The positions of the best way; none if there is no way. */
function* wayThrough(maze: Cells, rules: string): Steps<number[]> {
  const question = { maze, start: [[""]], goal: [[""]], rules: rules.split(" ") };
  const states = new LogicStates(yield* readLogicMaze(question));
  const outcome = yield* solveLogic(
    states,
    states.maze.starts.map((position) => states.startAt(position)),
  );
  return "way" in outcome ? outcome.way.map((state) => states.positionOf(state)) : [];
}

/** Doors are on the shortest way, keys and portals anywhere. */
function* randomBoard(
  rows: number,
  columns: number,
  rules: string,
  random: Random,
): Steps<(string | number)[][]> {
  const has = (word: string) => rules.split(" ").includes(word);
  const isOpen = has("ice") || has("costs") || has("diagonal");
  const cells = isOpen
    ? scattered(rows, columns, has("costs") ? 0.1 : has("ice") ? 0.2 : 0.35, random)
    : marked(yield* randomMaze(rows, columns, { rows: false, columns: false }, random));
  const positions = Array.from({ length: rows * columns }, (_, position) => position);
  const at = (position: number) => cells[Math.floor(position / columns)][position % columns];
  const put = (position: number, mark: string | number) => {
    cells[Math.floor(position / columns)][position % columns] = mark;
  };
  const isFree = (position: number) => at(position) === "";
  const count = Math.min(MOST_MARKS, Math.ceil((rows * columns) / CELLS_PER_MARK));
  const marks = (first: string) =>
    Array.from({ length: count }, (_, k) => String.fromCharCode(first.charCodeAt(0) + k));
  if (has("keys")) {
    const way = shuffled((yield* wayThrough(cells, rules)).filter(isFree), random);
    for (const [k, key] of marks("a").slice(0, way.length).entries()) {
      put(way[k], key.toUpperCase());
      const places = shuffled(positions.filter(isFree), random).slice(0, PLACES);
      let isSolved = false;
      for (const place of places) {
        put(place, key);
        isSolved = (yield* wayThrough(cells, rules)).length > 0;
        if (isSolved) break;
        put(place, "");
      }
      if (!isSolved) put(way[k], "");
    }
  }
  if (has("portals")) {
    for (const portal of marks(has("keys") ? "1" : "A")) {
      const [one, two] = shuffled(positions.filter(isFree), random);
      if (two === undefined) break;
      put(one, has("keys") ? Number(portal) : portal);
      put(two, has("keys") ? Number(portal) : portal);
    }
  }
  if (has("costs"))
    for (const position of positions.filter(isFree)) put(position, 1 + randomIndex(random, 9));
  return cells;
}

/** Walls at random, and the start and the goal in opposite corners. */
function scattered(rows: number, columns: number, density: number, random: Random): (string | number)[][] {
  const cells = emptyBoard(rows, columns);
  return cells.map((row) => row.map((cell) => (cell === "" && random() < density ? "#" : cell)));
}

const marked = (maze: readonly (readonly string[])[]): (string | number)[][] =>
  maze.map((row) => row.map((cell) => (cell === "S" ? "@" : cell === "G" ? "*" : cell)));
