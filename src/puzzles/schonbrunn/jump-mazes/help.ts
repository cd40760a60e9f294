import type { LessonHelp } from "../../../lessons/help";

export const jumpMazes: LessonHelp = {
  scenes: [
    {
      kind: "Schonbrunn",
      drawing: "board",
      at: "end",
      caption: "A board of 19 jumps that MAKEJUMP has made, and its only shortest way",
    },
  ],
};
