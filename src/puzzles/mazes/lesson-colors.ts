import type { Picture } from "../../lessons/lesson";

/** What is painted on a maze. */
export const PAINTS = {
  wall: { fill: "#2b3a55", color: "#8fa3c0" },
  start: { fill: "#1d6fe0", color: "#ffffff" },
  goal: { fill: "#1f7a33", color: "#ffffff" },
  way: { fill: "#ffd166" },
  deadEnd: { fill: "#e8e3d3" },
} as const;

const MAZE = ["S**#---", "##*#-##", "--*-#--", "-#*##-#", "-#****#", "#-##-*#", "--#--*G"];

const COLORS: Readonly<Record<string, string>> = {
  S: PAINTS.start.fill,
  G: PAINTS.goal.fill,
  "*": PAINTS.way.fill,
  "#": PAINTS.wall.fill,
  "-": PAINTS.deadEnd.fill,
};

/** A small maze with its way. */
export const paintedPicture = (): Picture => MAZE.map((row) => Array.from(row, (mark) => COLORS[mark]));
