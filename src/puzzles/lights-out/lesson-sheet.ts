import { i18n } from "../../language";
import { firstProblem, isUnsolved, paintProblem } from "../../lessons/checks";
import type { LessonDescription, SheetDescription } from "../../lessons/define-lesson";
import type { ThreeQuestions } from "../../lessons/exercise";
import { answerOf, textFormula } from "../../lessons/formula-text";
import {
  cell,
  cells,
  fields,
  formula,
  gap,
  heading,
  questions,
  skip,
  small,
  spill,
} from "../../lessons/items";
import { beside, stack, type Area, type Areas, type Content, type Item } from "../../lessons/layout";
import type { LessonValue } from "../../lessons/lesson";
import { TITLE_CELL } from "../../lessons/own-sheet";
import { ifShown } from "../../lessons/solutions";
import { DARK_MARKS } from "./marks";

/** The colours of lamps and of presses. */
export const LIT = "#ffc233";
export const DARK = "#3b4a66";
const NO_LAMP = "#9aa1ac";
const PRESSED = "#1d6fe0";
const QUIET = "#c2362b";
const FAINT = "#a9bdd6";
const FRAME = "#1d3b6f";

/** The same for sheets of several states: those of the states from 1 to the last one, and all others. */
export const COLORS = {
  ...{ dark: DARK, noLamp: NO_LAMP, pressed: PRESSED, quiet: QUIET, faint: FAINT, frame: FRAME },
  states: [LIT, "#ffd980", "#f3e3b8", "#dbe3ea", "#bcd3ef", "#94bdf0"],
};

const PATTERNS = 3;
/** Headings need as much room as so many columns. */
export const LEAST_COLUMNS = 5;

export const isNone = (cells: string) => `(TRIM(${cells})="#")`;
const isNoneOfMarks = (cells: string) =>
  ["", "#", ...DARK_MARKS].map((mark) => `(TRIM(${cells})<>"${mark}")`).join("*");
/** 1 in a formula for a text that means a dark lamp, or none. */
export const isMarkedDark = (cells: string) => `(1-${isNoneOfMarks(cells)})`;
/** 1 in a formula for each lit lamp, as SOLVELIGHTS reads the cells. */
const isLit = (cells: string) => `IFERROR((${cells}+0<>0)*1,${isNoneOfMarks(cells)})`;
export const solve = (board: string, answer?: string) =>
  `PUZZLE.SOLVELIGHTS(${board}${answer === undefined ? "" : `,,"${answer}"`})`;

/** What a sheet for a board is made from: the lesson's, and those that users make. */
interface LightsSheet {
  /** The board, row by row. */
  readonly lamps: readonly (readonly LessonValue[])[];
  /** Sheets without questions have the verdict above the board. */
  readonly ask?: (areas: Areas) => ThreeQuestions;
}

const patternsOf = (areas: Areas) => Array.from({ length: PATTERNS }, (_, k) => areas[`pattern${k + 1}`]);

/** Items next to each other, each with room for its heading above so many columns of cells. */
export const spaced = (columns: number, ...items: readonly Item[]) =>
  beside(...items.flatMap((item) => [item, skip(Math.max(columns, LEAST_COLUMNS) + 1 - columns)]));

/** The board after the presses. */
function afterwards({ board, presses, length }: Areas, lamps: LightsSheet["lamps"]): Item {
  const formulas = lamps.map((lampsOfRow, row) =>
    lampsOfRow.map((_, column) => {
      const press = (down: number, right: number) => presses.cell(row + down, column + right);
      const neighbours = `${press(-1, 0)}:${press(1, 0)},${press(0, -1)},${press(0, 1)}`;
      const changed = `MOD(${isLit(`${board.cell(row, column)}`)}+SUM(${neighbours}),2)`;
      return `=IF(ISNUMBER(${length.fixed}),IF(ISNUMBER(${press(0, 0)}),${changed},"#"),"")`;
    }),
  );
  return cells(formulas, "boardFormula", { solution: "hidden" });
}

/** The numbers of the board, and of all boards of its shape. */
function numbers(areas: Areas): Item {
  const [board, lamps, rank] = [areas.board, areas.lamps, areas.rank].map(({ fixed }) => fixed);
  const solvable = i18n.t("{solvable} of {all}", {
    solvable: answerOf(`"2^"&${rank}`),
    all: answerOf(`"2^"&${lamps}`),
  });
  const found = (answer: string) => formula(`=${solve(board, answer)}`, { solution: "only errors" });
  return fields(
    [i18n.t("Lamps"), { lamps: formula(`=SUMPRODUCT(1-${isNone(board)})`) }],
    [i18n.t("Rank: independent presses"), { rank: formula(`=${solve(board, "rank")}`) }],
    [i18n.t("Quiet patterns, with the empty one"), formula(`=2^(${lamps}-${rank})`)],
    [i18n.t("Boards that can be solved"), formula(`=${textFormula(solvable)}`)],
    [i18n.t("Fewest presses"), { length: found("length") }],
    [i18n.t("Number of solutions"), found("count")],
  );
}

/** The board, the lamps to be pressed or, if there are none, a pattern that shows why, and the board after these presses. */
function top(areas: Areas, lamps: LightsSheet["lamps"]): Item {
  const [board, length] = [areas.board.fixed, areas.length.fixed];
  const [whyNot, press] = [i18n.t("Why not: a quiet pattern"), i18n.t("Press these")].map(textFormula);
  const presses = `=IF(ISNA(${length}),${solve(board, "quiet")},${solve(board)})`;
  const [rows, columns] = [lamps.length, lamps[0].length];
  return spaced(
    columns,
    stack(
      heading(i18n.t("The lamps")),
      { board: cells(lamps, "boardInput") },
      small(i18n.t("1 is lit, blank is dark, # is not a lamp.")),
    ),
    stack(heading(`=IF(ISNA(${length}),${whyNot},${press})`), {
      presses: spill(presses, rows, columns, "boardFormula", "hidden"),
    }),
    stack(heading(i18n.t("Afterwards")), { after: afterwards(areas, lamps) }),
    stack(heading(i18n.t("In numbers")), numbers(areas), gap()),
  );
}

/** The first quiet patterns, with the number of their lamps that are lit. */
function quietPatterns(areas: Areas, { rows, columns }: { rows: number; columns: number }): Item {
  const [board, lamps, rank] = [areas.board, areas.lamps, areas.rank].map(({ fixed }) => fixed);
  const none = textFormula(
    i18n.t("No pattern of lamps is quiet on this board: whatever is lit can be switched off."),
  );
  const about = textFormula(
    i18n.t(
      "Each press changes an even number of lamps of a quiet pattern. So a board can be solved if each pattern has an even number of lit lamps.",
    ),
  );
  const headings = [i18n.t("Quiet pattern 1"), i18n.t("Quiet pattern 2"), i18n.t("Quiet pattern 3: 1 + 2")];
  const patterns = patternsOf(areas).map(({ fixed: pattern }, k) => {
    const lit = answerOf(`SUMPRODUCT((${pattern}=1)*${isLit(board)})`);
    const odd = `MOD(SUMPRODUCT((${pattern}=1)*${isLit(board)}),2)=1`;
    const words = [i18n.t("{lit} lit: odd", { lit }), i18n.t("{lit} lit: even", { lit })].map(textFormula);
    return stack(
      heading(headings[k]),
      {
        [`pattern${k + 1}`]: spill(
          `=IFNA(${solve(board, `quiet ${k + 1}`)},"")`,
          ...([rows, columns, "boardFormula", "hidden"] as const),
        ),
      },
      cell(`=IF(COUNT(${pattern})=0,"",IF(${odd},${words.join()}))`, "question"),
    );
  });
  return stack(
    cell(`=IF(ISNUMBER(${rank}),IF(${lamps}=${rank},${none},${about}),"")`, "lead"),
    spaced(columns, ...patterns),
  );
}

/** How many presses switch all lamps off, or why none do, or what is wrong; or, while a switch hides these, only whether some do. */
function verdict(areas: Areas): string {
  const [board, presses, length] = [areas.board, areas.presses, areas.length].map(({ fixed }) => fixed);
  // The cell next to the fewest presses says if they are not proved to be the fewest.
  const note = areas.length.cell(0, 1).fixed;
  const count = answerOf(length);
  const odd = answerOf(`SUMPRODUCT((${presses}=1)*${isLit(board)})`);
  const [fewest, some, none, dark, can, cannot] = [
    i18n.t("Presses that switch all lamps off: {count}. No fewer presses do.", { count }),
    i18n.t("Presses that switch all lamps off: {count}. Perhaps fewer presses do.", { count }),
    i18n.t(
      "There is no solution. Each press changes an even number of the red lamps, but {odd} of them are lit, an odd number.",
      { odd },
    ),
    i18n.t("No lamp is lit. Type 1 for each lamp that should be lit at the start."),
    i18n.t("All lamps can be switched off."),
    i18n.t("No presses switch all lamps off."),
  ].map(textFormula);
  const check = {
    cells: board,
    wrong: `${isNone(board)}*(SUMPRODUCT(1-${isNone(board)})=0)`,
    problem: () => i18n.t("No cell has a lamp. Type 1 for a lit one, 0 for a dark one."),
  };
  const found = `IF(ISNUMBER(${length}),IF(${length}=0,${dark},IF(${note}="",${fewest},${some})),IF(ISNA(${length}),${none},"…"))`;
  const isDark = `SUMPRODUCT(${isLit(board)})=0`;
  const whether = `IF(ISNA(${length}),${cannot},IF(ISERROR(${length}),"…",IF(${isDark},${dark},${can})))`;
  return `=${firstProblem([check], ifShown(areas.solutions.fixed, found, whether))}`;
}

function paints(areas: Areas): NonNullable<SheetDescription["paints"]> {
  const { board, presses, after, length, verdict } = areas;
  const patterns = patternsOf(areas);
  const pressed = (on: Area, when: string, fill: string) => ({ on, when, fill, color: "#ffffff" });
  return [
    ...[board, presses, after, ...patterns].map((on) => ({
      ...{ on, when: `=${isNone(`${on.first}`)}`, fill: NO_LAMP, color: NO_LAMP },
    })),
    { on: board, when: `=${isLit(`${board.first}`)}=1`, fill: LIT },
    pressed(presses, `=AND(${presses.first}=1,ISNA(${length.fixed}))`, QUIET),
    pressed(presses, `=${presses.first}=1`, PRESSED),
    { on: after, when: `=${after.first}=1`, fill: LIT },
    ...patterns.map((on) => pressed(on, `=${on.first}=1`, QUIET)),
    ...[presses, after, ...patterns].map((on) => ({ on, when: `=${on.first}=0`, color: FAINT })),
    paintProblem(verdict, `=${isUnsolved(length.fixed)}`),
  ];
}

/** Where the questions have their parts: right of the grids. */
export const questionColumns = (gridsAcross: number) => ({
  ...{ words: gridsAcross, switch: gridsAcross + 1 },
  ...{ answer: gridsAcross, mark: gridsAcross + 1 },
});

/** The sheet of a board. */
export function lightsSheet({ lamps, ask }: LightsSheet): Pick<LessonDescription, "columnWidths" | "sheet"> {
  const [rows, columns] = [lamps.length, lamps[0].length];
  const gridsAcross = PATTERNS * (Math.max(columns, LEAST_COLUMNS) + 1);
  return {
    columnWidths: [2, ...new Array<number>(gridsAcross).fill(4.6), 33, 12, 16],
    sheet: (areas) => {
      const { board, presses, after, rank, pattern1 } = areas;
      const above: Content[] = [
        { verdict: cell(verdict(areas), "target", { across: gridsAcross + 2 }) },
        gap(),
      ];
      return {
        panels: {
          B4: [
            ...(ask ? [] : above),
            top(areas, lamps),
            ...(ask ? above : [gap()]),
            quietPatterns(areas, { rows, columns }),
            ...(ask ? [gap(), questions(questionColumns(gridsAcross), ask(areas))] : []),
          ],
        },
        rowHeights: [board, pattern1].map((area) => ({ rows: area, points: 26 })),
        paints: paints(areas),
        frames: [board, presses, after].map((around) => ({ around, color: FRAME })),
        notes: [
          {
            at: board.first,
            text: i18n.t(
              "A press on a lamp switches it and its neighbours to the left, above, to the right and below. Type 1 for a lit lamp, and # where there is no lamp.",
            ),
          },
          {
            at: presses.first,
            text: i18n.t(
              "SOLVELIGHTS answers with 1 for each lamp that you press. The order does not matter, and two presses on a lamp cancel. So it solves one equation for each lamp, in which 1 + 1 = 0.",
            ),
          },
          {
            at: rank,
            text: i18n.t(
              "This many presses are independent: none of them does what some of the others do together. They make 2 to this power different boards.",
            ),
          },
          {
            at: pattern1.first,
            text: i18n.t(
              "Pressing all lamps of a quiet pattern changes nothing. So a solution together with a quiet pattern is another solution.",
            ),
          },
        ],
        names: { LightsOut_board: board, LightsOut_title: TITLE_CELL },
        ...(!ask && { paper: board }),
        select: board.first,
      };
    },
  };
}
