import type { LessonHelp } from "../../../lessons/help";

export const fifteen: LessonHelp = {
  scenes: [{ kind: "Fifteen", drawing: "board", at: "start", caption: "The 15-puzzle at the start" }],
};
