import { areaAddress, fixed, plain } from "../../grid/addresses";
import { i18n } from "../../language";
import { numbering, spill } from "../../lessons/blocks";
import { blankIfWrong, firstProblem, paintProblem, isFilled, type InputCheck } from "../../lessons/checks";
import { textFormula } from "../../lessons/formula-text";
import type { Lesson, LessonBlock } from "../../lessons/lesson";
import { fewestMoves } from "../../lessons/move-list";
import { ownOpening, TITLE_CELL } from "../../lessons/own-sheet";
import { STYLES } from "../../lessons/styles";

/** What can be wrong with a table of moves and with the cells of a start and a goal. `states` are the columns from and to. */
function checkStates(from: string, to: string, states: string, ends: readonly string[]): InputCheck[] {
  return [
    {
      cells: from,
      wrong: `(${from}="")*(SUMPRODUCT(${isFilled(states)})=0)`,
      problem: () => i18n.t("Type moves into the yellow table: from which state to which one."),
    },
    ...[
      [from, to],
      [to, from],
    ].map(([cells, others]): InputCheck => ({
      cells,
      wrong: `(1-${isFilled(cells)})*${isFilled(others)}`,
      problem: (blank) => i18n.t("{cells}: a move needs two states, from and to.", { cells: blank }),
    })),
    ...ends.map((cell): InputCheck => ({
      cells: cell,
      wrong: `SUMPRODUCT(--EXACT(${cell},${states}))*${isFilled(cell)}=0`,
      problem: (cells) =>
        i18n.t("{cells}: expected a state of the table, written as it is there.", { cells }),
    })),
  ];
}

/** A table of states to be typed over. */
export interface StatesSheet {
  readonly title: string;
  /** Rows of from, to and the move's name; blanks for a row to be filled. */
  readonly moves: readonly (readonly [from: string, to: string, name: string])[];
  readonly start: string;
  readonly goal: string;
  /** A line that explains the example, if there is one. */
  readonly hint?: string;
}

const VERDICT = "B4";
const PROBLEM = "$B$5";
const HINT = "B6";
const [START, GOAL] = ["$C$8", "$C$9"];
const [FACTS, MOVES, REACHED] = ["J8", "K8", "K9"];
const HEADS_ROW = 12;
const FIRST = HEADS_ROW + 1;
const WAY = "#ffd166";
const PICTURE_COLORS = { "-": "", o: "#8ab9f1", S: "#1d6fe0", G: "#1f7a33", "*": WAY } as const;

/** States joined by moves, and the way through them. */
export const picture = ["S**o---", "--*----", "o-***-o", "----*--", "o-o-**G"].map((row) =>
  Array.from(row, (mark) => PICTURE_COLORS[mark as keyof typeof PICTURE_COLORS]),
);

/** The sheet of a puzzle as a table of its states: the path, how many moves lead to each state, and what is wrong. */
export function statesSheet({ title, moves, start, goal, hint }: StatesSheet): Lesson {
  const last = HEADS_ROW + moves.length;
  const column = (letters: string) => `$${letters}$${FIRST}:$${letters}$${last}`;
  const table = fixed(areaAddress(FIRST - 1, 1, moves.length, 3));
  const states = fixed(areaAddress(FIRST - 1, 1, moves.length, 2));
  const ifRight = blankIfWrong(PROBLEM);
  const path = (to: string) => `PUZZLE.SOLVEGRAPH(${table},${START},${to})`;
  const noWay = textFormula(i18n.t("There is no way from the start to the goal."));
  const isFirst = (row: number) => `SUMPRODUCT(--EXACT(C$${FIRST}:C${row},C${row}))=1`;
  const reached = moves.map((_, k) => {
    const row = FIRST + k;
    return [
      `=IF(OR(${PROBLEM}<>"",C${row}=""),"",IFNA(ROWS(${path(`C${row}`)})-1,"–"))`,
      `=IF(ISNUMBER(E${row}),IF(${isFirst(row)},1,0),"")`,
    ];
  });
  const isStartNew = `IF(SUMPRODUCT(EXACT(${column("C")},${START})*ISNUMBER(${column("E")}))=0,1,0)`;
  const checks = checkStates(column("B"), column("C"), states, [START, GOAL]);
  const facts: LessonBlock[] = [
    {
      at: FACTS,
      cells: [[i18n.t("Moves")], [i18n.t("States reached")]],
      style: "question",
    },
    { at: MOVES, cells: [[ifRight(`IFNA(ROWS(${path(GOAL)})-1,"–")`)]], style: "formula" },
    { at: REACHED, cells: [[ifRight(`SUM(${column("F")})+${isStartNew}`)]], style: "formula" },
  ];
  const result = `IF(ISNUMBER(${MOVES}),${fewestMoves(MOVES)},IF(${MOVES}="–",${noWay},"…"))`;
  const pathRows = moves.length + 1;
  const pathArea = `H${FIRST}:J${FIRST + pathRows - 1}`;
  return {
    id: "own-states",
    title,
    summary: "",
    source: "",
    picture,
    sheetName: i18n.t("Table of states"),
    columnWidths: [2, 14, 14, 14, 12, 7, 3, 6, 14, 21, 8],
    blocks: [
      ...ownOpening(title, i18n.t("Type a row for each move: from which state, to which one, and its name.")),
      { at: VERDICT, cells: [[ifRight(result)]], style: "target", across: 10 },
      {
        at: plain(PROBLEM),
        cells: [[`=${firstProblem(checks, '""')}`]],
        style: "question",
        across: 10,
      },
      ...(hint === undefined ? [] : [{ at: HINT, cells: [[hint]], style: "small" } as const]),
      { at: "B8", cells: [[i18n.t("Start")], [i18n.t("Goal")]], style: "question" },
      { at: "C8", cells: [[start], [goal]], style: "input" },
      ...facts,
      { at: `B${HEADS_ROW - 1}`, cells: [[i18n.t("The moves")]], style: "heading" },
      {
        at: `B${HEADS_ROW}`,
        cells: [[i18n.t("from"), i18n.t("to"), i18n.t("name"), i18n.t("moves"), i18n.t("new")]],
        style: "columnHeads",
      },
      { at: `B${FIRST}`, cells: moves, style: "input" },
      { at: `E${FIRST}`, cells: reached, style: "formula" },
      { at: `H${HEADS_ROW - 1}`, cells: [[i18n.t("The way")]], style: "heading" },
      { at: `H${HEADS_ROW}`, cells: [["", i18n.t("state"), i18n.t("by")]], style: "columnHeads" },
      spill(`H${FIRST}`, numbering(`$I$${FIRST}:$I$${FIRST + pathRows - 1}`, 0), pathRows, 1, "answer"),
      spill(`I${FIRST}`, ifRight(`IFNA(${path(GOAL)},"")`), pathRows, 2, "answer"),
    ],
    paints: [
      { on: pathArea, when: `=$I${FIRST}<>""`, fill: STYLES.formula.fill! },
      {
        on: `B${FIRST}:D${last}`,
        when: `=AND($C${FIRST}<>"",SUMPRODUCT(EXACT($B${FIRST},$I$${FIRST}:$I$${FIRST + pathRows - 2})*EXACT($C${FIRST},$I$${FIRST + 1}:$I$${FIRST + pathRows - 1}))>0)`,
        fill: WAY,
      },
      paintProblem("B5:K5", `=${PROBLEM}<>""`),
    ],
    frames: [],
    notes: [
      {
        at: `E${HEADS_ROW}`,
        text: i18n.t(
          "After how many moves from the start the state in the column to can be reached; – means never. In the next column 1 marks a state that is there for the first time.",
        ),
      },
      {
        at: `I${FIRST}`,
        text: i18n.t(
          "SOLVEGRAPH answers with a shortest way from the start to the goal: the states, and beside each the name of the move to it. States are the same only if they are written the same.",
        ),
      },
    ],
    names: {
      States_title: TITLE_CELL,
      States_moves: plain(table),
      States_start: plain(START),
      States_goal: plain(GOAL),
    },
    select: "C8",
  };
}
