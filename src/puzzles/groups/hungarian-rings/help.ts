import type { LessonHelp } from "../../../lessons/help";

export const hungarianRings: LessonHelp = {
  scenes: [
    {
      kind: "Generators",
      drawing: "word",
      at: "start",
      caption: "The scrambled rings, and where the balls cross",
    },
  ],
  article: {
    id: "mulholland",
    title: "Permutation Puzzles: A Mathematical Perspective",
    by: "Jamie Mulholland, lecture notes of Simon Fraser University",
    isTitled: true,
    asked: [
      "A course on groups that is taught with puzzles. It begins with Swap: numbered objects lie in numbered boxes, and are brought home by exchanging the contents of any two boxes. How many swaps are needed? What if box 1 must always take part, or only neighbours may, or three boxes at a time?",
      "Later come the 15-puzzle, Oval Track, the Hungarian Rings and Rubik's cube. Which orders can be reached, and how are few pieces moved without the others?",
    ],
    answered: [
      "The lesson Swap has four rules as generators made by formulas: as many swaps of any two are needed as there are boxes, less the number of cycles, and three-cycles reach half of all orders.",
      "The Hungarian Rings have any sizes and crossings here. With 20 balls each all orders can be reached, with 19 balls half of them, and two rings of four balls make a group that Wilson's exception has, too.",
    ],
    lessons: ["swap", "hungarian-rings"],
  },
};
