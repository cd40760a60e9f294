import { countShortestWays } from "../../search/breadth-first";
import type { Steps } from "../../steps";
import type { Puzzle, PuzzleKind } from "../puzzle-kind";
import { edgesFrom, readStateTable, wayFrom, type GraphQuestion } from "./state-table";

/**
 * Any directed graph. A state is shown as its name. A move is shown as the name of its end and, if edges have names or costs, its own name
 * or cost. The puzzle's `count` is the number of ways with the fewest edges, whatever they cost.
 */
export const graphPuzzle: PuzzleKind<GraphQuestion> = {
  *read(question: GraphQuestion): Steps<Puzzle> {
    const table = yield* readStateTable(question, "edges");
    const { edges, graph, start, isGoal } = table;
    return {
      solve: () => wayFrom(table, start),
      count: () => countShortestWays(graph, [start], isGoal),
      show: (state) => [edges.places.cell(state)],
      move(from, to) {
        const place = edges.places.cell(to);
        if (!edges.names) return [place];
        const edge = edgesFrom(table, from).find((each) => edges.to[each] === to)!;
        return [place, edges.costs?.[edge] ?? edges.names[edge]];
      },
    };
  },
};
