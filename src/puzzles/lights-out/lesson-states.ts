import { i18n } from "../../language";
import { firstProblem, isNoNumber, isUnsolved, paintProblem } from "../../lessons/checks";
import type { LessonDescription, SheetDescription } from "../../lessons/define-lesson";
import { answerOf, textFormula } from "../../lessons/formula-text";
import type { ThreeQuestions } from "../../lessons/exercise";
import { cell, cells, fields, formula, gap, heading, questions, small, spill } from "../../lessons/items";
import { stack, type Area, type Areas, type Content, type Item } from "../../lessons/layout";
import type { LessonValue } from "../../lessons/lesson";
import { TITLE_CELL } from "../../lessons/own-sheet";
import { ifShown } from "../../lessons/solutions";
import { finished } from "../../steps";
import type { Lamps } from "./lamps";
import { COLORS, isMarkedDark, isNone, LEAST_COLUMNS, questionColumns, spaced } from "./lesson-sheet";
import { rulesInWords, touchedBy, type LampRules } from "./rules";

/** What a sheet of lamps by any rules is made from. The rules are fixed, because a formula for each lamp is made of them. */
interface StatesSheet {
  readonly lamps: readonly (readonly LessonValue[])[];
  readonly rules: LampRules;
  /** Sheets without questions have the verdict above the board. */
  readonly ask?: (areas: Areas) => ThreeQuestions;
}

/** A board with a lamp in each of its cells. */
export function fullBoard(rows: number, columns: number): Lamps {
  const all = Int32Array.from({ length: rows * columns }, (_, cell) => cell);
  return { rows, columns, count: all.length, lampAt: all, cellOf: all };
}

/** The state in a formula, as SOLVELIGHTS reads a cell. */
const stateOf = (cells: string) => `IFERROR(${cells}+0,0)`;

export const solve = ({ rules }: Areas, board: string, answer = "") =>
  `PUZZLE.SOLVELIGHTS(${board},,${answer && `"${answer}"`},${rules.fixed})`;

/** The board after the presses. Whatever lamps are missing, a press reaches as far. */
function afterwards({ board, presses, length }: Areas, { lamps, rules }: StatesSheet): Item {
  const columns = lamps[0].length;
  const touched = finished(touchedBy(fullBoard(lamps.length, columns), rules));
  const pressed = (lamp: number) => `${presses.cell(Math.floor(lamp / columns), lamp % columns)}`;
  const formulas = lamps.map((row, down) =>
    row.map((_, right) => {
      const lamp = down * columns + right;
      const sum = `${stateOf(`${board.cell(down, right)}`)}+SUM(${Array.from(touched[lamp], pressed).join()})`;
      return `=IF(ISNUMBER(${length.fixed}),IF(ISNUMBER(${pressed(lamp)}),MOD(${sum},${rules.states}),"#"),"")`;
    }),
  );
  return cells(formulas, "boardFormula", { solution: "hidden" });
}

/** The rules and, of all boards of this shape, how many presses change nothing. A dark board tells them, because it needs no press. */
function numbers(areas: Areas, { rules }: StatesSheet): Item {
  const board = areas.board.fixed;
  const dark = `IF(${isNone(board)},"#",0)`;
  const solvable = i18n.t("{solvable} of {all}", { solvable: 1, all: answerOf(areas.quiet.fixed) });
  const found = (answer: string) => formula(`=${solve(areas, board, answer)}`, { solution: "only errors" });
  return fields(
    [i18n.t("The rules"), { rules: cell(rulesInWords(rules), "question") }],
    [i18n.t("Lamps"), formula(`=SUMPRODUCT(1-${isNone(board)})`)],
    [i18n.t("Quiet patterns, with the empty one"), { quiet: formula(`=${solve(areas, dark, "count")}`) }],
    [i18n.t("Boards that can be solved"), formula(`=${textFormula(solvable)}`)],
    [i18n.t("Fewest presses"), { length: found("length") }],
    [i18n.t("Number of solutions"), found("count")],
  );
}

/** How many presses bring all lamps to 0, or why none do, or what is wrong; or, while a switch hides these, only whether some do. */
function verdict({ board, presses, length, solutions }: Areas, { states }: LampRules): string {
  const [lamps, found, fewest] = [board.fixed, presses.fixed, length.fixed];
  const note = length.cell(0, 1).fixed;
  const sum = answerOf(`MOD(SUMPRODUCT(IFERROR(${found}*${stateOf(lamps)},0)),${states})`);
  const count = answerOf(fewest);
  const [proved, some, none, dark, can, cannot] = [
    i18n.t("Presses that switch all lamps off: {count}. No fewer presses do.", { count }),
    i18n.t("Presses that switch all lamps off: {count}. Perhaps fewer presses do.", { count }),
    i18n.t(
      "There is no solution. Add up the lamps, each as often as its red number says. Each press changes this sum by a multiple of {states}, but {sum} is left.",
      { states, sum },
    ),
    i18n.t("No lamp is lit. Type 1 for each lamp that should be lit at the start."),
    i18n.t("All lamps can be switched off."),
    i18n.t("No presses switch all lamps off."),
  ].map(textFormula);
  const checks = [
    {
      cells: lamps,
      wrong: `${isNone(lamps)}*(SUMPRODUCT(1-${isNone(lamps)})=0)`,
      problem: () => i18n.t("No cell has a lamp. Type 1 for a lit one, 0 for a dark one."),
    },
    {
      cells: lamps,
      wrong: `(1-${isNone(lamps)})*(1-${isMarkedDark(lamps)})*${isNoNumber(lamps, 0, states - 1)}`,
      problem: (wrong: string) =>
        i18n.t("{cells}: expected a whole number from {least} to {most}.", {
          cells: wrong,
          least: 0,
          most: states - 1,
        }),
    },
  ];
  const told = `IF(ISNUMBER(${fewest}),IF(${fewest}=0,${dark},IF(${note}="",${proved},${some})),IF(ISNA(${fewest}),${none},"…"))`;
  const isDark = `SUMPRODUCT(${stateOf(lamps)})=0`;
  const whether = `IF(ISNA(${fewest}),${cannot},IF(ISERROR(${fewest}),"…",IF(${isDark},${dark},${can})))`;
  return `=${firstProblem(checks, ifShown(solutions.fixed, told, whether))}`;
}

function paints({ board, presses, after, length, verdict: says }: Areas, { states }: LampRules) {
  const colored = (on: Area) =>
    Array.from({ length: states - 1 }, (_, k) => ({
      on,
      when: `=${stateOf(`${on.first}`)}=${k + 1}`,
      fill: COLORS.states[Math.round((k * (COLORS.states.length - 1)) / Math.max(1, states - 2))],
    }));
  const pressed = (when: string, fill: string) => ({ on: presses, when, fill, color: "#ffffff" });
  const paint: NonNullable<SheetDescription["paints"]> = [
    ...[board, presses, after].map((on) => ({
      ...{ on, when: `=${isNone(`${on.first}`)}`, fill: COLORS.noLamp, color: COLORS.noLamp },
    })),
    ...colored(board),
    pressed(`=AND(N(${presses.first})>0,ISNA(${length.fixed}))`, COLORS.quiet),
    pressed(`=N(${presses.first})>0`, COLORS.pressed),
    ...colored(after),
    ...[presses, after].map((on) => ({ on, when: `=${on.first}=0`, color: COLORS.faint })),
    paintProblem(says, `=${isUnsolved(length.fixed)}`),
  ];
  return paint;
}

/** The sheet of a board by any rules. */
export function statesSheet(sheet: StatesSheet): Pick<LessonDescription, "columnWidths" | "sheet"> {
  const { lamps, rules, ask } = sheet;
  const [rows, columns] = [lamps.length, lamps[0].length];
  const gridsAcross = 3 * (Math.max(columns, LEAST_COLUMNS) + 1);
  return {
    columnWidths: [2, ...new Array<number>(gridsAcross).fill(4.6), 33, 12, 16],
    sheet(areas) {
      const { board, presses, after, length } = areas;
      const [whyNot, press] = [i18n.t("Why not: a quiet pattern"), i18n.t("Press these")].map(textFormula);
      const found = `=IF(ISNA(${length.fixed}),${solve(areas, board.fixed, "quiet")},${solve(areas, board.fixed)})`;
      const above: Content[] = [
        { verdict: cell(verdict(areas, rules), "target", { across: gridsAcross + 2 }) },
        gap(),
      ];
      return {
        panels: {
          B4: [
            ...(ask ? [] : above),
            spaced(
              columns,
              stack(
                heading(i18n.t("The lamps")),
                { board: cells(lamps, "boardInput") },
                small(i18n.t("Numbers are states, blank is 0, # is not a lamp.")),
              ),
              stack(heading(`=IF(ISNA(${length.fixed}),${whyNot},${press})`), {
                presses: spill(found, rows, columns, "boardFormula", "hidden"),
              }),
              stack(heading(i18n.t("Afterwards")), { after: afterwards(areas, sheet) }),
              stack(heading(i18n.t("In numbers")), numbers(areas, sheet), gap()),
            ),
            ...(ask ? [...above, questions(questionColumns(gridsAcross), ask(areas))] : []),
          ],
        },
        rowHeights: [{ rows: board, points: 26 }],
        paints: paints(areas, rules),
        frames: [board, presses, after].map((around) => ({ around, color: COLORS.frame })),
        notes: [
          {
            at: presses.first,
            text: i18n.t(
              "SOLVELIGHTS answers how often you press each lamp. The order does not matter, and {states} presses on a lamp cancel. So it solves one equation for each lamp, and counts {states} as 0.",
              { states: rules.states },
            ),
          },
          {
            at: areas.quiet,
            text: i18n.t(
              "Pressing all lamps of a quiet pattern changes nothing. So a solution together with a quiet pattern is another solution.",
            ),
          },
        ],
        names: {
          LightsOut_board: board,
          LightsOut_rules: areas.rules,
          ...(!ask && { LightsOut_title: TITLE_CELL }),
        },
        ...(!ask && { paper: board }),
        select: board.first,
      };
    },
  };
}
