import { createStore, del, get, keys, set } from "idb-keyval";
import { i18n } from "../../language";
import {
  eachOf,
  isCount,
  isObject,
  isText,
  listOf,
  orNothing,
  withParts,
  type Check,
} from "../../grid/shapes";
import type { WorkbookState } from "../univer/basics/spreadsheet";

/** There is a kept workbook, but it cannot be read. It stays as it is. */
export class Unreadable extends Error {}

/** Timeouts for the browser's database, in ms. A large workbook takes a second or two. */
const READ_TIMEOUT_MS = 10_000;
const WRITE_TIMEOUT_MS = 30_000;

/** The workbooks that this browser keeps for this workbench, by name. */
export class KeptWorkbooks {
  // Workbenches in other folders of the same server have their own workbooks.
  private readonly store = createStore(`workbench ${new URL(".", location.href).pathname}`, "workbooks");

  /** @throws Unreadable if the browser does not answer or the workbook is damaged */
  async read(name: string): Promise<KeptWorkbook | undefined> {
    const kept = await answered(get<unknown>(name, this.store), READ_TIMEOUT_MS);
    if (kept === undefined || isKeptWorkbook(kept)) return kept;
    throw new Unreadable(i18n.t("The workbook saved in this browser is damaged."));
  }

  /** Rejects with a user-facing message if the browser cannot, or may not, keep it. */
  async write(name: string, workbook: KeptWorkbook): Promise<void> {
    try {
      await answered(set(name, workbook, this.store), WRITE_TIMEOUT_MS);
    } catch (cause) {
      if (cause instanceof Unreadable) throw cause;
      const isFull = cause instanceof DOMException && cause.name === "QuotaExceededError";
      throw new Error(
        isFull
          ? i18n.t("The browser has no room left for this workbook.")
          : i18n.t("The browser does not let this page save workbooks."),
        { cause },
      );
    }
  }

  /** None where the browser keeps nothing; what is then written says so. */
  async names(): Promise<string[]> {
    try {
      return await answered(keys<string>(this.store), READ_TIMEOUT_MS);
    } catch (cause) {
      if (cause instanceof Unreadable) throw cause;
      return [];
    }
  }

  remove(name: string): Promise<void> {
    return answered(del(name, this.store), WRITE_TIMEOUT_MS);
  }
}

/** The database's answer. A database that is blocked by another page may never answer. */
async function answered<Answer>(asked: Promise<Answer>, milliseconds: number): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    const message = i18n.t(
      "The browser’s database of saved workbooks does not answer. Close other windows with the workbench, then reload this page.",
    );
    timer = setTimeout(() => reject(new Unreadable(message)), milliseconds);
  });
  return Promise.race([asked, silence]).finally(() => clearTimeout(timer));
}

export interface KeptWorkbook extends WorkbookState {
  readonly unsaved: boolean;
}

const isPlain: Check = (value) => value === null || typeof value !== "object";

const isStyle: Check = (value) => isText(value) || isObject(value);
const isCell = orNothing(
  withParts({
    v: isPlain,
    f: orNothing(isText),
    si: orNothing(isText),
    p: orNothing(isObject),
    s: orNothing(isStyle),
  }),
);
const isRange = withParts({ startRow: isCount, startColumn: isCount, endRow: isCount, endColumn: isCount });
const areCells = eachOf(orNothing(eachOf(isCell)));
const isSheet = withParts({
  id: isText,
  name: isText,
  rowCount: orNothing(isCount),
  columnCount: orNothing(isCount),
  cellData: orNothing(areCells),
  rowData: orNothing(eachOf(orNothing(isObject))),
  columnData: orNothing(eachOf(orNothing(isObject))),
  mergeData: orNothing(listOf(isRange)),
});
const isJson: Check = (value) => {
  if (value === "") return true;
  try {
    JSON.parse(value as string);
    return true;
  } catch {
    return false;
  }
};
const isWorkbook = withParts({
  sheetOrder: (order) => listOf(isText)(order) && (order as string[]).length > 0,
  sheets: eachOf(isSheet),
  styles: orNothing(eachOf(orNothing(isObject))),
  resources: orNothing(listOf(withParts({ name: isText, data: isJson }))),
});
const isKept = withParts({
  data: isWorkbook,
  activeSheet: orNothing(isText),
  selection: orNothing(isText),
  spilled: orNothing(eachOf(orNothing(areCells))),
});

/** Whether a value is a workbook, as far as opening it requires: Univer does not start with a damaged one. */
export function isKeptWorkbook(value: unknown): value is KeptWorkbook {
  if (!isKept(value)) return false;
  const { sheetOrder, sheets } = (value as KeptWorkbook).data;
  return sheetOrder!.every((id) => sheets![id] !== undefined);
}
