import type { LessonHelp } from "../../../lessons/help";

export const hardest: LessonHelp = {
  scenes: [
    { kind: "Fifteen", drawing: "board", at: "start", caption: "The hardest arrangement of a 2 × 3 board" },
  ],
};
