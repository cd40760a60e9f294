import { i18n } from "../../language";
import type { Move, Spot } from "../../playing/move";
import type { Game, Play, PlayKind } from "../../playing/play";
import { ARROW_KEYS, cellNumbered, cellOfSpot, spotOfCell, type BoardCell } from "../../playing/spots";
import { placeOf } from "../mazes/marks/lines";
import { DIRECTIONS } from "../mazes/neighbours";
import { spoken, jumpInWords } from "./play-texts";
import { shortestJumps, shortestJumpsAfter, type JumpPuzzle } from "./shortest";
import { CellError, type Cells } from "../../grid/cells";
import { playSolution } from "../../playing/by-hand";
import { readJumps } from "./kind";
import type { MazeQuestion } from "../puzzle-kind";

/** The numbers of the tiles visited so far, as text: all that decides where the next jump may go. */
type Visited = string;

const tilesOf = (visited: Visited): number[] => visited.split(" ").map(Number);

class JumpGame implements Game<Visited, SchonbrunnPlay> {
  readonly start: Visited;

  constructor(
    private readonly puzzle: JumpPuzzle,
    readonly play: (line: readonly Move<Visited>[]) => SchonbrunnPlay,
  ) {
    this.start = String(puzzle.ways.starts[0]);
  }

  moves(visited: Visited): Move<Visited>[] {
    const tiles = tilesOf(visited);
    const at = tiles[tiles.length - 1];
    if (this.isGoal(at)) return [];
    const { board } = this.puzzle;
    const far = Math.abs(board.numbers[at]);
    const here = this.placeOf(at);
    return DIRECTIONS.flatMap(({ name, down, right }) => {
      const place = { row: here.row + down * far, column: here.column + right * far };
      const tile = this.tileAt(place);
      if (tile === undefined || tiles.includes(tile)) return [];
      return {
        label: i18n.t("{direction, select, right {right} left {left} up {up} other {down}} to {tile}", {
          direction: name,
          tile: spoken(board.numbers[tile]),
        }),
        to: `${visited} ${tile}`,
        spot: spotOfCell(place),
        from: spotOfCell(here),
        key: ARROW_KEYS[name],
      };
    });
  }

  isSolved(visited: Visited): boolean {
    const tiles = tilesOf(visited);
    const { aim } = this.puzzle;
    return this.isGoal(tiles[tiles.length - 1]) && (aim === "any" || this.sumOf(tiles) === 0);
  }

  *solve(visited: Visited) {
    const tiles = tilesOf(visited);
    if (this.isSolved(visited)) return { line: [], isShortest: true };
    if (this.isGoal(tiles[tiles.length - 1])) return { impossible: this.wrongSum(tiles) };
    const result = yield* shortestJumpsAfter(this.puzzle, tiles);
    if ("impossible" in result) return result;
    const line: Move<Visited>[] = [];
    let state = visited;
    for (const tile of result.way.slice(1)) {
      const next = `${state} ${tile}`;
      line.push(this.moves(state).find(({ to }) => to === next)!);
      state = next;
    }
    return { line, isShortest: true };
  }

  refuse(visited: Visited, spot: Spot, from?: Spot): string {
    const tiles = tilesOf(visited);
    const at = tiles[tiles.length - 1];
    const here = spotOfCell(this.placeOf(at));
    const tile = this.tileAt(cellOfSpot(spot));
    if (tile === undefined) return i18n.t("There is no tile.");
    if (this.isSolved(visited)) return i18n.t("The goal is reached.");
    if (this.isGoal(at)) return this.wrongSum(tiles);
    if (from !== undefined && from !== here) return i18n.t("Jump from the tile with the ring.");
    if (tile === at) return i18n.t("You are on this tile. Jump from here to another one.");
    if (tiles.includes(tile)) return i18n.t("You have been on this tile. No tile is visited twice.");
    return i18n.t(
      "From this tile you jump {far, plural, one {# tile} other {# tiles}} to the right, up, down or to the left.",
      { far: Math.abs(this.puzzle.board.numbers[at]) },
    );
  }

  private isGoal(tile: number): boolean {
    return this.puzzle.ways.goals.includes(tile);
  }

  private sumOf(tiles: readonly number[]): number {
    return tiles.reduce((sum, tile) => sum + this.puzzle.board.numbers[tile], 0);
  }

  private wrongSum(tiles: readonly number[]): string {
    return i18n.t("This is the goal, but the sum is {sum}, not 0. Take some jumps back.", {
      sum: spoken(this.sumOf(tiles)),
    });
  }

  private placeOf(tile: number): BoardCell {
    return cellNumbered(tile, this.puzzle.board.columns);
  }

  /** The tile at a place; undefined for holes and outside of the board. */
  private tileAt({ row, column }: BoardCell = { row: -1, column: -1 }): number | undefined {
    const { rows, columns, open } = this.puzzle.board;
    const isInside = row >= 0 && row < rows && column >= 0 && column < columns;
    const tile = row * columns + column;
    return isInside && open[tile] ? tile : undefined;
  }
}

/** A board of numbers, and a way on it by jumps as long as the numbers say. */
export interface SchonbrunnPlay extends Play {
  /** The tile numbers, row by row. A goal's is 0, unless the goal is given. */
  readonly numbers: readonly (readonly number[])[];
  /** The holes, as spots. */
  readonly holes: ReadonlySet<Spot>;
  /** The goals, as spots. */
  readonly goals: ReadonlySet<Spot>;
  /** The tile after each step, with row and column counted from 0. */
  readonly tiles: readonly BoardCell[];
  /** The sum of the numbers on the way after each step. */
  readonly sums: readonly number[];
}

interface Mode {
  readonly prefix: string;
  readonly title: string;
  readonly rules: readonly string[];
}

function kindOf({ prefix, title, rules }: Mode): PlayKind<SchonbrunnPlay> {
  return {
    prefix,
    title,
    ranges: [
      { name: "board", title: /*i18n*/ "The tiles: whole numbers, 0 for the goal, # for holes" },
      {
        name: "start",
        title: /*i18n*/ "The start: its tile, or row and column in the board",
        within: "board",
      },
      {
        name: "goal",
        title: /*i18n*/ "The goal: its tile, or row and column. Default: the tile with 0.",
        optional: true,
        within: "board",
      },
    ],
    *read({ board, start, goal = [[""]] }) {
      const puzzle = yield* fromBestStart(yield* readBoard(board, { start, goal, rules }));
      const { rows, columns, numbers, open } = puzzle.board;
      const spotOf = (tile: number) => spotOfCell(cellNumbered(tile, columns));
      const shown = {
        prefix,
        goals: new Set(puzzle.ways.goals.map(spotOf)),
        numbers: Array.from({ length: rows }, (_, row) => [
          ...numbers.subarray(row * columns, (row + 1) * columns),
        ]),
        holes: new Set([...open.keys()].filter((tile) => !open[tile]).map(spotOf)),
      };
      const game: JumpGame = new JumpGame(puzzle, (line) => ({ ...shown, ...wayOf(game, puzzle, line) }));
      return yield* playSolution(game);
    },
  };
}

/** What of a play is about its line of jumps. */
function wayOf(game: JumpGame, { board }: JumpPuzzle, line: readonly Move<string>[]) {
  const visited = tilesOf(line.at(-1)?.to ?? game.start);
  const tiles = visited.map((tile) => cellNumbered(tile, board.columns));
  const numbers = visited.map((tile) => board.numbers[tile]);
  const sums: number[] = [];
  for (const number of numbers) sums.push((sums.at(-1) ?? 0) + number);
  return {
    lastStep: line.length,
    tiles,
    sums,
    text: (step: number) => jumpInWords({ tiles, numbers, sums }, step),
    marker: { range: "board", cells: (step: number) => [placeOf(tiles[step], board.places)] },
    byHand: { game, line },
  };
}

/** Of several starts, only that of the best way. */
function* fromBestStart(puzzle: JumpPuzzle): Generator<number, JumpPuzzle> {
  const { ways } = puzzle;
  if (ways.starts.length === 1) return puzzle;
  const outcome = yield* shortestJumps(puzzle);
  const start = "way" in outcome ? outcome.way[0] : ways.starts[0];
  return { ...puzzle, ways: { ...ways, starts: [start] } };
}

/** The puzzle. Errors are about the board, not a maze. */
function* readBoard(board: Cells, question: Omit<MazeQuestion, "maze">): Generator<number, JumpPuzzle> {
  try {
    return yield* readJumps({ maze: board, ...question });
  } catch (error) {
    if (!(error instanceof CellError) || error.argument !== "maze") throw error;
    throw new CellError("board", error.problem, error.row, error.column);
  }
}

export const schonbrunn = kindOf({
  prefix: "Schonbrunn",
  title: /*i18n*/ "Jump board",
  rules: ["jump"],
});
export const schonbrunnExpert = kindOf({
  prefix: "SchonbrunnExpert",
  title: /*i18n*/ "Jump board, sum 0",
  rules: ["jump", "zero"],
});
