import { i18n } from "../language";
import { LimitError } from "../permutations/limit-error";
import { edgesBy } from "../search/adjacency";
import type { EstimatedGraph } from "../search/bounded-layers";
import type { Arrangements } from "./arrangements";
import type { Moves } from "./moves";
import { UNREACHABLE, type PieceDistances } from "./piece-distances";

/** Arrangements as the states of a search: the numbers of the pieces at all places, in as few bits as they need. */
export interface ArrangementGraph extends EstimatedGraph {
  /** The number of the piece at each place in the state at an index of some words. */
  unpack(words: Int32Array, at: number, pieces?: Int32Array): Int32Array;
}

/** The most words of the successors of a state. */
const MOST_WORDS = 1 << 22;

/**
 * The graph of all arrangements; two are neighbours if a move of a piece to an empty place leads from one to the other.
 * Throws a LimitError.
 */
export function arrangementGraph(
  moves: Moves,
  { start, counts }: Arrangements,
  distances: PieceDistances,
): ArrangementGraph {
  const { from, to } = moves;
  const placeCount = moves.places.length;
  const bits = Math.max(1, 32 - Math.clz32(counts.length - 1));
  const placesPerWord = Math.floor(32 / bits);
  const mask = 2 ** bits - 1;
  const wordCount = Math.ceil(placeCount / placesPerWord);
  const wordOf = Int32Array.from({ length: placeCount }, (_, place) => Math.floor(place / placesPerWord));
  const shiftOf = Int32Array.from({ length: placeCount }, (_, place) => (place % placesPerWord) * bits);

  const unpack = (words: Int32Array, at: number, pieces = new Int32Array(placeCount)) => {
    for (let place = 0; place < placeCount; place++) {
      pieces[place] = (words[at + wordOf[place]] >>> shiftOf[place]) & mask;
    }
    return pieces;
  };

  const pack = (pieces: Int32Array): Int32Array => {
    const words = new Int32Array(wordCount);
    pieces.forEach((piece, place) => (words[wordOf[place]] |= piece << shiftOf[place]));
    return words;
  };

  const { tables, firstGroup, tableOf, strides } = distances;
  const indices = new Int32Array(tables.length);
  /** Leaves the groups' indices in `indices`; −1 if a group cannot come to its goal. */
  const estimate = (pieces: Int32Array): number => {
    let sum = 0;
    indices.fill(0);
    for (let place = 0; place < placeCount; place++) {
      const piece = pieces[place];
      if (piece === 0) continue;
      const group = tableOf[piece];
      if (group >= firstGroup) indices[group] += place * strides[piece];
      else if (tables[group][place] === UNREACHABLE) return -1;
      else sum += tables[group][place];
    }
    for (let group = firstGroup; group < tables.length; group++) {
      const distance = tables[group][indices[group]];
      if (distance === UNREACHABLE) return -1;
      sum += distance;
    }
    return sum;
  };

  const incoming = edgesBy(to, placeCount);
  const degrees = incoming.offsets.slice(1).map((offset, place) => offset - incoming.offsets[place]);
  const mostSuccessors = degrees
    .sort()
    .slice(-counts[0])
    .reduce((sum, degree) => sum + degree, 0);
  if (mostSuccessors * wordCount > MOST_WORDS) {
    throw new LimitError(
      i18n.t("there are {places, number} places and up to {moves, number} moves at a time", {
        places: placeCount,
        moves: mostSuccessors,
      }),
    );
  }
  const onlyOneEmpty = counts[0] === 1;
  const candidates = onlyOneEmpty ? incoming.edges : Int32Array.from(from.keys());
  const pieces = new Int32Array(placeCount);
  return {
    wordCount,
    maximumDegree: mostSuccessors,
    start: pack(start),
    startEstimate: estimate(start),
    unpack,

    expand(words, at, successors, estimates) {
      unpack(words, at, pieces);
      const sum = estimate(pieces);
      if (sum < 0) return 0;
      let first = 0;
      let end = candidates.length;
      if (onlyOneEmpty) {
        const empty = pieces.indexOf(0);
        first = incoming.offsets[empty];
        end = incoming.offsets[empty + 1];
      }
      let count = 0;
      for (let k = first; k < end; k++) {
        const tail = from[candidates[k]];
        const head = to[candidates[k]];
        const piece = pieces[tail];
        if (piece === 0 || pieces[head] !== 0) continue;
        const group = tableOf[piece];
        const table = tables[group];
        const before = group < firstGroup ? tail : indices[group];
        const after = table[before + (head - tail) * strides[piece]];
        estimates[count] = after === UNREACHABLE ? -1 : sum - table[before] + after;
        const successor = count++ * wordCount;
        for (let word = 0; word < wordCount; word++) successors[successor + word] = words[at + word];
        successors[successor + wordOf[tail]] ^= piece << shiftOf[tail];
        successors[successor + wordOf[head]] |= piece << shiftOf[head];
      }
      return count;
    },
  };
}
