import type { LessonHelp } from "../../../lessons/help";

export const ovalTrack: LessonHelp = {
  scenes: [
    {
      kind: "Generators",
      drawing: "word",
      at: "start",
      caption: "The scrambled track, with its two moves as cycles",
    },
  ],
};
