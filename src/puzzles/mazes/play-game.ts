import type { Move, Solution, Spot } from "../../playing/move";
import type { Game } from "../../playing/play";
import { ARROW_KEYS, cellNumbered, cellOfSpot, spotOfCell } from "../../playing/spots";
import type { Steps } from "../../steps";
import { DIRECTIONS } from "./neighbours";
import type { WalkedPlay } from "./play-walk";
import { directionBetween, wayFrom, type WalkedMaze } from "./walked-maze";

/** What is said of moves in a maze. Positions are those of its grid. */
export interface WalkWords {
  /** The label of a move, by its direction's number in DIRECTIONS. */
  label(direction: number): string;
  readonly refusals: {
    /** What was clicked is not in the maze. */
    outside(): string;
    /** The move was to begin somewhere else than at the current position. */
    elsewhere(current: number): string;
    already(): string;
    wall(position: number): string;
    /** The position is open, but not next to the current one. */
    far(): string;
  };
  impossible(): string;
}

/** The rules of walking through a maze; only how a line is shown is left open. Its states are the positions. */
export function walkingRules(
  maze: WalkedMaze,
  start: number,
  words: WalkWords,
): Omit<Game<number, WalkedPlay>, "play"> {
  const { grid, neighbour, isGoal } = maze;
  const spotAt = (position: number) => spotOfCell(cellNumbered(position, grid.columns));
  const moveTo = (from: number, direction: number): Move<number> => {
    const to = neighbour(from, direction);
    return {
      label: words.label(direction),
      to,
      spot: spotAt(to),
      from: spotAt(from),
      key: ARROW_KEYS[DIRECTIONS[direction].name],
    };
  };
  return {
    start,
    isSolved: isGoal,
    moves(state) {
      if (!grid.open[state]) return [];
      return [...DIRECTIONS.keys()].flatMap((direction) => {
        const to = neighbour(state, direction);
        return to >= 0 && grid.open[to] ? [moveTo(state, direction)] : [];
      });
    },
    *solve(state): Steps<Solution<number>> {
      if (!grid.open[state]) return { impossible: words.impossible() };
      const outcome = yield* wayFrom(maze, [state], words.impossible());
      if ("impossible" in outcome) return outcome;
      const line = outcome.way
        .slice(1)
        .map((to, k) => moveTo(outcome.way[k], directionBetween(maze, outcome.way[k], to)));
      return { line, isShortest: true };
    },
    refuse(state, spot, from) {
      const { outside, elsewhere, already, wall, far } = words.refusals;
      const position = positionOf(spot, grid);
      if (position === undefined) return outside();
      if (from !== undefined && from !== spotAt(state)) return elsewhere(state);
      if (!grid.open[state]) return wall(state);
      if (position === state) return already();
      return grid.open[position] ? far() : wall(position);
    },
  };
}

function positionOf(spot: Spot, { rows, columns }: Readonly<Record<"rows" | "columns", number>>) {
  const cell = cellOfSpot(spot);
  return cell && cell.row < rows && cell.column < columns ? cell.row * columns + cell.column : undefined;
}
