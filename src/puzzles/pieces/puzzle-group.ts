import { i18n } from "../../language";
import { nameOfStructure } from "../../permutations/groups/group-structure";
import { writtenOrder } from "../../permutations/groups/written-order";
import { productOfNumbers } from "../../permutations/whole-numbers";
import { biconnectedParts, type Edge, type BiconnectedPart } from "../../search/biconnected";
import { strongComponent } from "../../search/circuits";
import { isPause, type Steps } from "../../steps";
import { blankProblem, CellError, isBlank, shown, type Cells } from "../../grid/cells";
import { emptyPlacesOn, isOmitted, MAX_PLACES, tooManyPlaces } from "./grids";
import { readMoveRules, withOneWayHint } from "./move-rules";
import { readBoardMoves, readPlace } from "./moves";
import type { Moves } from "./places";
import { groupWithSpaces } from "./several-spaces";

/** What the pieces of a biconnected part of a board can do while its empty place comes back. */
interface PartGroup {
  /** Only for a group that is not cyclic. */
  readonly name?: string;
  /** The group's order is their product. */
  readonly factors: readonly number[];
}

/**
 * R. M. Wilson's theorem (Graph puzzles, homotopy, and the alternating group, 1974) for a biconnected simple graph with k vertices, one of
 * them empty. On a cycle, the k − 1 pieces can only rotate. Otherwise all rearrangements are possible, or the even ones if the graph is
 * bipartite, with one exception on seven vertices. On a single edge nothing can change.
 */
function* wilsonGroup({ edges, bipartite }: BiconnectedPart): Steps<PartGroup> {
  const degrees = yield* degreesOf(edges);
  const pieces = degrees.size - 1;
  if (edges.length === 1) return { factors: [] };
  if (edges.length === degrees.size) return { factors: [pieces] };
  if (isExceptional(edges, degrees)) return { name: "PGL(2,5)", factors: [120] };
  const factors = Array.from({ length: pieces - (bipartite ? 2 : 1) }, (_, k) => pieces - k);
  return { name: `${bipartite ? "A" : "S"}${pieces}`, factors };
}

/** Two vertices connected by three ways, with 1, 2 and 2 vertices between them. */
function isExceptional(edges: readonly Edge[], degrees: ReadonlyMap<number, number>): boolean {
  if (degrees.size !== 7 || edges.length !== 8) return false;
  const hubs = [...degrees].filter(([, degree]) => degree === 3).map(([vertex]) => vertex);
  const [first, second] = hubs.map((hub) => edges.filter((edge) => edge.includes(hub)).flat());
  // Eight edges on seven vertices make three such ways. With other lengths the hubs are neighbours, or two ways have one vertex.
  const between = first.filter((vertex) => second.includes(vertex) && !hubs.includes(vertex));
  return !first.includes(hubs[1]) && between.length === 1;
}

function* degreesOf(edges: readonly Edge[]): Steps<Map<number, number>> {
  const degrees = new Map<number, number>();
  for (let k = 0; k < edges.length; k++) {
    if (isPause(k)) yield 0;
    for (const vertex of edges[k]) degrees.set(vertex, (degrees.get(vertex) ?? 0) + 1);
  }
  return degrees;
}

interface PuzzleGroupQuestion {
  /** The moves of the pieces. The empty place moves against them. A blank for those between neighbours on a board. */
  readonly moves: Cells;
  /** The place (or places) empty at the beginning and at the end; without moves the board with its pieces. */
  readonly home: Cells;
  /** The words of the rules: `both ways`. */
  readonly rules?: readonly string[];
}

/** Fewer moves make no round trip, whether or not they lead back. */
const LEAST_MOVES = 3;

/**
 * The group of all rearrangements of the pieces with the empty places back home. `noReturn` is a user-facing message if these never come back
 * in a list of moves in which none leads back, so that moves both ways may be meant. Throws a LimitError.
 */
export function* puzzleGroup(question: PuzzleGroupQuestion) {
  const { home } = question;
  const moves = yield* readBoardMoves(question.moves, { home }, readMoveRules(question.rules));
  const homes = isOmitted(question.moves)
    ? yield* emptyPlacesOn(home, "home", moves)
    : readHomes(home, moves);
  const group = yield* homes.length > 1 ? groupWithSpaces(moves, homes) : groupWithOneSpace(moves, homes[0]);
  const { name, orderText } = group;
  const mayBeOneWay = orderText === "1" && moves.from.length >= LEAST_MOVES;
  return { name, orderText, noReturn: mayBeOneWay ? yield* noReturnIn(moves) : undefined };
}

/** The message of a list of moves in which none leads back; undefined for other lists. */
function* noReturnIn(moves: Moves): Steps<string | undefined> {
  const none = i18n.t("No space-path leads from home back to home.");
  const hinted = yield* withOneWayHint(none, moves);
  return hinted === none ? undefined : hinted;
}

function readHomes(cells: Cells, moves: Moves): number[] {
  if (cells.length === 1 && cells[0].length === 1) return [readPlace(cells[0][0], moves, "moves", "home")];
  const homes = new Set<number>();
  cells.forEach((row, r) =>
    row.forEach((cell, c) => {
      if (isBlank(cell)) return;
      const home = readPlace(cell, moves, "moves", "home", r, c);
      if (homes.has(home)) {
        const problem = i18n.t("the place {place} is here for the second time", { place: shown(cell) });
        throw new CellError("home", problem, r, c);
      }
      homes.add(home);
    }),
  );
  if (homes.size > 0) return [...homes];
  throw new CellError("home", `${blankProblem(cells.flat())}; ${i18n.t("expected a place of the moves")}`);
}

/**
 * The group of all rearrangements of the pieces with the empty place back home, for a board on which every place but one has a piece.
 * Throws a LimitError. The empty place goes on closed walks from home, and never leaves the places from which it can return. Their
 * permutations are a group, even if some moves are one-way: there are finitely many, so a walk repeated often enough undoes itself. This
 * group does not depend on the directions. For let P(v) be a walk from home to v, R(v) one from v home, and e a move of the empty place
 * from u to v. Then P(u) e R(v) and P(v) R(v) are closed walks. So P(u) e P(v)⁻¹, the first times the inverse of the second, is in the
 * group. Any walk that also goes against moves is a product of these and their inverses. So the graph is undirected, and it splits into its
 * biconnected parts. A closed walk is a product of walks that go to a part, around in it, and straight back. Each only moves pieces of this
 * part, without the place by which it is entered. These pieces are different for each part, so the group is the direct product of the
 * parts' groups.
 */
function* groupWithOneSpace(moves: Moves, home: number) {
  const vertexCount = moves.places.count;
  const inReach = yield* strongComponent({ vertexCount, tails: moves.to, heads: moves.from }, home);
  const places = inReach.reduce((count, mark) => count + mark, 0);
  if (places > MAX_PLACES) throw tooManyPlaces(places);

  const edges = yield* edgesWithin(inReach, moves);
  const groups: PartGroup[] = [];
  for (const part of yield* biconnectedParts(vertexCount, edges)) groups.push(yield* wilsonGroup(part));

  const withOrder = groups.map(({ name, factors }) => ({ name, order: productOfNumbers(factors) }));
  const cyclicOrders = withOrder.flatMap(({ name, order }) => (name === undefined ? [order] : []));
  const named = withOrder.flatMap(({ name, order }) => (name === undefined ? [] : [{ name, order }]));
  return {
    name: nameOfStructure({ factors: named, cyclicOrders }),
    orderText: writtenOrder(groups.flatMap((group) => group.factors)),
  };
}

/** Each pair of reachable places joined by a move, once. */
function* edgesWithin(
  inReach: Uint8Array,
  { from, to }: { readonly from: Int32Array; readonly to: Int32Array },
): Steps<Edge[]> {
  const edges = new Map<number, Edge>();
  for (let move = 0; move < from.length; move++) {
    if (isPause(move)) yield 0;
    const [first, second] = [Math.min(from[move], to[move]), Math.max(from[move], to[move])];
    if (inReach[first] && inReach[second]) edges.set(first * inReach.length + second, [first, second]);
  }
  return [...edges.values()];
}
