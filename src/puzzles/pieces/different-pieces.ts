/** As many arrangements as numbers of 32 bits suffice for. */
export const MOST_DIFFERENT = 12;

/**
 * Numbers for all arrangements of pieces that are all different, of which there are at most 12: the same as those of arrangement-numbers.ts,
 * many times faster. An arrangement is looked at as its Lehmer code (D. H. Lehmer, "Teaching combinatorial tricks to a computer", 1960): for
 * each place, how many pieces behind it are smaller. Piece 0 is the empty place, the first one with the digit 0. Two neighbours in the code
 * tell which of them is larger, so a piece passes others without a look at the pieces.
 */
export function numbersOfDifferentPieces(count: number) {
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
