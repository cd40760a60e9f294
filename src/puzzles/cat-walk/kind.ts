import { columnLetters } from "../../grid/addresses";
import { either, i18n } from "../../language";
import { LimitError } from "../../steps/limit-error";
import { breadthFirst } from "../../search/breadth-first";
import type { PlacedGraph, SimpleWays } from "../../search/placed-graph";
import { countSimpleWays, shortestSimpleWay } from "../../search/simple-ways";
import type { Steps } from "../../steps";
import { CellError, isBlank, shown, type Cells } from "../../grid/cells";
import { OPEN, readGates, type GateGrid } from "./cells";
import { limited } from "../limited";
import { MAZE_ANSWERS } from "../mazes/answers";
import { DIRECTIONS, directionTo } from "../mazes/neighbours";
import { readGoals, readStarts } from "../mazes/positions";
import type { GridPuzzle, MazeKind, MazeQuestion, Way } from "../puzzle";

const RULES = ["gates COLOUR …"];

/** Rooms, each combined with every colour that may come next. */
const MAX_STATES = 1 << 24;

/**
 * A maze such as Cat Walk (University of Melbourne Puzzle Hunt, 2012): its gates can only be passed in the order of the given colours, over
 * and over, and no room can be entered twice. `count` counts all ways.
 */
export const gateMaze: MazeKind = {
  name: "gates",
  rules: RULES,
  answers: {
    ...MAZE_ANSWERS,
    /** The letters of the room columns where the way goes up or down through a gate. */
    message: (puzzle, way, maze) => [[messageOf(puzzle, way, maze)]],
  },

  *read(question: MazeQuestion): Steps<GridPuzzle> {
    const grid = yield* readGates(question.maze, "maze");
    const order = readColours(question.rules, grid);
    const starts = yield* readStarts(question.start, grid, true);
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
    const gates = () =>
      names.length === 1
        ? i18n.t("{colour} gates", { colour: names[0] })
        : i18n.t("gates in the order {colours}", { colours: names.join(", ") });
    const position = (state: number) => {
      const room = graph.placeOf(state);
      return [2 * Math.floor(room / grid.roomColumns) + 2, 2 * (room % grid.roomColumns) + 2];
    };

    return {
      rows: grid.rows,
      columns: grid.columns,
      *solve() {
        const isGoal = new Set(goalRooms);
        const walk = yield* breadthFirst(graph, ways.starts, (state) => isGoal.has(graph.placeOf(state)));
        if (walk.goal < 0) {
          return {
            impossible: i18n.t("There is no way from the start to the goal through {gates}.", {
              gates: gates(),
            }),
          };
        }
        const way = yield* limited(shortestSimpleWay(ways));
        if (way) return { way };
        return {
          impossible: i18n.t(
            "Every way from the start to the goal through {gates} comes to some room twice.",
            {
              gates: gates(),
            },
          ),
        };
      },
      count: () => limited(countSimpleWays(ways)),
      show: position,
      move: (from, to) => [directionTo(position(from), position(to))],
    };
  },
};

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
      const problem = i18n.t("{name} is the colour of no gate in the maze", { name: shown(name) });
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

function messageOf(puzzle: GridPuzzle, way: Way, maze: Cells): string {
  let message = "";
  for (let k = 1; k < way.length; k++) {
    const [fromRow, fromColumn] = puzzle.show(way[k - 1]) as readonly number[];
    const [row, column] = puzzle.show(way[k]) as readonly number[];
    const isGate = !isBlank(maze[(fromRow + row) / 2 - 1][(fromColumn + column) / 2 - 1] ?? "");
    if (isGate && column === fromColumn) message += columnLetters(column / 2 - 1);
  }
  return message;
}
