import type {
  ICellData,
  Injector,
  IObjectMatrixPrimitiveType,
  IWorkbookData,
  Nullable,
} from "@univerjs/core";
import type { FUniver } from "@univerjs/core/facade";

export interface Spreadsheet {
  univerAPI: FUniver;
  /** Univer's services, for what the façade does not offer. */
  injector: Injector;
}

/** A workbook that Univer can open, and what is visible of it. */
export interface WorkbookState {
  readonly data: Partial<IWorkbookData>;
  readonly activeSheet?: string;
  /** The selected cells of that sheet. */
  readonly selection?: string;
  /** The values that formulas spill, by sheet: they are not in the data. */
  readonly spilled?: Readonly<Record<string, IObjectMatrixPrimitiveType<Nullable<ICellData>>>>;
}
