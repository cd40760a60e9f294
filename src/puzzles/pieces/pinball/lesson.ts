import { i18n } from "../../../language";
import { firstProblem, type InputCheck } from "../../../lessons/checks";
import { defineLesson } from "../../../lessons/define-lesson";
import type { ThreeQuestions } from "../../../lessons/exercise";
import { number, permutation } from "../../../lessons/expected-answers";
import { addressIn, textFormula } from "../../../lessons/formula-text";
import {
  cell,
  cells,
  column,
  gap,
  heading,
  questions,
  small,
  solutionSwitch,
  table,
} from "../../../lessons/items";
import { beside, stack, type Areas, type Content } from "../../../lessons/layout";
import {
  balls,
  fewestFlips,
  flippers,
  flipsOfWord,
  generatorChecks,
  inThrees,
  lettersOf,
  shortestWord,
  solutionPaints,
  tablesOf,
  targetWord,
} from "./lesson-solutions";
import { flipperLabel, TILES } from "./tiles";

/** About the flippers, a path, and passes of products. */
function pinballQuestions(areas: Areas): ThreeQuestions {
  const [from, to, name] = [0, 1, 2].map((column) => areas.flippers.column(column).fixed);
  // A flipper's name is such as `left 3R`; its last two characters are enough.
  const isNamed = (answer: string) => `((${name}=TRIM(${answer}))+(RIGHT(${name},2)=TRIM(${answer}))>0)`;
  const flips = (start: number, end: number, answer: string) =>
    `SUMPRODUCT((${from}=${start})*(${to}=${end})*${isNamed(answer)})>0`;
  return [
    {
      text: i18n.t("Which flipper takes the empty place to 4?"),
      form: i18n.t("a flipper, such as 3L"),
      isForm: (answer) => `SUMPRODUCT(${isNamed(answer)}*1)>0`,
      isRight: (answer) => flips(4, 5, answer),
      whyWrong(answer) {
        const [back, other] = [
          i18n.t("It sends a ball from 5 to 4: the empty place moves to 5."),
          i18n.t("This flipper belongs to another tile."),
        ].map((text) => textFormula(text));
        return `IF(${flips(5, 4, answer)},${back},${other})`;
      },
    },
    {
      text: i18n.t("Which permutation has the path 5-2-5?"),
      ...permutation('PUZZLE.PATHTOPERM("5-2-5")'),
    },
    {
      text: i18n.t("How many passes reach the target?"),
      // A pass multiplies all products so far by each other, so that words become twice as long.
      ...number(`ROUNDUP(ROUND(LOG(LEN(${targetWord(areas)}),2),9),0)`),
    },
  ];
}

/** A tile is six cells: its number, the ball on it (the number of the tile where it belongs), and its two flippers. */
function drawTile(index: number): Content {
  const { color, ballOf, flippers: ends } = TILES[index];
  const number = index + 1;
  const ball = ballOf === undefined ? i18n.t("empty") : `● ${ballOf}`;
  const ballFill = ballOf === undefined ? color : TILES[ballOf - 1].color;
  return {
    [`tile${number}`]: stack(
      cells([[i18n.t("Tile {number}", { number }), ""]], "tile", { fill: color, across: 2 }),
      cells([[ball, ""]], "ball", { fill: ballFill, across: 2 }),
      cells([ends.map((to) => flipperLabel(number, to))], "flipper", { fill: color }),
    ),
  };
}

/** The board at the start, and the questions. */
const boardPanel = (areas: Areas): Content[] => [
  heading(i18n.t("The board at the start")),
  { board: inThrees(drawTile) },
  small(
    i18n.t("● 4 is the ball that belongs on tile 4."),
    i18n.t("3R: this flipper sends the ball 3 tiles to the right."),
    i18n.t("A ball stays only where the tile is empty."),
  ),
  cell(
    i18n.t("The article's drawing is lost: see the note at {cell}.", { cell: `${areas.board.cell(-1)}` }),
    "hint",
  ),
  questions({ answer: 0, across: 5, mark: 5, isBelow: true, reasons: [6, 9] }, pinballQuestions(areas)),
  solutionSwitch(3, 2),
];

/** Space-paths, the generators that they make, and words in these. */
function wordPanel(areas: Areas): Content[] {
  const { paths, generators, target, ownWord, permutations, product } = areas;
  const { fixed: letters } = lettersOf(areas);
  const [path, permutation, soFar] = [0, 1, 2].map((column) => paths.column(column));
  const typed = ownWord.column(1, 4);
  const products = permutations.column(1, 4);
  const wordCheck: InputCheck = {
    cells: typed.fixed,
    wrong: `${products.fixed}="?"`,
    problem: (cells) =>
      i18n.t("{cells}: expected a word in the labels of the generators, such as A or BADD.", { cells }),
  };
  const [yes, no] = [i18n.t("That is the target!"), i18n.t("This is not the target yet.")].map((text) =>
    textFormula(text),
  );
  const isTarget = `IF(${product.cell(0, 1)}=${target.cell(0, 1)},${yes},${no})`;
  return [
    table(
      i18n.t("Space-paths and their permutations"),
      [i18n.t("Space-path"), i18n.t("Permutation"), i18n.t("Product so far")],
      {
        paths: stack(
          beside(
            column(["5-4-1-2-5", "5-4-7-8-5"], "input"),
            cells(
              [
                [`=PUZZLE.PATHTOPERM(${path.cell(0)})`, `=${permutation.cell(0)}`],
                [
                  `=PUZZLE.PATHTOPERM(${path.cell(1)})`,
                  `=PUZZLE.MULTIPLYCYCLES(${soFar.cell(0)},${permutation.cell(1)})`,
                ],
              ],
              "formula",
            ),
          ),
          cells(
            [
              [
                `=${path.cell(0)}&"-"&${path.cell(1)}`,
                `=PUZZLE.PATHTOPERM(${path.cell(2)})`,
                `=IF(${permutation.cell(2)}=${soFar.cell(1)},${textFormula(i18n.t("the same permutation"))},"")`,
              ],
            ],
            "formula",
          ),
        ),
      },
    ),
    gap(),
    beside(
      heading(i18n.t("The four generators")),
      cell(
        `=${textFormula(i18n.t("Select {cells} and press Multiply pairs.", { cells: addressIn(lettersOf(areas)) }))}`,
        "hint",
      ),
    ),
    cells([[i18n.t("Space-path"), i18n.t("Label"), i18n.t("Permutation")]], "columnHeads"),
    {
      generators: beside(
        column(["5-4-1-2-5", "5-4-7-8-5", "5-6-9-8-5", "5-2-3-6-9-8-5"], "input"),
        column(["A", "B", "C", "D"], "input"),
        column(
          [0, 1, 2, 3].map((row) => `=PUZZLE.PATHTOPERM(${generators.cell(row)})`),
          "formula",
        ),
      ),
    },
    gap(),
    heading(i18n.t("The target")),
    { target: cells([[i18n.t("What the balls have to do"), "(1 4 6 2)(3 8 7 9)"]], "target") },
    gap(),
    heading(i18n.t("Try a word of your own")),
    {
      ownWord: cells([[i18n.t("Your word, in cells"), "A", "B", "", ""]], "input"),
      permutations: cells(
        [
          [
            i18n.t("Its permutations"),
            ...[0, 1, 2, 3].map((k) => {
              const word = typed.cell(0, k);
              return `=IF(${word}="","()",IFERROR(PUZZLE.WORDTOCYCLES(${word},${letters}),"?"))`;
            }),
          ],
        ],
        "formula",
      ),
      product: cells(
        [
          [
            i18n.t("Their product"),
            `=IF(SUMPRODUCT(--(${products}="?"))=0,PUZZLE.MULTIPLYCYCLES(${products}),"")`,
            `=${firstProblem([...generatorChecks(areas), wordCheck], isTarget)}`,
          ],
        ],
        "formula",
      ),
    },
    gap(2),
    ...shortestWord(areas),
  ];
}

/** Paul Vodola's pinball puzzle, its space-paths, its generators and its target. */
export const pinball = defineLesson({
  id: "pinball",
  title: /*i18n*/ "The pinball puzzle",
  summary: /*i18n*/ "Eighteen flippers move eight balls over nine tiles, and permutations find the solution.",
  source:
    /*i18n*/ "This lesson follows Paul Vodola’s article on permutation groups and puzzles of adventure games.",
  task: /*i18n*/ "Eighteen flippers send eight balls over nine tiles, one of which is always empty. Flip the balls until each lies on the tile of its own colour.",
  picture: [0, 1, 2].map((row) => TILES.slice(3 * row, 3 * row + 3).map(({ color }) => color)),
  sheetName: "Pinball",
  columnWidths: [2, 6, 6, 6, 6, 6, 6, 9, 25, 19, 22, 9, 9, 7, 6, 9, 10, 2, 6, 6, 6, 6],
  sheet: (areas) => {
    const { board, paths, target } = areas;
    const { moves, start, goal } = tablesOf(areas);
    // Other languages use a different word here than for sliding tiles.
    const tile = i18n.t({ id: "tile of the pinball board", message: "tile" });
    return {
      panels: {
        B4: [...boardPanel(areas), ...fewestFlips(areas)],
        I4: wordPanel(areas),
        O5: [
          table(i18n.t("The flippers"), [i18n.t("from"), i18n.t("to"), i18n.t("flipper")], {
            flippers: cells(flippers(), "input"),
          }),
        ],
        S5: [
          table(i18n.t("The balls, and the goal"), [tile, i18n.t("ball"), tile, i18n.t("goal")], {
            balls: cells(balls(), "input"),
          }),
          small(i18n.t("Other balls here change the fewest flips below.")),
        ],
        M32: flipsOfWord(areas),
      },
      paints: solutionPaints(areas),
      frames: TILES.map((_, index) => ({ around: areas[`tile${index + 1}`], color: "#1d3b6f" })),
      notes: [
        {
          at: board.cell(-1),
          text: i18n.t(
            "The article's drawing of the board is lost, and this one was reconstructed. Of 34,560 boards that its words allow, 1,440 would fit its tables, all with the same four generators. Here a flipper sends the ball from tile 1 to tile 2, too, which its words leave out.",
          ),
        },
        {
          at: paths.cell(0, 1),
          text: i18n.t(
            "PATHTOPERM turns a space-path into the permutation of the balls. 5-4-1-2-5 is the product (5 4)(4 1)(1 2)(2 5), which is (1 4 2).",
          ),
        },
        {
          at: paths.cell(1, 2),
          text: i18n.t(
            "MULTIPLYCYCLES multiplies from left to right: first the permutation above, then the one next to it.",
          ),
        },
        {
          at: target.cell(0, 1),
          text: i18n.t(
            "The ball on tile 1 belongs on tile 4, the ball on 4 on 6, the ball on 6 on 2, the ball on 2 on 1. That is the cycle (1 4 6 2). The other four make (3 8 7 9).",
          ),
        },
      ],
      names: { Pinball_moves: moves, Pinball_start: start, Pinball_goal: goal, Pinball_board: board },
      select: lettersOf(areas),
    };
  },
});
