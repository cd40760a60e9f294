import { i18n } from "../../language";
import type { Move, MoveKey, Spot } from "../../playing/move";
import type { Game } from "../../playing/play";
import { DIRECTIONS } from "../mazes/neighbours";
import { spoken } from "./play-texts";
import type { SchonbrunnPlay } from "./play";
import { shortestJumpsAfter, type JumpPuzzle } from "./shortest";

const KEYS: Readonly<Record<(typeof DIRECTIONS)[number]["name"], MoveKey>> = {
  right: "ArrowRight",
  up: "ArrowUp",
  down: "ArrowDown",
  left: "ArrowLeft",
};

/** The numbers of the tiles visited so far, as text: all that decides where the next jump may go. */
type Visited = string;

export const tilesOf = (visited: Visited): number[] => visited.split(" ").map(Number);

/** The tiles, and where a jump on them leads. */
export class JumpGame implements Game<Visited, SchonbrunnPlay> {
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
    const [row, column] = this.placeOf(at);
    return DIRECTIONS.flatMap(({ name, down, right }) => {
      const place = [row + down * far, column + right * far] as const;
      const tile = this.tileAt(...place);
      if (tile === undefined || tiles.includes(tile)) return [];
      return {
        label: i18n.t("{direction, select, right {right} left {left} up {up} other {down}} to {tile}", {
          direction: name,
          tile: spoken(board.numbers[tile]),
        }),
        to: `${visited} ${tile}`,
        spot: place.join(" "),
        from: `${row} ${column}`,
        key: KEYS[name],
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
    const here = this.placeOf(at).join(" ");
    const tile = this.tileAt(...placeIn(spot));
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

  private placeOf(tile: number): readonly [row: number, column: number] {
    const { columns } = this.puzzle.board;
    return [Math.floor(tile / columns), tile % columns];
  }

  /** The tile at a place; undefined for holes and outside of the board. */
  private tileAt(row: number, column: number): number | undefined {
    const { rows, columns, open } = this.puzzle.board;
    const isInside = row >= 0 && row < rows && column >= 0 && column < columns;
    const tile = row * columns + column;
    return isInside && open[tile] ? tile : undefined;
  }
}

/** The row and column of a spot, counted from 0; a place outside of the board if it is none. */
function placeIn(spot: Spot): readonly [row: number, column: number] {
  const [, row, column] = /^(\d+) (\d+)$/.exec(spot) ?? ["", -1, -1];
  return [Number(row), Number(column)];
}
