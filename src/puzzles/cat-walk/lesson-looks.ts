import type { Area } from "../../lessons/layout";
import type { Picture } from "../../lessons/lesson";

/** How cells of a maze with gates are drawn, depending on their content. */
export interface GateLook {
  readonly says: string;
  readonly fill: string;
  /** Not yet translated. */
  readonly legend: string;
}

const ROOM = "#fffbe8";

export const LOOKS: readonly GateLook[] = [
  { says: "#", fill: "#2b3a55", legend: /*i18n*/ "#  a wall" },
  { says: "red", fill: "#d62828", legend: /*i18n*/ "red  a gate" },
  { says: "blue", fill: "#1d6fe0", legend: /*i18n*/ "blue  a gate" },
  { says: "green", fill: "#2b9348", legend: /*i18n*/ "green  a gate" },
  { says: "gray", fill: "#9aa1ac", legend: /*i18n*/ "gray  a gate" },
];
export const START = "#6d28d9";
export const GOAL = "#e8590c";
export const ENDS: readonly GateLook[] = [
  { says: "S", fill: START, legend: /*i18n*/ "S  the start" },
  { says: "G", fill: GOAL, legend: /*i18n*/ "G  the goal" },
];

/** Two walks through the same maze. */
export const WALKS = [
  { heading: /*i18n*/ "The first route", fill: "#ffcf56" },
  { heading: /*i18n*/ "The second route", fill: "#8fd3f4" },
] as const;

/** The cells of a maze whose rooms are wide and whose walls are thin, so that a gate is a bar in its wall. */
export const THIN_WALLS = {
  room: { points: 13.5, characters: 2.15 },
  wall: { points: 5.25, characters: 0.29 },
} as const;

export const paintLooks = (looks: readonly GateLook[], on: Area) =>
  looks.map(({ says, fill }) => ({ on, when: `=${on.first}="${says}"`, fill }));

/** A part of a maze in its colours. */
export function gatePicture(maze: readonly (readonly string[])[], looks: readonly GateLook[]): Picture {
  const fills = new Map(looks.map(({ says, fill }) => [says, fill]));
  return maze.map((row) => row.map((cell) => fills.get(cell) ?? ROOM));
}
