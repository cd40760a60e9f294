import type { LessonHelp } from "../../lessons/help";

export const freeTheKey: LessonHelp = {
  scenes: [
    {
      kind: "FreeTheKey",
      drawing: "maze",
      at: "end",
      caption: "The maze of the key, and the way to free it",
    },
  ],
};
