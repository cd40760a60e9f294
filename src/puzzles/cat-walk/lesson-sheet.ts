import { columnLetters } from "../../grid/addresses";
import { i18n } from "../../language";
import { movesTo, numbering } from "../../lessons/blocks";
import { paintProblem } from "../../lessons/checks";
import type { LessonDescription, SheetDescription } from "../../lessons/define-lesson";
import type { ThreeQuestions } from "../../lessons/exercise";
import { answerOf, textFormula } from "../../lessons/formula-text";
import {
  cell,
  cells,
  formula,
  gap,
  heading,
  input,
  lines,
  questions,
  skip,
  spill,
} from "../../lessons/items";
import { Area, beside, named, stack, type Areas, type Item } from "../../lessons/layout";
import type { StyleName } from "../../lessons/lesson";
import { TITLE_CELL } from "../../lessons/own-sheet";
import { ifShown } from "../../lessons/solutions";
import { STYLES } from "../../lessons/styles";
import type { GateLook } from "./lesson-looks";
import { textRow, type WalkRules } from "./lesson-rules";

/** A walk through the gates. */
export interface Walk {
  /** Not yet translated. */
  readonly heading: string;
  readonly rules: WalkRules;
  readonly fill: string;
}

/** What differs between sheets with a maze of gates. */
export interface GateSheet {
  /** Rooms in the even rows and columns, as SOLVEMAZE reads them. */
  readonly maze: readonly (readonly string[])[];
  /** The formula that makes the maze, if one does. `maze` has the cells that it may fill. */
  readonly made?: (areas: Areas) => string;
  readonly mazeStyle: StyleName;
  /** Whether it is a sheet of the user's own. Above the maze it says how many steps the first walk has, or what is wrong. */
  readonly isOwn?: true;
  readonly walks: readonly Walk[];
  /** How many rows of text about each walk fit next to the maze. */
  readonly texts: number;
  readonly looks: readonly GateLook[];
  /** The colours of cells by their contents. */
  readonly paint: (maze: Area) => SheetDescription["paints"] & {};
  /** Heights in points and widths in characters of rooms, and of the walls between them. */
  readonly room: CellSize;
  readonly wall: CellSize;
  readonly questions?: (areas: Areas) => ThreeQuestions;
  readonly notes: (areas: Areas) => SheetDescription["notes"] & {};
}

interface CellSize {
  readonly points: number;
  readonly characters: number;
}

const BOTH_WALKS = "#b7e4a8";
/** Columns in characters. The grids below the maze are wide enough for their headings. */
const [GAP, TEXT] = [1.5, 13];
const LEAST_LEFT = 25;
/** How many columns next to the maze the texts about it take. */
const TEXT_COLUMNS = 3;

const isRoom = (index: number) => index % 2 === 1;

/** A call that takes a walk, by its own rules or by a formula's. */
export const solve = (areas: Areas, walk: number, answer: string, rules = rulesCell(areas, walk).fixed) =>
  `PUZZLE.SOLVEMAZE(${areas.maze.fixed},,,${rules},"${answer}")`;

export const rulesCell = (areas: Areas, walk: number): Area => areas[`rules${walk}`].first;

/** A formula for a walk. */
const ofWalk = (
  { walks }: GateSheet,
  areas: Areas,
  walk: number,
  answer: string,
  made = (call: string) => call,
) => walks[walk].rules.guarded(made(solve(areas, walk, answer)), `${areas[`problem${walk}`]}`);

const noWay = () => textFormula(i18n.t("No route leads through these gates."));

/** A walk in words. */
function describe(sheet: GateSheet, areas: Areas, walk: number): Item {
  const { heading: title, rules, fill } = sheet.walks[walk];
  const length = solve(areas, walk, "length");
  const steps = textFormula(i18n.t("It takes {steps} steps from room to room.", { steps: answerOf(length) }));
  const isWay = `IF(${length}>=0,${textFormula(i18n.t("There is a solution."))})`;
  const found = `IFNA(${ifShown(areas.solutions.fixed, steps, isWay)},${noWay()})`;
  const item = stack(
    textRow(cell(i18n._(title), "heading", { fill, across: TEXT_COLUMNS })),
    textRow(lines(i18n.t("Rules")), { [`rules${walk}`]: rules.cell(areas, walk) }),
    textRow({
      [`message${walk}`]: cell(ofWalk(sheet, areas, walk, "message"), "target", {
        across: TEXT_COLUMNS,
        solution: "only errors",
      }),
    }),
    textRow({
      [`found${walk}`]: formula(rules.guarded(found, `${areas[`problem${walk}`]}`), { across: TEXT_COLUMNS }),
    }),
    textRow(lines(i18n.t("Number of routes")), skip(1), {
      [`count${walk}`]: formula(ofWalk(sheet, areas, walk, "count"), { solution: "only errors" }),
    }),
    textRow({ [`problem${walk}`]: cell(rules.problem(areas, walk), "question") }),
    ...(rules.texts?.(walk) ?? []),
  );
  return stack(item, gap(2 * sheet.texts - item.rows));
}

/** Of two walks, which is painted. */
const choice = (): Item =>
  stack(
    textRow(lines(i18n.t("Paint 1, 2 or both")), skip(1), { shown: input(i18n.t("both")) }),
    textRow(cell(i18n.t("On both routes"), "question", { fill: BOTH_WALKS, across: TEXT_COLUMNS })),
  );

/** 1 in a formula for each open cell on a walk: a room with a step, or the passage between two steps. */
function passed(areas: Areas, walk: number): string {
  const { top, left, rows, columns } = areas[`steps${walk}`];
  const steps = (down: number, right: number) => new Area(top + down, left + right, rows, columns);
  const isBetween = (one: Area, other: Area) => `IFERROR((ABS(${one}-${other})=1)*1,0)`;
  const across = isBetween(steps(0, -1), steps(0, 1));
  const along = isBetween(steps(-1, 0), steps(1, 0));
  return `IF(${areas.maze.fixed}="",IF(ISNUMBER(${steps(0, 0)}),1,${across}+${along}),0)`;
}

/** The steps of the walks in the maze, and which walks pass through its cells: 1 the first, 2 the second, 3 both. */
function grids(sheet: GateSheet, areas: Areas): Item {
  const { walks, maze } = sheet;
  const grid = (made: string, ...solution: ["hidden"] | []) =>
    spill(made, maze.length, maze[0].length, "steps", ...solution);
  const isPassed = (walk: number) => `(${passed(areas, walk)}>0)`;
  const [title, painted] =
    walks.length > 1
      ? [
          i18n.t("What is painted: 1 is the first route, 2 is the second, 3 is both"),
          `=(${areas.shown.fixed}<>2)*${isPassed(0)}+2*(${areas.shown.fixed}<>1)*${isPassed(1)}`,
        ]
      : [i18n.t("What is painted: 1 is the route"), `=1*${isPassed(0)}`];
  return stack(
    ...walks.map((each, walk) =>
      stack(
        heading(
          walks.length > 1
            ? i18n.t("{route}: its steps in the maze", { route: i18n._(each.heading) })
            : i18n.t("Steps in the maze"),
        ),
        { [`steps${walk}`]: grid(ofWalk(sheet, areas, walk, "grid", movesTo), "hidden") },
        gap(),
      ),
    ),
    heading(title),
    { painted: grid(painted) },
  );
}

/** The rooms of the walks, one walk next to the other. */
function lists(sheet: GateSheet, areas: Areas): Item {
  const [rows, columns] = [sheet.maze.length, sheet.maze[0].length].map((size) => (size - 1) / 2);
  const rooms = rows * columns;
  const all = sheet.walks.flatMap((each, walk) => [
    stack(
      heading(i18n.t("{route} as a list", { route: i18n._(each.heading) })),
      cells([[i18n.t("Step"), i18n.t("Row"), i18n.t("Column")]], "answerHeads"),
      beside(spill(numbering(`${areas[`path${walk}`].column(0)}`, 0), rooms, 1, "answer"), {
        [`path${walk}`]: spill(
          ofWalk(sheet, areas, walk, "path"),
          ...([rooms, 2, "answer", "hidden"] as const),
        ),
      }),
    ),
    skip(1),
  ]);
  const item = beside(...all);
  return named("lists", item, { down: 2, rows: rooms, columns: item.columns - 1 });
}

/** A maze of gates of any size, the walks through it in words, painted, and as lists. */
export function gateSheet(sheet: GateSheet): Pick<LessonDescription, "columnWidths" | "sheet"> {
  const { maze: marks, mazeStyle, made, walks, looks, isOwn } = sheet;
  const [rows, columns] = [marks.length, marks[0].length];
  const size = (index: number) => (isRoom(index) ? sheet.room : sheet.wall);
  const sizes = marks[0].map((_cell, column) => size(column).characters);
  const left = sizes.reduce((sum, characters) => sum + characters);
  const texts = new Array<number>(TEXT_COLUMNS).fill(TEXT);
  const letters = marks[0].map((_cell, column) => (isRoom(column) ? columnLetters((column - 1) / 2) : ""));
  /** Where the texts next to the maze begin. */
  const text = columns + 1;
  const places = {
    answer: text,
    across: 2,
    mark: text + 2,
    words: text,
    switch: text + 1,
    textAcross: columns,
  };
  const verdict = ({ found0, problem0 }: Areas) =>
    cell(`=IF(${problem0}="",${found0.first},${problem0})`, "target", { across: text + TEXT_COLUMNS });
  return {
    columnWidths: [GAP, ...sizes, Math.max(GAP, LEAST_LEFT - left), ...texts, 2, ...texts],
    sheet: (areas) => {
      const { axis, maze, painted, lists: listed } = areas;
      const fills = [...walks.map(({ fill }) => fill), ...(walks.length > 1 ? [BOTH_WALKS] : [])];
      const [rules, last] = [0, walks.length - 1].map((walk) => rulesCell(areas, walk));
      return {
        panels: {
          B4: [
            ...(isOwn ? [{ verdict: verdict(areas) }] : []),
            beside(
              stack({
                axis: cells([letters], "axis"),
                maze: made ? spill(made(areas), rows, columns, mazeStyle) : cells(marks, mazeStyle),
              }),
              skip(1),
              stack(
                gap(2),
                ...walks.map((_, walk) => describe(sheet, areas, walk)),
                ...(walks.length > 1 ? [choice()] : []),
                ...looks.map(({ fill, legend }) => textRow(cell("", "bar", { fill }), lines(i18n._(legend)))),
              ),
            ),
            gap(),
            sheet.questions ? questions(places, sheet.questions(areas)) : gap(4),
            gap(),
            beside(stack(gap(), grids(sheet, areas)), skip(1), lists(sheet, areas)),
          ],
        },
        rowHeights: [
          { rows: axis, points: sheet.room.points },
          ...marks.map((_cells, row) => ({ rows: maze.row(row), points: size(row).points })),
        ],
        paints: [
          { on: listed, when: `=${listed.first}<>""`, fill: STYLES.formula.fill! },
          ...walks.flatMap((_, walk) => {
            const [problem, found] = [areas[`problem${walk}`], areas[`found${walk}`]];
            const [isWrong, isNone] = [`${problem.fixed}<>""`, `${found.first.fixed}=${noWay()}`];
            return [
              paintProblem(problem.column(0, 2 * TEXT_COLUMNS + 1), `=${isWrong}`),
              paintProblem(found, `=${isNone}`),
              ...(isOwn && walk === 0 ? [paintProblem(areas.verdict, `=OR(${isWrong},${isNone})`)] : []),
            ];
          }),
          ...walks.flatMap((each, walk) => each.rules.paints?.(areas, walk) ?? []),
          ...sheet.paint(maze),
          ...fills.map((fill, index) => ({ on: maze, when: `=${painted.first}=${index + 1}`, fill })),
        ],
        frames: [{ around: maze, color: "#1d3b6f" }],
        notes: sheet.notes(areas),
        names: {
          CatWalk_maze: maze,
          // With the text between them: Play finds the rules of all walks there.
          CatWalk_rules: new Area(rules.top, rules.left, last.top - rules.top + 1, 1),
          ...(isOwn && { CatWalk_title: TITLE_CELL }),
        },
        ...(isOwn && {
          paper: walks.reduce((paper, each, walk) => paper.to(each.rules.order(areas, walk)), axis.to(maze)),
        }),
        select: isOwn ? maze.first : areas.rules0,
      };
    },
  };
}
