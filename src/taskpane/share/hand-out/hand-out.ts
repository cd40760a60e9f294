import type { CellStyle } from "../../../workbooks";

/** A cell on paper. */
export interface PaperCell {
  readonly text: string;
  readonly style: CellStyle;
  /** How many rows and columns it takes, where it is merged. */
  readonly rows?: number;
  readonly columns?: number;
}

/** A sheet as it is to be printed: plain data that one window can give to another. Lengths are in pixels of the screen. */
export interface HandOut {
  readonly title: string;
  readonly withSolution: boolean;
  readonly columnWidths: readonly number[];
  readonly rowHeights: readonly number[];
  /** Row by row; null where a merged cell covers the place. */
  readonly rows: readonly (readonly (PaperCell | null)[])[];
  readonly questions: readonly string[];
  readonly notes: readonly { readonly at: string; readonly text: string }[];
}
