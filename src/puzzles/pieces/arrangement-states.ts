import { i18n } from "../../language";
import { LimitError } from "../../steps/limit-error";
import type { Adjacency } from "../../search/adjacency";
import type { Steps } from "../../steps";
import type { Arrangements } from "./arrangements";
import type { Moves } from "./places";

/** Arrangements as search states: the piece numbers at all places, packed into as few bits as possible. */
export interface ArrangementStates {
  /** The number of 32-bit words in a state. */
  readonly wordCount: number;
  /** The most successors of any state. */
  readonly maximumDegree: number;
  readonly start: Int32Array;
  /** The piece number at each place, in the state at an index in `words`. */
  unpack(words: Int32Array, at: number, pieces?: Int32Array): Int32Array;
  /**
   * Writes the successors of a state one after another into `successors`, and the moves that lead to them into `taken`. Returns their number.
   * If the last move that led to the state is given, not −1, the successor to which it is taken back is left out.
   */
  expand(words: Int32Array, at: number, last: number, successors: Int32Array, taken: Int32Array): number;
}

/** The most words for the successors of a state. */
const MAX_WORDS = 1 << 22;

/**
 * Two arrangements are neighbours if moving a piece to an empty place leads from one to the other. The moves to each place are passed in.
 * Throws a LimitError.
 */
// eslint-disable-next-line max-lines-per-function -- one loop, whose state is in local variables for speed
export function* arrangementStates(
  { from, to, places }: Moves,
  { start, counts }: Arrangements,
  { offsets, edges }: Adjacency,
): Steps<ArrangementStates> {
  const placeCount = places.count;
  const bits = Math.max(1, 32 - Math.clz32(counts.length - 1));
  const placesPerWord = Math.floor(32 / bits);
  const mask = 2 ** bits - 1;
  const wordCount = Math.ceil(placeCount / placesPerWord);
  // Each place's word and the bits in it. They are kept because each move asks for them, and dividing is slow.
  const wordOf = new Int32Array(placeCount);
  const shiftOf = new Int32Array(placeCount);
  for (let place = 0; place < placeCount; place++) {
    wordOf[place] = Math.floor(place / placesPerWord);
    shiftOf[place] = (place % placesPerWord) * bits;
  }
  yield 0;

  const pack = (pieces: Int32Array): Int32Array => {
    const words = new Int32Array(wordCount);
    pieces.forEach((piece, place) => (words[wordOf[place]] |= piece << shiftOf[place]));
    return words;
  };

  const degrees = new Int32Array(placeCount);
  for (let place = 0; place < placeCount; place++) degrees[place] = offsets[place + 1] - offsets[place];
  degrees.sort();
  yield 0;
  const maximumDegree = degrees.subarray(-counts[0]).reduce((sum, degree) => sum + degree, 0);
  const most = MAX_WORDS * placesPerWord;
  if (maximumDegree * placeCount > most) {
    throw new LimitError(
      i18n.t(
        "there are {places, number} places and up to {moves, number} moves at a time; their product can be {most, number} at most",
        { places: placeCount, moves: maximumDegree, most },
      ),
    );
  }
  const packed = pack(start);
  yield 0;

  const pieceAt = (words: Int32Array, at: number, place: number) =>
    (words[at + wordOf[place]] >>> shiftOf[place]) & mask;

  /** Writes the state with a piece moved from one place to another. */
  const writeMoved = (
    words: Int32Array,
    at: number,
    tail: number,
    head: number,
    successors: Int32Array,
    successor: number,
  ): void => {
    const piece = pieceAt(words, at, tail);
    for (let word = 0; word < wordCount; word++) successors[successor + word] = words[at + word];
    successors[successor + wordOf[tail]] ^= piece << shiftOf[tail];
    successors[successor + wordOf[head]] |= piece << shiftOf[head];
  };

  /** Only the moves to the empty place need be tried. It is where the last move began. */
  const expandOneEmpty: ArrangementStates["expand"] = (words, at, last, successors, taken) => {
    let empty = last < 0 ? 0 : from[last];
    while (last < 0 && pieceAt(words, at, empty) !== 0) empty++;
    const before = last < 0 ? -1 : to[last];
    let count = 0;
    for (let k = offsets[empty]; k < offsets[empty + 1]; k++) {
      const tail = from[edges[k]];
      if (tail === before) continue;
      taken[count] = edges[k];
      writeMoved(words, at, tail, empty, successors, count++ * wordCount);
    }
    return count;
  };

  const expandAny: ArrangementStates["expand"] = (words, at, last, successors, taken) => {
    let count = 0;
    for (let move = 0; move < from.length; move++) {
      const tail = from[move];
      const head = to[move];
      if (pieceAt(words, at, tail) === 0 || pieceAt(words, at, head) !== 0) continue;
      if (last >= 0 && tail === to[last] && head === from[last]) continue;
      taken[count] = move;
      writeMoved(words, at, tail, head, successors, count++ * wordCount);
    }
    return count;
  };

  return {
    wordCount,
    maximumDegree,
    start: packed,

    unpack(words, at, pieces = new Int32Array(placeCount)) {
      for (let word = 0, place = 0; word < wordCount; word++) {
        const end = Math.min(place + placesPerWord, placeCount);
        for (let rest = words[at + word]; place < end; place++, rest >>>= bits) pieces[place] = rest & mask;
      }
      return pieces;
    },

    expand: counts[0] === 1 ? expandOneEmpty : expandAny,
  };
}
