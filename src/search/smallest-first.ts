/**
 * A binary heap that removes numbers smallest first (J. W. J. Williams, "Heapsort", 1964), or in another order: `precedes` says whether one
 * number comes before another.
 */
export class SmallestFirst {
  /** No number comes after those at twice its index plus 1 and plus 2. */
  readonly #heap: number[] = [];

  constructor(private readonly precedes = (one: number, other: number) => one < other) {}

  get size(): number {
    return this.#heap.length;
  }

  add(number: number): void {
    const heap = this.#heap;
    let at = heap.length;
    heap.push(number);
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!this.precedes(number, heap[above])) break;
      heap[at] = heap[above];
      at = above;
    }
    heap[at] = number;
  }

  /** Removes the first number. There must be one. */
  take(): number {
    const heap = this.#heap;
    const smallest = heap[0];
    const last = heap.pop()!;
    const size = heap.length;
    if (size === 0) return smallest;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= size) break;
      if (below + 1 < size && this.precedes(heap[below + 1], heap[below])) below++;
      if (!this.precedes(heap[below], last)) break;
      heap[at] = heap[below];
      at = below;
    }
    heap[at] = last;
    return smallest;
  }
}
