import { runAfterEdit } from "../excel/run";

/** What a run leaves as it was, besides the sheets. */
export interface WorkbookBefore {
  readonly sheetIds: ReadonlySet<string>;
  readonly activeSheet: string;
  /** Undefined if several areas are selected: Excel keeps them with their sheet, and so do we. */
  readonly selection: string | undefined;
}

const TRIES = 3;

export async function rememberWorkbook(): Promise<WorkbookBefore> {
  const [sheetIds, activeSheet] = await runAfterEdit(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.load("items/id");
    const active = worksheets.getActiveWorksheet().load("id");
    await context.sync();
    return [new Set(worksheets.items.map(({ id }) => id)), active.id] as const;
  });
  return { sheetIds, activeSheet, selection: await selectedCells() };
}

/** Restores the active sheet and the selection, and deletes the added sheets whose names start with `sheetNames`. */
export async function putBack(before: WorkbookBefore, sheetNames: string): Promise<void> {
  await removeSheets(before, sheetNames);
  await runAfterEdit(async (context) => {
    const sheet = context.workbook.worksheets.getItemOrNullObject(before.activeSheet);
    await context.sync();
    // Someone may have deleted it in the meantime.
    if (sheet.isNullObject) return;
    sheet.activate();
    await context.sync();
  });
  // Excel keeps the selection of each sheet, so reselect only if it did not.
  const { selection } = before;
  if (selection === undefined || (await selectedCells()) === selection) return;
  await runAfterEdit(async (context) => {
    context.workbook.worksheets.getItem(before.activeSheet).getRange(selection).select();
    await context.sync();
  });
}

/** Deletes the sheets added since then whose names start with `sheetNames`. */
export async function removeSheets(before: WorkbookBefore, sheetNames: string): Promise<void> {
  for (let left = TRIES; ; left--) {
    try {
      return await removeOnce(before, sheetNames);
    } catch (error) {
      if (left === 1) throw error;
    }
  }
}

async function removeOnce({ sheetIds }: WorkbookBefore, sheetNames: string): Promise<void> {
  await runAfterEdit(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.load("items/id, items/name");
    await context.sync();
    const added = worksheets.items.filter(({ id, name }) => !sheetIds.has(id) && name.startsWith(sheetNames));
    if (added.length === 0) return;
    // Excel deletes a sheet's names with it; elsewhere they stay behind as #REF!.
    const names = added.map((sheet) => sheet.names.load("items/name"));
    await context.sync();
    names.forEach(({ items }) => items.forEach((name) => name.delete()));
    added.forEach((sheet) => sheet.delete());
    await context.sync();
  });
}

/** Without the sheet name. */
function selectedCells(): Promise<string | undefined> {
  return runAfterEdit(async (context) => {
    const range = context.workbook.getSelectedRange().load("address");
    await context.sync();
    return range.address.slice(range.address.lastIndexOf("!") + 1);
  }).catch((error: { code?: unknown }) => {
    if (error.code === "InvalidSelection") return undefined;
    throw error;
  });
}
