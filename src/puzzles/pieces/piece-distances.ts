import type { Adjacency } from "../../search/adjacency";
import type { Steps } from "../../steps";
import { MAX_PLACES_OF_PIECES, type Arrangements } from "./arrangements";
import type { Moves } from "./moves";

/** The fewest moves each group of pieces needs to reach its goal if no other piece is in the way. */
export interface PieceDistances {
  /** The moves, by the places of a group's pieces; UNREACHABLE if it cannot reach its goal. */
  readonly tables: readonly Uint16Array[];
  /** The tables before this one are for pieces that have equals. Each such piece forms its own group. */
  readonly firstGroup: number;
  /** The table of each piece's group, by piece number. */
  readonly tableOf: Int32Array;
  /** A table index is the sum over the group's pieces of place times stride. */
  readonly strides: Int32Array;
}

export const UNREACHABLE = 0xffff;
const MAX_DISTANCE = UNREACHABLE - 1;

/** Takes some megabytes of memory, filled in less than a second. */
const MAX_ENTRIES = { table: 1 << 20, together: MAX_PLACES_OF_PIECES };
/** How many moves are examined between two yields. */
const MOVES_PER_YIELD = 1 << 15;

/**
 * Divides the pieces into groups and measures how far these are from their goals. As each move belongs to a single group, the sum over all
 * groups never exceeds the moves that bring all pieces to their goals. (R. E. Korf and A. Felner, "Disjoint pattern database heuristics",
 * 2002.)
 */
export function* pieceDistances(
  moves: Moves,
  { goal, counts }: Arrangements,
  incoming: Adjacency,
): Steps<PieceDistances> {
  const placeCount = moves.places.count;
  const tableOf = new Int32Array(counts.length);
  const strides = new Int32Array(counts.length).fill(1);
  const tables: Uint16Array[] = [];

  const equals = [...counts.keys()].filter((piece) => piece > 0 && counts[piece] > 1);
  for (const piece of equals) {
    tableOf[piece] = tables.length;
    const goals = new Int32Array(counts[piece]);
    for (let place = 0, k = 0; place < placeCount; place++) if (goal[place] === piece) goals[k++] = place;
    yield 0;
    tables.push(yield* groupDistances(moves, incoming, 1, goals));
  }
  const firstGroup = tables.length;
  const singles = Array.from(goal.filter((piece) => piece > 0 && counts[piece] === 1));
  yield 0;
  for (const group of inGroups(singles, placeCount)) {
    let goalIndex = 0;
    group.forEach((piece, k) => {
      tableOf[piece] = tables.length;
      strides[piece] = placeCount ** k;
      goalIndex += goal.indexOf(piece) * strides[piece];
    });
    tables.push(yield* groupDistances(moves, incoming, group.length, [goalIndex]));
  }
  return { tables, firstGroup, tableOf, strides };
}

/** Divides pieces into groups of about equal size, as large as the tables allow. */
function inGroups(pieces: readonly number[], placeCount: number): number[][] {
  const fits = (size: number) =>
    placeCount ** size <= MAX_ENTRIES.table &&
    Math.ceil(pieces.length / size) * placeCount ** size <= MAX_ENTRIES.together;
  let most = 1;
  while (most < pieces.length && fits(most + 1)) most++;
  const groupCount = Math.ceil(pieces.length / most);
  return Array.from({ length: groupCount }, (_, k) =>
    pieces.slice(
      Math.round((k * pieces.length) / groupCount),
      Math.round(((k + 1) * pieces.length) / groupCount),
    ),
  );
}

/** The fewest moves to any of the goals from all places of some pieces, by breadth-first search backwards along the moves. */
function* groupDistances(
  { places, from }: Moves,
  incoming: Adjacency,
  pieceCount: number,
  goals: Iterable<number>,
): Steps<Uint16Array> {
  const placeCount = places.count;
  const table = new Uint16Array(placeCount ** pieceCount).fill(UNREACHABLE);
  yield 0;
  const queue = new Int32Array(table.length);
  const taken = new Int32Array(pieceCount);
  const isTaken = new Uint8Array(placeCount);
  let found = 0;
  for (const goal of goals) {
    table[goal] = 0;
    queue[found++] = goal;
  }
  let looked = 0;
  for (let next = 0, pause = MOVES_PER_YIELD; next < found; next++) {
    if (looked >= pause) {
      pause = looked + MOVES_PER_YIELD;
      yield next / table.length;
    }
    const index = queue[next];
    for (let k = 0, rest = index; k < pieceCount; k++) {
      const quotient = (rest / placeCount) | 0;
      taken[k] = rest - quotient * placeCount;
      isTaken[taken[k]] = 1;
      rest = quotient;
    }
    const distance = table[index] < MAX_DISTANCE ? table[index] + 1 : MAX_DISTANCE;
    for (let k = 0, stride = 1; k < pieceCount; k++, stride *= placeCount) {
      const place = taken[k];
      looked += 1 + incoming.offsets[place + 1] - incoming.offsets[place];
      for (let edge = incoming.offsets[place]; edge < incoming.offsets[place + 1]; edge++) {
        const before = from[incoming.edges[edge]];
        if (isTaken[before]) continue;
        const predecessor = index + (before - place) * stride;
        if (table[predecessor] !== UNREACHABLE) continue;
        table[predecessor] = distance;
        queue[found++] = predecessor;
      }
    }
    for (let k = 0; k < pieceCount; k++) isTaken[taken[k]] = 0;
  }
  return table;
}
