import type { LessonHelp } from "../../../lessons/help";

export const knights: LessonHelp = {
  scenes: [
    { kind: "Knights", drawing: "board", at: "start", caption: "The board at the start" },
    { kind: "Knights", drawing: "graph", at: "start", caption: "The same as a graph: a line for each move" },
  ],
};
