import type { Steps } from "../../steps";

/** How many arrangements of pieces there are, of which `counts` says how many are equal; Infinity if more than `most`, which is at most 2^32. */
export function* arrangementCount(counts: Int32Array, placeCount: number, most: number): Steps<number> {
  let ways = 1;
  let left = placeCount;
  for (const count of counts) {
    for (let k = 1; k <= Math.min(count, left - count); k++) {
      ways = (ways * (left - k + 1)) / k;
      if (ways > most) return Infinity;
    }
    left -= count;
    yield 0;
  }
  return ways;
}

/**
 * Numbers all arrangements of some pieces in alphabetical order from 0, and looks at one at a time. Arrangements that begin with the same
 * pieces have a certain piece next as often as is its share of the pieces that are left. Equal pieces have the same number in `counts`;
 * there are `total` arrangements, at most 2^32.
 */
export function arrangementNumbers(counts: Int32Array, placeCount: number, total: number) {
  if (placeCount <= MOST_DIFFERENT && counts.every((count) => count === 1)) {
    return numbersOfDifferentPieces(placeCount);
  }
  const pieces = new Int32Array(placeCount);
  const empties = new Int32Array(counts[0]);
  const left = counts.slice();
  /** How many arrangements begin with what stands before each place, and the number of the one that is looked at among them. */
  const ways = new Float64Array(placeCount);
  const numbers = new Float64Array(placeCount + 1);
  return {
    /** The places of piece 0, the empty ones, of the arrangement that was looked at last. */
    empties,

    lookAt(number: number): void {
      let emptyCount = 0;
      left.set(counts);
      let those = total;
      let rest = number;
      for (let place = 0; place < placeCount; place++) {
        ways[place] = those;
        numbers[place] = rest;
        const places = placeCount - place;
        const index = Math.floor((rest * places) / those);
        let piece = 0;
        let smaller = 0;
        while (smaller + left[piece] <= index) smaller += left[piece++];
        rest -= (those * smaller) / places;
        those = (those * left[piece]--) / places;
        pieces[place] = piece;
        if (piece === 0) empties[emptyCount++] = place;
      }
    },

    /** The number of the arrangement after the piece at a place, if there is one, has moved to an empty place. */
    afterMove(place: number, empty: number): number {
      const first = Math.min(place, empty);
      const last = Math.max(place, empty);
      left.fill(0);
      for (let k = first; k < placeCount; k++) left[pieces[k]]++;
      let those = ways[first];
      // What stands before and behind the two places counts as before.
      let number = numbers[0] - numbers[first] + numbers[last + 1];
      for (let k = first; k <= last; k++) {
        const piece = pieces[k === first ? last : k === last ? first : k];
        const places = placeCount - k;
        let smaller = 0;
        for (let each = 0; each < piece; each++) smaller += left[each];
        number += (those * smaller) / places;
        those = (those * left[piece]--) / places;
      }
      return number;
    },

    /** The pieces of the arrangement that was looked at last. */
    pieces: (): number[] => [...pieces],
  };
}

/** As many arrangements as numbers of 32 bits suffice for. */
const MOST_DIFFERENT = 12;

/**
 * Numbers for all arrangements of pieces that are all different, of which there are at most 12: the same as those of `arrangementNumbers`,
 * many times faster. An arrangement is looked at as its Lehmer code (D. H. Lehmer, "Teaching combinatorial tricks to a computer", 1960): for
 * each place, how many pieces behind it are smaller. Piece 0 is the empty place, the first one with the digit 0. Two neighbours in the code
 * tell which of them is larger, so a piece passes others without a look at the pieces.
 */
function numbersOfDifferentPieces(count: number) {
  /** How many arrangements begin with the same pieces up to each place. */
  const weights = new Int32Array(count);
  for (let place = count - 1, ways = 1; place >= 0; ways *= count - place--) weights[place] = ways;
  const shares = Float64Array.from(weights, (weight) => 1 / weight);
  const digits = new Int32Array(count);
  const empties = new Int32Array(1);
  let looked = 0;
  return {
    empties,

    lookAt(number: number): void {
      looked = number;
      // Half of one off, no quotient is near a whole number.
      const middle = number + 0.5;
      for (let place = 0, before = 0; place < count; place++) {
        const ways = (middle * shares[place]) | 0;
        digits[place] = ways - before * (count - place);
        before = ways;
      }
      let empty = 0;
      while (digits[empty] !== 0) empty++;
      empties[0] = empty;
    },

    afterMove(place: number, empty: number): number {
      let digit = digits[place];
      let number = looked - digit * weights[place];
      if (place < empty) {
        // A smaller piece that the moving one passes leaves one fewer behind it. All passed pieces lose the empty place.
        for (let k = place + 1; k < empty; k++) {
          const smaller = (digits[k] - digit) >> 31;
          digit += smaller;
          number += smaller * weights[k];
        }
        return number + (digit - 1) * weights[empty];
      }
      for (let k = place - 1; k > empty; k--) {
        const smaller = (digits[k] - digit - 1) >> 31;
        digit -= smaller;
        number -= smaller * weights[k];
      }
      return number + (digit + 1) * weights[empty];
    },

    pieces(): number[] {
      const left = Array.from({ length: count }, (_, piece) => piece);
      return Array.from(digits, (digit) => left.splice(digit, 1)[0]);
    },
  };
}
