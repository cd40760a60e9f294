import type { LessonHelp } from "../../lessons/help";

export const ogear: LessonHelp = {
  caption: "The cube, unfolded",
};
