import { i18n } from "../../language";
import { firstProblem, isRefused, paintProblem } from "../../lessons/checks";
import { defineLesson } from "../../lessons/define-lesson";
import { firstOf, type ThreeQuestions } from "../../lessons/exercise";
import { evenWord, groupName, number } from "../../lessons/expected-answers";
import { addressIn, answerOf, textFormula } from "../../lessons/formula-text";
import { cell, cells, formula, gap, heading, questions, skip, small, table } from "../../lessons/items";
import { beside, named, stack, type Areas, type Item } from "../../lessons/layout";
import { paintGraph } from "./lesson-boards";
import { FIRST_GRAPH, partsOf, picture, puzzleGroup, puzzles, type Puzzle } from "./lesson-puzzles";
import { checkRows } from "./lesson-word";

/** From the edge of a board to the facts about its group. */
const BOARD_COLUMNS = 6;

function groupQuestions(areas: Areas): ThreeQuestions {
  const [fifteen, theta, ladder] = [2, 3, 4].map((number) => partsOf(areas, number).moves);
  const [from, to] = [0, 1].map((end) => ladder.column(end).fixed);
  const round = `IF((${from}=2)*(${to}=5)+(${from}=5)*(${to}=2)>0,"",${ladder.fixed})`;
  return [
    {
      text: i18n.t("In puzzle 2, does the empty place come home after an even or odd number of moves?"),
      // Each move is a swap, so this number and the permutation are even together: then the group is the alternating one.
      ...evenWord(`LEFT(${firstOf(puzzleGroup(fifteen.fixed, 16))},1)="A"`),
    },
    {
      text: i18n.t("In puzzle 3, how many of the 720 orders of its pieces can be reached?"),
      ...number(firstOf(puzzleGroup(theta.fixed, 7), 2)),
    },
    {
      text: i18n.t("Which group does puzzle 4 have without the moves between 2 and 5?"),
      ...groupName(firstOf(puzzleGroup(round, 6))),
    },
  ];
}

/** A puzzle's title, its board, and its group. */
function band(areas: Areas, { title, remark, board, group, pieces }: Puzzle, number: number): Item {
  const { group: name, facts, moves } = partsOf(areas, number);
  const [order, count, all] = [name.cell(0, 1), facts.first, facts.cell(0, 1)];
  const select = textFormula(i18n.t("Select cell {cell} to read what is wrong.", { cell: addressIn(name) }));
  const oneIn = textFormula(i18n.t("1 in {orders}", { orders: answerOf(`${all}/${order}`) }));
  const heads = [
    i18n.t("group"),
    i18n.t("arrangements"),
    i18n.t("pieces"),
    i18n.t("all arrangements"),
    i18n.t("reached"),
  ];
  return stack(
    beside(
      stack({ [`title${number}`]: heading(`${number}  ${title}`), [`board${number}`]: board }),
      skip(BOARD_COLUMNS - board.columns),
      stack(
        gap(),
        cells([heads], "columnHeads"),
        beside(
          { [`group${number}`]: group, [`facts${number}`]: cells([[pieces, `=FACT(${count})`]], "formula") },
          formula(`=IF(${order}=${all},${textFormula(i18n.t("all of them"))},${oneIn})`, {
            solution: "hidden",
          }),
        ),
        named(
          `problem${number}`,
          cell(`=IF(${isRefused(name)},${firstProblem([checkRows(moves)], select)},"")`, "question"),
          { columns: heads.length },
        ),
        small(...remark),
      ),
    ),
    gap(),
  );
}

/** What Play finds of a puzzle with an empty place. Without a name for its home, that is the last place. */
const roundsOf = (areas: Areas, number: number) =>
  ["title", "moves", "board", ...(number < FIRST_GRAPH ? [] : ["home"])].map(
    (part) => [`Rounds${number}_${part}`, areas[`${part}${number}`]] as const,
  );

/** Puzzles whose groups are computed by formulas: pinball, the 15-puzzle, Wilson's exception and two ladders. */
export const whichGroup = defineLesson({
  id: "which-group",
  title: /*i18n*/ "Which group is it?",
  summary: /*i18n*/ "How many orders of their pieces can five puzzles reach, and which groups do they form?",
  source:
    /*i18n*/ "This lesson follows Paul Vodola’s article on permutation groups. Puzzles 3 to 5 follow Richard M. Wilson’s theorem of 1974.",
  task: /*i18n*/ "When the empty place goes round and comes home, the pieces are in another order; all these orders form a group. Compare the five puzzles, then add a line to one of their tables.",
  picture: picture(),
  sheetName: "Which group",
  columnWidths: [
    2,
    ...new Array<number>(5).fill(4.5),
    ...[2, 12, 18, 8, 18, 13, 3],
    ...[9, 13, 3],
    ...new Array<number[]>(4).fill([9, 7, 3]).flat(),
  ],
  sheet: (areas) => {
    const all = puzzles(areas);
    const parts = all.map((_, k) => partsOf(areas, k + 1));
    const [one, two, three] = parts;
    return {
      panels: {
        B4: [
          questions({ words: 9, answer: 10, mark: 11 }, groupQuestions(areas)),
          gap(),
          ...all.map((puzzle, k) => band(areas, puzzle, k + 1)),
        ],
        N9: [
          beside(
            ...all.flatMap(({ heads, rows }, k) => {
              const title = i18n.t("Table {number}", { number: k + 1 });
              return [table(title, heads, { [`moves${k + 1}`]: cells(rows, "input") }), skip(1)];
            }),
          ),
        ],
      },
      paints: [
        ...parts.slice(FIRST_GRAPH - 1).map(({ board }) => paintGraph(board)),
        ...parts.map(({ problem }) => paintProblem(problem, `=${problem.first.fixed}<>""`)),
      ],
      frames: [one, two].map(({ board }) => ({ around: board, color: "#1d3b6f" })),
      notes: [
        {
          at: one.group,
          text: i18n.t(
            "GROUPNAME names the group that the generators in table 1 generate, and GROUPORDER counts its elements. A8 is the group of all even permutations of eight things.",
          ),
        },
        {
          at: two.group,
          text: i18n.t(
            "PUZZLEGROUP reads the moves of table 2 and the number of the empty place. It answers with the name of the group and how many arrangements it has.",
          ),
        },
        {
          at: three.group,
          text: i18n.t(
            "PGL(2,5) permutes six things, but it has the structure of S5. Add a line to table 3, in both directions, and see how the group changes.",
          ),
        },
      ],
      names: {
        Permutation_title: one.title,
        Permutation_cycles: one.moves.column(1),
        ...Object.fromEntries(all.slice(1).flatMap((_, k) => roundsOf(areas, k + 2))),
      },
      select: one.group,
    };
  },
});
