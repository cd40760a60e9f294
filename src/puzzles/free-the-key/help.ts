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
  article: {
    id: "caviness",
    title: "Maze for Free the Key Puzzle",
    by: "Kenneth E. Caviness, The Mathematica Journal, 2011",
    credits: "Oskar van Deventer designed the puzzle.",
    isTitled: true,
    asked: [
      "Oskar van Deventer's puzzle “Free the Key” is a disk with cuts on a key with teeth. At some places the disk can be turned, at others it must slide first, and now and then it has to go back.",
      "Caviness saw that this is a maze. Sliding is left and right, turning is up and down, and because turns go round, the maze lies on a cylinder. His Mathematica program draws the maze, marks its dead ends by how far they reach, finds the way, and shows it on the key, on the flat maze and on the cylinder.",
      "He ends with questions: are there keys with harder mazes, and is every maze the maze of some key?",
    ],
    answered: [
      "KEYMAZE makes the maze of any key and disk, DEADENDS marks it with his codes, and SOLVEMAZE with the rules “walk wrap rows” goes through it. The way that it finds is the published one, 76 moves; no shorter way exists.",
      "In the lesson, teeth and cuts are cells: lower a tooth, and the maze and the way follow at once. The page View of the pane moves the disk on the key, step by step.",
      "His guess for the second question was no, and so it is: FINDKEY finds the key of a maze, or names walls that contradict each other. Two walls are enough.",
      "And there are harder mazes: DESIGNKEY has found a key of the same size whose shortest way out takes 146 moves, and one on which the disk must slide back 48 times.",
    ],
    lessons: ["free-the-key", "found-key", "hard-key"],
  },
};
