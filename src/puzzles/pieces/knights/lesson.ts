import { i18n } from "../../../language";
import type { InputCheck } from "../../../lessons/checks";
import { defineLesson } from "../../../lessons/define-lesson";
import { firstOf, type ThreeQuestions } from "../../../lessons/exercise";
import { answered, number } from "../../../lessons/expected-answers";
import { textFormula } from "../../../lessons/formula-text";
import { cell, cells, gap, heading, questions, small, spill } from "../../../lessons/items";
import { beside, stack, type Area, type Areas, type Item } from "../../../lessons/layout";
import { boardPicture, REACHES } from "./lesson-boards";
import { boardColumns, drawPieces, piecesTables, wide } from "./lesson-pieces";

/** The name and the order of the group of the knights, told apart. */
function group({ moves, squares }: Areas): string {
  const [names, pieces] = [0, 1].map((column) => squares.column(column).fixed);
  const empty = `IF(${pieces}="",${names},"")`;
  return `PUZZLE.PUZZLEGROUP(${moves.fixed},${empty})`;
}

/** About the knights' graph, their group, and squares that can be done without. */
function knightsQuestions(areas: Areas): ThreeQuestions {
  const { moves } = areas;
  const [froms, tos] = [0, 1].map((column) => moves.column(column).fixed);
  const { start, goal } = piecesTables(areas);
  const squares = start.column(0).fixed;
  return [
    {
      text: i18n.t("From how many squares are there more than two moves?"),
      ...number(`SUMPRODUCT((${squares}<>"")*(COUNTIF(${froms},${squares})>2))`),
    },
    {
      text: i18n.t("How many of 24 orders can four different knights reach?"),
      ...number(firstOf(group(areas), 2)),
    },
    {
      text: i18n.t("Without which square can the knights still change places?"),
      form: i18n.t("a square, such as b4"),
      isForm: (answer) => `COUNTIF(${squares},TRIM(${answer}))>0`,
      isRight: (answer) => {
        const without = (table: Area, isThere: string) => `IF(${isThere},"",${table.fixed})`;
        const left = without(moves, `(${froms}=TRIM(${answer}))+(${tos}=TRIM(${answer}))>0`);
        // A square that loses all of its moves goes, too: the sheet's own tables omit it as well.
        const tables = [start, goal].map((table) => {
          const names = table.column(0).fixed;
          const others = `COUNTIFS(${froms},${names})-COUNTIFS(${froms},${names},${tos},TRIM(${answer}))`;
          return without(table, `(${names}=TRIM(${answer}))+(${others}<1)>0`);
        });
        return `${answered(firstOf(`PUZZLE.REARRANGE(${left},${tables.join()})`))}<>""`;
      },
      whyWrong: () => textFormula(i18n.t("Without this square they cannot change places.")),
    },
  ];
}

/** The section of a chessboard with its knights: # is not a square, and a dot is an empty square. */
const BOARD = ["B###", "...W", "BW.#", "..##"].map((row) =>
  Array.from(row, (square) => (square === "." ? "" : square)),
);

/** The knights change places, on squares whose cells are those of the start. */
const exchanged = (start: Area) => `=IF(${start}="W","B",IF(${start}="B","W",IF(${start}="","",${start})))`;

/** A board may have knights with names of their own, but then no W or B. REARRANGE tells small letters from capitals. */
function checkKnights({ fixed: cells }: Area): InputCheck {
  const isKnight = `(EXACT(${cells},"W")+EXACT(${cells},"B"))`;
  const isSmall = `(EXACT(${cells},"w")+EXACT(${cells},"b"))`;
  const isOther = `(${cells}<>"")*(${cells}<>"#")*(1-${isKnight})*(SUMPRODUCT(${isKnight}*1)>0)`;
  return {
    cells,
    wrong: `${isSmall}+${isOther}`,
    problem: (wrong) => i18n.t("{cells}: type W or B, in capitals, or # for no square.", { cells: wrong }),
  };
}

/** The letters of an area's columns, such as `I:J`. */
const lettersOf = (area: Area) => `${area}`.replace(/\d+/g, "");

function groupTable(areas: Areas): Item {
  return stack(
    heading(i18n.t("The group of different knights")),
    cells([[i18n.t("group"), i18n.t("orders")]], "answerHeads"),
    { group: spill(`=${group(areas)}`, 1, 2, "formula", "hidden") },
  );
}

/** The knights of the 11th Hour on their section of a chessboard. */
export const knights = defineLesson({
  id: "knights",
  title: /*i18n*/ "The 11th Hour knights",
  summary: /*i18n*/ "Two white and two black knights change places on a scrap of chessboard.",
  source:
    /*i18n*/ "This lesson follows Paul Vodola’s article on permutation groups and adventure games. The puzzle is from the game The 11th Hour.",
  task: /*i18n*/ "Two white knights (W) and two black knights (B) move as in chess, but only to empty squares. Let both colours change places, or type other squares.",
  picture: boardPicture(BOARD),
  sheetName: "Knights",
  columnWidths: [
    2, 2.5, 4.7, 4.7, 4.7, 4.7, 2, 2.5, 4.7, 4.7, 4.7, 4.7, 2, 3, 4.7, 4.7, 4.7, 4.7, 2, 5, 5, 6, 2, 12, 9,
  ],
  sheet: (areas) => {
    const { start, moves } = areas;
    const { start: startTable, goal: goalTable } = piecesTables(areas);
    const drawn = drawPieces(areas, {
      start: BOARD,
      goal: BOARD.map((each, row) => each.map((_, column) => exchanged(start.cell(row, column)))),
      goalStyle: "boardFormula",
      reach: REACHES.knight,
      ...{ listed: 80, later: 12, across: 17 },
      words: {
        subject: i18n.t("The knights"),
        noWay: textFormula(i18n.t("there is no solution. On these squares they cannot pass one another.")),
        stuck: (cells) => i18n.t("{cells}: from this square no knight can move.", { cells }),
        allMoves: i18n.t("On 4 × 4 squares"),
      },
      before: [areas.start, areas.goal].map(checkKnights),
      extra: groupTable(areas),
    });
    const pitch = boardColumns(BOARD[0].length);
    return {
      panels: {
        B5: [
          drawn.boards,
          beside(
            wide(pitch, cell(i18n.t("Type W or B; # is not a square."), "hint")),
            wide(pitch, cell(i18n.t("Type over it for another goal."), "hint")),
            small(i18n.t("The next move goes from orange to green.")),
          ),
          drawn.verdict,
          gap(),
          questions({ words: 13, answer: 18, across: 2, mark: 20, switchAcross: 2 }, knightsQuestions(areas)),
          gap(),
          drawn.tables,
        ],
      },
      rowHeights: [{ rows: start, points: 28.5 }],
      paints: drawn.paints,
      frames: drawn.frames,
      notes: [
        {
          at: areas.after,
          text: i18n.t(
            "Type a number from 0 to the number of moves: the board below shows where the knights are then.",
          ),
        },
        {
          at: drawn.answer,
          text: i18n.t(
            "REARRANGE reads the moves in {moves}, the start in {start} and the goal in {goal}. It answers with the fewest moves: from, to and who moves. Equal knights may change places.",
            { moves: lettersOf(moves), start: lettersOf(startTable), goal: lettersOf(goalTable) },
          ),
        },
        {
          at: moves.first,
          text: i18n.t(
            "FILTER picks the moves between squares of the board from the list of all moves, on the right. If you type # on a square at the start, its moves disappear.",
          ),
        },
        {
          at: areas.group.first,
          text: i18n.t(
            "PUZZLEGROUP reads the moves and the squares that are empty at the start. It names the group of all arrangements that four different knights can reach. S4 has all 24 arrangements of four things.",
          ),
        },
      ],
      names: drawn.names("Knights"),
      select: areas.after,
    };
  },
});
