import type { LessonHelp } from "../../lessons/help";

export const catWalk: LessonHelp = {
  scenes: [{ kind: "CatWalk", drawing: "maze", at: "end", caption: "The maze with the cat's last walk" }],
  article: {
    id: "cat-walk",
    title: "Solving a University Quest Puzzle with Python",
    by: "Its author is not named in the text that we have; the puzzle is from the Puzzle Hunt of Melbourne University, 2012",
    isTitled: true,
    asked: [
      "A cat wants to get to its food through a maze with 26 columns, one for each letter, and with gates of four colours. Which gates may it take? Whoever finds the only way through gray gates reads letters off it: each gate that is passed upwards or downwards stands for its column.",
      "That message tells the next rule, and the second way spells the answer. The article writes a Python program that finds both ways and reads their messages.",
    ],
    answered: [
      "The maze is a range of cells, and the rules are words: “gates gray”, then “gates red blue green”. SOLVEMAZE finds the shortest way through gates in that order, over and over and into no room twice; the answer “message” gives its letters, and “count” proves that there is only one way.",
      "Both messages come out as published: REDBLUETHENGREENPATH and BLACKANDWHITECATFOOT. Which animal is that? The lesson leaves it to you.",
    ],
    lessons: ["cat-walk", "gate-messages"],
  },
};
