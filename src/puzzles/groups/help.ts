import type { LessonHelp } from "../../lessons/help";

export const whichGroup: LessonHelp = {
  caption: "Puzzle 3 in squares: its places, and the ways between them",
};
