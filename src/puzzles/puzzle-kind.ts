import { breadthFirst, wayTo, type StateGraph } from "../search/breadth-first";
import type { Steps } from "../steps";
import { CellError, shown, type Cell, type Cells } from "../grid/cells";
import { either, i18n } from "../language";

/**
 * The common interface of all puzzles: a puzzle is a graph of states, and a solution is a way through it. A kind of puzzle reads its cells
 * in steps, because there may be many, and throws a CellError if they are not as expected. The resulting puzzle returns states, and
 * determines how cells show a state and the move to the next one.
 */
export interface PuzzleKind<Question, Kind extends Puzzle = Puzzle> {
  read(question: Question): Steps<Kind>;
}

export interface Puzzle {
  /** The shortest way from the start to the goal; of equally short ones, the first in the order of moves. */
  solve(): Steps<SearchResult>;
  /** How many ways there are. Each kind defines which ones count. */
  count(): Steps<bigint>;
  /** A state as a row of cells: a position in a maze, or a gear's face and direction. */
  show(state: number): readonly Cell[];
  /** A move as a row of cells: a direction, or the place, the piece and the name of a move. */
  move(from: number, to: number): readonly Cell[];
}

/** States from the start to the goal. */
export type Way = readonly number[];

/**
 * The result of a search: a way, or a user-facing message saying why there is none. Reaching a limit is neither; it throws a LimitError.
 */
export type SearchResult = { readonly way: Way } | { readonly impossible: string };

/** A puzzle on a rectangle of cells. Its states are shown as row and column, counted from 1. */
export interface GridPuzzle extends Puzzle {
  readonly rows: number;
  readonly columns: number;
  /** The cells as they were read, if they are not as they were given. */
  readonly cells?: Cells;
  /** How many ways have the fewest moves, if `count` counts others, too. */
  countShortest?(): Steps<bigint>;
  /** All ways, shortest first, if the kind of puzzle lists them. */
  all?(): Steps<readonly Way[]>;
  /** What a way costs, if moves cost something. */
  cost?(way: Way): number;
}

/** The arguments of SOLVEMAZE. For a blank start or goal, the marks in the maze are used. */
export interface MazeQuestion {
  readonly maze: Cells;
  readonly start: Cells;
  readonly goal: Cells;
  /** The words of the rules. The first one is the name of the kind of maze. */
  readonly rules: readonly string[];
}

export interface MazeKind extends PuzzleKind<MazeQuestion, GridPuzzle> {
  readonly name: string;
  readonly rules: readonly string[];
  /** Words any of which may begin the rules, or follow `walk`. Without them, the rules begin with the name. */
  readonly words?: readonly string[];
  /** The ways of describing a way through the maze's cells, by name. (`count` is about all ways; every kind of maze has it.) */
  readonly answers: Readonly<Record<string, (puzzle: GridPuzzle, way: Way, maze: Cells) => Cell[][]>>;
  /** Whether `count` is about the shortest ways only. Otherwise `count shortest` is. */
  readonly countsShortest?: boolean;
  /** The row for each way when all are listed. */
  readonly listed?: (puzzle: GridPuzzle, way: Way, maze: Cells) => Cell[];
}

export function* shortestWay(
  graph: StateGraph,
  starts: readonly number[],
  isGoal: (state: number) => boolean,
  impossible: string,
): Steps<SearchResult> {
  const search = yield* breadthFirst(graph, starts, isGoal);
  return search.goal < 0 ? { impossible } : { way: wayTo(search, search.goal) };
}

export function unknownRules(rules: string, known: readonly string[]): CellError {
  const problem = i18n.t("{rules} is unknown; expected {choices}", {
    rules: shown(rules),
    choices: either(known),
  });
  return new CellError("rules", problem);
}
