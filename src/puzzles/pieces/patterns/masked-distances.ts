import { enlarged } from "../../../search/state-table";
import type { Steps } from "../../../steps";
import { goalTuples } from "./goal-tuples";
import { regionBefore, type MaskedBoard } from "./masked-board";

/** How many entries of a layer are expanded between two yields: some milliseconds' work. */
const ENTRIES_PER_YIELD = 1 << 11;
const UNREACHABLE = 255;

/** Which arrangements of a pattern's pieces were found at a distance, each with places where the empty place may be. */
class Layer {
  count = 0;
  indices = new Int32Array(1 << 10);
  regions = new Int32Array(1 << 10);

  makeRoom(more: number): void {
    const room = 2 ** Math.ceil(Math.log2(this.count + more));
    if (room <= this.indices.length) return;
    this.indices = enlarged(this.indices, room);
    this.regions = enlarged(this.regions, room);
  }

  add(index: number, region: number): void {
    this.indices[this.count] = index;
    this.regions[this.count++] = region;
  }
}

/**
 * Fills a table with the fewest moves that a pattern's pieces need to their goals, from all places that they can have, wherever the empty place is.
 * Moves of other pieces count nothing, so the empty place goes for nothing wherever no piece of the pattern is in its way. (R. E. Korf and A.
 * Felner, "Disjoint pattern database heuristics", 2002; that search keeps the empty place, and its regions are from A. Felner et al.,
 * "Compressed pattern databases", 2007.) An index is the sum of the pieces' places times the powers of the number of places. With several empty
 * places (`empty` < 0), all free places count as empty.
 */
export function* maskedDistances(
  { placeCount, into, outOfBytes }: MaskedBoard,
  homes: readonly (readonly number[])[],
  empty: number,
  table: Uint8Array,
): Steps<void> {
  const pieceCount = homes.length;
  const everywhere = placeCount === 32 ? -1 : (1 << placeCount) - 1;
  const seen = placeCount <= 16 ? new Uint16Array(table.length) : new Int32Array(table.length);
  const places = new Int32Array(pieceCount);
  table.fill(UNREACHABLE);
  let layer = new Layer();
  let next = new Layer();
  for (const goal of goalTuples(homes)) {
    if (goal === undefined) {
      yield 0;
      continue;
    }
    let index = 0;
    let free = everywhere;
    for (let k = pieceCount - 1; k >= 0; k--) {
      index = index * placeCount + goal[k];
      free &= ~(1 << goal[k]);
    }
    const region = empty < 0 ? free : regionBefore(outOfBytes, empty, free);
    table[index] = 0;
    seen[index] = region;
    layer.makeRoom(1);
    layer.add(index, region);
  }

  const expand = (entry: number, distance: number): void => {
    const index = layer.indices[entry];
    const region = layer.regions[entry];
    let free = everywhere;
    for (let k = 0, rest = index; k < pieceCount; k++) {
      const quotient = (rest / placeCount) | 0;
      const place = rest - quotient * placeCount;
      places[k] = place;
      free &= ~(1 << place);
      rest = quotient;
    }
    for (let k = 0, stride = 1; k < pieceCount; k++, stride *= placeCount) {
      const place = places[k];
      for (let tails = into[place] & region; tails !== 0; tails &= tails - 1) {
        const tail = 31 - Math.clz32(tails & -tails);
        const before = index + (tail - place) * stride;
        const known = seen[before];
        if ((known >>> place) & 1) continue;
        const freeBefore = (free | (1 << place)) & ~(1 << tail);
        const found = empty < 0 ? freeBefore : regionBefore(outOfBytes, place, freeBefore);
        seen[before] = known | found;
        if (table[before] === UNREACHABLE) table[before] = distance;
        next.add(before, found & ~known);
      }
    }
  };

  let found = 0;
  for (let distance = 1; layer.count > 0; distance++) {
    for (let entry = 0; entry < layer.count;) {
      const end = Math.min(entry + ENTRIES_PER_YIELD, layer.count);
      found += end - entry;
      next.makeRoom((end - entry) * pieceCount * placeCount);
      for (; entry < end; entry++) expand(entry, Math.min(distance, UNREACHABLE - 1));
      yield Math.min(found / table.length, 1);
    }
    [layer, next] = [next, layer];
    next.count = 0;
  }
}
