/** As many arrangements as numbers of 32 bits suffice for. */
export const MOST_DIFFERENT = 12;

/**
 * Numbers for all arrangements of pieces that are all different, of which there are at most 12: the same as those of arrangement-numbers.ts,
 * a few times faster. A set of pieces is a number of so many bits. Tables have how many pieces are in it, which one is the n-th, and the set
 * without this one.
 */
export function numbersOfDifferentPieces(count: number) {
  const { sizes, nth, without } = tablesOfSets(count);
  const all = 2 ** count - 1;
  /** How many arrangements begin with the same pieces up to each place. */
  const weights = new Int32Array(count);
  for (let place = count - 1, ways = 1; place >= 0; ways *= count - place--) weights[place] = ways;
  const shares = Float64Array.from(weights, (weight) => 1 / weight);
  const pieces = new Int32Array(count);
  /** Of the arrangement that is looked at: how many pieces left at each place are smaller, and the set of those left there. */
  const digits = new Int32Array(count);
  const left = new Int32Array(count);
  let looked = 0;
  return {
    pieces,

    lookAt(number: number): void {
      looked = number;
      const middle = number + 0.5;
      let before = 0;
      let set = all;
      for (let place = 0; place < count; place++) {
        // How many arrangements of the first places come before. Half of one off, no quotient is near a whole number.
        const ways = (middle * shares[place]) | 0;
        const digit = ways - before * (count - place);
        before = ways;
        const chosen = (set << 4) | digit;
        left[place] = set;
        digits[place] = digit;
        pieces[place] = nth[chosen];
        set = without[chosen];
      }
    },

    exchanged(place: number, other: number): number {
      const first = place < other ? place : other;
      const last = place < other ? other : place;
      // From the first place on, `before` is left where `behind` was, up to the last place.
      const before = pieces[first];
      const behind = pieces[last];
      const smallerFirst = sizes[left[first] & ((1 << behind) - 1)];
      const smallerLast = sizes[left[last] & ((1 << before) - 1)] - (behind < before ? 1 : 0);
      let number = looked + (smallerFirst - digits[first]) * weights[first];
      number += (smallerLast - digits[last]) * weights[last];
      for (let k = first + 1; k < last; k++) {
        const piece = pieces[k];
        if (before < piece !== behind < piece) number += before < piece ? weights[k] : -weights[k];
      }
      return number;
    },
  };
}

function tablesOfSets(count: number) {
  const sizes = new Uint8Array(2 ** count);
  const nth = new Uint8Array((2 ** count) << 4);
  const without = new Uint16Array(nth.length);
  for (let set = 1; set < sizes.length; set++) {
    for (let piece = 0; piece < count; piece++) {
      if ((set & (1 << piece)) === 0) continue;
      const chosen = (set << 4) | sizes[set]++;
      nth[chosen] = piece;
      without[chosen] = set ^ (1 << piece);
    }
  }
  return { sizes, nth, without };
}
