/** One of the articles that Puzzlebook started from, in our words. */
export interface Article {
  readonly id: string;
  readonly title: string;
  /** The author and where the article stands, as far as it says. */
  readonly by: string;
  /** Whether the title is the article's own; otherwise it only says what the article is about. */
  readonly isTitled: boolean;
  readonly asked: readonly string[];
  readonly answered: readonly string[];
  /** The lessons after it, by their ids. */
  readonly lessons: readonly string[];
  /** Functions after it that no lesson calls. */
  readonly functions?: readonly string[];
}

export const ARTICLES: readonly Article[] = [
  {
    id: "vodola",
    title: "Permutation groups and adventure games on a spreadsheet",
    by: "Paul Vodola",
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
    ],
    lessons: ["pinball", "knights", "fifteen", "which-group", "rubik"],
    functions: ["SIMPLIFYCYCLES", "GENPERMPROD"],
  },
  {
    id: "caviness",
    title: "Maze for Free the Key Puzzle",
    by: "Kenneth E. Caviness, The Mathematica Journal, 2011",
    isTitled: true,
    asked: [
      "Oskar van Deventer's puzzle “Free the Key” is a disk with cuts on a key with teeth. At some places the disk can be turned, at others it must slide first, and now and then it has to go back.",
      "Caviness saw that this is a maze. Sliding is left and right, turning is up and down, and because turns go round, the maze lies on a cylinder. His Mathematica program draws the maze, marks its dead ends by how far they reach, finds the way, and shows it on the key, on the flat maze and on the cylinder.",
      "He ends with questions: are there keys with harder mazes, and is every maze the maze of some key?",
    ],
    answered: [
      "KEYMAZE makes the maze of any key and disk, DEADENDS marks it with his codes, and SOLVEMAZE with the rules “walk wrap rows” goes through it. The way that it finds is the published one, 76 moves; no shorter way exists.",
      "In the lesson, teeth and cuts are cells: lower a tooth, and the maze and the way follow at once. The page View of the pane moves the disk on the key, step by step.",
      "Try his first question yourself: which teeth make the longest way?",
    ],
    lessons: ["free-the-key"],
  },
  {
    id: "tuloup",
    title: "Solving the math puzzle of the Schönbrunn maze in Vienna",
    by: "Jeremy Tuloup, 19 June 2015",
    isTitled: true,
    asked: [
      "In the gardens of Schönbrunn a board of numbered tiles lies on the ground. The number of a tile says how far to jump, and no tile may be used twice. Beginners want to reach the middle. Experts want the numbers on the way, with their signs, to add up to 0 as well.",
      "Tuloup solves it by hand from the end backwards, and then by a Python program that tries all ways. He asks whether there are other boards with a solution, and larger ones.",
    ],
    answered: [
      "SOLVEMAZE with the rules “jump” and “jump zero” answers with the shortest way, and with all ways counted: 28, of which 10 have the sum 0; with the answer “all” it lists them. The best one for experts steps on 15 tiles, as he found; beginners need 12.",
      "It does not try them all: it never jumps where too few jumps would be left, so boards much larger than the one in Vienna are solved too. On some boards the sum 0 is impossible by parity, and the message says so; the rules “jump least” then find the sum nearest to 0.",
      "In the lesson every tile can be changed, and the arrows follow.",
    ],
    lessons: ["schonbrunn"],
  },
  {
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
    lessons: ["cat-walk"],
  },
  {
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
    lessons: ["ogear"],
  },
];

/** The article of a lesson. */
export function articleOf(lesson: string): Article {
  const article = ARTICLES.find(({ lessons }) => lessons.includes(lesson));
  if (!article) throw new Error(`The lesson ${lesson} belongs to no article.`);
  return article;
}
