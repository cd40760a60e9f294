import { breadthFirst, wayTo, type StateGraph } from "../search/breadth-first";
import type { Steps } from "../steps";
import type { Cell, Cells } from "../grid/cells";

/**
 * The one interface of all puzzles: a puzzle is a graph of states, and a solution is a way through it. A kind of puzzle
 * reads its cells (in steps, as they may be many, and throws a CellError if they are not what it expects); the puzzle it
 * makes of them answers with states, and says how cells show a state and the move to the next one.
 */
export interface PuzzleKind<Question, Kind extends Puzzle = Puzzle> {
  readonly name: string;
  read(question: Question): Steps<Kind>;
}

export interface Puzzle {
  /** The shortest way from the start to the goal; among equals the first in the order of moves. */
  solve(): Steps<SearchResult>;
  /** How many ways there are; each kind says which ones it counts. */
  count(): Steps<bigint>;
  /** A state as a row of cells: the position in a maze, the face and direction of a gear. */
  show(state: number): readonly Cell[];
  /** A move as a row of cells: a direction; the place, the piece and the name of a move. */
  move(from: number, to: number): readonly Cell[];
}

/** States from the start to the goal. */
export type Way = readonly number[];

/** What a search has come to: a way, or in words why there is none. A limit reached is neither, but a LimitError. */
export type SearchResult = { readonly way: Way } | { readonly impossible: string };

/** A puzzle on a rectangle of cells. Its states show as row and column, counted from 1. */
export interface GridPuzzle extends Puzzle {
  readonly rows: number;
  readonly columns: number;
  /** All ways, the shortest first, where the kind of puzzle lists them. */
  all?(): Steps<readonly Way[]>;
}

/** What the arguments of SOLVEMAZE say; a blank start or goal is left to the marks in the maze. */
export interface MazeQuestion {
  readonly maze: Cells;
  readonly start: Cells;
  readonly goal: Cells;
  /** The words of the rules; the first one is the name of the kind of maze. */
  readonly rules: readonly string[];
}

export interface MazeKind extends PuzzleKind<MazeQuestion, GridPuzzle> {
  /** The rules that this kind understands. */
  readonly rules: readonly string[];
  /** How a way through the maze's cells is told, by name. (`count` tells of all ways; every kind of maze has it.) */
  readonly answers: Readonly<Record<string, (puzzle: GridPuzzle, way: Way, maze: Cells) => Cell[][]>>;
  /** The row that tells of each way where all are listed. */
  readonly listed?: (puzzle: GridPuzzle, way: Way, maze: Cells) => Cell[];
}

/** The outcome of a breadth-first search. */
export function* shortestWay(
  graph: StateGraph,
  starts: readonly number[],
  isGoal: (state: number) => boolean,
  impossible: string,
): Steps<SearchResult> {
  const search = yield* breadthFirst(graph, starts, isGoal);
  return search.goal < 0 ? { impossible } : { way: wayTo(search, search.goal) };
}
