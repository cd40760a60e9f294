import type { CellStyle } from "../../../../workbooks";

/** A cell on paper. */
export interface PaperCell {
  readonly text: string;
  readonly style: CellStyle;
  /** How many rows and columns it spans if it is merged. */
  readonly rows?: number;
  readonly columns?: number;
}

/** A printable sheet as plain data that one window can send to another. Lengths are in screen pixels. */
export interface HandOut {
  readonly title: string;
  /** What is to be done, if it is a puzzle that somebody has made. */
  readonly task?: string;
  readonly withSolution: boolean;
  /** Whose it is, if that is known. */
  readonly student?: string;
  readonly columnWidths: readonly number[];
  readonly rowHeights: readonly number[];
  /** Row by row; null for places covered by a merged cell. */
  readonly rows: readonly (readonly (PaperCell | null)[])[];
  readonly questions: readonly string[];
  readonly notes: readonly { readonly at: string; readonly text: string }[];
}
