import { identityImages } from "../../permutations/images";
import type { WordTable } from "../../permutations/word-table";

const STARTS_PER_YIELD = 32;
/** Parts of up to this many letters are looked up at least. */
const MIN_LOOKED_UP = 14;
/** Of points in products that are looked up: some tenths of a second's work. */
const MAX_IMAGES = 60_000_000;
const IMAGES_PER_YIELD = 1 << 17;

/**
 * Replaces parts of a word in factors by shorter ones until nothing more can be shortened, or that takes long. First by words of the
 * table, then longer parts by two of them: a shorter word begins with a row of the table, and what is left is looked up.
 *
 * Takes a lookup for each part of a word and row that may begin it, at most some 60 million images.
 */
export function* shortened(
  word: readonly number[],
  factors: readonly Int32Array[],
  table: WordTable,
): Generator<void, number[]> {
  const { degree } = table;
  const reach = table.word(table.count - 1).length - 1;
  const firstRows = Array.from({ length: reach + 1 }, (_, letters) => firstRowOf(letters, table));
  let left = MAX_IMAGES;
  let best = yield* byRows(word, factors, table);
  for (let begin = 1; begin < reach && left > 0; begin++) {
    const size = reach + 1 + begin;
    for (let start = 0; start + size <= best.length && left > 0; start++) {
      const product = productOf(best.slice(start, start + size), factors, degree);
      const shorter = yield* byTwoRows(product, firstRows[begin], firstRows[begin + 1], size, table);
      left -= (firstRows[begin + 1] - firstRows[begin]) * degree;
      if (!shorter) continue;
      const found = [...best.slice(0, start), ...shorter, ...best.slice(start + size)];
      best = yield* byRows(found, factors, table);
      begin = 0;
      break;
    }
  }
  return best;
}

function* byRows(
  word: readonly number[],
  factors: readonly Int32Array[],
  table: WordTable,
): Generator<void, number[]> {
  const { degree } = table;
  const most = Math.max(MIN_LOOKED_UP, 2 * table.word(table.count - 1).length);
  let best = word.slice();
  for (let start = 0; start < best.length; start++) {
    if (start % STARTS_PER_YIELD === 0) yield;
    const product = identityImages(degree);
    for (let end = start + 1; end <= Math.min(best.length, start + most); end++) {
      const factor = factors[best[end - 1]];
      for (let x = 0; x < degree; x++) product[x] = factor[product[x]];
      const row = table.findSecondFactor(0, product);
      if (row < 0) continue;
      const shorter = table.word(row);
      if (shorter.length >= end - start) continue;
      best = [...best.slice(0, start), ...shorter, ...best.slice(end)];
      start = Math.max(-1, start - most - 1);
      break;
    }
  }
  return best;
}

/** A word of less than `size` factors that begins with one of some rows; undefined if there is none. */
function* byTwoRows(
  product: Int32Array,
  begin: number,
  end: number,
  size: number,
  table: WordTable,
): Generator<void, number[] | undefined> {
  const rowsPerYield = Math.ceil(IMAGES_PER_YIELD / table.degree);
  for (let row = begin; row < end; row++) {
    if ((row - begin) % rowsPerYield === 0) yield;
    const second = table.findSecondFactor(row, product);
    if (second < 0) continue;
    const shorter = [...table.word(row), ...table.word(second)];
    if (shorter.length < size) return shorter;
  }
  return undefined;
}

/** The first row whose word has at least so many letters. */
function firstRowOf(letters: number, table: WordTable): number {
  let [least, most] = [0, table.count];
  while (least < most) {
    const row = (least + most) >> 1;
    if (table.word(row).length < letters) least = row + 1;
    else most = row;
  }
  return least;
}

function productOf(word: readonly number[], factors: readonly Int32Array[], degree: number): Int32Array {
  const product = identityImages(degree);
  for (const factor of word) for (let x = 0; x < degree; x++) product[x] = factors[factor][product[x]];
  return product;
}
