/** The contents of a lesson's cell: text, a number, or a formula (text that begins with `=`). */
export type LessonValue = string | number;

/** A style of the book's sheets. The table `STYLES` defines it. */
export type StyleName =
  | "title"
  | "intro"
  | "lead"
  | "heading"
  | "columnHeads"
  | "label"
  | "input"
  | "formula"
  | "wrapped"
  | "target"
  | "small"
  | "hint"
  | "question"
  | "wrappedQuestion"
  | "textInput"
  | "reply"
  | "mark"
  | "tile"
  | "ball"
  | "flipper"
  | "boardInput"
  | "gateInput"
  | "boardFormula"
  | "axis"
  | "answer"
  | "answerHeads"
  | "sideLabel"
  | "square"
  | "large"
  | "largeHead"
  | "named"
  | "smallHead"
  | "listed"
  | "code"
  | "jumpTile"
  | "maze"
  | "keyMaze"
  | "steps"
  | "bar";

export interface LessonStyle {
  readonly fill?: string;
  readonly color?: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  /** Font size in points. */
  readonly size?: number;
  readonly align?: "Left" | "Center" | "Right";
  readonly wrap?: boolean;
  /** Whether text is centred vertically in the cell. */
  readonly middle?: boolean;
  /** The number format, in Excel's codes. `;;;` shows nothing, so that only the colour of a maze's cell is seen. */
  readonly numberFormat?: string;
  /** The colour of a thin border around every cell. */
  readonly border?: string;
}

/** A rectangle of cells that share a style. */
export interface LessonBlock {
  /** The address of its top left cell, such as `B4`. */
  readonly at: string;
  /** Rows of equal length. An empty text leaves the cell blank. */
  readonly cells: readonly (readonly LessonValue[])[];
  readonly style: StyleName;
  /** A fill that overrides the style's, such as a tile's own colour. */
  readonly fill?: string;
  /** The total number of cells that each row of the block extends over, to the right. */
  readonly across?: number;
  /** That its formulas give a solution away; see `writtenBlocks`. */
  readonly solution?: Solution;
}

/** What a formula that gives a solution away shows while solutions are hidden: nothing, or its error, from which others tell what is wrong. */
export type Solution = "hidden" | "only errors";

/**
 * Whether the cells of each row of a block are merged. Those under our formulas are not: if Excel takes a result for rows of cells, even a
 * single one, it may be #SPILL! in merged cells. There, texts overflow into the adjacent blank cells.
 */
export const isMerged = ({ cells, across = 1 }: LessonBlock): boolean =>
  across > 1 && !cells.flat().some((value) => typeof value === "string" && /^=.*PUZZLE\./s.test(value));

/** A colour for cells while a formula holds, so that the drawing follows the inputs and the results. */
export interface Paint {
  /** The cells, such as `B5:F9`. */
  readonly on: string;
  /** A formula for the first of these cells. Its relative addresses shift with the cell. */
  readonly when: string;
  readonly fill?: string;
  readonly color?: string;
}

/** A small drawing of a puzzle: coloured squares, row by row. An empty text leaves a gap. */
export type Picture = readonly (readonly string[])[];

/**
 * The sheet of one puzzle as plain data: its contents and formats. Everything with texts is a getter, so that it uses the language at the
 * time of reading. The language is not yet known when the lessons are loaded.
 */
export interface Lesson {
  readonly id: string;
  readonly title: string;
  /** One line that describes the puzzle. */
  readonly summary: string;
  /** One sentence that names the article. */
  readonly source: string;
  readonly picture: Picture;
  readonly sheetName: string;
  /** Widths in characters of the default font, from column A on. */
  readonly columnWidths: readonly number[];
  /** Heights in points, for rows such as `5:8`. Other rows have the default height of lessons. */
  readonly rowHeights?: readonly { readonly rows: string; readonly points: number }[];
  readonly blocks: readonly LessonBlock[];
  /** If several apply to a cell, the first one wins. */
  readonly paints: readonly Paint[];
  /** Rectangles with a border around them. */
  readonly frames: readonly { readonly around: string; readonly color: string }[];
  readonly notes: readonly { readonly at: string; readonly text: string }[];
  /** Names of ranges in the sheet, such as `FreeTheKey_key`, by which the page Play finds the puzzle (src/playing). */
  readonly names?: Readonly<Record<string, string>>;
  /** The cells to select when the sheet opens. */
  readonly select: string;
  /** What the user chose, by the names of the maker's choices, if a maker made the sheet. */
  readonly chosen?: Readonly<Record<string, number | string>>;
}

/** What lists show of a lesson. */
type LessonHead = Pick<Lesson, "id" | "title" | "summary" | "source" | "picture" | "sheetName">;

/** The contents and formats of a lesson's sheet. */
export type LessonSheet = Omit<Lesson, keyof LessonHead>;

/** A sheet of plain cells, which no list shows. */
export function plainSheet(
  sheet: Partial<Lesson> & Pick<Lesson, "id" | "title" | "columnWidths" | "blocks" | "select">,
): Lesson {
  const head = { summary: "", source: "", picture: [], sheetName: sheet.title };
  return { ...head, paints: [], frames: [], notes: [], ...sheet };
}

/** A lesson of both parts. Their getters stay getters, as texts are in the language of the time of reading. */
export function lessonOf(head: LessonHead, sheet: LessonSheet): Lesson {
  return Object.defineProperties({} as Lesson, {
    ...Object.getOwnPropertyDescriptors(head),
    ...Object.getOwnPropertyDescriptors(sheet),
  });
}
