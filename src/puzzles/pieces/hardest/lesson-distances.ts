import { i18n } from "../../../language";
import { spill } from "../../../lessons/blocks";
import { firstProblem, isRefused, wholeNumbers, type InputCheck } from "../../../lessons/checks";
import { answerOf, textFormula } from "../../../lessons/formula-text";
import type { LessonBlock, LessonValue, Paint } from "../../../lessons/lesson";
import { STYLES } from "../../../lessons/styles";
import { checkEmpty } from "../lesson-checks";
import { CHOSEN, cellOn, COLUMN, DISTANCES, GOAL_BOARD, PLACES, RANGES, SIZE } from "./lesson-layout";

const { row, rows, columns, moves, counts, examples, bars } = DISTANCES;
const ANSWER = `B${row}`;
const COUNT = `C${row}`;
/** How many blocks the longest bar has. */
const LONGEST = 36;
const BAR = "#2f6db5";
const CHOSEN_ROW = "#ffe2c7";

/** What HARDEST answers, with a bar for each distance. */
export function listDistances(): LessonBlock[] {
  const places = Array.from({ length: SIZE * SIZE }, (_, k) => `=IFERROR(SMALL(${RANGES.at},${k + 1}),"")`);
  const barRows = Array.from({ length: rows }, (_, k) => {
    const blocks = `MAX(1,ROUND(${LONGEST}*C${row + k}/MAX(${counts}),0))`;
    return [`=IFERROR(IF(C${row + k}="","",REPT("█",${blocks})),"")`];
  });
  return [
    {
      at: `B${row - 2}`,
      cells: [[i18n.t("All arrangements, and an example at each place")]],
      style: "heading",
    },
    { at: `B${row - 1}`, cells: [[i18n.t("moves"), i18n.t("count"), ...places]], style: "answerHeads" },
    spill(ANSWER, `=PUZZLE.HARDEST(${RANGES.moves},${RANGES.goal})`, rows, columns, "answer"),
    { at: `${bars}${row - 2}`, cells: [[i18n.t("How many take each number of moves")]], style: "heading" },
    { at: `${bars}${row}`, cells: barRows, style: "bar" },
  ];
}

export const paintDistances = (): Paint[] => [
  { on: `B${row}:L${row + rows - 1}`, when: `=AND($C${row}<>"",ROW($B${row})-${row - 1}=${CHOSEN})`, fill: CHOSEN_ROW }, // prettier-ignore
  { on: `B${row}:L${row + rows - 1}`, when: `=$C${row}<>""`, fill: STYLES.formula.fill! },
  { on: `${bars}${row}:${bars}${row + rows - 1}`, when: `=${bars}${row}<>""`, color: BAR },
];

/** The places with the pieces of the chosen example and of the goal. An example has a cell for each place that there is. */
export function listPieces(): LessonBlock[] {
  const { first, letters, startCell } = PLACES;
  const [at, , there] = [0, 1, 2].map(letters);
  const cells = Array.from({ length: SIZE * SIZE }, (_, place): LessonValue[] => {
    const line = first + place;
    const goal = startCell(place);
    const piece = `INDEX(${examples},${CHOSEN},COUNT(${at}$${first}:${at}${line}))`;
    return [
      `=IF(OR(${goal}="#",COUNTIF(${RANGES.movesFrom},${place + 1})=0),"",${place + 1})`,
      `=IF(${at}${line}="","",IFERROR(IF(${piece}="","",${piece}),""))`,
      `=${at}${line}`,
      `=IF(OR(${there}${line}="",${goal}=""),"",${goal})`,
    ];
  });
  return [
    { at: `${at}${first - 2}`, cells: [[i18n.t("The places")]], style: "heading" },
    {
      at: `${at}${first - 1}`,
      cells: [[i18n.t("at"), i18n.t("start"), i18n.t("at"), i18n.t("goal")]],
      style: "answerHeads",
    },
    { at: `${at}${first}`, cells, style: "answer", fill: STYLES.formula.fill! },
  ];
}

/** The board of the chosen example. */
export function startBoard(): LessonBlock {
  const tile = (place: number) => `${PLACES.letters(1)}${PLACES.first + place}`;
  return {
    at: cellOn(COLUMN.start)(0),
    cells: Array.from({ length: SIZE }, (_down, down) =>
      Array.from({ length: SIZE }, (_right, right) => {
        const place = SIZE * down + right;
        return `=IF(${PLACES.startCell(place)}="#","#",${tile(place)})`;
      }),
    ),
    style: "boardFormula",
  };
}

/** What may be wrong with the goal, or the chosen row. */
export const checks = (): InputCheck[] => [
  checkEmpty(
    GOAL_BOARD,
    i18n.t("Type the tiles into the yellow cells of the goal, and leave one blank: the hole."),
  ),
  {
    cells: GOAL_BOARD,
    wrong: `(${GOAL_BOARD}<>"")*(${GOAL_BOARD}<>"#")*(SUMPRODUCT(--(${GOAL_BOARD}=""))=0)`,
    problem: (cells) => i18n.t("No place is empty. Delete one of {cells}.", { cells }),
  },
];

const checkChosen = () => wholeNumbers(CHOSEN, 1, `COUNT(${counts})`);

/** The most moves, how many arrangements take them, and the average; or what is wrong. */
export function verdict(): string {
  const wrong = textFormula(
    i18n.t("Something is wrong with the pieces. Select cell {cell} to read what.", { cell: ANSWER }),
  );
  const found = textFormula(
    i18n.t("Hardest: {moves} moves, {count} of {all} arrangements. On average they take {mean} moves.", {
      moves: answerOf(ANSWER),
      count: answerOf(COUNT),
      all: answerOf(`SUM(${counts})`),
      mean: answerOf(`ROUND(SUMPRODUCT(${moves},${counts})/SUM(${counts}),2)`),
    }),
  );
  const answer = `IF(ISERROR(${ANSWER}),IF(${isRefused(ANSWER)},${wrong},"…"),${firstProblem([checkChosen()], found)})`;
  return `=${firstProblem(checks(), answer)}`;
}
