import type { LessonHelp } from "../../../lessons/help";

export const swap: LessonHelp = {
  caption: "Three boxes with objects that belong elsewhere, and the boxes to which they belong",
};
