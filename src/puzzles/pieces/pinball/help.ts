import type { LessonHelp } from "../../../lessons/help";

export const pinball: LessonHelp = {
  scenes: [
    { kind: "Pinball", drawing: "board", at: "start", caption: "The board at the start" },
    { kind: "Pinball", drawing: "graph", at: "start", caption: "The same as a graph" },
  ],
  article: {
    id: "vodola",
    title: "Permutation groups and adventure games on a spreadsheet",
    by: "Paul Vodola",
    credits: "Richard M. Wilson’s theorem on sliding puzzles is from 1974. The cube is Ernő Rubik’s.",
    isTitled: false,
    asked: [
      "In a haunted museum of the game Shivers, eight balls lie on nine tiles and have to be batted home by flippers. Can such a puzzle be solved with nothing but a spreadsheet?",
      "Vodola follows the empty place instead of the balls. Each round of it, from its home and back, is a permutation; a few rounds are generators, and a solution is a word in them. His functions simplify and multiply permutations, and his macro GenPermProd multiplies all pairs of a list until the wanted permutation turns up.",
      "He leaves open which group the pinball puzzle has. Then he asks the same of four knights on a scrap of chessboard, from The 11th Hour, and ends with the 15-puzzle.",
    ],
    answered: [
      "His functions are here under their names, SIMPLIFYCYCLES, MULTIPLYCYCLES and PATHTOPERM, and his macro is both GENPERMPROD and the page Products of the pane. From his four generators they find what he found: 19 permutations in one pass, 257 in two, and the word BADD. FACTORCYCLES finds that word without listing any, and REARRANGE the fewest flips: 18.",
      "The drawing of the pinball board is lost from the article, and the one here was reconstructed from its words and tables. Of 34,560 boards that the words allow, 1,440 would fit the tables, all with the same four generators. Among the flippers here is one from tile 1 to tile 2, which the words leave out.",
      "The group of the pinball puzzle is A8, all 20,160 even permutations of eight balls: half of all starts cannot be solved. The knights change places in 40 moves and reach every order of theirs, S4, also without two of their squares, as he says.",
      "The lesson “Which group is it?” goes on to Richard M. Wilson's theorem of 1974, which names the groups of all such puzzles, and “Rubik's cube” shows that the method does not stop at flat boards.",
      "Which start is the hardest? HARDEST has the answer: one that takes 48 flips, or 46 with the centre empty. The knights take 47 moves at most. “Which arrangement is hardest?” shows how it is found.",
    ],
    lessons: [
      "pinball",
      "knights",
      "fifteen",
      "hardest",
      "which-group",
      "products",
      "group-structure",
      "rubik",
    ],
    functions: ["SIMPLIFYCYCLES", "GENPERMPROD"],
  },
};
