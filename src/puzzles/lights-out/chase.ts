import { isPauseInRow, type Steps } from "../../steps";
import { bitAt, setBit, wordsFor, type Bits } from "./bits";
import { BEFORE, NEXT, type Part } from "./parts";

/** The presses of a part's lamps, as vectors with a bit for each lamp. */
export interface Chased {
  /** Presses that make the wanted changes if any do. */
  readonly presses: Bits;
  /** Presses that change nothing: independent ones, of which all others are sums. */
  readonly quiet: readonly Bits[];
}

/**
 * Solves a part's equations, one for each lamp: it is pressed together with its neighbours as often as it has to change, an odd or an even
 * number of times. The lights are chased from layer to layer. The presses of lamps without a neighbour in the layer before are unknowns.
 * Any other press follows from the equation of this neighbour, as a sum of unknowns and a constant. The equations of the lamps without a
 * neighbour in the next layer remain, and are solved by elimination. There are as many of them as unknowns.
 */
export function* chase({ lamps, around }: Part, wanted: Bits): Steps<Chased> {
  const count = lamps.length;
  let unknowns = 0;
  for (let k = 0; k < count; k++) if (around[4 * k + BEFORE] < 0) unknowns++;
  const width = wordsFor(unknowns + 1);
  const press = new Uint32Array(count * width);
  const addPress = (to: Bits, at: number, lamp: number) => {
    for (let word = 0; word < width; word++) to[at + word] ^= press[lamp * width + word];
  };
  /** Adds the equation of a lamp, apart from one of its neighbours. */
  const addEquation = (to: Bits, at: number, lamp: number, except: number) => {
    addPress(to, at, lamp);
    for (let side = BEFORE; side <= NEXT; side++) {
      const neighbour = around[4 * lamp + side];
      if (neighbour >= 0 && neighbour !== except) addPress(to, at, neighbour);
    }
    if (bitAt(wanted, lamp)) to[at + (unknowns >>> 5)] ^= 1 << (unknowns & 31);
  };

  for (let k = 0, unknown = 0; k < count; k++) {
    if (isPauseInRow(k, width)) yield 0;
    const before = around[4 * k + BEFORE];
    if (before >= 0) addEquation(press, k * width, before, k);
    else setBit(press, 32 * k * width + unknown++);
  }
  const equations = new Uint32Array(unknowns * width);
  for (let k = 0, at = 0; k < count; k++) {
    if (around[4 * k + NEXT] >= 0) continue;
    addEquation(equations, at, k, -1);
    at += width;
  }
  const rowOf = yield* eliminate(equations, unknowns, width);

  const evaluate = function* (values: Bits): Steps<Bits> {
    const presses = new Uint32Array(wordsFor(count));
    for (let k = 0; k < count; k++) {
      if (isPauseInRow(k, width)) yield 0;
      let common = 0;
      for (let word = 0; word < width; word++) common ^= press[k * width + word] & values[word];
      for (let half = 16; half > 0; half >>= 1) common ^= common >>> half;
      if (common & 1) setBit(presses, k);
    }
    return presses;
  };
  /** The values of all unknowns if a free one (or, for `unknowns`, the constant) is 1 and the other free ones are 0. */
  const valuesFor = (free: number): Bits => {
    const values = new Uint32Array(width);
    setBit(values, free);
    for (let unknown = 0; unknown < unknowns; unknown++) {
      const row = rowOf[unknown];
      if (row >= 0 && bitAt(equations, 32 * row * width + free)) setBit(values, unknown);
    }
    return values;
  };
  const presses = yield* evaluate(valuesFor(unknowns));
  const quiet: Bits[] = [];
  for (let unknown = 0; unknown < unknowns; unknown++)
    if (rowOf[unknown] < 0) quiet.push(yield* evaluate(valuesFor(unknown)));
  return { presses, quiet };
}

/**
 * Brings equations into reduced echelon form (Gauss and Jordan). Returns for each unknown the row that alone contains it, or −1 if it is
 * free.
 */
function* eliminate(equations: Bits, unknowns: number, width: number): Steps<Int32Array> {
  const rowOf = new Int32Array(unknowns).fill(-1);
  for (let unknown = 0, rank = 0; unknown < unknowns; unknown++) {
    yield unknown / unknowns;
    const word = unknown >>> 5;
    const bit = 1 << (unknown & 31);
    let row = rank;
    while (row < unknowns && !(equations[row * width + word] & bit)) row++;
    if (row === unknowns) continue;
    const pivot = rank * width;
    for (let k = word; row > rank && k < width; k++) equations[pivot + k] ^= equations[row * width + k];
    for (let other = 0; other < unknowns; other++) {
      if (other === rank || !(equations[other * width + word] & bit)) continue;
      for (let k = word; k < width; k++) equations[other * width + k] ^= equations[pivot + k];
    }
    rowOf[unknown] = rank++;
  }
  return rowOf;
}
