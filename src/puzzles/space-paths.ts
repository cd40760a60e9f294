import { i18n } from "../language";
import { LimitError } from "../permutations/limit-error";
import type { Steps } from "../search/breadth-first";
import { circuitsThrough, type CircuitLimits } from "../search/circuits";
import { CellError, shown, textOf, type Cell, type Cells } from "./cells";
import { readMoves, readPlace } from "./moves";

export interface SpacePathsQuestion {
  /** The moves of the pieces; the empty place goes against them. */
  readonly moves: Cells;
  /** The place that is empty at both ends of a space-path. */
  readonly home: Cell;
  /** The most moves of a space-path, or Infinity. */
  readonly longest: number;
}

const LIMITS = { circuits: 100_000, steps: 2_000_000_000 };

/**
 * The elementary space-paths of P. Vodola's pinball article that are simple: the ways of the empty place from home to
 * home that come to no place twice and to home only at their ends. Shortest first; among equally long ones in the order
 * of their places. Throws a LimitError.
 */
export function* spacePaths(
  question: SpacePathsQuestion,
  limits: Omit<CircuitLimits, "longest"> = LIMITS,
): Steps<string[][]> {
  const moves = readMoves(question.moves, "moves");
  const home = readPlace(question.home, moves, "moves", "home");
  rejectUnwritable(question.moves);
  const graph = { vertexCount: moves.places.length, tails: moves.to, heads: moves.from };
  const { circuits, limit } = yield* circuitsThrough(home, graph, { ...limits, longest: question.longest });
  if (limit !== undefined) {
    const found =
      limit === "circuits"
        ? i18n.t("there are more than {count, number} space-paths", { count: limits.circuits })
        : i18n.t("finding all space-paths takes too many steps");
    throw new LimitError(`${found}; ${i18n.t("a smaller number for longest leaves fewer")}`);
  }
  return circuits
    .sort((a, b) => a.length - b.length)
    .map((circuit) => circuit.map((place) => moves.places[place]));
}

/** Paths separate places by hyphens, commas, spaces or arrows, and permutations have parentheses. */
function rejectUnwritable(cells: Cells): void {
  cells.forEach((cellsOfRow, row) =>
    cellsOfRow.slice(0, 2).forEach((cell, column) => {
      if (!/[\s,()→‐‑–−-]/u.test(textOf(cell))) return;
      const problem = i18n.t(
        "the place {place} cannot stand in a path; expected a name without spaces, commas, hyphens and parentheses",
        { place: shown(cell) },
      );
      throw new CellError("moves", problem, row, column);
    }),
  );
}
