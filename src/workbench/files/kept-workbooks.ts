import { createStore, del, get, set } from "idb-keyval";
import { i18n } from "../../language";
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

  /** Rejects with an error for people where the browser cannot, or may not, keep it. */
  async write(name: string, workbook: KeptWorkbook): Promise<void> {
    try {
      await set(name, workbook, this.store);
    } catch (cause) {
      const isFull = cause instanceof DOMException && cause.name === "QuotaExceededError";
      throw new Error(
        isFull
          ? i18n.t("The browser has no room left for this workbook.")
          : i18n.t("The browser does not let this page keep workbooks."),
        { cause },
      );
    }
  }

  remove(name: string): Promise<void> {
    return del(name, this.store);
  }
}
