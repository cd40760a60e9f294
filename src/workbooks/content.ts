/** An error that a cell shows, such as `#N/A`, and not a text that looks like one. */
export interface ErrorValue {
  readonly error: string;
}

export type CellValue = string | number | boolean | ErrorValue;

/** The cells that a formula's answer fills, its own included. */
export interface SpillArea {
  readonly rows: number;
  readonly columns: number;
}

export interface CellContent {
  /** Counted from 0. */
  readonly row: number;
  readonly column: number;
  /** What the cell shows; of a formula its last answer. */
  readonly value?: CellValue;
  /** As it is typed, such as `=PUZZLE.GROUPORDER(A1:B3)`. */
  readonly formula?: string;
  /** Where the formula's answer has more than one cell. */
  readonly spill?: SpillArea;
  /** The value was filled in by the spill of another cell's formula. */
  readonly spilled?: true;
  /** Index into the workbook's styles. */
  readonly style?: number;
}

export type BorderSide = "top" | "right" | "bottom" | "left";

/** How a cell looks; colours are written `#rrggbb`. */
export interface CellStyle {
  readonly fill?: string;
  readonly color?: string;
  readonly fontName?: string;
  /** Font size in points. */
  readonly size?: number;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly underline?: boolean;
  readonly horizontal?: "left" | "center" | "right";
  readonly vertical?: "top" | "middle" | "bottom";
  readonly wrap?: boolean;
  /** In Excel's codes. */
  readonly numberFormat?: string;
  /** Colours of thin lines around the cell. */
  readonly borders?: Readonly<Partial<Record<BorderSide, string>>>;
}

/** Columns `first` to `last`, counted from 0, of one width in characters of the usual font. */
export interface ColumnWidth {
  readonly first: number;
  readonly last: number;
  readonly characters: number;
}

/** Rows `first` to `last`, counted from 0, of one height. */
export interface RowHeight {
  readonly first: number;
  readonly last: number;
  readonly points: number;
}

/** A look that cells take while a formula holds. */
export interface ConditionalFormat {
  /** The cells, such as `B5:F9`. */
  readonly on: string;
  /** A formula for the first of these cells; in it, relative addresses move along with the cell. */
  readonly when: string;
  readonly fill?: string;
  readonly color?: string;
}

export interface DefinedName {
  readonly name: string;
  /** What it stands for, such as `'Free the Key'!$G$9:$AA$10`. */
  readonly refersTo: string;
  /** The only sheet that knows the name; without it, the workbook does. */
  readonly sheet?: string;
}

export interface SheetContent {
  readonly name: string;
  readonly cells: readonly CellContent[];
  readonly columns: readonly ColumnWidth[];
  readonly rows: readonly RowHeight[];
  /** Merged ranges, such as `B2:D2`. */
  readonly merges: readonly string[];
  readonly notes: readonly { readonly at: string; readonly text: string }[];
  /** Where several hold for a cell, the first of them wins. */
  readonly conditionalFormats: readonly ConditionalFormat[];
  readonly gridlines: boolean;
  /** How many rows and columns stay in sight when the sheet is scrolled. */
  readonly frozen?: { readonly rows: number; readonly columns: number };
  /** The cells that are selected when the sheet is shown. */
  readonly selection?: string;
}

/** What an add-in keeps in the workbook. */
export interface AddInData {
  /** The id that its manifest says. */
  readonly id: string;
  /** The settings of the document by their names, values as JSON has them (`Office.context.document.settings`). */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Whether it starts when the workbook is opened (`Office.addin.setStartupBehavior`). */
  readonly starts: boolean;
}

/** A workbook as plain data. */
export interface WorkbookContent {
  readonly sheets: readonly SheetContent[];
  readonly styles: readonly CellStyle[];
  readonly names: readonly DefinedName[];
  /** Index of the sheet that is shown. */
  readonly activeSheet: number;
  readonly addIn?: AddInData;
}
