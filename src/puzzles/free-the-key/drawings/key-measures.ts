import type { FreeTheKeyPlay } from "../play";

/** Measures of the model, as in the article: a place is one unit long, and so is a step of height. */
export const HUB_RADIUS = 2;
export const TOOTH_THICKNESS = 0.5;
export const DISK_THICKNESS = 0.4;
/** The disk is wider by this factor, so that it moves freely. */
const CLEARANCE = 1.05;
/** What is left of the disk around its deepest cut. */
const RIM = 2;
/** Heights above this are drawn smaller, all by the same factor. */
const MAX_DRAWN_HEIGHT = 4;

/** How long a step of height is drawn. */
export function heightUnit({ above, below, cuts }: FreeTheKeyPlay): number {
  return MAX_DRAWN_HEIGHT / Math.max(MAX_DRAWN_HEIGHT, ...above, ...below, ...cuts);
}

/** How far a cut is open, from the axis. */
export function cutRadius(depth: number, unit: number): number {
  return CLEARANCE * (HUB_RADIUS + unit * depth);
}

export function diskRadius(play: FreeTheKeyPlay): number {
  return cutRadius(Math.max(...play.above, ...play.below, ...play.cuts), heightUnit(play)) + CLEARANCE * RIM;
}
