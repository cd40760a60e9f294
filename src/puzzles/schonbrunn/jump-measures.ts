import { breadthFirst, type StateGraph } from "../../search/breadth-first";
import { countSimpleWays } from "../../search/simple-ways";
import { marks, without, type PlacedGraph, reversedGraph } from "../../search/placed-graph";
import { finished, type Steps } from "../../steps";
import { unlessLimited } from "../../steps/limit-error";
import { limited } from "../limited";
import type { Way } from "../puzzle-kind";
import type { JumpPuzzle } from "./shortest";

/** Where more ways are to be gone through than in so many steps, they are not counted. */
const MOST_STEPS = 1_000_000;

/**
 * How hard a board is, as numbers. Most are those of T. Neller, A. Fisher, M. Choga, S. Lalvani and K. McCarty ("Rook Jumping Maze Design
 * Considerations", 2010), by the rules `jump`.
 */
export interface JumpMeasures {
  /** The jumps of the best way. */
  readonly length: number;
  /** How many ways visit no tile twice; undefined if counting them takes too long. */
  readonly ways: number | undefined;
  /** Tiles that cannot be reached. */
  readonly whiteHoles: number;
  /** Tiles that can be reached and from which there is no way to the goal. */
  readonly blackHoles: number;
  /** Tiles off the best way from which no jump leads farther from the start. */
  readonly deadEnds: number;
  /** With so many jumps the way begins before there is another choice than to go back. */
  readonly forcedMoves: number;
  /** Tiles on the way with more than one jump to go on by. */
  readonly decisions: number;
  /** Jumps of the way instead of which another one is possible after which the goal is out of reach, and the first of them; 0 if none. */
  readonly mistakes: number;
  readonly firstMistake: number;
  /** The most tiles with one number that are joined by jumps. */
  readonly largestCluster: number;
}

/** Measures a board along its best way. There must be a way. */
export function* measuresOf({ board, ways }: JumpPuzzle, way: Way): Steps<JumpMeasures> {
  const { graph, starts, goals } = ways;
  const [start, goal] = [starts[0], goals[0]];
  const { distances } = yield* breadthFirst(graph, [start]);
  const reversed = yield* reversedGraph(graph, marks([goal], graph.stateCount));
  const toGoal = (yield* breadthFirst(reversed, [goal])).distances;
  const tiles = [...distances.keys()].filter((tile) => board.open[tile]);
  const reached = tiles.filter((tile) => distances[tile] >= 0);
  const next = (tile: number) => successorsIn(graph, tile);
  const isOnWay = new Set(way);
  const choices = way.slice(0, -1).map((tile, k) => next(tile).filter((to) => !way.slice(0, k).includes(to)));
  const wrong = choices.map((options, k) =>
    options.some((to) => isCutOff(graph, to, goal, way.slice(0, k + 1))),
  );
  const count = yield* unlessLimited(limited(countSimpleWays(ways), MOST_STEPS));
  const firstChoice = choices.findIndex((options) => options.length > 1);
  return {
    length: way.length - 1,
    ways: count === undefined ? undefined : Number(count),
    whiteHoles: tiles.length - reached.length,
    blackHoles: reached.filter((tile) => toGoal[tile] < 0).length,
    deadEnds: reached.filter(
      (tile) => !isOnWay.has(tile) && next(tile).every((to) => distances[to] <= distances[tile]),
    ).length,
    forcedMoves: firstChoice < 0 ? choices.length : firstChoice,
    decisions: choices.filter((options) => options.length > 1).length,
    mistakes: wrong.filter((each) => each).length,
    firstMistake: wrong.indexOf(true) + 1,
    largestCluster: largestCluster(tiles, board.numbers, next),
  };
}

function successorsIn(graph: StateGraph, tile: number): number[] {
  const out = new Int32Array(graph.maximumDegree);
  return [...out.subarray(0, graph.successors(tile, out))];
}

/** Whether no way leads from a tile to the goal that avoids those visited before. */
function isCutOff(graph: PlacedGraph, from: number, goal: number, visited: Way): boolean {
  if (visited.includes(from)) return false;
  return finished(breadthFirst(without(visited, graph), [from], (tile) => tile === goal)).goal < 0;
}

/** Between equal numbers jumps go both ways, so each tile of a cluster leads to all others. */
function largestCluster(tiles: readonly number[], numbers: Int32Array, next: (tile: number) => number[]) {
  const seen = new Set<number>();
  let largest = 0;
  for (const first of tiles) {
    const cluster = seen.has(first) ? [] : [first];
    for (const tile of cluster) {
      seen.add(tile);
      for (const to of next(tile)) {
        const isAlike = Math.abs(numbers[to]) === Math.abs(numbers[tile]);
        if (isAlike && !cluster.includes(to)) cluster.push(to);
      }
    }
    largest = Math.max(largest, cluster.length);
  }
  return largest;
}
