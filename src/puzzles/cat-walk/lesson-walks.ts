import { i18n } from "../../language";
import { areaAddress, plain } from "../../grid/addresses";
import { numbering, spill } from "../../lessons/blocks";
import { paintProblem } from "../../lessons/checks";
import { answerOf, textFormula } from "../../lessons/formula-text";
import type { LessonBlock, Paint } from "../../lessons/lesson";
import { ifShown } from "../../lessons/solutions";
import { STYLES } from "../../lessons/styles";
import type { GateLayout } from "./lesson-layout";
import type { CheckedCells, WalkRules } from "./lesson-rules";

/** A walk through the gates. */
export interface Walk {
  /** Not yet translated. */
  readonly heading: string;
  readonly rules: WalkRules;
  readonly fill: string;
}

const BOTH_WALKS = "#b7e4a8";

/** The walks of a sheet, in words beside the maze, and their steps and lists below it. */
export class WalksOnSheet {
  constructor(
    private readonly walks: readonly Walk[],
    private readonly layout: GateLayout,
    /** The switch that shows the solutions, on sheets that have one. */
    private readonly solutions?: string,
  ) {}

  /** The rules of the walks and the text between them, which the View page uses to find them. */
  get rules(): string {
    const cells = this.walks.map((_, walk) => plain(this.rulesCell(walk)));
    return [...new Set([cells[0], cells[cells.length - 1]])].join(":");
  }

  /** What is said of a walk: how many steps it has, or that there is none. */
  foundCell = (walk: number) => this.beside(0, walk, 6);

  /** What is wrong with a walk. */
  problemCell = (walk: number) => this.beside(0, walk, 10);

  messageCell = (walk: number) => this.beside(0, walk, 4);

  rulesCell = (walk: number) => `$${this.layout.beside(1)}$${this.layout.walkRow(walk) + 2}`;

  rulesArea = (walk: number) => `${this.beside(1, walk, 2)}:${this.beside(2, walk, 2)}`;

  /** A cell of a walk's texts: its row and column, counted from those of the heading. */
  textCell = (walk: number, down: number, right = 0) => this.beside(right, walk, down);

  /** The text beside the maze: all walks in words and, if there are two, which of them is painted. */
  besideMaze(): LessonBlock[] {
    const { beside, shownRow } = this.layout;
    return [
      ...this.walks.flatMap((_, walk) => this.describe(walk)),
      ...(this.walks.length > 1
        ? ([
            { at: `${beside(0)}${shownRow}`, cells: [[i18n.t("Paint 1, 2 or both")]], style: "question" },
            { at: `${beside(2)}${shownRow}`, cells: [[i18n.t("both")]], style: "input" },
            {
              at: `${beside(0)}${shownRow + 2}`,
              cells: [[i18n.t("On both walks")]],
              style: "question",
              fill: BOTH_WALKS,
              across: 3,
            },
          ] as const)
        : []),
    ];
  }

  /** The content below the maze: the steps of the walks, their lists, and what is painted. */
  belowMaze(): LessonBlock[] {
    return [...this.walks.flatMap((_, walk) => this.list(walk)), ...this.drawPassed()];
  }

  paintProblems(): Paint[] {
    return this.walks.map((_, walk) => {
      const cell = this.problemCell(walk);
      const [, column, row] = /([A-Z]+)(\d+)/.exec(cell)!;
      return paintProblem(`${cell}:${this.layout.beside(6)}${row}`, `=$${column}$${row}<>""`);
    });
  }

  paintInputs(): Paint[] {
    const { solutions } = this;
    if (solutions === undefined) return [];
    return this.walks.flatMap(({ rules }, walk) => rules.paints?.(this.cells(walk), solutions) ?? []);
  }

  paintWalks(): Paint[] {
    const { maze, passedRow } = this.layout;
    const fills = this.walks.map(({ fill }) => fill);
    return [...fills, ...(fills.length > 1 ? [BOTH_WALKS] : [])].map((fill, index) => ({
      on: maze,
      when: `=B${passedRow}=${index + 1}`,
      fill,
    }));
  }

  /** The lists, in the colour of formulas down to their last row. */
  paintLists(): Paint {
    const { beside, listRow, rooms } = this.layout;
    const last = beside(4 * this.walks.length - 2);
    return {
      on: `${beside(0)}${listRow}:${last}${listRow + rooms - 1}`,
      when: `=${beside(0)}${listRow}<>""`,
      fill: STYLES.formula.fill!,
    };
  }

  private beside(offset: number, walk: number, down: number): string {
    return `${this.layout.beside(offset)}${this.layout.walkRow(walk) + down}`;
  }

  /** A call that takes a walk, by its own rules or by a formula's. */
  solve(walk: number, answer: string, rules = this.rulesCell(walk)): string {
    return `PUZZLE.SOLVEMAZE(${this.layout.fixedMaze},,,${rules},"${answer}")`;
  }

  /** A formula for a walk. */
  private formula(walk: number, formula: string): string {
    return this.walks[walk].rules.guarded(formula, this.problemCell(walk));
  }

  private cells(walk: number): CheckedCells {
    const count = this.beside(2, walk, 8);
    return {
      ...{ maze: this.layout.fixedMaze, top: this.layout.top, rules: this.rulesCell(walk), count },
      beside: (right, down) => this.beside(right, walk, down),
    };
  }

  private describe(walk: number): LessonBlock[] {
    const { heading, rules, fill } = this.walks[walk];
    const steps = i18n.t("{steps} steps from room to room.", { steps: answerOf(this.solve(walk, "length")) });
    const noWay = i18n.t("There is no way through such gates.");
    const isWay = `IF(${this.solve(walk, "length")}>=0,${textFormula(i18n.t("There is a way."))})`;
    const found = ifShown(this.solutions, textFormula(steps), isWay);
    const cells = this.cells(walk);
    const { count } = cells;
    return [
      { at: this.beside(0, walk, 0), cells: [[i18n._(heading)]], style: "heading", fill, across: 3 },
      { at: this.beside(0, walk, 2), cells: [[i18n.t("Rules")]], style: "question" },
      ...rules.blocks(cells),
      {
        at: this.messageCell(walk),
        cells: [[this.formula(walk, this.solve(walk, "message"))]],
        style: "target",
        across: 3,
        solution: "only errors",
      },
      {
        at: this.foundCell(walk),
        cells: [[this.formula(walk, `IFNA(${found},${textFormula(noWay)})`)]],
        style: "formula",
        across: 3,
      },
      { at: this.beside(0, walk, 8), cells: [[i18n.t("Ways in all")]], style: "question" },
      {
        at: count,
        cells: [[this.formula(walk, this.solve(walk, "count"))]],
        style: "formula",
        solution: "only errors",
      },
      { at: this.problemCell(walk), cells: [[rules.problem(cells)]], style: "question" },
    ];
  }

  private list(walk: number): LessonBlock[] {
    const { beside, rows, columns, listRow, rooms } = this.layout;
    const stepsRow = this.layout.stepsRow(walk);
    const heading = i18n._(this.walks[walk].heading);
    const steps =
      this.walks.length > 1
        ? i18n.t("{walk}: its steps in the maze", { walk: heading })
        : i18n.t("Steps in the maze");
    const [step, row] = [0, 1].map((offset) => beside(4 * walk + offset));
    const listed = `${row}${listRow}:${row}${listRow + rooms - 1}`;
    return [
      {
        at: `B${stepsRow - 1}`,
        cells: [[steps]],
        style: "heading",
      },
      spill(`B${stepsRow}`, this.formula(walk, this.solve(walk, "grid")), rows, columns, "steps", "hidden"),
      {
        at: `${step}${listRow - 2}`,
        cells: [[i18n.t("{walk} as a list", { walk: heading })]],
        style: "heading",
      },
      {
        at: `${step}${listRow - 1}`,
        cells: [[i18n.t("Room"), i18n.t("Row"), i18n.t("Column")]],
        style: "answerHeads",
      },
      spill(`${step}${listRow}`, numbering(listed), rooms, 1, "answer"),
      spill(`${row}${listRow}`, this.formula(walk, this.solve(walk, "path")), rooms, 2, "answer", "hidden"),
    ];
  }

  /** 1 in a formula for each open cell on a walk: a room with a step, or the passage between two steps. */
  private passed(walk: number): string {
    const { rows, columns, fixedMaze } = this.layout;
    const steps = (down: number, right: number) =>
      areaAddress(this.layout.stepsRow(walk) - 1 + down, 1 + right, rows, columns);
    const isBetween = (one: string, other: string) => `IFERROR((ABS(${one}-${other})=1)*1,0)`;
    const across = isBetween(steps(0, -1), steps(0, 1));
    const along = isBetween(steps(-1, 0), steps(1, 0));
    return `IF(${fixedMaze}="",IF(ISNUMBER(${steps(0, 0)}),1,${across}+${along}),0)`;
  }

  /** Which walks pass through the cells: 1 the first, 2 the second, 3 both. */
  private drawPassed(): LessonBlock[] {
    const { rows, columns, passedRow, beside, shownRow } = this.layout;
    const shown = `$${beside(2)}$${shownRow}`;
    const isPassed = (walk: number) => `(${this.passed(walk)}>0)`;
    const [heading, formula] =
      this.walks.length > 1
        ? [
            i18n.t("What is painted: 1 the first walk, 2 the second walk, 3 both"),
            `=(${shown}<>2)*${isPassed(0)}+2*(${shown}<>1)*${isPassed(1)}`,
          ]
        : [i18n.t("Painted: 1 on the way"), `=1*${isPassed(0)}`];
    return [
      { at: `B${passedRow - 1}`, cells: [[heading]], style: "heading" },
      spill(`B${passedRow}`, formula, rows, columns, "steps"),
    ];
  }
}
