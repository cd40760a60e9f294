import type { Steps } from "../../steps";
import { isGoal, type Goal } from "./goal";
import { sizeOf, WORDS, type Jumps } from "./jumps";
import { learnPagodas, type Pagodas } from "./pagodas";
import { checkCount, MAX_POSITIONS, Positions } from "./positions";
import { Canonical, symmetriesOf } from "./symmetries";

const FIRST_WIDTH = 64;
const GROWTH = 4;
/** With this width and more, it pays to look for pagoda functions first. */
const WIDE = 1024;
const EXPANSIONS_PER_YIELD = 1 << 8;

/**
 * Any jumps from pegs to the goal; undefined if there are none. A beam search: of the positions after each number of jumps it goes on with
 * the few from which most jumps are possible, with more of them each time. When it has left out none, there is no solution.
 */
export function* findJumps(
  jumps: Jumps,
  start: Int32Array,
  goal: Goal,
  mostPositions = MAX_POSITIONS,
): Steps<readonly number[] | undefined> {
  const symmetries = symmetriesOf(jumps.board, [goal.pegs, goal.free]);
  const canonical = new Canonical(symmetries);
  let pagodas: Pagodas | undefined;
  for (let width = FIRST_WIDTH; ; width *= GROWTH) {
    if (width >= WIDE) pagodas ??= yield* learnPagodas(jumps, symmetries, start, goal);
    const positions = new Positions(canonical);
    const found = yield* searchBeam(jumps, positions, start, goal, { width, pagodas, mostPositions });
    if (found.way) return replay(jumps, positions, start, goal, found.way);
    if (!found.wasCut) return undefined;
  }
}

interface Beam {
  readonly width: number;
  readonly pagodas: Pagodas | undefined;
  readonly mostPositions: number;
}

function* searchBeam(
  jumps: Jumps,
  positions: Positions,
  start: Int32Array,
  goal: Goal,
  { width, pagodas, mostPositions }: Beam,
): Steps<{ readonly way?: readonly number[]; readonly wasCut: boolean }> {
  const { table } = positions;
  const pegs = new Int32Array(WORDS);
  let wasCut = false;
  if (isGoal(goal, start)) return { way: [], wasCut };
  positions.add(start[0], start[1], -1, 0);
  let left = sizeOf(start);
  for (let layer: ArrayLike<number> = [0]; layer.length > 0;) {
    const begin = table.count;
    if (left-- === goal.count) break;
    for (let k = 0; k < layer.length; k++) {
      if (k % EXPANSIONS_PER_YIELD === 0) {
        yield Math.min(table.count / mostPositions, 1);
        checkCount(table.count, mostPositions);
        yield* table.makeRoom(EXPANSIONS_PER_YIELD * jumps.count);
      }
      const row = layer[k];
      const [low, high] = [table.words[WORDS * row], table.words[WORDS * row + 1]];
      for (let jump = 0; jump < jumps.count; jump++) {
        if (!jumps.isLegal(jump, low, high)) continue;
        pegs[0] = low ^ jumps.masks[4 * jump];
        pegs[1] = high ^ jumps.masks[4 * jump + 1];
        if (isGoal(goal, pegs)) return { way: [...positions.wayFrom(row).reverse().slice(1), -1], wasCut };
        if (!pagodas?.isDead(pegs[0], pegs[1])) positions.add(pegs[0], pegs[1], row, 0);
      }
    }
    wasCut ||= table.count - begin > width;
    layer = yield* mostMobile(jumps, table.words, begin, table.count, width);
  }
  return { wasCut };
}

/** Of the positions in some rows those from which most jumps are possible, in their order. */
function* mostMobile(
  jumps: Jumps,
  words: Int32Array,
  from: number,
  to: number,
  width: number,
): Steps<number[]> {
  const rows = Array.from({ length: to - from }, (_, k) => from + k);
  if (rows.length <= width) return rows;
  const mobility = new Uint8Array(to - from);
  const counts = new Array<number>(jumps.count + 1).fill(0);
  for (let row = from; row < to; row++) {
    if ((row - from) % (EXPANSIONS_PER_YIELD * 8) === 0) yield 0;
    let count = 0;
    for (let jump = 0; jump < jumps.count; jump++)
      if (jumps.isLegal(jump, words[WORDS * row], words[WORDS * row + 1])) count++;
    counts[(mobility[row - from] = count)]++;
  }
  let least = counts.length - 1;
  let kept = counts[least];
  while (kept + counts[least - 1] <= width) kept += counts[--least];
  return rows.filter(
    (row) => mobility[row - from] >= least || (mobility[row - from] === least - 1 && kept++ < width),
  );
}

/** The jumps from the start through positions that are equal to those of a way but for symmetries. */
function replay(
  jumps: Jumps,
  positions: Positions,
  start: Int32Array,
  goal: Goal,
  way: readonly number[],
): number[] {
  let pegs = start;
  return way.map((row) => {
    const before = pegs;
    const isNext = (jump: number) => {
      pegs = jumps.after(jump, before);
      return row < 0 ? isGoal(goal, pegs) : positions.isAt(row, pegs[0], pegs[1]);
    };
    return jumps.legal(before).find(isNext)!;
  });
}
