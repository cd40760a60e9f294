/** As many arrangements as numbers of 32 bits suffice for. */
export const MOST_DIFFERENT = 12;

/**
 * Numbers for all arrangements of pieces that are all different, of which there are at most 12: the same as those of arrangement-numbers.ts,
 * a few times faster. A set of pieces is a number of so many bits, and tables have how many pieces are in it and which one is the n-th.
 */
export function numbersOfDifferentPieces(count: number) {
  const { sizes, nth } = tablesOfSets(count);
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
      let rest = number;
      let set = 2 ** count - 1;
      for (let place = 0; place < count; place++) {
        // The quotient may be too small by less than this, and no other is that near to a whole number.
        const digit = (rest * shares[place] + 1e-9) | 0;
        rest -= digit * weights[place];
        const piece = nth[set * count + digit];
        left[place] = set;
        digits[place] = digit;
        pieces[place] = piece;
        set &= ~(1 << piece);
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
  const nth = new Uint8Array(2 ** count * count);
  for (let set = 1; set < sizes.length; set++) {
    for (let piece = 0; piece < count; piece++) {
      if (set & (1 << piece)) nth[set * count + sizes[set]++] = piece;
    }
  }
  return { sizes, nth };
}
