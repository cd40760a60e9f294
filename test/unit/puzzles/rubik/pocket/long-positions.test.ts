import { factorCycles } from "../../../../../src/functions/shortest-words";
import { POCKET_COLOURS, POCKET_TURNS } from "../../../../../src/puzzles/rubik/pocket/net";
import { randomIndex, seededRandom } from "../../../../../src/steps/random";
import { afterWord, SOLVED_COLOURS } from "./boards";

/**
 * The turns by corners, as cubers write them, independent of the stickers: the corner from which each one comes, and by how many thirds it
 * is twisted. The corners are URF, UFL, ULB, UBR, DFR, DLF and DRB.
 */
const CORNERS = 7;
const BY_CORNERS: Readonly<Record<string, { from: readonly number[]; twist: readonly number[] }>> = {
  U: { from: [3, 0, 1, 2, 4, 5, 6], twist: [0, 0, 0, 0, 0, 0, 0] },
  R: { from: [4, 1, 2, 0, 6, 5, 3], twist: [2, 0, 0, 1, 1, 0, 2] },
  F: { from: [1, 5, 2, 3, 0, 4, 6], twist: [1, 2, 0, 0, 2, 1, 0] },
};

const ORDERS = ordersOf([...Array(CORNERS).keys()]);
const NUMBERS = new Map(ORDERS.map((order, number) => [order.join(), number]));
/** The twists of six corners give that of the last one. */
const TWISTS = 3 ** (CORNERS - 1);

function ordersOf(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first) =>
    ordersOf(items.filter((each) => each !== first)).map((rest) => [first, ...rest]),
  );
}

function twisted(number: number, { from, twist }: (typeof BY_CORNERS)[string]): number {
  const twists = Array.from({ length: CORNERS - 1 }, (_, corner) => Math.floor(number / 3 ** corner) % 3);
  twists.push((3 * CORNERS - twists.reduce((sum, each) => sum + each, 0)) % 3);
  return from
    .slice(0, -1)
    .reduce((sum, at, corner) => sum + ((twists[at] + twist[corner]) % 3) * 3 ** corner, 0);
}

/** Where a turn leads from each order, and from all twists. */
const TABLES = Object.fromEntries(
  Object.entries(BY_CORNERS).map(([face, turn]) => [
    face,
    {
      orders: ORDERS.map((order) => NUMBERS.get(turn.from.map((at) => order[at]).join())!),
      twists: Array.from({ length: TWISTS }, (_, number) => twisted(number, turn)),
    },
  ]),
);

function turned(position: number, face: string, times: number): number {
  let [order, twists] = [Math.floor(position / TWISTS), position % TWISTS];
  for (let k = 0; k < times; k++) [order, twists] = [TABLES[face].orders[order], TABLES[face].twists[twists]];
  return order * TWISTS + twists;
}

/** The fewest turns of each position, if a turn goes a quarter round so many times, and the number of positions of each length. */
function searched(quarters: readonly number[]) {
  const lengths = new Int8Array(ORDERS.length * TWISTS).fill(-1);
  lengths[0] = 0;
  const counts: number[] = [];
  for (let layer = [0]; layer.length > 0;) {
    counts.push(layer.length);
    const next: number[] = [];
    for (const position of layer) {
      for (const face of Object.keys(TABLES)) {
        for (const times of quarters) {
          const to = turned(position, face, times);
          if (lengths[to] >= 0) continue;
          lengths[to] = counts.length;
          next.push(to);
        }
      }
    }
    layer = next;
  }
  return { lengths, counts };
}

const BY_QUARTERS = searched([1, 3]);

test("there are as many positions of each number of quarter turns as is published, up to 14", () => {
  expect(BY_QUARTERS.counts).toEqual([
    ...[1, 6, 27, 120, 534, 2256, 8969, 33058, 114149, 360508, 930588, 1350852, 782536, 90280, 276],
  ]);
  expect(BY_QUARTERS.counts.reduce((sum, count) => sum + count)).toBe(3_674_160);
});

test("with half turns, eleven turns are enough", () => {
  expect(searched([1, 2, 3]).counts).toEqual([
    ...[1, 9, 54, 321, 1847, 9992, 50136, 227536, 870072, 1887748, 623800, 2644],
  ]);
});

/** The rows of point, place and colour. */
function targetOf(colours: string): unknown[][] {
  const homes = new Map(POCKET_COLOURS.map((colour, number) => [colour, 4 * number]));
  return Array.from(colours, (colour, k) => {
    homes.set(colour, homes.get(colour)! + 1);
    return [k + 1, homes.get(colour)!, colour];
  });
}

test("FACTORCYCLES by colours leads back from 200 random positions, and in as few turns as the search", async () => {
  const random = seededRandom(222);
  const generators = POCKET_TURNS.map((row) => [...row]);
  for (let board = 0; board < 200; board++) {
    let position = 0;
    let scramble = "";
    for (let k = 0; k < 40; k++) {
      const face = "URF"[randomIndex(random, 3)];
      const times = randomIndex(random, 2) === 0 ? 1 : 3;
      position = turned(position, face, times);
      scramble += times === 1 ? face : `${face}'`;
    }
    const colours = afterWord(SOLVED_COLOURS, scramble);
    const [[word]] = await factorCycles(targetOf(colours), generators, true);
    expect(afterWord(colours, word)).toBe(SOLVED_COLOURS);
    expect(word.replaceAll("'", "")).toHaveLength(BY_QUARTERS.lengths[position]);
  }
}, 600_000);
