import { DIRECTIONS } from "../mazes/neighbours";
import { extentOf, type BlockBoard, type Shape } from "./cells";

/** What counts as a move: a piece along any path, straight on, or by one cell. */
export const METRICS = ["moves", "straight", "steps"] as const;
export type Metric = (typeof METRICS)[number];

export interface BlockRules {
  readonly metric: Metric;
  /** Whether pieces move along their longer side only. */
  readonly lengthwise: boolean;
}

const BITS = 32;

/**
 * The states of sliding blocks, each a few words with the class of the piece that begins in each cell, or 0. A move changes two cells of
 * these, whatever is interchangeable; whether a piece fits is looked up in masks of the cells that it covers.
 */
export class BlockMoves {
  readonly wordCount: number;
  /** The state after the move that `expand` has just told of. */
  readonly next: Int32Array;
  private readonly bits: number;
  private readonly cellsPerWord: number;
  private readonly cells: number;
  /** The next cell in each direction, or −1 beyond the edge: at 4 · cell. */
  private readonly beside: Int32Array;
  /** The words of a mask, and for each class and first cell the cells that the piece covers there, if it fits onto the board. */
  private readonly maskWords: number;
  private readonly masks: Int32Array;
  private readonly fits: Uint8Array;
  private readonly walls: Int32Array;
  /** The directions in which each class moves. */
  private readonly directions: readonly (readonly number[])[];
  private readonly anchors: Int32Array;
  private readonly classOf: Int32Array;
  private readonly occupied: Int32Array;
  private readonly queue: Int32Array;
  private readonly reached: Int32Array;
  private round = 0;

  constructor(
    readonly board: BlockBoard,
    private readonly rules: BlockRules,
  ) {
    const { rows, columns, classes, blocks } = board;
    this.cells = rows * columns;
    this.bits = Math.ceil(Math.log2(classes.length + 1));
    this.cellsPerWord = Math.floor(BITS / this.bits);
    this.wordCount = Math.ceil(this.cells / this.cellsPerWord);
    this.next = new Int32Array(this.wordCount);
    this.maskWords = Math.ceil(this.cells / BITS);
    this.masks = new Int32Array(classes.length * this.cells * this.maskWords);
    this.fits = new Uint8Array(classes.length * this.cells);
    this.walls = new Int32Array(this.maskWords);
    this.occupied = new Int32Array(this.maskWords);
    this.anchors = new Int32Array(blocks.length);
    this.classOf = new Int32Array(blocks.length);
    this.queue = new Int32Array(this.cells);
    this.reached = new Int32Array(this.cells);
    this.beside = Int32Array.from({ length: 4 * this.cells }, (_, k) => {
      const { down, right } = DIRECTIONS[k & 3];
      const [row, column] = [Math.floor((k >> 2) / columns) + down, ((k >> 2) % columns) + right];
      return row < 0 || row >= rows || column < 0 || column >= columns ? -1 : row * columns + column;
    });
    board.walls.forEach((wall, cell) => {
      if (wall) this.walls[cell >>> 5] |= 1 << (cell & 31);
    });
    classes.forEach((shape, k) => this.place(shape, k));
    this.directions = classes.map((shape) => this.directionsOf(shape));
  }

  private place(shape: Shape, index: number): void {
    const { rows, columns } = this.board;
    for (let anchor = 0; anchor < this.cells; anchor++) {
      const [row, column] = [Math.floor(anchor / columns), anchor % columns];
      const at = index * this.cells + anchor;
      const covered = shape.map(([down, right]) => [row + down, column + right] as const);
      if (covered.some(([r, c]) => r >= rows || c < 0 || c >= columns)) continue;
      this.fits[at] = 1;
      for (const [r, c] of covered) {
        const cell = r * columns + c;
        this.masks[at * this.maskWords + (cell >>> 5)] |= 1 << (cell & 31);
      }
    }
  }

  /** Pieces as long as wide move in all directions. */
  private directionsOf(shape: Shape): number[] {
    const [height, left, right] = extentOf(shape);
    const width = 1 + right - left;
    return DIRECTIONS.flatMap(({ down }, direction) => {
      const isAlong = height === width || height > width === (down !== 0);
      return this.rules.lengthwise && !isAlong ? [] : [direction];
    });
  }

  /** Writes the state of pieces into words. */
  write(blocks: readonly { readonly anchor: number; readonly class: number }[], words: Int32Array): void {
    words.fill(0);
    for (const block of blocks) this.toggle(words, block.anchor, block.class);
  }

  private toggle(words: Int32Array, cell: number, code: number): void {
    words[Math.floor(cell / this.cellsPerWord)] ^= code << (this.bits * (cell % this.cellsPerWord));
  }

  /** The class of the piece that begins in a cell of a state, or 0. */
  classAt(words: Int32Array, at: number, cell: number): number {
    const word = words[at + Math.floor(cell / this.cellsPerWord)];
    return (word >>> (this.bits * (cell % this.cellsPerWord))) & ((1 << this.bits) - 1);
  }

  /**
   * Calls `arrive` for each move from a state, with the first cell of the piece before and after, when the state that it leads to has been
   * written into `next`.
   */
  expand(words: Int32Array, at: number, arrive: (from: number, to: number) => void): void {
    const count = this.read(words, at);
    for (let k = 0; k < count; k++) {
      const [anchor, code] = [this.anchors[k], this.classOf[k]];
      this.cover(anchor, code);
      this.toggle(this.next, anchor, code);
      const ends = this.endsFrom(anchor, code);
      for (let end = 0; end < ends; end++) {
        const to = this.queue[end + 1];
        this.toggle(this.next, to, code);
        arrive(anchor, to);
        this.toggle(this.next, to, code);
      }
      this.toggle(this.next, anchor, code);
      this.cover(anchor, code);
    }
  }

  /** The move from a state to another one: the first cell of the piece before and after, and its directions on a shortest way. */
  between(words: Int32Array, before: number, after: number) {
    const isOnly = (here: number, there: number) => (cell: number) => {
      const code = this.classAt(words, here, cell);
      return code !== 0 && code !== this.classAt(words, there, cell);
    };
    const cells = Array.from({ length: this.cells }, (_, cell) => cell);
    const from = cells.find(isOnly(before, after))!;
    const to = cells.find(isOnly(after, before))!;
    return { from, to, way: this.wayTo(words, from, to, before) };
  }

  /** The directions of a shortest way of the piece that begins in a cell of a state to another cell. */
  wayTo(words: Int32Array, from: number, to: number, at = 0): readonly number[] {
    const code = this.classAt(words, at, from);
    this.read(words, at);
    this.cover(from, code);
    const ways = new Map<number, readonly number[]>([[from, []]]);
    for (const [cell, way] of ways) {
      for (const direction of this.directions[code - 1]) {
        const next = this.beside[4 * cell + direction];
        if (next >= 0 && !ways.has(next) && this.isFree(next, code)) ways.set(next, [...way, direction]);
      }
    }
    return ways.get(to)!;
  }

  /** Reads a state: its pieces, the cells that they cover, and its words into `next`. Returns the number of pieces. */
  private read(words: Int32Array, at: number): number {
    const { wordCount, bits, cellsPerWord } = this;
    const mask = (1 << bits) - 1;
    this.occupied.set(this.walls);
    let count = 0;
    for (let word = 0; word < wordCount; word++) {
      let rest = (this.next[word] = words[at + word]);
      for (let cell = word * cellsPerWord; rest !== 0; cell++, rest >>>= bits) {
        const code = rest & mask;
        if (code === 0) continue;
        this.anchors[count] = cell;
        this.classOf[count++] = code;
        this.cover(cell, code);
      }
    }
    return count;
  }

  /** Covers the cells of a piece, or uncovers them. */
  private cover(anchor: number, code: number): void {
    const from = ((code - 1) * this.cells + anchor) * this.maskWords;
    for (let k = 0; k < this.maskWords; k++) this.occupied[k] ^= this.masks[from + k];
  }

  private isFree(anchor: number, code: number): boolean {
    const at = (code - 1) * this.cells + anchor;
    if (this.fits[at] === 0) return false;
    const from = at * this.maskWords;
    for (let k = 0; k < this.maskWords; k++) {
      if ((this.occupied[k] & this.masks[from + k]) !== 0) return false;
    }
    return true;
  }

  /** Writes where a move can take a piece, which covers nothing, to `queue` from 1 on. Returns the number of these cells. */
  private endsFrom(anchor: number, code: number): number {
    const { queue, beside, rules } = this;
    const directions = this.directions[code - 1];
    queue[0] = anchor;
    let found = 1;
    if (rules.metric === "moves") {
      const { reached } = this;
      const round = ++this.round;
      reached[anchor] = round;
      for (let next = 0; next < found; next++) {
        for (const direction of directions) {
          const to = beside[4 * queue[next] + direction];
          if (to < 0 || reached[to] === round || !this.isFree(to, code)) continue;
          reached[to] = round;
          queue[found++] = to;
        }
      }
      return found - 1;
    }
    for (const direction of directions) {
      let to = beside[4 * anchor + direction];
      while (to >= 0 && this.isFree(to, code)) {
        queue[found++] = to;
        if (rules.metric === "steps") break;
        to = beside[4 * to + direction];
      }
    }
    return found - 1;
  }
}
