import type { LessonHelp } from "../../lessons/help";

export const whichGroup: LessonHelp = {
  lesson: "which-group",
  caption: "Puzzle 3 in squares: its places, and the ways between them",
};
