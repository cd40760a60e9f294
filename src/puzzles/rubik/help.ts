import type { LessonHelp } from "../../lessons/help";

export const rubik: LessonHelp = {
  scenes: [{ kind: "Rubik", drawing: "net", at: "start", caption: "The scrambled cube, unfolded" }],
};
