import type { Picture } from "../../lessons/lesson";

const POSITIVE = "#fbd38d";
const NEGATIVE = "#9ec5f4";
const GOAL = "#1d3b6f";

/** A board of jumps in colours: positive and negative numbers, and the goal. */
export const jumpPicture = (tiles: readonly (readonly number[])[]): Picture =>
  tiles.map((row) => row.map((tile) => (tile > 0 ? POSITIVE : tile < 0 ? NEGATIVE : GOAL)));
