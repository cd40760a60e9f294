import { i18n } from "../../language";
import { edgesBy, type Adjacency } from "../../search/adjacency";
import { countShortestWays, type StateGraph } from "../../search/breadth-first";
import { ITEMS_PER_STEP, type Steps } from "../../steps";
import { CellError, isBlank, type Cells } from "../../grid/cells";
import { readMoves, readPlace, type Moves } from "../pieces/moves";
import { shortestWay, type Puzzle, type PuzzleKind } from "../puzzle";

export interface GraphQuestion {
  /** Columns from, to and optionally name. */
  readonly edges: Cells;
  /** One place. */
  readonly start: Cells;
  /** One or more places. */
  readonly goal: Cells;
}

/** Any directed graph. A state is shown as its name, a move as the name of its end and, if edges have names, its own name. */
export const graphPuzzle: PuzzleKind<GraphQuestion> = {
  name: "graph",

  *read(question: GraphQuestion): Steps<Puzzle> {
    const edges = yield* readMoves(question.edges, "edges");
    const starts = yield* readPlaces(question.start, edges, "start");
    if (starts.length > 1) {
      const problem = i18n.t("there are {count} places; expected one", { count: starts.length });
      throw new CellError("start", problem);
    }
    const goals = new Uint8Array(edges.places.count);
    for (const goal of yield* readPlaces(question.goal, edges, "goal")) goals[goal] = 1;
    const isGoal = (state: number) => goals[state] === 1;
    yield 0;
    const adjacency = yield* edgesBy(edges.from, edges.places.count);
    const graph = stateGraph(edges, adjacency);
    return {
      solve: () => shortestWay(graph, starts, isGoal, i18n.t("There is no way from the start to the goal.")),
      count: () => countShortestWays(graph, starts, isGoal),
      show: (state) => [edges.places.cell(state)],
      move(from, to) {
        const place = edges.places.cell(to);
        if (!edges.names) return [place];
        const { offsets, edges: sorted } = adjacency;
        const edge = sorted.subarray(offsets[from], offsets[from + 1]).find((each) => edges.to[each] === to)!;
        return [place, edges.names[edge]];
      },
    };
  },
};

function stateGraph({ places, to }: Moves, { offsets, edges }: Adjacency): StateGraph {
  let maximumDegree = 0;
  for (let place = 0; place < places.count; place++) {
    maximumDegree = Math.max(maximumDegree, offsets[place + 1] - offsets[place]);
  }
  return {
    stateCount: places.count,
    maximumDegree,
    successors(state, out) {
      const first = offsets[state];
      const count = offsets[state + 1] - first;
      for (let k = 0; k < count; k++) out[k] = to[edges[first + k]];
      return count;
    },
  };
}

function* readPlaces(cells: Cells, edges: Moves, argument: string): Steps<number[]> {
  const isSingle = cells.length === 1 && cells[0].length === 1;
  if (isSingle) return [readPlace(cells[0][0], edges, "edges", argument)];
  const places: number[] = [];
  let looked = 0;
  for (const [row, cellsOfRow] of cells.entries()) {
    for (let column = 0; column < cellsOfRow.length; column++) {
      if (++looked % ITEMS_PER_STEP === 0) yield 0;
      const cell = cellsOfRow[column];
      if (!isBlank(cell)) places.push(readPlace(cell, edges, "edges", argument, row, column));
    }
  }
  if (places.length > 0) return places;
  throw new CellError(argument, i18n.t("all cells are blank; expected a place of the edges"));
}
