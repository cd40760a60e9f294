import { createStore, del, get, set } from "idb-keyval";
import type { WorkbookState } from "./workbook-state";

export interface KeptWorkbook extends WorkbookState {
  /** It has changes that are in no file. */
  readonly unsaved: boolean;
}

/** The workbooks that this browser keeps for this workbench, by name. */
export class KeptWorkbooks {
  // Workbenches in other folders of the same server have workbooks of their own.
  private readonly store = createStore(`workbench ${new URL(".", location.href).pathname}`, "workbooks");

  read(name: string): Promise<KeptWorkbook | undefined> {
    return get<KeptWorkbook>(name, this.store);
  }

  write(name: string, workbook: KeptWorkbook): Promise<void> {
    return set(name, workbook, this.store);
  }

  remove(name: string): Promise<void> {
    return del(name, this.store);
  }
}
