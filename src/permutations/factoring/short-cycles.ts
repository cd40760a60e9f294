import { cyclesOfImages } from "../images";
import type { WordTable } from "../word-table";
import { CycleLengths, greatestCommonDivisor } from "./cycle-lengths";
import { MAX_WORD_LENGTH, type Spelled, type Speller } from "./spelled";

/** A cycle of few points and a word for it. */
export interface ShortCycle {
  /** In the order of the cycle. */
  readonly points: readonly number[];
  readonly element: Spelled;
}

const MAX_POINTS = 7;
/** About a millisecond. */
const IMAGES_PER_YIELD = 1 << 16;

/** How many times the word of a row is repeated. */
interface Power {
  readonly row: number;
  readonly times: number;
  readonly cost: number;
}

/**
 * The cheapest cycles of two points, of three and so on among the powers of short words. If a permutation has one cycle of m points, and
 * the lengths of all others are coprime to m, its power by their least common multiple moves these m points only.
 */
export function* shortCycles(table: WordTable, speller: Speller): Generator<void, ShortCycle[]> {
  const best: Power[] = [];
  const cycles = new CycleLengths(table.degree);
  const rowsPerYield = Math.ceil(IMAGES_PER_YIELD / table.degree);
  for (let row = 1; row < table.count; row++) {
    if (row % rowsPerYield === 0) yield;
    cycles.read(table.row(row));
    for (let points = 2; points <= MAX_POINTS; points++) {
      if (cycles.count(points) !== 1) continue;
      const letters = table.word(row).length;
      const most = best[points] ? best[points].cost - 1 : MAX_WORD_LENGTH;
      const times = cycles.commonMultiple(most / letters, points);
      if (times > most / letters || greatestCommonDivisor(times, points) > 1) continue;
      best[points] = { row, times, cost: times * letters };
    }
  }
  const generators = speller.letters.length / 2;
  const signed = (factor: number) => (factor >= generators ? generators - factor - 1 : factor + 1);
  return best.filter(Boolean).map(({ row, times }) => {
    const element = speller.power(speller.spelled(table.word(row).map(signed)), times);
    return { points: cyclesOfImages(element.images)[0], element };
  });
}
