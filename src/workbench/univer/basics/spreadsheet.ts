import type { Injector, IWorkbookData } from "@univerjs/core";
import type { FUniver } from "@univerjs/core/facade";

/** An open spreadsheet. */
export interface Spreadsheet {
  /** Univer's façade. */
  univerAPI: FUniver;
  /** Univer's services, for what the façade does not offer. */
  injector: Injector;
}

/** A workbook that Univer can open, and what is visible of it. */
export interface WorkbookState {
  readonly data: Partial<IWorkbookData>;
  /** The id of the active sheet. */
  readonly activeSheet?: string;
  /** The selected cells of that sheet. */
  readonly selection?: string;
}
