import type { LessonHelp } from "../../../lessons/help";

export const hungarianRings: LessonHelp = {
  scenes: [
    {
      kind: "Generators",
      drawing: "word",
      at: "start",
      caption: "The scrambled rings, and where the balls cross",
    },
  ],
};
