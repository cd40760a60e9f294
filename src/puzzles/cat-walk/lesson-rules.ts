import { i18n } from "../../language";
import { firstProblem, isRefused, type InputCheck } from "../../lessons/checks";
import type { SheetDescription } from "../../lessons/define-lesson";
import { addressIn, textFormula } from "../../lessons/formula-text";
import { cell, formula, gap, input, lines, skip } from "../../lessons/items";
import { beside, named, stack, type Area, type Areas, type Content, type Item } from "../../lessons/layout";

/** How the user gives the rules of a walk, and what can be wrong with these and the maze. */
export interface WalkRules {
  /** The cell with the rules. */
  cell(areas: Areas, walk: number): Item;
  /** What else is next to the maze, below the text about the walk. */
  texts?(walk: number): readonly Item[];
  /** The cells that say in which order it takes the gates. */
  order(areas: Areas, walk: number): Area;
  /** A formula of the walk that copes with what is wrong. */
  guarded(formula: string, problem: string): string;
  /** A formula for what is wrong. */
  problem(areas: Areas, walk: number): string;
  /** What else is painted. */
  paints?(areas: Areas, walk: number): SheetDescription["paints"] & {};
}

/** A text next to the maze. Rows are thin where walls are, so texts are in every other row. */
export const textRow = (...contents: readonly Content[]): Item => stack(beside(...contents), gap());

const isMark = (maze: string, mark: string) => `(${maze}="${mark}")`;
const every = (what: "ROW" | "COLUMN", maze: string, rest: number) => `(MOD(${what}(${maze}),2)=${rest})`;
/** Rooms are in every other row, the second one being the first of them, and in every other column. */
const isRoom = ({ top, fixed: maze }: Area) => `${every("ROW", maze, top % 2)}*${every("COLUMN", maze, 1)}`;
const isCorner = ({ top, fixed: maze }: Area) =>
  `${every("ROW", maze, (top + 1) % 2)}*${every("COLUMN", maze, 0)}`;

function checkRooms(area: Area): InputCheck[] {
  const { first, fixed: maze } = area;
  return [
    {
      cells: maze,
      wrong: `${isRoom(area)}*(${maze}<>"")*(1-${isMark(maze, "S")})*(1-${isMark(maze, "G")})*(1-${isMark(maze, "#")})`,
      problem: (cells) => i18n.t("{cells}: a room is blank, S, G or #.", { cells }),
    },
    ...["S", "G"].map((mark) => ({
      cells: first.fixed,
      wrong: `SUMPRODUCT(--${isMark(maze, mark)})=0`,
      problem: () => i18n.t("No room contains {mark}.", { mark }),
    })),
  ];
}

/** Rules typed as a whole. What is wrong is looked for when they are refused. */
export const typedRules = (text: string): WalkRules => ({
  cell: () => cell(text, "input", { across: 2 }),
  order: (areas, walk) => areas[`rules${walk}`],
  guarded: (made) => `=${made}`,
  problem(areas, walk) {
    const [rules, count] = [areas[`rules${walk}`].first.fixed, `${areas[`count${walk}`]}`];
    const checks: InputCheck[] = [
      ...checkRooms(areas.maze),
      {
        cells: rules,
        wrong: `LEFT(TRIM(${rules}),6)<>"gates "`,
        problem: (wrong) =>
          i18n.t("{cells}: expected gates and colours, such as gates red blue.", { cells: wrong }),
      },
    ];
    const other = textFormula(
      i18n.t("Select cell {cell} to read what is wrong.", { cell: addressIn(areas[`count${walk}`]) }),
    );
    return `=IF(${isRefused(count)},${firstProblem(checks, other)},"")`;
  },
});

const ORDER = [/*i18n*/ "First colour", /*i18n*/ "Second colour", /*i18n*/ "Third colour"];
export const MOST_COLOURS = ORDER.length;
/** The texts of a walk whose rules are made of colours. */
export const TEXTS_WITH_COLOURS = 9;

/** Formulas wait until nothing is wrong. */
export const ifRight: WalkRules["guarded"] = (made, problem) => `=IF(${problem}="",IFNA(${made},""),"")`;

/** Rules made of the colours that stand in cells of their own. */
export const colourRules = (colours: readonly string[]): WalkRules => ({
  cell: (areas, walk) =>
    formula(`="gates "&TEXTJOIN(" ",TRUE,${areas[`colours${walk}`].fixed})`, { across: 2 }),
  texts(walk) {
    const rows = ORDER.map((title, k) => textRow(lines(i18n._(title)), skip(1), input(colours[k] ?? "")));
    const item = stack(...rows);
    // Without the blank row at the end.
    return [named(`colours${walk}`, item, { right: 2, rows: item.rows - 1, columns: 1 })];
  },
  order: (areas, walk) => areas[`colours${walk}`],
  guarded: ifRight,
  problem(areas, walk) {
    const maze = areas.maze.fixed;
    const { first, fixed: colour } = this.order(areas, walk);
    const isPassage = `(1-${isRoom(areas.maze)})*(1-${isCorner(areas.maze)})`;
    const checks: InputCheck[] = [
      ...checkRooms(areas.maze),
      {
        cells: maze,
        wrong: `${isPassage}*(${isMark(maze, "S")}+${isMark(maze, "G")}+ISNUMBER(${maze}))`,
        problem: (wrong) =>
          i18n.t("{cells}: between two rooms is #, the colour of a gate, or nothing.", { cells: wrong }),
      },
      {
        cells: maze,
        wrong: `${isCorner(areas.maze)}*(${maze}<>"")*(1-${isMark(maze, "#")})`,
        problem: (wrong) => i18n.t("{cells}: between four rooms is #, or nothing.", { cells: wrong }),
      },
      {
        cells: colour,
        wrong: `SUMPRODUCT(--(${colour}<>""))=0`,
        problem: () => i18n.t("Type the colour of a gate into {cell}.", { cell: `${first}` }),
      },
      {
        cells: colour,
        wrong: `(${colour}<>"")*((COUNTIF(${maze},${colour})=0)+ISNUMBER(FIND(" ",${colour})))`,
        problem: (wrong) => i18n.t("{cells}: no gate has this colour.", { cells: wrong }),
      },
    ];
    return `=${firstProblem(checks, '""')}`;
  },
});
