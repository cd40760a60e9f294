import type { LessonHelp } from "../../../lessons/help";

export const pinball: LessonHelp = {
  scenes: [
    { kind: "Pinball", drawing: "board", at: "start", caption: "The board at the start" },
    { kind: "Pinball", drawing: "graph", at: "start", caption: "The same as a graph" },
  ],
};
