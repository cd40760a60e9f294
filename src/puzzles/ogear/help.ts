import type { LessonHelp } from "../../lessons/help";

export const ogear: LessonHelp = {
  caption: "The cube, unfolded",
  article: {
    id: "wiener",
    title: "Hanayama O'Gear Puzzle",
    by: "Ben Wiener",
    isTitled: true,
    asked: [
      "A gear is caught on a cube of metal. It can turn on a face, and roll over some of the edges to another face; with each edge another one of its five teeth comes to the cube. Only one tooth on one face sets it free.",
      "After a quarter of an hour by hand, Wiener described the faces, directions and teeth as states of a graph and let a short Haskell program search it breadth-first.",
    ],
    answered: [
      "SOLVEGEAR takes the same description as a table of edges and finds the fewest moves from any state to any other: 10 from the start that he took. No start needs more than 17 moves. With the answer “states” it lists all 120 positions that can be reached.",
      "In the lesson the cube lies unfolded, and the way is painted on its faces. Without some of the edges there is no way at all; try which.",
    ],
    lessons: ["ogear", "mechanical"],
  },
};
