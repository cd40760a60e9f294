import { within } from "../../steps";
import { WordTable } from "../word-table";

const MAX_ROWS = 300_000;
/** 32 MB, as a table grows by doubling. */
const MAX_IMAGES = 0x1000000;
/** Of points in products, most of which may be known already: about a second's work. */
const MAX_LOOKED_UP = 1 << 28;
/** About a millisecond. */
const IMAGES_PER_YIELD = 1 << 18;

/** As many products of factors as fit, with their first shortest words, breadth-first. Yields now and then. */
export function* shortWords(degree: number, factors: readonly Int32Array[]): Generator<unknown, WordTable> {
  const doublings = Math.floor(Math.log2(MAX_IMAGES / Math.max(degree, 1)));
  const table = new WordTable(degree, factors, Math.min(MAX_ROWS, 2 ** doublings - 2));
  const imagesOfRow = factors.length * degree;
  const rowsPerYield = Math.ceil(IMAGES_PER_YIELD / imagesOfRow);
  for (let row = 0; row < table.count && row * imagesOfRow < MAX_LOOKED_UP; row++) {
    if (row % rowsPerYield === 0) {
      yield;
      yield* within(0, table.roomFor(rowsPerYield * factors.length));
    }
    if (!table.addProductsOf(row)) break;
  }
  return table;
}
