interface ThemeColor {
  readonly light: string;
  readonly dark: string;
  /** A system colour, for users who have turned on high contrast. */
  readonly contrast: string;
}

const color = (light: string, dark: string, contrast: string): ThemeColor => ({ light, dark, contrast });

/** Distinguishable for people with red-green colour blindness: they differ in brightness or in blue. */
const COLORS = {
  ground: color("#ffffff", "#292929", "Canvas"),
  ink: color("#242424", "#ffffff", "CanvasText"),
  faint: color("#616161", "#adadad", "CanvasText"),
  line: color("#8f97a3", "#7b8290", "CanvasText"),

  /** Walls of mazes, open cells, and dead ends, which are darkest at their ends. */
  wall: color("#2b3a55", "#0d1422", "CanvasText"),
  open: color("#ffffff", "#d5dbe6", "Canvas"),
  deadEnd: color("#b4bac4", "#6d7686", "color-mix(in srgb, GrayText 50%, Canvas)"),
  deadEndFarther: color("#cbd0d8", "#8a93a2", "color-mix(in srgb, GrayText 40%, Canvas)"),
  deadEndFarthest: color("#dfe3e9", "#a7afbd", "color-mix(in srgb, GrayText 30%, Canvas)"),
  /** The way of the solution so far, and the current position. */
  way: color("#ffd166", "#e6ac30", "LinkText"),
  marker: color("#b3261e", "#c9342b", "Highlight"),
  markerInk: color("#ffffff", "#ffffff", "HighlightText"),
  goal: color("#1d3b6f", "#2f5fae", "CanvasText"),
  goalInk: color("#ffffff", "#ffffff", "Canvas"),

  /** The sign that the goal has been reached. */
  reached: color("#107c41", "#3fa566", "Highlight"),
  reachedInk: color("#ffffff", "#ffffff", "HighlightText"),

  unlit: color("#2b3a55", "#0d1422", "Canvas"),

  /** Fills under `tileInk`: two opposite kinds, and a third. */
  tile: color("#e8ebf0", "#b8bfca", "Canvas"),
  warm: color("#fbd38d", "#e8b565", "Canvas"),
  cool: color("#9ec5f4", "#7fb0ea", "Canvas"),
  tileInk: color("#1b1b1b", "#1b1b1b", "CanvasText"),
  /** Moves: arcs, arrows, edges being walked. */
  move: color("#0f5fa8", "#8cc4ff", "LinkText"),
  /** Moves across tiles, and the edge that sets them off. */
  jump: color("#0f5fa8", "#0b4a8a", "LinkText"),
  jumpEdge: color("#ffffff", "#ffffff", "Canvas"),
} as const;

type ColorName = keyof typeof COLORS;
const NAMES = Object.keys(COLORS) as ColorName[];

const variable = (name: string) => `--drawing-${name}`;

/** The colours of the drawings, such as `fill={PALETTE.wall}`. `paletteOf` gives their values in each theme. */
export const PALETTE = Object.fromEntries(NAMES.map((name) => [name, `var(${variable(name)})`])) as Readonly<
  Record<ColorName, string>
>;

/** The colours of a theme, keyed by the names of the variables that `PALETTE` refers to. */
export const paletteOf = (theme: keyof ThemeColor): Readonly<Record<string, string>> =>
  Object.fromEntries(NAMES.map((name) => [variable(name), COLORS[name][theme]]));
