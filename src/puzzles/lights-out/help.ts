import type { LessonHelp } from "../../lessons/help";

export const lightsOut: LessonHelp = {
  scenes: [
    {
      kind: "LightsOut",
      drawing: "lamps",
      at: "start",
      caption: "Eight lamps are lit. Dashed rings are around the lamps to be pressed",
    },
  ],
};
