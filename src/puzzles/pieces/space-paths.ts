import { i18n } from "../../language";
import { LimitError } from "../../steps/limit-error";
import { isPause, type Steps } from "../../steps";
import { circuitsThrough, type CircuitLimits, type Circuits } from "../../search/circuits";
import { CellError, shown, textOf, type Cell, type Cells } from "../../grid/cells";
import { readMoveRules } from "./move-rules";
import { readMoves, readPlace } from "./moves";

interface SpacePathsQuestion {
  /** The moves of the pieces. The empty place moves against them. */
  readonly moves: Cells;
  /** The place that is empty at both ends of a space-path. */
  readonly home: Cell;
  /** The most moves of a space-path, or Infinity. */
  readonly longest: number;
  /** The words of the rules: `both ways`. */
  readonly rules?: readonly string[];
}

/** This many places, written twice with separators, have about as many characters as fit in an answer. */
const LIMITS = { circuits: 100_000, vertices: 2 ** 23, steps: 2_000_000_000 };

/**
 * The simple elementary space-paths of P. Vodola's pinball article: the ways of the empty place from home to home that visit no place
 * twice, and home only at their ends. Shortest first, those of equal length in the order of their places. Throws a LimitError.
 */
export function* spacePaths(question: SpacePathsQuestion, limits: Omit<CircuitLimits, "longest"> = LIMITS) {
  const moves = yield* readMoves(question.moves, "moves", readMoveRules(question.rules));
  const home = readPlace(question.home, moves, "moves", "home");
  yield* rejectUnwritable(question.moves);
  const graph = { vertexCount: moves.places.count, tails: moves.to, heads: moves.from };
  const { circuits, limit } = yield* circuitsThrough(home, graph, { ...limits, longest: question.longest });
  if (limit !== undefined) {
    const remedy = i18n.t("a smaller number for longest leaves fewer");
    throw new LimitError(`${excess(limit, limits)}; ${remedy}`);
  }
  circuits.sort((a, b) => a.length - b.length);
  const names = new Array<string | undefined>(moves.places.count);
  return {
    moves,
    /** As place numbers, since there may be millions of them. */
    circuits,
    /** The names of the places on one circuit. */
    named: (circuit: Int32Array) =>
      Array.from(circuit, (place) => (names[place] ??= moves.places.name(place))),
  };
}

function excess(
  limit: NonNullable<Circuits["limit"]>,
  { circuits, vertices, steps }: Omit<CircuitLimits, "longest">,
): string {
  switch (limit) {
    case "circuits":
      return i18n.t("there are more than {count, number} space-paths", { count: circuits });
    case "vertices":
      return i18n.t("the space-paths have more than {count, number} places together", { count: vertices });
    case "steps":
      return i18n.t("finding all space-paths takes more than {count, number} steps", { count: steps });
  }
}

/** Paths separate places by hyphens, commas, spaces or arrows; permutations have parentheses. */
function* rejectUnwritable(cells: Cells): Steps<void> {
  for (const [row, cellsOfRow] of cells.entries()) {
    if (isPause(row)) yield 0;
    cellsOfRow.slice(0, 2).forEach((cell, column) => {
      if (!/[\s,()→‐‑–−-]/u.test(textOf(cell))) return;
      const problem = i18n.t(
        "the place {place} cannot be in a space-path; expected a name without spaces, commas, hyphens and parentheses",
        { place: shown(cell) },
      );
      throw new CellError("moves", problem, row, column);
    });
  }
}
