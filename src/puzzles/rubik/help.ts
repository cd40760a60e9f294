import type { LessonHelp } from "../../lessons/help";

export const rubik: LessonHelp = {
  lesson: "rubik",
  scenes: [{ kind: "Rubik", drawing: "net", at: "start", caption: "The scrambled cube, unfolded" }],
};
