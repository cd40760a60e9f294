import { i18n } from "../../../language";
import { answered, firstOf, is, type ExercisePlaces, type ThreeQuestions } from "../../../lessons/exercise";

/** The questions of the knights' lesson: its graph, its group, and squares that can be done without. */

/** The switch that shows the solutions. */
export const SWITCH = "$T$14";

export const EXERCISE: ExercisePlaces = {
  ...{ column: "B", row: 14, answer: "T", across: 2, mark: "V" },
  ...{ switchWords: "O14", switch: SWITCH.replaceAll("$", ""), switchAcross: 2 },
};

/** Where the tables are, and a call for the group. */
interface KnightsTables {
  readonly moves: string;
  readonly startTable: string;
  readonly goalTable: string;
  readonly group: string;
}

export function knightsQuestions({ moves, startTable, goalTable, group }: KnightsTables): ThreeQuestions {
  const [froms, tos] = columnsOf(moves);
  const [squares] = columnsOf(startTable);
  return [
    {
      text: i18n.t("From how many squares are there more than two moves?"),
      isRight: is(`SUMPRODUCT((${squares}<>"")*(COUNTIF(${froms},${squares})>2))`),
    },
    {
      text: i18n.t("Told apart, how many of their 24 orders can the knights reach?"),
      isRight: is(firstOf(group, 2)),
    },
    {
      text: i18n.t("Which square can be left out, and the knights still change places?"),
      isRight: (answer) => {
        const without = (table: string, isThere: string) => `IF(${isThere},"",${table})`;
        const left = without(moves, `(${froms}=TRIM(${answer}))+(${tos}=TRIM(${answer}))>0`);
        // A square that loses all of its moves goes, too, as it does from the sheet's own tables.
        const tables = [startTable, goalTable].map((table) => {
          const [names] = columnsOf(table);
          const others = `COUNTIFS(${froms},${names})-COUNTIFS(${froms},${names},${tos},TRIM(${answer}))`;
          return without(table, `(${names}=TRIM(${answer}))+(${others}<1)>0`);
        });
        const way = answered(firstOf(`PUZZLE.REARRANGE(${left},${tables.join()})`));
        return `IF(COUNTIF(${squares},TRIM(${answer}))=0,FALSE,${way}<>"")`;
      },
    },
  ];
}

/** Both columns of a table of two. */
function columnsOf(table: string): [string, string] {
  const [, left, top, right, bottom] = /^\$([A-Z]+)\$(\d+):\$([A-Z]+)\$(\d+)$/.exec(table)!;
  return [`$${left}$${top}:$${left}$${bottom}`, `$${right}$${top}:$${right}$${bottom}`];
}
