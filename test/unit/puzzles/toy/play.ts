import { i18n } from "../../../../src/language";
import { NotPlayable, type Play, type PlayKind } from "../../../../src/playing/play";
import { leapMaze } from "./kind";

/** The squares of the knight after each step, with row and column counted from 0. */
export interface LeapPlay extends Play {
  readonly rows: number;
  readonly columns: number;
  readonly squares: readonly { readonly row: number; readonly column: number }[];
}

export const leap: PlayKind<LeapPlay> = {
  prefix: "Leap",
  title: /*i18n*/ "The leaping knight",
  ranges: [{ name: "maze", title: /*i18n*/ "The maze, with S and G" }],

  *read({ maze }) {
    const puzzle = yield* leapMaze.read({ maze, start: [[""]], goal: [[""]], rules: leapMaze.rules });
    const outcome = yield* puzzle.solve();
    if ("impossible" in outcome) throw new NotPlayable(outcome.impossible);
    const squares = outcome.way.map((state) => {
      const [row, column] = puzzle.show(state).map(Number);
      return { row: row - 1, column: column - 1 };
    });
    return {
      prefix: "Leap",
      lastStep: squares.length - 1,
      rows: puzzle.rows,
      columns: puzzle.columns,
      squares,
      text: (step) =>
        i18n.t("the knight is in row {row}, column {column}", {
          row: squares[step].row + 1,
          column: squares[step].column + 1,
        }),
      marker: { range: "maze", cells: (step) => [squares[step]] },
    };
  },
};
