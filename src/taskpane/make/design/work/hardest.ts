import { i18n } from "../../../../language";
import { hardestArrangements } from "../../../../puzzles/pieces/hardest";
import type { Cell } from "../../../../grid/cells";
import { isGrid } from "../../../../puzzles/pieces/grids";
import { arrangementSheet } from "../../../../puzzles/pieces/make-arrangement";
import { cellsIn, type DesignWork } from "../made";

/** The arrangements that are farthest from a goal. */
export const hardest: DesignWork = function* (input) {
  const [moves, goal] = [cellsIn(input, "moves"), cellsIn(input, "goal")];
  const { places, distances } = yield* hardestArrangements(moves, goal);
  const listed = (pieces: readonly Cell[]) => places.map((place, k) => [place, pieces[k]!]);
  const farthest = distances[0]!;
  const reached = distances.reduce((sum, { count }) => sum + count, 0);
  return {
    verdict: i18n.t(
      "{count, plural, one {One arrangement needs} other {# arrangements need}} {moves, plural, one {one move} other {# moves}} to the goal; none of the {reached, number} that lead to it needs more.",
      { count: farthest.count, moves: farthest.distance, reached },
    ),
    sheet: arrangementSheet({
      title: i18n.t("As far as possible"),
      moves,
      start: listed(farthest.example),
      goal: isGrid(goal) ? listed(distances.at(-1)!.example) : goal,
      distances: distances.map(({ distance, count }) => [distance, count] as const),
    }),
  };
};
