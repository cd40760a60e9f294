import { i18n } from "../../../language";
import { firstProblem, isRefused, wholeNumbers, type InputCheck } from "../../../lessons/checks";
import { addressIn, answerOf, textFormula } from "../../../lessons/formula-text";
import { cells, column, heading, spill } from "../../../lessons/items";
import { stack, type Area, type Areas, type Item } from "../../../lessons/layout";
import { STYLES } from "../../../lessons/styles";
import { answerTable, partsOf, placeIn, tileIn } from "../fifteen/lesson-places";
import { checkEmpty } from "../lesson-checks";

export const SIZE = 3;
const PLACES = Array.from({ length: SIZE * SIZE }, (_, place) => place);
/** The rows of the lists. Few boards of this size take more moves. */
export const ROWS = 60;

/** How many blocks the longest bar has. */
const LONGEST = 36;

/** What HARDEST answers: the moves, how many arrangements take them, and an example, a cell for each place. */
export const partsOfDistances = ({ distances }: Areas) => ({
  moves: distances.column(0).fixed,
  counts: distances.column(1).fixed,
  examples: distances.column(2, PLACES.length).fixed,
});

/** The parts of the tables of places and moves. */
export const tablesOf = ({ places, moves }: Areas) => partsOf({ places, moves });

/** The list of distances. */
export function listDistances(areas: Areas): Item {
  const { at, goal, moves } = tablesOf(areas);
  const heads = PLACES.map((place) => `=IFERROR(SMALL(${at.fixed},${place + 1}),"")`);
  return stack(
    heading(i18n.t("How many arrangements need each number of moves, with an example")),
    cells([[i18n.t("moves"), i18n.t("count"), ...heads]], "answerHeads"),
    {
      distances: spill(
        `=PUZZLE.HARDEST(${moves.fixed},${goal.fixed})`,
        ...([ROWS, 2 + PLACES.length, "answer"] as const),
      ),
    },
  );
}

/** A bar for each distance, next to the list. */
export function listBars(areas: Areas): Item {
  const { counts } = partsOfDistances(areas);
  const bars = Array.from({ length: ROWS }, (_, k) => {
    const count = areas.distances.cell(k, 1);
    return `=IFERROR(IF(${count}="","",REPT("█",MAX(1,ROUND(${LONGEST}*${count}/MAX(${counts}),0)))),"")`;
  });
  return column(bars, "bar");
}

export function paintDistances({ distances, bars, chosen }: Areas) {
  const [{ top, first }, count] = [distances, distances.cell(0, 1).fixedColumns];
  const isChosen = `ROW(${first.fixedColumns})-${top}=${chosen.fixed}`;
  return [
    { on: distances, when: `=AND(${count}<>"",${isChosen})`, fill: "#ffe2c7" },
    { on: distances, when: `=${count}<>""`, fill: STYLES.formula.fill! },
    { on: bars, when: `=${bars.first}<>""`, color: "#2f6db5" },
  ];
}

/** The cell of a place on a board. */
const cellOn = (board: Area, place: number) => board.cell(Math.floor(place / SIZE), place % SIZE);

/** The places with the pieces of the chosen example and of the goal. An example has a cell for each place that there is. */
export function listPieces(areas: Areas): Item {
  const { places, goal, chosen } = areas;
  const { examples } = partsOfDistances(areas);
  const { movesFrom } = tablesOf(areas);
  const rows = PLACES.map((place) => {
    const [at, , there] = [0, 1, 2].map((column) => places.cell(place, column));
    const cell = cellOn(goal, place);
    const piece = `INDEX(${examples},${chosen.fixed},COUNT(${places.first.fixedRows}:${at}))`;
    return [
      placeIn(movesFrom, place, cell),
      `=IF(${at}="","",IFERROR(IF(${piece}="","",${piece}),""))`,
      `=${at}`,
      tileIn(there, cell),
    ];
  });
  const heads = [i18n.t("at"), i18n.t("start"), i18n.t("at"), i18n.t("goal")];
  return answerTable("places", i18n.t("The places"), heads, rows);
}

/** The board of the chosen example. What is not a place on the goal's board is none at the start. */
export const startBoard = ({ goal, places }: Areas): Item =>
  cells(
    [0, 1, 2].map((row) =>
      [0, 1, 2].map((right) => {
        const place = row * SIZE + right;
        return `=IF(${cellOn(goal, place)}="#","#",${places.cell(place, 1)})`;
      }),
    ),
    "boardFormula",
  );

/** What may be wrong with the goal. */
export const checks = ({ goal: { fixed: goal } }: Areas): InputCheck[] => [
  checkEmpty(goal, i18n.t("Type the tiles into the yellow cells of the goal, and leave one cell blank.")),
  {
    cells: goal,
    wrong: `(${goal}<>"")*(${goal}<>"#")*(SUMPRODUCT(--(${goal}=""))=0)`,
    problem: (cells) => i18n.t("No place is empty. Delete one of {cells}.", { cells }),
  },
];

/** The chosen row is one of the list. */
export const checkChosen = (areas: Areas): InputCheck =>
  wholeNumbers(areas.chosen.fixed, 1, `COUNT(${partsOfDistances(areas).counts})`);

/** The most moves, how many arrangements take them, and the average; or what is wrong. */
export function verdict(areas: Areas): string {
  const { distances } = areas;
  const { moves, counts } = partsOfDistances(areas);
  const answer = `${distances.first}`;
  const wrong = textFormula(
    i18n.t("Something is wrong with the pieces. Select cell {cell} to read what.", {
      cell: addressIn(distances.first),
    }),
  );
  const found = textFormula(
    i18n.t(
      "The hardest arrangements, {count} of {all}, need {moves} moves. On average, an arrangement needs {mean} moves.",
      {
        moves: answerOf(answer),
        count: answerOf(`${distances.cell(0, 1)}`),
        all: answerOf(`SUM(${counts})`),
        mean: answerOf(`ROUND(SUMPRODUCT(${moves},${counts})/SUM(${counts}),2)`),
      },
    ),
  );
  const result = firstProblem([checkChosen(areas)], found);
  return `=${firstProblem(checks(areas), `IF(ISERROR(${answer}),IF(${isRefused(answer)},${wrong},"…"),${result})`)}`;
}
