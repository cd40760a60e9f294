/** One of the two ways to make a wall: its cut there is less deep than those that the same tooth meets at the open cells of its column. */
export type WallWay = readonly [cut: number, deeper: readonly number[]];

/**
 * Which cuts of a disk are less deep than which, with all that follows from it. At first there is no order. There are `cuts` cuts, with at
 * most `levels` different depths.
 */
export function cutOrder(cuts: number, levels: number) {
  /** 1 at x · cuts + y if cut x is less deep than cut y; `pairs` has these places in the order in which they were added. */
  const isLess = new Uint8Array(cuts * cuts);
  const pairs: number[] = [];
  const depths = new Int32Array(cuts);
  /** How many cuts, each deeper than the last, have to follow each. */
  const deeperOnes = new Int32Array(cuts);

  /** Orders two cuts. All cuts at most as deep as the one are then less deep than all cuts at least as deep as the other. */
  function add(less: number, deeper: number): void {
    for (let x = 0; x < cuts; x++) {
      if ((x !== less && !isLess[x * cuts + less]) || isLess[x * cuts + deeper]) continue;
      for (let y = 0; y < cuts; y++) {
        const pair = x * cuts + y;
        if (isLess[pair] || (y !== deeper && !isLess[deeper * cuts + y])) continue;
        isLess[pair] = 1;
        pairs.push(pair);
      }
    }
  }

  function measure(): void {
    for (let hasGrown = true; hasGrown;) {
      hasGrown = false;
      for (let x = 0; x < cuts; x++) {
        for (let y = 0; y < cuts; y++) {
          if (!isLess[x * cuts + y] || (depths[y] > depths[x] && deeperOnes[x] > deeperOnes[y])) continue;
          depths[y] = Math.max(depths[y], depths[x] + 1);
          deeperOnes[x] = Math.max(deeperOnes[x], deeperOnes[y] + 1);
          hasGrown = true;
        }
      }
    }
  }

  return {
    /** The least depth of each cut, from 0. */
    depths,
    /** The ordered pairs of cuts, in the order in which they were added. */
    pairs: pairs as readonly number[],
    /** 1 if a wall is made in this way, 0 if it may be, −1 if it cannot be any more. */
    state([cut, deeper]: WallWay): number {
      let state = 1;
      for (const other of deeper) {
        if (isLess[other * cuts + cut] || depths[cut] + deeperOnes[other] + 2 > levels) return -1;
        if (!isLess[cut * cuts + other]) state = 0;
      }
      return state;
    },
    /** Makes a wall in a way that may be. */
    make([cut, deeper]: WallWay): void {
      for (const other of deeper) add(cut, other);
      measure();
    },
    /** Takes back all pairs but the first so many. */
    backTo(size: number): void {
      for (const pair of pairs.splice(size)) isLess[pair] = 0;
      depths.fill(0);
      deeperOnes.fill(0);
      measure();
    },
  };
}

export type CutOrder = ReturnType<typeof cutOrder>;
