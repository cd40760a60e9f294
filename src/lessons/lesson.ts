/** What a cell of a lesson holds: text, a number, or a formula (text that begins with `=`). */
export type LessonValue = string | number;

/** A style of the book's sheets; what it looks like is the table `STYLES`. */
export type StyleName =
  | "title"
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
  | "tile"
  | "ball"
  | "flipper"
  | "boardInput"
  | "boardFormula"
  | "axis"
  | "answer"
  | "answerHeads"
  | "sideLabel"
  | "square"
  | "code"
  | "jumpTile"
  | "maze"
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
  /** Halfway between the top and the bottom of the cell. */
  readonly middle?: boolean;
  /** How values are shown, in Excel's codes; `;;;` shows nothing, so that a maze's cell is only its colour. */
  readonly numberFormat?: string;
  /** Colour of a thin border around every cell. */
  readonly border?: string;
}

/** A rectangle of cells that share a style. */
export interface LessonBlock {
  /** Address of its top left cell, such as `B4`. */
  readonly at: string;
  /** Rows of equal length; an empty text leaves the cell blank. */
  readonly cells: readonly (readonly LessonValue[])[];
  readonly style: StyleName;
  /** Fill that takes the place of the style's, such as a tile's own colour. */
  readonly fill?: string;
  /** Each row of the block spreads over this many cells in all, to the right. */
  readonly across?: number;
}

/**
 * Whether the cells of each row of a block are merged. Those under our formulas are not: what Excel takes for rows of cells,
 * be it a single one, may be #SPILL! in merged cells. There texts flow over the blank cells beside them.
 */
export const isMerged = ({ cells, across = 1 }: LessonBlock): boolean =>
  across > 1 && !cells.flat().some((value) => typeof value === "string" && /^=.*PUZZLE\./s.test(value));

/** A colour that cells take while a formula holds, so that the drawing follows the inputs and the answers. */
export interface Paint {
  /** The cells, such as `B5:F9`. */
  readonly on: string;
  /** A formula for the first of these cells; in it, relative addresses move along with the cell. */
  readonly when: string;
  readonly fill?: string;
  readonly color?: string;
}

/** A small drawing of a puzzle: squares of colour, row by row; an empty text leaves a gap. */
export type Picture = readonly (readonly string[])[];

/**
 * The sheet of one puzzle as plain data: what stands where, and how it looks. What has texts is a getter, so that it is in
 * the language of the time when it is read; the language is not known yet when the lessons are loaded.
 */
export interface Lesson {
  readonly id: string;
  readonly title: string;
  /** One line that tells what the puzzle is. */
  readonly summary: string;
  /** One sentence that names the article. */
  readonly source: string;
  readonly picture: Picture;
  readonly sheetName: string;
  /** Widths in characters of the usual font, from column A on. */
  readonly columnWidths: readonly number[];
  /** Heights in points, for rows such as `5:8`; those that are not named have the usual height of lessons. */
  readonly rowHeights?: readonly { readonly rows: string; readonly points: number }[];
  readonly blocks: readonly LessonBlock[];
  /** Where several hold for a cell, the first of them wins. */
  readonly paints: readonly Paint[];
  /** Rectangles with a line around them. */
  readonly frames: readonly { readonly around: string; readonly color: string }[];
  readonly notes: readonly { readonly at: string; readonly text: string }[];
  /** Names of ranges in the sheet, such as `FreeTheKey_key`, by which the View page finds the puzzle (src/playing). */
  readonly names?: Readonly<Record<string, string>>;
  /** The cells that are selected when the sheet opens. */
  readonly select: string;
}
