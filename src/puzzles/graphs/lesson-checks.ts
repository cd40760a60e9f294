import { i18n } from "../../language";
import { isFilled, type InputCheck } from "../../lessons/checks";

/** What can be wrong with a table of moves and with the cells of a start and a goal. `states` are the columns from and to. */
export function checkStates(from: string, to: string, states: string, ends: readonly string[]): InputCheck[] {
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
