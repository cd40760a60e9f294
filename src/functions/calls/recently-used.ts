interface Entry<Value> {
  readonly value: Value;
  readonly weight: number;
}

/** Values by key, bounded in number and in weight. The least recently used ones make room for new ones. */
export class RecentlyUsed<Value> {
  /** In the order of their last use, because a Map keeps insertion order. */
  private readonly entries = new Map<string, Entry<Value>>();
  private weight = 0;

  constructor(
    private readonly mostEntries: number,
    private readonly mostWeight: number,
  ) {}

  get(key: string): Value | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    this.entries.delete(key);
    this.entries.set(key, entry);
    return entry.value;
  }

  /** Stores a value, unless it is heavier than the total allowed. */
  set(key: string, value: Value, weight: number): void {
    this.delete(key);
    if (weight > this.mostWeight) return;
    this.entries.set(key, { value, weight });
    this.weight += weight;
    for (const oldest of this.entries.keys()) {
      if (this.entries.size <= this.mostEntries && this.weight <= this.mostWeight) return;
      this.delete(oldest);
    }
  }

  private delete(key: string): void {
    this.weight -= this.entries.get(key)?.weight ?? 0;
    this.entries.delete(key);
  }
}
