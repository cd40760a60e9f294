import { i18n } from "../../language";
import { edgesBy, graphOf, type Adjacency } from "../../search/adjacency";
import type { StateGraph } from "../../search/breadth-first";
import { cheapestWay } from "../../search/cheapest-first";
import { isPause, ITEMS_PER_STEP, type Steps } from "../../steps";
import { blankProblem, CellError, isBlank, shown, type Cells } from "../../grid/cells";
import { readMoveRules, withOneWayHint, type MoveRules } from "../pieces/move-rules";
import { numberOf, readMoves, readPlace } from "../pieces/moves";
import type { Moves } from "../pieces/places";
import { shortestWay, type SearchResult } from "../puzzle-kind";

export interface GraphQuestion {
  /** Columns from, to and optionally name or cost. */
  readonly edges: Cells;
  /** One place. */
  readonly start: Cells;
  /** One or more places. */
  readonly goal: Cells;
  /** The words of the rules: `costs` or `names` if the third column has numbers, and `both ways`. */
  readonly rules?: readonly string[] | undefined;
}

/** A directed graph with a start and goals that was read from cells. */
export interface StateTable {
  readonly edges: Moves;
  /** The edges by where they begin. */
  readonly adjacency: Adjacency;
  readonly graph: StateGraph;
  readonly start: number;
  readonly goals: readonly number[];
  isGoal(state: number): boolean;
  /** Whether the edges are listed, so that they could be meant both ways. */
  readonly isListed: boolean;
}

/** `table` is what the range of the edges is called. */
export function* readStateTable(question: GraphQuestion, table: string): Steps<StateTable> {
  const rules = readMoveRules(question.rules, ["costs", "names"]);
  yield* checkThirdColumn(question.edges, table, rules);
  const edges = yield* readMoves(question.edges, table, rules);
  const starts = yield* readPlaces(question.start, edges, table, "start");
  if (starts.length > 1) {
    const problem = i18n.t("there are {count} places; expected one", { count: starts.length });
    throw new CellError("start", problem);
  }
  const goals = yield* readPlaces(question.goal, edges, table, "goal");
  return { ...(yield* stateTable(edges, starts[0], goals)), isListed: true };
}

/** Numbers in the third column are as likely costs as names, and the paths differ. Throws a CellError until it is said which they are. */
function* checkThirdColumn(cells: Cells, table: string, { third }: MoveRules): Steps<void> {
  if (third || cells[0].length < 3) return;
  let first = -1;
  for (let row = 0; row < cells.length; row++) {
    if (isPause(row)) yield 0;
    const cell = cells[row][2];
    if (numberOf(cell) === undefined) return;
    if (first < 0 && !isBlank(cell)) first = row;
  }
  if (first < 0) return;
  const problem = i18n.t(
    'here is {cell}; for rules write "costs" to find a cheapest route, otherwise "names"',
    {
      cell: shown(cells[first][2]),
    },
  );
  throw new CellError(table, problem, first, 2);
}

export function* stateTable(edges: Moves, start: number, goals: readonly number[]): Steps<StateTable> {
  const isGoal = new Uint8Array(edges.places.count);
  for (const goal of goals) isGoal[goal] = 1;
  yield 0;
  const adjacency = yield* edgesBy(edges.from, edges.places.count);
  return {
    edges,
    adjacency,
    graph: graphOf(adjacency, edges.to),
    start,
    goals,
    isGoal: (state) => isGoal[state] === 1,
    isListed: false,
  };
}

/** A shortest way, or a cheapest one if the edges have costs. */
export function* wayFrom(table: StateTable, state: number): Steps<SearchResult> {
  const { adjacency, edges, graph, isGoal, isListed } = table;
  const { costs, to: heads } = edges;
  const none = i18n.t("There is no route from the start to the goal.");
  const found = costs
    ? { way: yield* cheapestWay({ adjacency, heads, costs }, state, isGoal) }
    : yield* shortestWay(graph, [state], isGoal, none);
  if ("way" in found && found.way) return { way: found.way };
  return { impossible: isListed ? yield* withOneWayHint(none, edges) : none };
}

/** The numbers of the edges that begin at a state. */
export const edgesFrom = ({ adjacency: { offsets, edges } }: StateTable, state: number): Int32Array =>
  edges.subarray(offsets[state], offsets[state + 1]);

function* readPlaces(cells: Cells, edges: Moves, table: string, argument: string): Steps<number[]> {
  const isSingle = cells.length === 1 && cells[0].length === 1;
  if (isSingle) return [readPlace(cells[0][0], edges, table, argument)];
  const places: number[] = [];
  let looked = 0;
  for (const [row, cellsOfRow] of cells.entries()) {
    for (let column = 0; column < cellsOfRow.length; column++) {
      if (++looked % ITEMS_PER_STEP === 0) yield 0;
      const cell = cellsOfRow[column];
      if (!isBlank(cell)) places.push(readPlace(cell, edges, table, argument, row, column));
    }
  }
  if (places.length > 0) return places;
  throw new CellError(argument, `${blankProblem(cells.flat())}; ${i18n.t("expected a place of the edges")}`);
}
