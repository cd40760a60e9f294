import { finished, type Steps } from "../../steps";
import { unlessLimited } from "../../steps/limit-error";
import { randomIndex, shuffled, type Random } from "../../steps/random";
import { limited } from "../limited";
import { DIRECTIONS } from "../mazes/neighbours";
import { gateMaze } from "./kind";

/** The fewest and the most rows and columns of rooms. */
export const SIZE = { least: 3, most: 10 };

/** So many mazes are tried, and the best one is taken. */
const TRIES = 30;
/** Of counting the ways of one maze. */
const MAX_STEPS = 5000;
/** The share of gates among the passages on the way, among the others, and of passages among the walls of the tree. */
const ON_THE_WAY = 0.4;
const BESIDE = 0.3;
const LOOPS = 0.3;

interface Edge {
  readonly from: number;
  readonly to: number;
}

/** The colours of gates, and those that the way takes, in their order, over and over. */
interface GateColours {
  readonly all: readonly string[];
  readonly inOrder: readonly string[];
}

/**
 * A maze of rooms with gates, and a way from S to G through those of the given colours. Of several mazes the one with the fewest ways, and
 * of these the one with the longest.
 */
export function* randomGates(
  roomRows: number,
  roomColumns: number,
  colours: GateColours,
  random: Random,
): Steps<string[][]> {
  let best: { maze: string[][]; ways: number; moves: number } | undefined;
  for (let tried = 0; tried < TRIES; tried++) {
    yield tried / TRIES;
    const { maze, moves } = anyMaze(roomRows, roomColumns, colours, random);
    const ways = waysThrough(maze, colours.inOrder);
    if (!best || ways < best.ways || (ways === best.ways && moves > best.moves)) best = { maze, ways, moves };
  }
  return best!.maze;
}

/** A tree of rooms, gates on its longest way, and more passages and gates elsewhere. */
function anyMaze(roomRows: number, roomColumns: number, { all, inOrder }: GateColours, random: Random) {
  const edges = shuffled(edgesOf(roomRows, roomColumns), random);
  const tree = spanningTree(roomRows * roomColumns, edges);
  const way = longestWay(roomRows * roomColumns, tree);
  const maze = Array.from({ length: 2 * roomRows + 1 }, (_, row) =>
    Array.from({ length: 2 * roomColumns + 1 }, (_cell, column): string =>
      row % 2 && column % 2 ? "" : "#",
    ),
  );
  const put = (mark: string, { from, to }: Edge) => {
    const [row, column] = [from, to]
      .map((room) => [Math.floor(room / roomColumns), room % roomColumns])
      .reduce(([r, c], [row, column]) => [r + row, c + column], [1, 1]);
    maze[row][column] = mark;
  };
  const gate = () => all[randomIndex(random, all.length)];
  for (const edge of edges) {
    if (tree.includes(edge)) put(random() < BESIDE ? gate() : "", edge);
    else if (random() < LOOPS) put(gate(), edge);
  }
  const steps = way.slice(1).map((to, k): Edge => ({ from: way[k], to }));
  const gates = Math.max(inOrder.length, Math.round(ON_THE_WAY * steps.length));
  const gated = new Set(shuffled([...steps.keys()], random).slice(0, gates));
  let passed = 0;
  steps.forEach((step, k) => put(gated.has(k) ? inOrder[passed++ % inOrder.length] : "", step));
  put("S", { from: way[0], to: way[0] });
  put("G", { from: way[way.length - 1], to: way[way.length - 1] });
  return { maze, moves: steps.length };
}

function edgesOf(roomRows: number, roomColumns: number): Edge[] {
  const right = DIRECTIONS.filter(({ down, right: across }) => down + across > 0);
  return Array.from({ length: roomRows * roomColumns }, (_, from) => {
    const [row, column] = [Math.floor(from / roomColumns), from % roomColumns];
    return right
      .filter((step) => row + step.down < roomRows && column + step.right < roomColumns)
      .map((step) => ({ from, to: from + step.down * roomColumns + step.right }));
  }).flat();
}

/** The first edges that close no circle (J. B. Kruskal, 1956). */
function spanningTree(rooms: number, edges: readonly Edge[]): Edge[] {
  const parts = Array.from({ length: rooms }, (_, room) => room);
  return edges.filter(({ from, to }) => {
    const [kept, joined] = [parts[from], parts[to]];
    if (kept === joined) return false;
    parts.forEach((part, room) => {
      if (part === joined) parts[room] = kept;
    });
    return true;
  });
}

/** The longest way of a tree leads from the room farthest from any one to the room farthest from there. */
function longestWay(rooms: number, tree: readonly Edge[]): number[] {
  const neighbours = Array.from({ length: rooms }, (): number[] => []);
  for (const { from, to } of tree) {
    neighbours[from].push(to);
    neighbours[to].push(from);
  }
  const farthest = (first: number): number[] => {
    const ways = [[first]];
    for (const way of ways) {
      for (const next of neighbours[way[way.length - 1]]) {
        if (next !== way[way.length - 2]) ways.push([...way, next]);
      }
    }
    return ways[ways.length - 1];
  };
  return farthest(farthest(0).at(-1)!);
}

/** Infinity if they are too many to be counted. */
function waysThrough(maze: readonly (readonly string[])[], colours: readonly string[]): number {
  const rules = ["gates", ...colours];
  const puzzle = finished(gateMaze.read({ maze, start: [[""]], goal: [[""]], rules }));
  return Number(finished(unlessLimited(limited(puzzle.count(), MAX_STEPS))) ?? Infinity);
}
