import { either, i18n } from "../../language";
import { LimitError } from "../../steps/limit-error";
import { breadthFirst } from "../../search/breadth-first";
import { waysAfter, type PlacedGraph, type SimpleWays } from "../../search/placed-graph";
import { countShortestSimpleWays, countSimpleWays, shortestSimpleWay } from "../../search/simple-ways";
import type { Steps } from "../../steps";
import { CellError, shown } from "../../grid/cells";
import { OPEN, readGates, type GateGrid } from "./cells";
import { limited } from "../limited";
import { splitWalls } from "../mazes/marks/walls";
import { DIRECTIONS, directionTo } from "../mazes/neighbours";
import { readGoals, readStarts } from "../mazes/positions";
import type { GridPuzzle, MazeQuestion, SearchResult, Way } from "../puzzle-kind";

export const RULES = ["gates COLOUR …"];

/** Rooms, each combined with every colour that may come next. */
const MAX_STATES = 1 << 24;

/** A maze of gates, with what its game needs. States are rooms, each with the colour that comes next. */
export interface GatePuzzle extends GridPuzzle {
  readonly grid: GateGrid;
  readonly graph: PlacedGraph;
  readonly starts: readonly number[];
  readonly goals: readonly number[];
  /** The colour of the next gate. */
  aimAfter(state: number): string;
  /** The shortest way on from the last of these states that enters none of their rooms again; undefined if there is none. */
  solveFrom(way: Way): Steps<Way | undefined>;
}

export function* readGatePuzzle(question: MazeQuestion): Steps<GatePuzzle> {
  const { rules, named } = splitWalls(question.rules);
  const grid = yield* readGates(question.maze, "maze", named);
  const order = readColours(rules, grid);
  const starts = yield* readStarts(question.start, grid);
  const startRooms = starts.map((position) => roomAt(position, grid));
  const goalRooms = (yield* readGoals(question.goal, grid)).map((position) => roomAt(position, grid));
  const graph = passages(grid, order);
  const aims = order.length;
  const ways: SimpleWays = {
    graph,
    starts: startRooms.map((room) => room * aims),
    goals: goalRooms.flatMap((room) => order.map((_, aim) => room * aims + aim)),
  };
  const names = order.map((colour) => grid.colours[colour]);
  const gates =
    names.length === 1
      ? i18n.t("{colour} gates", { colour: names[0] })
      : i18n.t("gates in the order {colours}", { colours: names.join(", ") });
  const position = (state: number) => {
    const room = graph.placeOf(state);
    return [2 * Math.floor(room / grid.roomColumns) + 2, 2 * (room % grid.roomColumns) + 2];
  };

  return {
    grid,
    graph,
    starts: ways.starts,
    goals: ways.goals,
    aimAfter: (state) => names[state % aims],
    cells: grid.cells,
    rows: grid.rows,
    columns: grid.columns,
    solve: () => simpleWay(ways, gates),
    solveFrom: (way) => limited(shortestSimpleWay(waysAfter(ways, way))),
    count: () => limited(countSimpleWays(ways)),
    *countShortest() {
      return (yield* limited(countShortestSimpleWays(ways)))?.count ?? 0n;
    },
    show: position,
    move: (from, to) => [directionTo(position(from), position(to))],
  };
}

function* simpleWay(ways: SimpleWays, gates: string): Steps<SearchResult> {
  const { graph, starts, goals } = ways;
  const isGoal = new Set(goals);
  const walk = yield* breadthFirst(graph, starts, (state) => isGoal.has(state));
  if (walk.goal < 0) {
    return {
      impossible: i18n.t("There is no route from the start to the goal through {gates}.", { gates }),
    };
  }
  const way = yield* limited(shortestSimpleWay(ways));
  if (way) return { way };
  return {
    impossible: i18n.t("Every route from the start to the goal through {gates} visits some room twice.", {
      gates,
    }),
  };
}

/** The colours in order, by their numbers in the maze. */
function readColours(
  rules: readonly string[],
  { colours, roomRows, roomColumns }: GateGrid,
): readonly number[] {
  const [, ...names] = rules;
  const noGates = () => i18n.t("there are no gates in the maze");
  if (names.length === 0) {
    const expected =
      colours.length > 0
        ? i18n.t("expected {rules}, such as {example}", { rules: RULES[0], example: `gates ${colours[0]}` })
        : noGates();
    throw new CellError("rules", `${i18n.t("no colour is named")}; ${expected}`);
  }
  const order = names.map((name) => {
    const colour = colours.indexOf(name);
    if (colour < 0) {
      const problem = i18n.t("no gate in the maze has the colour {name}", { name: shown(name) });
      const expected =
        colours.length > 0 ? i18n.t("expected {choices}", { choices: either(colours) }) : noGates();
      throw new CellError("rules", `${problem}; ${expected}`);
    }
    return colour;
  });
  if (roomRows * roomColumns * order.length <= MAX_STATES) return order;
  throw new LimitError(
    i18n.t("the rules name {count} colours, too many for a maze of this size", { count: order.length }),
  );
}

function roomAt(position: number, { columns, roomColumns }: GateGrid): number {
  const row = Math.floor(position / columns);
  return ((row - 1) / 2) * roomColumns + ((position % columns) - 1) / 2;
}

/** Its states are room · colours + the index of the next gate's colour in the order. */
function passages(grid: GateGrid, order: readonly number[]): PlacedGraph {
  const { roomRows, roomColumns } = grid;
  const aims = order.length;
  const steps = DIRECTIONS.map(({ down, right }) => (down * roomColumns + right) * aims);
  return {
    stateCount: roomRows * roomColumns * aims,
    placeCount: roomRows * roomColumns,
    placeOf: (state) => (state - (state % aims)) / aims,
    maximumDegree: DIRECTIONS.length,
    successors(state, out) {
      const aim = state % aims;
      const room = (state - aim) / aims;
      let count = 0;
      for (let direction = 0; direction < DIRECTIONS.length; direction++) {
        const passage = grid.passages[room * DIRECTIONS.length + direction];
        const next = state + steps[direction];
        if (passage === OPEN) out[count++] = next;
        else if (passage === order[aim]) out[count++] = aim + 1 < aims ? next + 1 : next - aim;
      }
      return count;
    },
  };
}
