import { round, WIDTH } from "../../../drawing/flat/flat-picture";
import { legibleSize } from "../../../drawing/flat/legible";
import type { Point } from "../../../drawing/flat/points";
import type { LightsOutPlay } from "../play";
import { isClassic } from "../rules";

/** The side of a lamp's tile, as a fraction of its cell's. */
export const TILE = 0.92;

const MAX_CELL_SIZE = 60;
/** A board of many rows gets small cells instead of being taller than wide. */
const MAX_HEIGHT = WIDTH;
const MARGIN = 6;
const LEGEND_HEIGHT = 30;
/** The rules have a line of their own, unless they are those of Lights Out. */
const RULES_HEIGHT = 20;

export function layoutOf({ board: { lamps }, rules }: LightsOutPlay) {
  const { rows, columns } = lamps;
  const room = WIDTH - 2 * MARGIN;
  const size = Math.min(MAX_CELL_SIZE, room / columns, (MAX_HEIGHT - 2 * MARGIN) / rows);
  const left = (WIDTH - columns * size) / 2;
  const bottom = rows * size + 2 * MARGIN;
  const height = bottom + LEGEND_HEIGHT + (isClassic(rules) ? 0 : RULES_HEIGHT);
  return {
    ...{ height, size },
    legend: bottom + LEGEND_HEIGHT - 12,
    frame: `M${round(left)} ${MARGIN}h${round(columns * size)}v${round(rows * size)}h${round(-columns * size)}z`,
    text: legibleSize(height),
    /** The middle of a cell, by its number row by row. */
    middle: (cell: number): Point => ({
      x: left + ((cell % columns) + 0.5) * size,
      y: MARGIN + (Math.floor(cell / columns) + 0.5) * size,
    }),
  };
}

export type LampsLayout = ReturnType<typeof layoutOf>;

export interface LampsProps {
  readonly play: LightsOutPlay;
  readonly layout: LampsLayout;
}

export interface LampsInState extends LampsProps {
  readonly state: string;
  /** The state whose lamps are drawn if they differ. */
  readonly only?: string;
}
