import type { LessonHelp } from "../../lessons/help";

export const schonbrunn: LessonHelp = {
  scenes: [
    { kind: "Schonbrunn", drawing: "board", at: "end", caption: "The shortest way" },
    {
      kind: "SchonbrunnExpert",
      drawing: "board",
      at: "end",
      caption: "The shortest way for experts: its sum is 0",
    },
  ],
};
