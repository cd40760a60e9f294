/** An error that a cell shows, such as `#N/A`, as opposed to a text that looks like one. */
interface ErrorValue {
  readonly error: string;
}

export type CellValue = string | number | boolean | ErrorValue;

/** The cells that a formula's result fills, including its own. */
export interface SpillArea {
  readonly rows: number;
  readonly columns: number;
}

export interface CellContent {
  /** Counted from 0. */
  readonly row: number;
  readonly column: number;
  /** What the cell shows; for a formula, its latest result. */
  readonly value?: CellValue;
  /** As typed, such as `=PUZZLE.GROUPORDER(A1:B3)`. */
  readonly formula?: string;
  /** Present if the formula's result has more than one cell. */
  readonly spill?: SpillArea;
  /** Whether the value comes from the spill of another cell's formula. */
  readonly spilled?: true;
  /** Index into the workbook's styles. */
  readonly style?: number;
}

export type BorderSide = "top" | "right" | "bottom" | "left";

/** What may still be done on a protected sheet, besides writing into cells that are not locked. Files use the same names. */
export const SHEET_RIGHTS = [
  "autoFilter",
  "deleteColumns",
  "deleteRows",
  "formatCells",
  "formatColumns",
  "formatRows",
  "insertColumns",
  "insertHyperlinks",
  "insertRows",
  "objects",
  "pivotTables",
  "scenarios",
  "sort",
] as const;

export type SheetRight = (typeof SHEET_RIGHTS)[number];

/** The format of a cell. Colours are written `#rrggbb`. */
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
  /** Colours of thin borders around the cell. */
  readonly borders?: Readonly<Partial<Record<BorderSide, string>>>;
  /** Cells are locked unless they say otherwise, but that counts only on a protected sheet. */
  readonly locked?: false;
}

/** Columns `first` to `last`, counted from 0, of one width in characters of the default font. */
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

/** A format for cells while a formula holds. */
export interface ConditionalFormat {
  /** The cells, such as `B5:F9`. */
  readonly on: string;
  /** A formula for the first of these cells. Its relative addresses shift with the cell. */
  readonly when: string;
  readonly fill?: string;
  readonly color?: string;
}

export interface DefinedName {
  readonly name: string;
  /** What it refers to, such as `'Free the Key'!$G$9:$AA$10`. */
  readonly refersTo: string;
  /** The only sheet where the name is valid; if omitted, it is the whole workbook. */
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
  /** If several apply to a cell, the first one wins. */
  readonly conditionalFormats: readonly ConditionalFormat[];
  readonly gridlines: boolean;
  /** The numbers of rows and columns that stay visible when the sheet is scrolled. */
  readonly frozen?: { readonly rows: number; readonly columns: number };
  /** Present if the sheet is protected, without a password: what may still be done there. */
  readonly protection?: readonly SheetRight[];
  readonly selection?: string;
}

export interface AddInData {
  readonly id: string;
  /** The document settings by name, as JSON values (`Office.context.document.settings`). */
  readonly settings: Readonly<Record<string, unknown>>;
  /** Whether it starts when the workbook is opened (`Office.addin.setStartupBehavior`). */
  readonly starts: boolean;
}

export interface WorkbookContent {
  readonly sheets: readonly SheetContent[];
  readonly styles: readonly CellStyle[];
  readonly names: readonly DefinedName[];
  /** Index of the sheet that is shown. */
  readonly activeSheet: number;
  readonly addIn?: AddInData;
}

export class StyleTable {
  readonly styles: CellStyle[] = [];
  private readonly known = new Map<string, number>();

  /** The index of a style in the list, to which it is added if needed; undefined for the style of every blank cell. */
  indexOf(style: CellStyle): number | undefined {
    const key = JSON.stringify(Object.entries(style).sort(([a], [b]) => (a < b ? -1 : 1)));
    if (key === "[]") return undefined;
    const index = this.known.get(key) ?? this.styles.push(style) - 1;
    this.known.set(key, index);
    return index;
  }
}
