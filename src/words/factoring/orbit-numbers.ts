import { orbitsOf } from "../../permutations/groups/orbits";
import { invertImages } from "../../permutations/images";
import { everyPower, type Axis } from "./power-subgroups";
import type { Step } from "./place-search";
import { PlaceTable } from "./place-table";
import type { Spelled } from "./spelled";

/** What is numbered takes 4 bytes for each letter. */
const MAX_NUMBERS = 1 << 18;
/** Of so many colours all divisions into two sorts are tried. */
const MAX_COLOURS = 6;
const ROWS_PER_YIELD = 1 << 11;

/** A factor, and what it does to the numbers. */
export interface NumberedFactor extends Step {
  readonly element: Spelled;
}

/** What is numbered in one orbit: where some points of it are, or of which of two sorts the colours of its places are. */
interface Part {
  readonly table: PlaceTable;
  readonly rowOf: (images: Int32Array) => ArrayLike<number>;
  /** What each axis does to the rows. */
  readonly tables: readonly Int32Array[];
}

/**
 * An action of a group on numbers. What elements do to some points, or to the colours of all places, is put together of what they do in
 * each orbit. What there can be in an orbit is numbered, and permutations of few numbers replace permutations of many points.
 *
 * Takes 4 bytes for each number and letter: at most a megabyte for a letter and part.
 */
export class OrbitNumbers {
  /** The numbers when nothing has been moved. */
  readonly home: Int32Array;
  /** Of each of its numbers: the least that can take its place, and how many can. */
  readonly ranges: readonly { readonly first: number; readonly count: number }[];

  private constructor(
    private readonly parts: readonly Part[],
    readonly factors: readonly NumberedFactor[],
    images: Int32Array,
  ) {
    let first = 0;
    this.ranges = parts.map(({ table: { count } }) => ({ first: (first += count) - count, count }));
    this.home = this.of(images);
  }

  /**
   * Undefined if there are too many. Yields now and then.
   *
   * @param points the points, best orbit by orbit, or if coloured the colour of each place
   */
  static *over(
    points: readonly number[],
    coloured: boolean,
    axes: readonly Axis[],
    identity: Int32Array,
  ): Generator<void, OrbitNumbers | undefined> {
    const turns = axes.map(([{ images }]) => images);
    const parts: Part[] = [];
    for (const orbit of orbitsOf(turns, identity.length)) {
      const index = new Map(orbit.map((x, k) => [x, k]));
      const within = (images: Int32Array) => Int32Array.from(orbit, (x) => index.get(images[x])!);
      if (!coloured) {
        const chosen = points.filter((point) => index.has(point));
        if (chosen.length === 0) continue;
        const rowOf = (images: Int32Array) => chosen.map((x) => index.get(images[x])!);
        const part = yield* numbered(rowOf, turns.map(within), false, identity);
        if (!part) return undefined;
        parts.push(part);
        continue;
      }
      const back = (images: Int32Array) => invertImages(within(images));
      const sorts = yield* sortsOf(
        orbit.map((x) => points[x]),
        turns.map(back),
        back,
        identity,
      );
      if (!sorts) return undefined;
      parts.push(...sorts);
    }
    return new OrbitNumbers(parts, yield* factorsOn(parts, axes), identity);
  }

  /** The numbers of what an element does. */
  of(images: Int32Array): Int32Array {
    return Int32Array.from(
      this.parts,
      ({ table, rowOf }, k) => this.ranges[k].first + table.rowAt(table.slotOf(rowOf(images))),
    );
  }
}

/**
 * Divisions of the colours of places into two sorts, those with the fewest arrangements, that tell all colours apart. None for one colour;
 * undefined if there are too many arrangements.
 */
function* sortsOf(
  colours: readonly number[],
  turns: readonly Int32Array[],
  back: (images: Int32Array) => Int32Array,
  identity: Int32Array,
): Generator<void, Part[] | undefined> {
  const distinct = [...new Set(colours)];
  if (distinct.length === 1) return [];
  if (distinct.length > MAX_COLOURS) return undefined;
  const divisions: { readonly sorts: readonly number[]; readonly part: Part }[] = [];
  for (let choice = 1; choice < 1 << (distinct.length - 1); choice++) {
    const sorts = distinct.map((_, k) => (choice >> k) & 1);
    const home = colours.map((colour) => sorts[distinct.indexOf(colour)]);
    const rowOf = (images: Int32Array) => Array.from(back(images), (x) => home[x]);
    const part = yield* numbered(rowOf, turns, true, identity);
    if (part) divisions.push({ sorts, part });
  }
  divisions.sort((a, b) => a.part.table.count - b.part.table.count);
  const parts: Part[] = [];
  let apart = distinct.map(() => "");
  for (const { sorts, part } of divisions) {
    const further = apart.map((before, k) => before + String(sorts[k]));
    if (new Set(further).size === new Set(apart).size) continue;
    apart = further;
    parts.push(part);
  }
  if (new Set(apart).size < distinct.length) return undefined;
  // One division may settle another one.
  const rowOf = (images: Int32Array) => Array.from(back(images), (x) => distinct.indexOf(colours[x]));
  const most = Math.max(...parts.map(({ table }) => table.count));
  const whole = yield* numbered(rowOf, turns, true, identity, most);
  return whole ? [whole] : parts;
}

function* numbered(
  rowOf: Part["rowOf"],
  turns: readonly Int32Array[],
  coloured: boolean,
  identity: Int32Array,
  most = MAX_NUMBERS,
): Generator<void, Part | undefined> {
  const table = new PlaceTable(rowOf(identity), most, coloured, identity.length);
  const tables = turns.map(() => new Int32Array(most));
  for (let row = 0; row < table.count; row++) {
    if (row % ROWS_PER_YIELD === 0) yield;
    for (let turn = 0; turn < turns.length; turn++) {
      const slot = table.slotAfter(table, row, turns[turn]);
      let next = table.rowAt(slot);
      if (next < 0) {
        if (table.count === most) return undefined;
        next = table.add(slot);
        if (table.isFull) yield* table.grow();
      }
      tables[turn][row] = next;
    }
  }
  return { table, rowOf, tables: tables.map((images) => images.slice(0, table.count)) };
}

/** The powers of each axis that are not made of shorter ones. */
function* factorsOn(parts: readonly Part[], axes: readonly Axis[]): Generator<void, NumberedFactor[]> {
  const count = parts.reduce((sum, { table }) => sum + table.count, 0);
  const factors: NumberedFactor[] = [];
  for (const [k, axis] of axes.entries()) {
    const turn = new Int32Array(count);
    let first = 0;
    for (const { tables } of parts) {
      const from = first;
      turn.set(
        tables[k].map((row) => from + row),
        first,
      );
      first += tables[k].length;
    }
    const chosen = everyPower(axis, 1);
    let images = turn;
    for (const element of axis) {
      yield;
      if (chosen.includes(element)) factors.push({ element, images, cost: element.word.length });
      images = images.map((number) => turn[number]);
    }
  }
  return factors;
}
