import { i18n } from "../../language";
import { numbering } from "../../lessons/blocks";
import { firstProblem, isNoNumber, isUnsolved, paintProblem, type InputCheck } from "../../lessons/checks";
import { defineLesson } from "../../lessons/define-lesson";
import { firstOf, type ThreeQuestions } from "../../lessons/exercise";
import { answered, number, numberUpTo } from "../../lessons/expected-answers";
import { answerOf, textFormula } from "../../lessons/formula-text";
import { cell, cells, gap, heading, lines, questions, skip, small, spill, table } from "../../lessons/items";
import { beside, stack, type Areas, type Content } from "../../lessons/layout";
import { movesIfShown, paintFilled } from "../../lessons/move-list";
import { isShown } from "../../lessons/solutions";
import { columnsOf, drawNet, frameNet, netPicture, paintNet } from "./lesson-net";

const OPPOSITE = [
  ["Top", "Bottom"],
  ["Left", "Right"],
  ["Front", "Back"],
];

/** The questions: the hardest start, and rows of the connections. */
function gearQuestions({ connections, ends }: Areas): ThreeQuestions {
  const [table, start, goal] = [connections, ends.row(0), ends.row(1)].map(({ fixed }) => fixed);
  const [from, to] = [0, 2].map((column) => connections.column(column).fixed);
  return [
    {
      text: i18n.t("How many moves does the hardest start need?"),
      // Every move can be taken back, so the starts are where the gear can come from the goal.
      ...number(`MAX(PUZZLE.SOLVEGEAR(${table},${goal},${start},,"states"))`),
    },
    {
      text: i18n.t("Which row, 1 to 16, is in every solution?"),
      ...numberUpTo(
        `ROWS(${table})`,
        (answer) => {
          const others = `IF(ROW(${table})-ROW(${connections.first.fixed})+1=${answer},"",${table})`;
          return `${answered(firstOf(`PUZZLE.SOLVEGEAR(${others},${start},${goal})`))}=""`;
        },
        () => textFormula(i18n.t("Without this row there is still a solution.")),
      ),
    },
    {
      text: i18n.t("Which row, 1 to 16, joins opposite faces?"),
      ...numberUpTo(
        `ROWS(${table})`,
        (answer) => {
          const faces = `INDEX(${from},${answer})&"-"&INDEX(${to},${answer})`;
          return `OR(${OPPOSITE.flatMap(([a, b]) => [`${faces}="${a}-${b}"`, `${faces}="${b}-${a}"`]).join()})`;
        },
        () => textFormula(i18n.t("These two faces share an edge.")),
      ),
    },
  ];
}

/** How the gear rolls forward, in the article's order: from a face, facing a side, to a face, facing a side. */
export const CONNECTIONS = [
  ["Top", "East", "Right", "South"],
  ["Top", "West", "Left", "South"],
  ["Bottom", "North", "Front", "West"],
  ["Bottom", "South", "Back", "East"],
  ["Bottom", "West", "Right", "North"],
  ["Front", "South", "Bottom", "North"],
  ["Front", "West", "Back", "West"],
  ["Back", "South", "Bottom", "North"],
  ["Back", "East", "Right", "East"],
  ["Back", "West", "Left", "West"],
  ["Left", "North", "Top", "East"],
  ["Left", "East", "Front", "East"],
  ["Left", "West", "Back", "West"],
  ["Right", "North", "Top", "West"],
  ["Right", "South", "Bottom", "East"],
  ["Right", "East", "Back", "East"],
];

/** Six faces, four directions and five teeth. */
const STATES = 6 * 4 * 5;

/** As many moves as the list has room for. */
const MOVES = 48;

const isNoDirection = (cells: string) =>
  `ISERROR(SEARCH("|"&${cells}&"|","|North|South|East|West|N|S|E|W|"))`;

const noDirection = (cells: string) =>
  i18n.t("{cells}: expected a direction, {choices}.", { cells, choices: "North, South, East, West" });

/** What can be wrong with the table and the positions. */
function checks({ connections, ends }: Areas): InputCheck[] {
  const columns = [0, 1, 2, 3].map((column) => connections.column(column).fixed);
  const [faces, facings, teeth] = [0, 1, 2].map((column) => ends.column(column).fixed);
  const isRow = `(${columns.join("&")}<>"")`;
  return [
    {
      cells: connections.fixed,
      wrong: `(${connections.fixed}="")*${isRow}`,
      problem: (cells) => i18n.t("{cells}: a row of the table has no blank cell.", { cells }),
    },
    ...[columns[1], columns[3]].map((cells) => ({
      cells,
      wrong: `${isNoDirection(cells)}*${isRow}`,
      problem: noDirection,
    })),
    {
      cells: faces,
      wrong: [columns[0], columns[2]].map((others) => `(COUNTIF(${others},${faces})=0)`).join("*"),
      problem: (cells) => i18n.t("{cells}: the table has no such face.", { cells }),
    },
    { cells: facings, wrong: isNoDirection(facings), problem: noDirection },
    {
      cells: teeth,
      wrong: isNoNumber(teeth, 0, 4),
      problem: (cells) => i18n.t("{cells}: expected a tooth, a whole number from 0 to 4.", { cells }),
    },
  ];
}

/** Where the gear is after the chosen move. */
function whereNow({ moves, after }: Areas): string {
  const [, face, facing, tooth] = columnsOf(moves).map((list) => answerOf(`INDEX(${list},${after.fixed}+1)`));
  const text = i18n.t("{face}, {facing}, tooth {tooth}", { face, facing, tooth });
  return `=IFERROR(${textFormula(text)},"")`;
}

/** The number of moves, that there are none, or what is wrong. */
function verdictOf(areas: Areas): string {
  const answer = areas.solution.first.fixed;
  const noWay = i18n.t(
    "There is no solution: with these connections, the gear cannot come from the start to the goal.",
  );
  const moves = movesIfShown(areas.solutions.fixed, `COUNT(${areas.numbers.fixed})`);
  const problem = firstProblem(checks(areas), '"…"');
  return `=IF(ISNA(${answer}),${textFormula(noWay)},IF(ISERROR(${answer}),${problem},${moves}))`;
}

/** The start and the goal, and the moves between them. */
const solutionPanel = ({ ends, solution }: Areas, solve: string, heads: readonly string[]): Content[] => [
  heading(i18n.t("Start and goal")),
  cells([["", "", ...heads]], "answerHeads"),
  beside(skip(1), lines(i18n.t("start"), i18n.t("goal")), {
    ends: cells([["Top", "South", 4], ["Top", "North", 0]], "input"), // prettier-ignore
  }),
  gap(),
  heading(i18n.t("The solution")),
  cells([["", i18n.t("move"), ...heads]], "answerHeads"),
  {
    moves: stack(
      cells([[0, i18n.t("start"), ...[0, 1, 2].map((column) => `=${ends.cell(0, column)}`)]], "answer"),
      beside({
        numbers: spill(numbering(solution.column(0).fixed), MOVES, 1, "answer"),
        solution: spill(solve, MOVES, 4, "answer", "only errors"),
      }),
    ),
  },
];

/** Hanayama's O'Gear: a gear that turns and rolls on the faces of a cube. */
export const ogear = defineLesson({
  id: "ogear",
  title: /*i18n*/ "O'Gear",
  summary: /*i18n*/ "A gear rolls over the edges of a cube until its special tooth comes free.",
  source: /*i18n*/ "This lesson follows Ben Wiener’s article on Hanayama’s puzzle O’Gear.",
  task: /*i18n*/ "A gear turns on the faces of a cube and rolls over its edges, one tooth at each roll. Bring it to Top, facing North with tooth 0: there it comes off.",
  picture: netPicture(),
  sheetName: "OGear",
  columnWidths: [2, ...new Array<number>(12).fill(7), 2, 4, 9, 8, 8, 7, 2, 7, 8, 8, 7],
  sheet: (areas) => {
    const { net, after, verdict, connections, ends, moves, solution, states, solutions } = areas;
    const solve = `PUZZLE.SOLVEGEAR(${connections},${ends.row(0)},${ends.row(1)}`;
    const heads = [i18n.t("face"), i18n.t("facing"), i18n.t("tooth")];
    return {
      panels: {
        B5: [
          heading(i18n.t("The cube unfolded")),
          { net: drawNet(areas) },
          gap(),
          { verdict: cell(verdictOf(areas), "target", { across: 12 }) },
          gap(),
          beside(
            table(
              i18n.t("How the gear rolls forward"),
              [i18n.t("from"), i18n.t("facing"), i18n.t("to"), i18n.t("facing")],
              { connections: cells(CONNECTIONS, "input") },
            ),
            skip(1),
            stack(
              gap(2),
              small(
                i18n.t("Each row is a roll forward, by one tooth."),
                i18n.t("From Top, East, it leads to Right, South."),
                i18n.t("To roll back is the opposite."),
                i18n.t("The gear also turns between North and East."),
                i18n.t("And it turns between South and West."),
              ),
              gap(),
              questions(
                {
                  answer: 0,
                  across: 3,
                  mark: 3,
                  isBelow: true,
                  reasons: [7, 0],
                  words: 5,
                  switch: 3,
                  switchAcross: 2,
                },
                gearQuestions(areas),
              ),
            ),
          ),
        ],
        H6: [
          beside({ after: cell(0, "boardInput") }, heading(i18n.t("moves later"))),
          cell(whereNow(areas), "question", { solution: "hidden" }),
        ],
        H13: [
          small(
            i18n.t("A 2 marks where the gear is after move 2."),
            i18n.t("Green is past, orange is now, pale is to come."),
          ),
        ],
        O5: solutionPanel(areas, `=${solve})`, heads),
        U10: [
          heading(i18n.t("What the gear reaches from the start")),
          cells([[i18n.t("moves"), ...heads]], "answerHeads"),
          { states: spill(`=${solve},,"states")`, STATES, 4, "answer", "hidden") },
        ],
      },
      paints: [
        ...paintNet(areas, isShown(solutions.fixed)),
        paintProblem(verdict, `=${isUnsolved(solution.first.fixed)}`),
        { on: moves, when: `=${moves.first.fixedColumns}=${after.fixed}`, fill: "#ffe2c7" },
        paintFilled(moves),
        paintFilled(states),
      ],
      frames: frameNet(net),
      notes: [
        {
          at: after,
          text: i18n.t(
            "Type a number from 0 to the number of moves: the net shows where the gear was, where it is and where it will be.",
          ),
        },
        {
          at: solution.first,
          text: i18n.t(
            "SOLVEGEAR reads the connections, the start and the goal. It answers with the fewest moves (turn, forward or back), and where the gear is after each of them.",
          ),
        },
        {
          at: states.first,
          text: i18n.t(
            'With the answer "states", SOLVEGEAR lists all positions that the gear reaches from the start, nearest first. Next to each position is the smallest number of moves to it.',
          ),
        },
        {
          at: connections.cell(-1),
          text: i18n.t(
            "The net is only a picture of the six faces. This table says how they are connected, as the article’s author marked it on the cube.",
          ),
        },
      ],
      names: {
        OGear_connections: connections,
        OGear_start: ends.row(0),
        OGear_goal: ends.row(1),
        OGear_net: net,
      },
      select: after,
    };
  },
});
