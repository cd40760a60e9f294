export interface Tile {
  readonly color: string;
  /** The tile where the ball that starts on this tile belongs; none on the tile that starts empty. */
  readonly ballOf?: number;
  /** Where the left and right flippers send the ball. */
  readonly flippers: readonly [number, number];
}

/**
 * The board of the article's Figure 1, from tile 1 to tile 9. Red, orange, green, white and blue are named in the article. The other four
 * colours are our choice, because the article's figure is lost.
 */
export const TILES: readonly Tile[] = [
  { color: "#f28b82", ballOf: 4, flippers: [4, 2] },
  { color: "#fbbc6a", ballOf: 1, flippers: [5, 1] },
  { color: "#fdf07a", ballOf: 8, flippers: [6, 2] },
  { color: "#93d6a0", ballOf: 6, flippers: [7, 5] },
  { color: "#ffffff", flippers: [8, 2] },
  { color: "#8ab9f1", ballOf: 2, flippers: [5, 3] },
  { color: "#c9a9ec", ballOf: 9, flippers: [8, 4] },
  { color: "#cdb295", ballOf: 7, flippers: [9, 7] },
  { color: "#f6b3d2", ballOf: 3, flippers: [8, 6] },
];

/** The article's label for a flipper: how far it sends a ball, and in which direction. */
export function flipperLabel(from: number, to: number): string {
  return `${Math.abs(to - from)}${to > from ? "R" : "L"}`;
}
