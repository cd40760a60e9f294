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

/** Is told of a move: the first cell of the piece before and after. */
type Arrive = (from: number, to: number) => void;

const BITS = 32;

/**
 * The states of sliding blocks, each a few words with the class of the piece that begins in each cell, or 0. A move changes two cells of
 * these, whatever is interchangeable. A class at a first cell is a *site*, numbered (class − 1) · cells + first cell. A piece can step to
 * the next site if no cell that it enters is covered. Masks of cells show this.
 */
export class BlockMoves {
  readonly wordCount: number;
  /** The state after the move that `expand` has just told of. */
  readonly next: Int32Array;
  private readonly bits: number;
  private readonly cellsPerWord: number;
  private readonly cells: number;
  /** The words of a mask, and the cells that each site covers, if the piece fits onto the board there. */
  private readonly maskWords: number;
  private readonly masks: Int32Array;
  private readonly fits: Uint8Array;
  /** At 4 · site + direction: the site to which a step leads, or −1, and the mask of the cells that it enters: all if it leads nowhere. */
  private readonly siteAfter: Int32Array;
  private readonly entered: Int32Array;
  private readonly walls: Int32Array;
  /** The directions in which each class moves. */
  private readonly directions: readonly (readonly number[])[];
  /** All cells that a piece may enter by a step from a site. */
  private readonly around: Int32Array;
  /** Each site's first cell, and the word of a state and its bits that say that a piece is there. */
  private readonly cellOf: Int32Array;
  private readonly wordOf: Int32Array;
  private readonly bitsOf: Int32Array;
  private readonly sites: Int32Array;
  private readonly occupied: Int32Array;
  private readonly queue: Int32Array;
  /** For each bit of a word, the number of the cell in this word that it belongs to. */
  private readonly placeOf: Int32Array;
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
    const sites = classes.length * this.cells;
    this.masks = new Int32Array(sites * this.maskWords);
    this.fits = new Uint8Array(sites);
    this.siteAfter = new Int32Array(4 * sites).fill(-1);
    this.entered = new Int32Array(4 * this.masks.length).fill(-1);
    this.around = new Int32Array(this.masks.length);
    this.cellOf = Int32Array.from({ length: sites }, (_, site) => site % this.cells);
    this.wordOf = this.cellOf.map((cell) => Math.floor(cell / this.cellsPerWord));
    this.bitsOf = this.cellOf.map(
      (cell, site) => (Math.floor(site / this.cells) + 1) << (this.bits * (cell % this.cellsPerWord)),
    );
    this.walls = new Int32Array(this.maskWords);
    this.occupied = new Int32Array(this.maskWords);
    this.sites = new Int32Array(blocks.length);
    this.queue = new Int32Array(this.cells);
    this.placeOf = Int32Array.from({ length: BITS }, (_, bit) => Math.floor(bit / this.bits));
    this.reached = new Int32Array(this.cells);
    board.walls.forEach((wall, cell) => {
      if (wall) this.walls[cell >>> 5] |= 1 << (cell & 31);
    });
    this.directions = classes.map((shape) => this.directionsOf(shape));
    classes.forEach((shape, k) => this.addMasks(shape, k));
    classes.forEach((_, k) => this.addSteps(k));
  }

  private addMasks(shape: Shape, index: number): void {
    const { rows, columns } = this.board;
    for (let anchor = 0; anchor < this.cells; anchor++) {
      const [row, column] = [Math.floor(anchor / columns), anchor % columns];
      const site = index * this.cells + anchor;
      const covered = shape.map(([down, right]) => [row + down, column + right] as const);
      if (covered.some(([r, c]) => r >= rows || c < 0 || c >= columns)) continue;
      this.fits[site] = 1;
      for (const [r, c] of covered) {
        const cell = r * columns + c;
        this.masks[site * this.maskWords + (cell >>> 5)] |= 1 << (cell & 31);
      }
    }
  }

  private addSteps(index: number): void {
    const { cells, masks, maskWords, board } = this;
    const { rows, columns } = board;
    for (let anchor = 0; anchor < cells; anchor++) {
      const site = index * cells + anchor;
      for (const direction of this.directions[index]) {
        const { down, right } = DIRECTIONS[direction];
        const [row, column] = [Math.floor(anchor / columns) + down, (anchor % columns) + right];
        const after = site + down * columns + right;
        const isOnBoard = row >= 0 && row < rows && column >= 0 && column < columns;
        if (!isOnBoard || this.fits[site] === 0 || this.fits[after] === 0) continue;
        const step = 4 * site + direction;
        this.siteAfter[step] = after;
        for (let k = 0; k < maskWords; k++) {
          const added = masks[after * maskWords + k] & ~masks[site * maskWords + k];
          this.entered[step * maskWords + k] = added;
          this.around[site * maskWords + k] |= added;
        }
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
    for (const block of blocks) this.toggle(words, (block.class - 1) * this.cells + block.anchor);
  }

  /** Puts a piece into a state, or takes it away. */
  private toggle(words: Int32Array, site: number): void {
    words[this.wordOf[site]] ^= this.bitsOf[site];
  }

  /** The class of the piece that begins in a cell of a state, or 0. */
  classAt(words: Int32Array, at: number, cell: number): number {
    const shift = this.bits * (cell % this.cellsPerWord);
    return (words[at + this.wordOf[cell]] >>> shift) & ((1 << this.bits) - 1);
  }

  /**
   * Calls `arrive` for each move from a state, when the state that it leads to has been written into `next`. If a move from
   * another state, at `before`, led to this one, it leaves out moves back and moves on along a path: one move from there reaches the same.
   */
  expand(words: Int32Array, at: number, arrive: Arrive, before = at): void {
    const count = this.read(words, at);
    const last = this.siteOnlyIn(words, at, before);
    const back = this.siteOnlyIn(words, before, at);
    if (this.rules.metric === "steps") this.takeSteps(count, last, back, arrive);
    else this.takeMoves(count, last, back, arrive);
  }

  /** Most of the time of a long search is spent here, so it reads the fields of the object once. */
  private takeSteps(count: number, last: number, back: number, arrive: Arrive): void {
    const { around, bitsOf, cellOf, entered, maskWords, next, siteAfter, sites, wordOf } = this;
    const occupied = this.occupied[0];
    for (let k = 0; k < count; k++) {
      const site = sites[k];
      if (maskWords === 1 && (around[site] & ~occupied) === 0) continue;
      next[wordOf[site]] ^= bitsOf[site];
      for (let step = 4 * site; step < 4 * site + 4; step++) {
        if ((occupied & entered[step * maskWords]) !== 0 || (maskWords > 1 && this.isBlocked(step))) continue;
        const to = siteAfter[step];
        if (to === back && site === last) continue;
        next[wordOf[to]] ^= bitsOf[to];
        arrive(cellOf[site], cellOf[to]);
        next[wordOf[to]] ^= bitsOf[to];
      }
      next[wordOf[site]] ^= bitsOf[site];
    }
  }

  private takeMoves(count: number, last: number, back: number, arrive: Arrive): void {
    const { cellOf, next, queue, rules } = this;
    for (let k = 0; k < count; k++) {
      const site = this.sites[k];
      if ((site === last && rules.metric === "moves") || !this.isBesideRoom(site)) continue;
      const ends = this.moves(site);
      if (ends === 0) continue;
      this.toggle(next, site);
      for (let end = 0; end < ends; end++) {
        if (site === last && queue[end] === back) continue;
        this.toggle(next, queue[end]);
        arrive(cellOf[site], cellOf[queue[end]]);
        this.toggle(next, queue[end]);
      }
      this.toggle(next, site);
    }
  }

  /** The move from a state to another one: the first cell of the piece before and after, and its directions on a shortest way. */
  between(words: Int32Array, before: number, after: number) {
    const from = this.cellOf[this.siteOnlyIn(words, before, after)];
    const to = this.cellOf[this.siteOnlyIn(words, after, before)];
    return { from, to, way: this.wayTo(words, from, to, before) };
  }

  /** The directions of a shortest way of the piece that begins in a cell of a state to another cell. */
  wayTo(words: Int32Array, from: number, to: number, at = 0): readonly number[] {
    const first = (this.classAt(words, at, from) - 1) * this.cells;
    this.read(words, at);
    this.cover(first + from);
    const ways = new Map<number, readonly number[]>([[first + from, []]]);
    for (const [site, way] of ways) {
      for (const direction of DIRECTIONS.keys()) {
        const next = this.step(site, direction);
        if (next >= 0 && !ways.has(next)) ways.set(next, [...way, direction]);
      }
    }
    return ways.get(first + to)!;
  }

  /** The site of the piece of a state that is not there in another state, a move away from it; −1 if the states are the same. */
  private siteOnlyIn(words: Int32Array, here: number, there: number): number {
    for (let word = 0; word < this.wordCount; word++) {
      const changed = words[here + word] & (words[here + word] ^ words[there + word]);
      if (changed === 0) continue;
      const place = this.placeOf[31 - Math.clz32(changed & -changed)];
      const code = (changed >>> (place * this.bits)) & ((1 << this.bits) - 1);
      return (code - 1) * this.cells + word * this.cellsPerWord + place;
    }
    return -1;
  }

  /** Reads a state: its pieces, the cells that they cover, and its words into `next`. Returns the number of pieces. */
  private read(words: Int32Array, at: number): number {
    const { wordCount, bits, cells, cellsPerWord, maskWords, occupied, masks, next, sites, placeOf } = this;
    const mask = (1 << bits) - 1;
    for (let k = 0; k < maskWords; k++) occupied[k] = this.walls[k];
    let count = 0;
    for (let word = 0; word < wordCount; word++) {
      let rest = (next[word] = words[at + word]);
      const first = word * cellsPerWord;
      while (rest !== 0) {
        const place = placeOf[31 - Math.clz32(rest & -rest)];
        const code = (rest >>> (place * bits)) & mask;
        rest &= ~(mask << (place * bits));
        const site = (code - 1) * cells + first + place;
        sites[count++] = site;
        for (let k = 0; k < maskWords; k++) occupied[k] ^= masks[site * maskWords + k];
      }
    }
    return count;
  }

  /** Covers the cells of a piece, or uncovers them. */
  private cover(site: number): void {
    for (let k = 0; k < this.maskWords; k++) this.occupied[k] ^= this.masks[site * this.maskWords + k];
  }

  /** Whether any cell is empty that a piece may enter by a step. */
  private isBesideRoom(site: number): boolean {
    const { around, maskWords, occupied } = this;
    const from = site * maskWords;
    if ((around[from] & ~occupied[0]) !== 0) return true;
    for (let k = 1; k < maskWords; k++) {
      if ((around[from + k] & ~occupied[k]) !== 0) return true;
    }
    return false;
  }

  /** Whether a piece or a wall is in a cell that a step enters. */
  private isBlocked(step: number): boolean {
    const { entered, maskWords, occupied } = this;
    // Most boards have one word. Without a loop for it a search is a tenth faster.
    const from = step * maskWords;
    if ((occupied[0] & entered[from]) !== 0) return true;
    for (let k = 1; k < maskWords; k++) {
      if ((occupied[k] & entered[from + k]) !== 0) return true;
    }
    return false;
  }

  /** The site to which a step leads, or −1 if a piece, a wall or the edge is in the way. */
  private step(site: number, direction: number): number {
    const step = 4 * site + direction;
    return this.isBlocked(step) ? -1 : this.siteAfter[step];
  }

  /** Writes the sites to which one step leads to `queue`. Returns their number. */
  private steps(site: number): number {
    let found = 0;
    for (let direction = 0; direction < 4; direction++) {
      const to = this.step(site, direction);
      if (to >= 0) this.queue[found++] = to;
    }
    return found;
  }

  /** Writes the sites to which a longer move can lead to `queue`, too, those after one step first. Returns their number. */
  private moves(site: number): number {
    const nearby = this.steps(site);
    if (nearby === 0) return 0;
    this.cover(site);
    const found = this.rules.metric === "moves" ? this.anyPath(site, nearby) : this.straightOn(site, nearby);
    this.cover(site);
    return found;
  }

  private anyPath(site: number, nearby: number): number {
    const { cellOf, queue, reached } = this;
    const round = ++this.round;
    reached[cellOf[site]] = round;
    for (let k = 0; k < nearby; k++) reached[cellOf[queue[k]]] = round;
    let found = nearby;
    for (let next = 0; next < found; next++) {
      for (let direction = 0; direction < 4; direction++) {
        const to = this.step(queue[next], direction);
        if (to < 0 || reached[cellOf[to]] === round) continue;
        reached[cellOf[to]] = round;
        queue[found++] = to;
      }
    }
    return found;
  }

  private straightOn(site: number, nearby: number): number {
    const { queue } = this;
    let found = nearby;
    for (let direction = 0; direction < 4; direction++) {
      const first = this.step(site, direction);
      for (let to = first < 0 ? -1 : this.step(first, direction); to >= 0; to = this.step(to, direction))
        queue[found++] = to;
    }
    return found;
  }
}
