import { fixed, plain } from "../../grid/addresses";
import { i18n } from "../../language";
import { firstProblem, isRefused, type InputCheck } from "../../lessons/checks";
import { textFormula } from "../../lessons/formula-text";
import type { LessonBlock, Paint } from "../../lessons/lesson";

/** How the user gives the rules of a walk, and what can be wrong with these and the maze. */
export interface WalkRules {
  /** What stands in the cell with the rules and, if need be, in further rows beside the maze. */
  blocks(cells: CheckedCells): LessonBlock[];
  /** A formula of the walk that copes with what is wrong. */
  guarded(formula: string, problem: string): string;
  /** A formula for what is wrong. */
  problem(cells: CheckedCells): string;
  /** What else is painted on a sheet with a switch for solutions. */
  paints?(cells: CheckedCells, solutions: string): Paint[];
}

export interface CheckedCells {
  /** The maze, in formulas, and its first row. */
  readonly maze: string;
  readonly top: number;
  readonly rules: string;
  /** The cell with the number of ways. */
  readonly count: string;
  /** A cell of the walk's texts: its column and row, counted from those of the heading. */
  beside(right: number, down: number): string;
}

const isMark = (maze: string, mark: string) => `(${maze}="${mark}")`;
const every = (what: "ROW" | "COLUMN", maze: string, rest: number) => `(MOD(${what}(${maze}),2)=${rest})`;
/** Rooms are in every other row, the second one being the first of them, and in every other column. */
const isRoom = (maze: string, top: number) =>
  `${every("ROW", maze, (top + 1) % 2)}*${every("COLUMN", maze, 1)}`;
const isCorner = (maze: string, top: number) => `${every("ROW", maze, top % 2)}*${every("COLUMN", maze, 0)}`;

function checkRooms({ maze, top }: CheckedCells): InputCheck[] {
  return [
    {
      cells: maze,
      wrong: `${isRoom(maze, top)}*(${maze}<>"")*(1-${isMark(maze, "S")})*(1-${isMark(maze, "G")})*(1-${isMark(maze, "#")})`,
      problem: (cells) => i18n.t("{cells}: a room is blank, S, G or #.", { cells }),
    },
    ...["S", "G"].map((mark) => ({
      cells: `$B$${top}`,
      wrong: `SUMPRODUCT(--${isMark(maze, mark)})=0`,
      problem: () => i18n.t("No room says {mark}.", { mark }),
    })),
  ];
}

/** Rules typed as a whole. What is wrong is looked for when they are refused. */
export const typedRules = (text: string): WalkRules => ({
  blocks: ({ rules }) => [{ at: plain(rules), cells: [[text]], style: "input", across: 2 }],
  guarded: (formula) => `=${formula}`,
  problem(cells) {
    const { rules, count } = cells;
    const checks: InputCheck[] = [
      ...checkRooms(cells),
      {
        cells: rules,
        wrong: `LEFT(TRIM(${rules}),6)<>"gates "`,
        problem: (wrong) =>
          i18n.t("{cells}: expected gates and colours, such as gates red blue.", { cells: wrong }),
      },
    ];
    const other = textFormula(i18n.t("Select cell {cell} to read what is wrong.", { cell: count }));
    return `=IF(${isRefused(count)},${firstProblem(checks, other)},"")`;
  },
});

/** Where the colours stand that a user names in their order, from the walk's heading. */
const COLOUR_ROWS = [12, 14, 16];
const ORDER = [/*i18n*/ "First colour", /*i18n*/ "Second colour", /*i18n*/ "Third colour"];
export const MOST_COLOURS = COLOUR_ROWS.length;
/** The texts of a walk whose rules are made of colours, with a blank one at the end. */
export const TEXTS_WITH_COLOURS = 9;

/** Rules made of the colours that stand in cells of their own. Formulas wait until nothing is wrong. */
export function colourRules(colours: readonly string[]): WalkRules {
  const area = ({ beside }: CheckedCells) =>
    fixed(`${beside(2, COLOUR_ROWS[0])}:${beside(2, COLOUR_ROWS[2])}`);
  return {
    blocks: (cells) => [
      {
        at: plain(cells.rules),
        cells: [[`="gates "&TEXTJOIN(" ",TRUE,${area(cells)})`]],
        style: "formula",
        across: 2,
      },
      ...COLOUR_ROWS.flatMap((down, k): LessonBlock[] => [
        { at: cells.beside(0, down), cells: [[i18n._(ORDER[k])]], style: "question" },
        { at: cells.beside(2, down), cells: [[colours[k] ?? ""]], style: "input" },
      ]),
    ],
    guarded: (formula, problem) => `=IF(${problem}="",IFNA(${formula},""),"")`,
    problem(cells) {
      const { maze, top } = cells;
      const named = area(cells);
      const isPassage = `(1-${isRoom(maze, top)})*(1-${isCorner(maze, top)})`;
      const checks: InputCheck[] = [
        ...checkRooms(cells),
        {
          cells: maze,
          wrong: `${isPassage}*(${isMark(maze, "S")}+${isMark(maze, "G")}+ISNUMBER(${maze}))`,
          problem: (wrong) =>
            i18n.t("{cells}: between two rooms is #, the colour of a gate, or nothing.", { cells: wrong }),
        },
        {
          cells: maze,
          wrong: `${isCorner(maze, top)}*(${maze}<>"")*(1-${isMark(maze, "#")})`,
          problem: (wrong) => i18n.t("{cells}: between four rooms is #, or nothing.", { cells: wrong }),
        },
        {
          cells: named,
          wrong: `SUMPRODUCT(--(${named}<>""))=0`,
          problem: () =>
            i18n.t("Type the colour of a gate into {cell}.", { cell: cells.beside(2, COLOUR_ROWS[0]) }),
        },
        {
          cells: named,
          wrong: `(${named}<>"")*((COUNTIF(${maze},${named})=0)+ISNUMBER(FIND(" ",${named})))`,
          problem: (wrong) => i18n.t("{cells}: no gate has this colour.", { cells: wrong }),
        },
      ];
      return `=${firstProblem(checks, '""')}`;
    },
  };
}
