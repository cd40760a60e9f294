import type { LessonHelp } from "../../lessons/help";

export const catWalk: LessonHelp = {
  scenes: [{ kind: "CatWalk", drawing: "maze", at: "end", caption: "The maze with the cat's last walk" }],
};
