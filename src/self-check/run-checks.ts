import { describeProblem } from "../excel/problems";
import { i18n } from "../language";
import { Cancelled, Scratch } from "./scratch";
import { notTried, jsonText, type Check, type Finding, type Result } from "./check";
import { answerWithin } from "./answer-within";
import { runAfterEdit } from "../excel/run";

/** In ms. */
export interface Limits {
  /** How long to wait for answers from the host. */
  readonly answer: number;
  /** How long a check may take. */
  readonly check: number;
  /** How long all checks may take. Those not started by then are not tried. */
  readonly all: number;
  /** How long to wait for a cancelled check before removing its sheets. */
  readonly grace: number;
}

const LIMITS: Limits = { answer: 10_000, check: 20_000, all: 115_000, grace: 2_000 };

export interface RunOptions {
  /** Once aborted, the running check is cancelled and no other starts. */
  readonly signal: AbortSignal;
  /** Called with each result as soon as it is available. */
  readonly onResult?: (result: Result) => void;
  readonly limits?: Limits;
}

/**
 * Tries one check after another on its own sheets and leaves the workbook as it was, even if the run is cancelled or a check fails or never
 * ends. Rejects only if the workbook cannot be read or restored.
 */
export async function runChecks(
  checks: readonly Check[],
  { signal, onResult = () => undefined, limits = LIMITS }: RunOptions,
): Promise<Result[]> {
  let before: WorkbookBefore | undefined;
  const sheetNames = `Puzzlebook ${Math.random().toString(36).slice(2, 8)}`;
  const end = performance.now() + limits.all;
  const results: Result[] = [];
  let scratch: Scratch | undefined;
  try {
    const ordered = inOrder(checks);
    for (const [index, check] of ordered.entries()) {
      const reason = signal.aborted
        ? cancelled()
        : performance.now() >= end
          ? timeIsUp(limits)
          : lackingFor(check);
      if (reason === undefined && !check.isFirst) before ??= await rememberWorkbook();
      const start = performance.now();
      const finding =
        reason === undefined
          ? await tryCheck(check, (scratch ??= new Scratch(sheetNames, limits.answer)), signal, limits)
          : notTried(reason);
      const result = { check, finding, milliseconds: Math.round(performance.now() - start) };
      const isShared =
        check.sharedSheet !== undefined && check.sharedSheet === ordered[index + 1]?.sharedSheet;
      if (scratch && (scratch.isCancelled || !isShared)) {
        await scratch.close();
        scratch = undefined;
        if (before) await removeSheets(before, sheetNames);
      }
      results.push(result);
      onResult(result);
    }
  } finally {
    if (before) await putBack(before, sheetNames);
  }
  return results;
}

const inOrder = (checks: readonly Check[]) => [
  ...checks.filter(({ isFirst }) => isFirst),
  ...checks.filter(({ isFirst }) => !isFirst),
];

function lackingFor({ needs }: Check): string | undefined {
  if (!needs || Office.context.requirements.isSetSupported(...needs)) return undefined;
  return i18n.t("this Excel does not have {set}", { set: needs.join(" ") });
}

/** Cancels the check on abort or when it takes too long. */
async function tryCheck(
  check: Check,
  scratch: Scratch,
  signal: AbortSignal,
  limits: Limits,
): Promise<Finding> {
  let end!: (finding: Finding) => void;
  const ended = new Promise<Finding>((resolve) => (end = resolve));
  const cancel = () => end(notTried(cancelled()));
  signal.addEventListener("abort", cancel);
  const timer = setTimeout(() => end(tooLong(limits)), limits.check);
  const work = check.run(scratch).catch(findingOf);
  const finding = await Promise.race([work, ended]);
  clearTimeout(timer);
  signal.removeEventListener("abort", cancel);
  if (finding !== (await answerWithin(work, 0, undefined))) {
    scratch.cancel();
    await answerWithin(work, limits.grace, undefined);
  }
  return finding;
}

function findingOf(error: unknown): Finding {
  if (error instanceof Cancelled) return notTried(cancelled());
  const { code } = error as { code?: unknown };
  const words = typeof code === "string" ? `${code}: ` : "";
  return {
    mark: "falls short",
    expected: i18n.t("no error"),
    seen: words + (error instanceof Error ? error.message || describeProblem(error) : jsonText(error)),
  };
}

const tooLong = ({ check }: Limits): Finding => ({
  mark: "falls short",
  expected: i18n.t("an end within {seconds} seconds", { seconds: check / 1000 }),
  seen: i18n.t("none"),
});

const cancelled = () => i18n.t("cancelled");
const timeIsUp = ({ all }: Limits) =>
  i18n.t("the {seconds} seconds for all were over", { seconds: all / 1000 });

const TRIES = 3;

/** What a run leaves as it was, besides the sheets. No selection if several areas are selected: Excel keeps them with their sheet. */
async function rememberWorkbook() {
  const [sheetIds, activeSheet] = await runAfterEdit(async (context) => {
    const { worksheets } = context.workbook;
    worksheets.load("items/id");
    const active = worksheets.getActiveWorksheet().load("id");
    await context.sync();
    return [new Set(worksheets.items.map(({ id }) => id)), active.id] as const;
  });
  return { sheetIds, activeSheet, selection: await selectedCells() };
}

type WorkbookBefore = Awaited<ReturnType<typeof rememberWorkbook>>;

/** Restores the active sheet and the selection, and deletes the added sheets whose names start with `sheetNames`. */
async function putBack(before: WorkbookBefore, sheetNames: string): Promise<void> {
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
async function removeSheets(before: WorkbookBefore, sheetNames: string): Promise<void> {
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
