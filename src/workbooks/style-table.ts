import type { CellStyle } from "./content";

export class StyleTable {
  readonly styles: CellStyle[] = [];
  private readonly known = new Map<string, number>();

  /** The index of a style in the list, to which it is added if needed; undefined for the style of every blank cell. */
  indexOf(style: CellStyle): number | undefined {
    const key = JSON.stringify(Object.entries(style).sort(([a], [b]) => (a < b ? -1 : 1)));
    if (key === "[]") return undefined;
    const index = this.known.get(key) ?? this.styles.push(style) - 1;
    this.known.set(key, index);
    return index;
  }
}
