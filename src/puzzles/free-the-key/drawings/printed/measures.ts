import type { FreeTheKeyPlay } from "../../play";

/** All lengths are in millimetres. */
export const PITCH = 5;
/** What a level is higher than the one below it: more than three clearances, so that no tooth slips through by them. */
const STEP = 2;
export const KEY_THICKNESS = 3;
export const DISK_THICKNESS = 3;
export const GUIDE_THICKNESS = 3;
export const LID_THICKNESS = 2;
/** Behind the last place: there the guide still holds the disk while it passes the last teeth. */
export const TIP = 7;
export const RIDGE = { width: 5, height: 4 };
/** What is left around the guide's slot, and around the guide. */
export const RIM = 3;

const LEAST_RADIUS = 8;
/** What a tooth may be off to each side in its cut. */
const SIDE_PLAY = 0.6;

export interface Measures {
  readonly clearance: number;
  /** The levels of the teeth above and below, and of the cuts. */
  readonly above: readonly number[];
  readonly below: readonly number[];
  readonly cuts: readonly number[];
  /** The distance of a level from the axis. */
  radius(level: number): number;
  /** As far as the highest teeth. */
  readonly reach: number;
}

/**
 * What the printed parts are measured by. Only the order of teeth and cuts matters. The cuts have levels from 0 in the order of their
 * depths. A tooth has the level of the shallowest cut that it fits through.
 */
export function measuresOf({ above, below, cuts }: FreeTheKeyPlay, clearance: number): Measures {
  const depths = [...new Set(cuts)];
  const levelOf = (height: number) => depths.filter((depth) => depth < height).length;
  const base = Math.max(LEAST_RADIUS, (KEY_THICKNESS / 2 + SIDE_PLAY) / Math.sin(Math.PI / cuts.length));
  const radius = (level: number) => base + STEP * level;
  const [teethAbove, teethBelow] = [above.map(levelOf), below.map(levelOf)];
  return {
    clearance,
    above: teethAbove,
    below: teethBelow,
    cuts: cuts.map(levelOf),
    radius,
    reach: radius(Math.max(...teethAbove, ...teethBelow)),
  };
}

/** As far as no cut reaches. */
export const beyondCuts = ({ cuts, radius }: Measures): number => radius(Math.max(...cuts) + 1);

/** Half the width of a flat tooth whose corners are at a radius. */
export const flatTop = (radius: number): number => Math.sqrt(radius ** 2 - (KEY_THICKNESS / 2) ** 2);
