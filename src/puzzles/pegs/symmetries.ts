import { has, setOf, WORDS, type Direction, type Holes } from "./jumps";

/**
 * The symmetries of a board that keep its jumps and some sets of holes, such as the goal: for each, the hole to which each hole goes. They
 * are linear maps of rows and columns that permute the directions of jumps, moved back onto the board.
 */
export function symmetriesOf(board: Holes, kept: readonly Int32Array[]): number[][] {
  const { cells, columns, directions } = board;
  const isDirection = ([down, right]: Direction) => directions.some(([d, r]) => d === down && r === right);
  const points = cells.map((cell): Direction => [Math.floor(cell / columns), cell % columns]);
  const [top, left] = cornerOf(points);
  return directions.flatMap((ofDown) =>
    directions.flatMap((ofRight) => {
      if (ofDown[0] * ofRight[1] === ofDown[1] * ofRight[0]) return [];
      const map = ([down, right]: Direction): Direction => [
        down * ofDown[0] + right * ofRight[0],
        down * ofDown[1] + right * ofRight[1],
      ];
      if (!directions.every((direction) => isDirection(map(direction)))) return [];
      const images = points.map(map);
      const [imageTop, imageLeft] = cornerOf(images);
      const holes = images.map(([row, column]) => {
        const [onRow, onColumn] = [row - imageTop + top, column - imageLeft + left];
        return onColumn < columns ? cells.indexOf(onRow * columns + onColumn) : -1;
      });
      const isKept = (set: Int32Array) => holes.every((hole, k) => has(set, hole) === has(set, k));
      return holes.every((hole) => hole >= 0) && kept.every(isKept) ? [holes] : [];
    }),
  );
}

const cornerOf = (points: readonly Direction[]) =>
  [0, 1].map((axis) => Math.min(...points.map((point) => point[axis])));

const BYTES = 4 * WORDS;

/** Chooses one of the positions that are equal but for symmetries, so that a search looks at one of them only. */
export class Canonical {
  /** For each symmetry and byte of a position, the images of its 256 values: two words each. */
  private readonly images: readonly Int32Array[];

  constructor(symmetries: readonly (readonly number[])[]) {
    const isIdentity = (holes: readonly number[]) => holes.every((hole, k) => hole === k);
    this.images = symmetries
      .filter((holes) => !isIdentity(holes))
      .map((holes) => {
        const images = new Int32Array(BYTES * 256 * WORDS);
        for (let at = 0; at < BYTES * 256; at++) {
          const bits = holes.filter((_, hole) => hole >> 3 === at >> 8 && (at >> (hole & 7)) & 1);
          images.set(setOf(bits), WORDS * at);
        }
        return images;
      });
  }

  /** Writes the least of the positions that are equal to one but for symmetries. */
  write(low: number, high: number, words: Int32Array, at: number): void {
    let [leastLow, leastHigh] = [low, high];
    for (const images of this.images) {
      let imageLow = 0;
      let imageHigh = 0;
      for (let byte = 0; byte < BYTES; byte++) {
        const value = ((byte < 4 ? low : high) >>> (8 * (byte & 3))) & 255;
        const image = WORDS * ((byte << 8) | value);
        imageLow |= images[image];
        imageHigh |= images[image + 1];
      }
      if (imageHigh < leastHigh || (imageHigh === leastHigh && imageLow < leastLow))
        [leastLow, leastHigh] = [imageLow, imageHigh];
    }
    words[at] = leastLow;
    words[at + 1] = leastHigh;
  }
}
