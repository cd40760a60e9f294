import { cyclesOfImages } from "../images";

/** The cycles of a permutation, and how other cycles split them. */
export class CycleSplitting {
  readonly cycles: readonly (readonly number[])[];
  /** The number of a point's cycle (−1 for a fixed point) and the point's position in it. */
  readonly #cycleOf: Int32Array;
  readonly #positions: Int32Array;

  constructor(images: Int32Array) {
    this.cycles = cyclesOfImages(images);
    this.#cycleOf = new Int32Array(images.length).fill(-1);
    this.#positions = new Int32Array(images.length);
    this.cycles.forEach((cycle, number) =>
      cycle.forEach((point, position) => {
        this.#cycleOf[point] = number;
        this.#positions[point] = position;
      }),
    );
  }

  /**
   * Whether dividing off the cycle of these m points is a good step: they must lie in one cycle, in its order, so that it falls into m
   * parts. Cycles of m points split one of l points (l − 1) / (m − 1) times, rounded down, until it is home. The parts together must need
   * just one split fewer.
   */
  isSplitBy(points: ArrayLike<number>): boolean {
    const number = this.#cycleOf[points[0]];
    if (number < 0) return false;
    const { length } = this.cycles[number];
    const each = points.length - 1;
    let turned = 0;
    let times = 0;
    for (let k = 0; k <= each; k++) {
      const next = points[k === each ? 0 : k + 1];
      if (this.#cycleOf[next] !== number) return false;
      const part = (this.#positions[next] - this.#positions[points[k]] + length) % length;
      turned += part;
      times += Math.floor((part - 1) / each);
    }
    return turned === length && times === Math.floor((length - 1) / each) - 1;
  }

  /** How many points are not fixed. */
  get moved(): number {
    return this.cycles.reduce((sum, { length }) => sum + length, 0);
  }

  /** A longest cycle. */
  get longest(): readonly number[] {
    return this.cycles.reduce((longest, cycle) => (cycle.length > longest.length ? cycle : longest));
  }
}
