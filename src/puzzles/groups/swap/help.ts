import type { LessonHelp } from "../../../lessons/help";

export const swap: LessonHelp = {
  scenes: [
    {
      kind: "Generators",
      drawing: "word",
      at: "start",
      caption: "Five boxes, and which of them may exchange what is in them",
    },
  ],
};
