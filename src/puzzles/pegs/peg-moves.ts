import { has, WORDS, type Jumps } from "./jumps";

/** The moves from a position, or backwards those to it: a move is one or several jumps of the same peg. */
export class PegMoves {
  /** How many moves the last call of `from` found. */
  count = 0;
  /** The pegs after each move. */
  pegs = new Int32Array(WORDS * 256);
  /** The last jump of each move, and the number of the move without it, or −1 if it is the only jump. */
  private readonly jump: number[] = [];
  private readonly before: number[] = [];

  /** The jumps that a peg in each hole can make or, backwards, has made last; and where it is then. */
  private readonly jumpsAt: readonly (readonly number[])[];
  private readonly ends: readonly number[];
  /** For each jump, two words with its holes, and two with those that need pegs. */
  private readonly masks: Int32Array;

  constructor(jumps: Jumps, backwards = false) {
    const begins = backwards ? jumps.to : jumps.from;
    this.ends = backwards ? jumps.from : jumps.to;
    this.jumpsAt = jumps.board.cells.map((_, hole) =>
      begins.flatMap((begin, k) => (begin === hole ? [k] : [])),
    );
    this.masks = jumps.masks.map((word, k) => (backwards && k & 2 ? jumps.masks[k - 2] ^ word : word));
  }

  /** Finds the moves, one for each position that a peg can make. */
  from(low: number, high: number): void {
    this.count = 0;
    const pegs = Int32Array.of(low, high);
    this.jumpsAt.forEach((_, hole) => {
      if (!has(pegs, hole)) return;
      const first = this.count;
      this.extend(hole, low, high, -1, first);
      for (let move = first; move < this.count; move++) {
        const [now, then] = [this.pegs[WORDS * move], this.pegs[WORDS * move + 1]];
        this.extend(this.ends[this.jump[move]], now, then, move, first);
      }
    });
  }

  /** The jumps of a move. */
  jumpsOf(move: number): number[] {
    return move < 0 ? [] : [...this.jumpsOf(this.before[move]), this.jump[move]];
  }

  /** Adds the moves that go on with a jump from a hole, unless moves from `first` on lead to the same position. */
  private extend(hole: number, low: number, high: number, before: number, first: number): void {
    const { masks } = this;
    for (const jump of this.jumpsAt[hole]) {
      const at = 4 * jump;
      if ((low & masks[at]) !== masks[at + 2] || (high & masks[at + 1]) !== masks[at + 3]) continue;
      const [now, then] = [low ^ masks[at], high ^ masks[at + 1]];
      let same = first;
      while (same < this.count && (this.pegs[WORDS * same] !== now || this.pegs[WORDS * same + 1] !== then))
        same++;
      if (same < this.count) continue;
      this.add(now, then, jump, before);
    }
  }

  private add(low: number, high: number, jump: number, before: number): void {
    const move = this.count++;
    if (WORDS * move === this.pegs.length) {
      const larger = new Int32Array(2 * this.pegs.length);
      larger.set(this.pegs);
      this.pegs = larger;
    }
    this.pegs[WORDS * move] = low;
    this.pegs[WORDS * move + 1] = high;
    this.jump[move] = jump;
    this.before[move] = before;
  }
}
