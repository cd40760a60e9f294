import type { Steps } from "../../steps";
import { randomIndex, seededRandom } from "../../steps/random";
import { escapeMeter } from "./escapes";

/** What makes a key hard: the moves of a shortest way out, or how many moves of any way out, at least, slide the disk back. */
export const MEASURES = ["escape", "back"] as const;

export interface KeyQuestion {
  /** The places of the key, at least 3. Its ends have no teeth. */
  readonly columns: number;
  /** The turns of the disk: an even number, at most MAX_POSITIONS. */
  readonly positions: number;
  /** Heights are whole numbers from 0 to `levels` − 1. */
  readonly levels: number;
  readonly seed: number;
  readonly measure: (typeof MEASURES)[number];
}

export interface DesignedKey {
  /** The teeth above, the teeth below, and the cuts, turned so that a shortest way out begins in the first turn. */
  readonly rows: readonly (readonly number[])[];
  readonly measured: number;
}

/** Each round of the search makes so many changes for each cell of the maze. */
const CHANGES = 300;
/** There are so many rounds for a maze of so many cells; fewer for a smaller one, and for a larger one so few that it takes about as long. */
const ROUNDS = 256;
const CELLS = 21 * 16;
/** Between two pauses mazes with so many cells are measured. */
const CELLS_PER_STEP = 1 << 16;
/** Chances are whole numbers. */
const CERTAIN = 1 << 16;
/** The chance, at the beginning of a round, of a change that makes the key easier by 1. */
const FIRST_CHANCE = { escape: CERTAIN >> 3, back: CERTAIN >> 5 };
/** Hard keys repeat themselves: up to so many places are copied at once. */
const LONGEST_BLOCK = 6;

/**
 * Looks for a hard key by simulated annealing (S. Kirkpatrick, C. D. Gelatt, M. P. Vecchi, 1983), in rounds, most of which begin with a key
 * without teeth, others with the hardest so far. If a change makes the key easier by n, it stays with the n-th power of a chance that falls
 * to 0 in each round. A change after which the disk does not come off never stays. Whole numbers decide, so that every machine finds the
 * same key.
 *
 * @param onBest is told of each key that is harder than all before it
 */
export function* designKey(question: KeyQuestion, onBest?: (best: DesignedKey) => void): Steps<DesignedKey> {
  const { columns, positions, levels, seed, measure } = question;
  const cells = columns * positions;
  const size = cells / CELLS;
  const rounds = Math.ceil(ROUNDS * Math.min(size, 1 / size / size));
  const changes = Math.ceil(CELLS_PER_STEP / cells);
  const pauses = Math.ceil((CHANGES * cells) / changes);
  const random = seededRandom(seed);
  const below = (count: number) => randomIndex(random, count);
  const fewest = escapeMeter(columns, positions);

  // The teeth above and below at each place, and the cuts after them.
  const heights = new Int32Array(2 * columns + positions);
  const cuts = heights.subarray(2 * columns).fill(levels - 1);
  const before = heights.slice();
  const smooth = heights.slice();
  let hardest = smooth;
  let record = 0;

  // By height, the turns in which a tooth above fits, and one below, as bits.
  const fits = new Int32Array(2 * levels);
  const maze = new Int32Array(columns + 2);
  const measured = (onlyBack = measure === "back", starts?: number) => {
    fits.fill(0);
    for (let turn = 0; turn < positions; turn++) {
      for (let fit = 2 * cuts[turn]; fit >= 0; fit -= 2) {
        fits[fit] |= 1 << turn;
        fits[fit + 1] |= 1 << ((turn + positions / 2) % positions);
      }
    }
    for (let place = 0; place < columns; place++) {
      maze[place + 1] = fits[2 * heights[2 * place]] & fits[2 * heights[2 * place + 1] + 1];
    }
    return fewest(maze, onlyBack, starts);
  };

  const change = () => {
    const length = 1 + below(Math.min(LONGEST_BLOCK, columns - 2));
    const place = () => 2 + 2 * below(columns - 1 - length);
    const kind = below(3);
    if (kind === 0) cuts[below(positions)] = below(levels);
    else if (kind === 1) heights[2 + below(2 * columns - 4)] = below(levels);
    else {
      const from = place();
      heights.copyWithin(place(), from, from + 2 * length);
    }
  };

  const answer = (): DesignedKey => {
    heights.set(hardest);
    const ways = Array.from(cuts, (_, turn) => measured(false, 1 << turn));
    const first = ways.indexOf(Math.min(...ways));
    const teeth = [0, 1].map((side) => Array.from(maze.subarray(2), (_, place) => heights[2 * place + side]));
    return { rows: [...teeth, [...cuts.subarray(first), ...cuts.subarray(0, first)]], measured: record };
  };

  for (let round = 0; round < rounds; round++) {
    heights.set(round % 4 === 3 ? hardest : smooth);
    let current = measured();
    for (let pause = 0; pause < pauses; pause++) {
      const chances = [CERTAIN];
      for (let k = 0; chances[k] > 0; k++) {
        chances.push(Math.floor((chances[k] * FIRST_CHANCE[measure] * (pauses - pause)) / pauses / CERTAIN));
      }
      for (let k = 0; k < changes; k++) {
        before.set(heights);
        change();
        const next = measured();
        if (next < 0 || (next < current && below(CERTAIN) >= (chances[current - next] ?? 0))) {
          heights.set(before);
          continue;
        }
        current = next;
        if (current > record) {
          record = current;
          hardest = heights.slice();
          onBest?.(answer());
        }
      }
      yield (round + pause / pauses) / rounds;
    }
  }
  return answer();
}
