import { i18n } from "../../language";
import { LimitError } from "../../steps/limit-error";
import type { Adjacency } from "../../search/adjacency";
import type { Steps } from "../../steps";
import type { Arrangements } from "./arrangements";
import type { Moves } from "./moves";

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
   * Writes the successors of a state (also given unpacked) one after another into `successors`, and the moves that lead to them into
   * `taken`. Returns their number.
   */
  expand(
    words: Int32Array,
    at: number,
    pieces: Int32Array,
    successors: Int32Array,
    taken: Int32Array,
  ): number;
}

/** The most words for the successors of a state. */
const MAX_WORDS = 1 << 22;

/**
 * Two arrangements are neighbours if moving a piece to an empty place leads from one to the other. The moves to each place are passed in.
 * Throws a LimitError.
 */
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
  // Each place's word and the bits in it, as each move asks for them, and dividing is slow.
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
  const onlyOneEmpty = counts[0] === 1;
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

    expand(words, at, pieces, successors, taken) {
      let first = 0;
      let end = from.length;
      if (onlyOneEmpty) {
        let empty = 0;
        while (pieces[empty] !== 0) empty++;
        first = offsets[empty];
        end = offsets[empty + 1];
      }
      let count = 0;
      for (let k = first; k < end; k++) {
        const move = onlyOneEmpty ? edges[k] : k;
        const tail = from[move];
        const head = to[move];
        const piece = pieces[tail];
        if (piece === 0 || pieces[head] !== 0) continue;
        taken[count] = move;
        const successor = count++ * wordCount;
        for (let word = 0; word < wordCount; word++) successors[successor + word] = words[at + word];
        successors[successor + wordOf[tail]] ^= piece << shiftOf[tail];
        successors[successor + wordOf[head]] |= piece << shiftOf[head];
      }
      return count;
    },
  };
}
