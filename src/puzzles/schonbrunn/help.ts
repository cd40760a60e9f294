import type { LessonHelp } from "../../lessons/help";

export const schonbrunn: LessonHelp = {
  scenes: [
    { kind: "Schonbrunn", drawing: "board", at: "end", caption: "The shortest way" },
    {
      kind: "SchonbrunnExpert",
      drawing: "board",
      at: "end",
      caption: "The shortest way for experts: its sum is 0",
    },
  ],
  article: {
    id: "tuloup",
    title: "Solving the math puzzle of the Schönbrunn maze in Vienna",
    by: "Jeremy Tuloup, 19 June 2015",
    credits:
      "Jumping mazes are Sam Loyd’s, Robert Abbott’s and Adrian Fisher’s. Their design is from “Rook Jumping Maze Design Considerations” by Todd W. Neller, Adrian Fisher, Munyaradzi T. Choga, Samir M. Lalvani and Kyle D. McCarty, 2010.",
    isTitled: true,
    asked: [
      "In the gardens of Schönbrunn a board of numbered tiles lies on the ground. The number of a tile says how far to jump, and no tile may be used twice. Beginners want to reach the middle. Experts want the numbers on the way, with their signs, to add up to 0 as well.",
      "Tuloup solves it by hand from the end backwards, and then by a Python program that tries all ways. He asks whether there are other boards with a solution, and larger ones.",
    ],
    answered: [
      "SOLVEMAZE with the rules “jump” and “jump zero” answers with the shortest way, and with all ways counted: 28, of which 10 have the sum 0; with the answer “all” it lists them. The best one for experts steps on 15 tiles, as he found; beginners need 12.",
      "It does not try them all: it never jumps where too few jumps would be left, so boards much larger than the one in Vienna are solved too. On some boards the sum 0 is impossible by parity, and the message says so; the rules “jump least” then find the sum nearest to 0.",
      "In the lesson every tile can be changed, and the arrows follow.",
      "The family has names: Rook Jumping Mazes, Number Mazes or Jumping Mazes. MAKEJUMP makes boards with exactly one best way, up to 20 × 20 tiles; on 5 × 5 it takes 18 to 20 jumps. The lesson “Jumping mazes” tells their history.",
    ],
    lessons: ["schonbrunn", "jump-mazes"],
  },
};
