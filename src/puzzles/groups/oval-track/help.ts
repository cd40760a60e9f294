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
  article: {
    id: "nash-randall",
    title: "How do you fix an oval track puzzle?",
    by: "David A. Nash and Sara Randall, Mathematics Magazine, 2018; arXiv 1612.04476",
    isTitled: true,
    asked: [
      "TopSpin has twenty numbered pieces on an oval track and a turntable that flips four of them. The article takes n pieces and a turntable for k, and asks which orders of the pieces the two moves can make.",
      "If all pieces have fallen out, how must they be put back so that the puzzle can still be solved?",
    ],
    answered: [
      "In the lesson n and k are cells, and formulas make the two moves of them. GROUPNAME and GROUPORDER answer for every n up to 24 at once; a scramble can be typed, and FACTORCYCLES leads back.",
      "A test computes the groups for all n up to 24 and all k: all orders, half of them, turns and reflections only, or two sets of pieces that never mix.",
    ],
    lessons: ["oval-track"],
  },
};
