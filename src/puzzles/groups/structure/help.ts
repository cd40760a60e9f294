import type { LessonHelp } from "../../../lessons/help";

export const groupStructure: LessonHelp = {
  scenes: [
    {
      kind: "Lattice",
      drawing: "lattice",
      at: "end",
      caption: "The subgroups of D4, conjugate ones in one node, with lines to those directly below",
    },
  ],
};
