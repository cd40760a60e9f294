import { isEven } from "../images";
import { blockSystem } from "./blocks";
import { withoutEquivalents, type TransitiveAction } from "./equivalent-orbits";
import { restrictedTo } from "./orbits";
import { movesAndTurns } from "./turns";

/** The sums that belong to a group element, each with its own modulus: `values` modulo `moduli`. */
interface ResidueSums {
  readonly moduli: readonly number[];
  /** One row per generator. */
  readonly values: readonly (readonly number[])[];
}

/**
 * How many times more residue vectors there are than the generators' rows span by addition: the determinant of the lattice spanned by the
 * rows and the multiples of the moduli, made triangular by Euclid's algorithm.
 */
export function indexOfSpan({ moduli, values }: ResidueSums): bigint {
  const rows = values.map((row) => row.slice());
  let index = 1n;
  for (let column = 0; column < moduli.length; column++) {
    const pivot: number[] = moduli.map((modulus, k) => (k === column ? modulus : 0));
    for (const row of rows) {
      while (row[column] !== 0) {
        const times = Math.floor(pivot[column] / row[column]);
        for (let k = column; k < moduli.length; k++) {
          const rest = pivot[k] - times * row[k];
          pivot[k] = row[k];
          row[k] = k === column ? rest : ((rest % moduli[k]) + moduli[k]) % moduli[k];
        }
      }
    }
    index *= BigInt(pivot[column]);
  }
  return index;
}

/** Larger problems get no bound: computing it would take as long as it saves. */
const MAX_IMAGES = 1_000_000;

/**
 * An upper bound for the order of a group, which many puzzles' groups reach. On each orbit, pieces (blocks of points or single points) are
 * moved, and turned in their places. If all moves and turns were independently possible, the bound would be their number. But the parities
 * of the moves and the sums of the turns add up from factors to products, and only those that result from the generators are possible.
 * Yields its progress, from 0 to 1.
 */
export function* orderBound(
  generators: readonly Int32Array[],
  orbits: readonly (readonly number[])[],
): Generator<number, bigint | undefined> {
  const degree = generators[0]?.length ?? 0;
  if (generators.length * degree > MAX_IMAGES) return undefined;
  const actions: TransitiveAction[] = [];
  for (const orbit of orbits) {
    actions.push({ degree: orbit.length, generators: restrictedTo(orbit, generators) });
    yield 0;
  }
  const pieces: TransitiveAction[] = [];
  const moduli: number[] = [];
  const columns: (readonly number[])[] = [];
  let bound = 1n;
  for (const action of withoutEquivalents(actions)) {
    const blocks = yield* blockSystem(action.generators, action.degree);
    if (blocks === undefined) {
      pieces.push(action);
      continue;
    }
    const { moves, ways, modulus, sums } = movesAndTurns(action, blocks);
    pieces.push(moves);
    moduli.push(modulus);
    columns.push(sums);
    bound *= ways ** BigInt(blocks.length);
  }
  for (const { degree, generators: moves } of withoutEquivalents(pieces)) {
    for (let k = 2; k <= degree; k++) bound *= BigInt(k);
    moduli.push(2);
    columns.push(moves.map((images) => (isEven(images) ? 0 : 1)));
    yield 1;
  }
  const values = generators.map((_, k) => columns.map((column) => column[k]));
  return bound / indexOfSpan({ moduli, values });
}
