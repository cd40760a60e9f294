import { i18n } from "../../language";
import type { WorkbookContent } from "../../workbooks";
import type { WorkbookState } from "../univer/basics/spreadsheet";
import { fetchFile } from "../page/fetching";
import { hostLanguage } from "../page/language";
import { addressOf, readAddress } from "./address";
import { download } from "./download";
import { fileFormat } from "./file-format";
import { Unreadable, type KeptWorkbook, type KeptWorkbooks } from "./kept-workbooks";
import { rightToKeep } from "./workbook-lock";
import { readColor } from "./open-workbook";
import { choose, link, type Notice, type Paragraph } from "./question-dialog";
import type { CrashMark } from "./crash-mark";
import { emptyWorkbook, workbookState } from "./workbook-state";
import type { IWorkbookData } from "@univerjs/core";
import { movedFormula } from "../../workbooks/formulas/shared";
import type { ReadColor } from "./cell-styles";
import { placed } from "../univer/basics/placed";
import { ContentReader } from "./workbook-content";

/**
 * The file (.xlsx) of a kept workbook, written without opening it. It has the formulas, but only those of their results that are in the
 * formulas' own cells.
 */
export async function fileOfKept(
  { data, activeSheet, selection }: KeptWorkbook,
  addIn: string,
  readColor: ReadColor,
): Promise<Uint8Array> {
  const { sheetOrder = [], sheets = {}, styles = {}, ...more } = data;
  const workbook = { ...more, sheetOrder, sheets, styles } as IWorkbookData;
  const formulas = new Map(sheetOrder.map((id) => [id, formulasOf(workbook, id)]));
  const source = {
    formulaAt: (sheet: string, row: number, column: number) => formulas.get(sheet)?.get(`${row},${column}`),
    spills: () => [],
    spilledCell: () => undefined,
  };
  const view = { activeSheet: activeSheet ?? sheetOrder[0] ?? "", selection };
  const { writeWorkbook } = await fileFormat();
  return writeWorkbook(new ContentReader(workbook, source, readColor).read(view, addIn));
}

/** The formulas of a sheet by cell. Cells that share a formula have its id, and one of them has its text. */
function formulasOf({ sheets }: IWorkbookData, id: string): Map<string, string> {
  const cells = [...placed(sheets[id]?.cellData)];
  const shared = new Map(cells.flatMap((cell) => (cell.entry?.f ? [[cell.entry.si, cell] as const] : [])));
  return new Map(
    cells.flatMap(({ row, column, entry }) => {
      const from = entry?.si ? shared.get(entry.si) : undefined;
      const own = entry?.f || (from && movedFormula(from.entry!.f!, row - from.row, column - from.column));
      return own ? [[`${row},${column}`, own] as const] : [];
    }),
  );
}

interface StartingWorkbook {
  readonly kind:
    "empty" | "first visit" | "lesson" | "lesson as it was left" | "own workbook" | "puzzle" | "not shown";
  readonly state: WorkbookState;
  readonly unsaved: boolean;
  /**
   * Why it is not what the address asks for. It is told when the workbook is shown: if a dialog is open while Univer starts, Univer cannot
   * take the focus, and never takes typing again.
   */
  readonly notice?: Notice;
}

/** Where a page gets what it starts with, and where it asks. */
interface Surroundings {
  readonly kept: KeptWorkbooks;
  readonly addIn: string;
  readonly dialog: HTMLDialogElement;
  readonly crashMark: CrashMark;
}

/**
 * The workbook for the page's address. If a lesson or a puzzle cannot be opened or a kept workbook cannot be read, a notice says so. After
 * a visit that ended unexpectedly, the user is asked first.
 */
export async function readStartingWorkbook(surroundings: Surroundings): Promise<StartingWorkbook> {
  const { kept, addIn, crashMark } = surroundings;
  const { lesson, puzzle, workbook, keptAs } = readAddress(location.search, location.hash);
  let before = keptAs === undefined ? undefined : await readKept(kept, keptAs);
  const fresh = () =>
    lesson === undefined ? { state: emptyWorkbook(workbook) } : lessonState(lesson, addIn);
  if (before instanceof Unreadable) {
    return { kind: "not shown", ...(await fresh()), unsaved: false, notice: unreadable(before) };
  }
  if (before && crashMark.endedBadly(await rightToKeep(keptAs!).isElsewhere())) {
    const choice = await askAfterBadVisit(before, surroundings);
    if (choice === undefined) return { kind: "not shown", ...(await fresh()), unsaved: false };
    if (choice === "anew") {
      await kept.remove(keptAs!);
      before = undefined;
    }
  }
  crashMark.begin();
  if (puzzle !== undefined && !before) return puzzleWorkbook(puzzle, addIn);
  if (before) {
    return {
      kind: lesson === undefined ? "own workbook" : "lesson as it was left",
      state: before,
      unsaved: before.unsaved,
    };
  }
  const kind = lesson !== undefined ? "lesson" : workbook === "" ? "first visit" : "empty";
  return { kind, ...(await fresh()), unsaved: false };
}

/** A kept workbook; undefined if the browser does not let pages store anything. */
async function readKept(kept: KeptWorkbooks, name: string): Promise<KeptWorkbook | Unreadable | undefined> {
  try {
    return await kept.read(name);
  } catch (problem) {
    console.warn(problem);
    return problem instanceof Unreadable ? problem : undefined;
  }
}

/** Asks until the user decides, possibly after a download. */
async function askAfterBadVisit(
  before: KeptWorkbook,
  { dialog, addIn }: Surroundings,
): Promise<"open" | "anew" | undefined> {
  const wording = {
    title: i18n.t("The last visit ended unexpectedly."),
    text: [
      i18n.t("The page may have frozen or crashed because of the workbook saved in this browser."),
      i18n.t(
        "Start over deletes it here: download it first if you want to keep it. Escape leaves it as it is.",
      ),
    ],
    choices: { open: i18n.t("Open"), download: i18n.t("Download"), anew: i18n.t("Start over") },
  };
  for (;;) {
    const choice = await choose<"open" | "download" | "anew">(dialog, wording);
    if (choice !== "download") return choice;
    const name = before.data.name || i18n.t("Workbook");
    download(await fileOfKept(before, addIn, readColor), `${name}.xlsx`);
  }
}

function unreadable({ message }: Unreadable): Notice {
  const text = [
    message,
    i18n.t("It stays as it is. What you do here in the meantime is not saved: save it as a file."),
  ];
  return { title: i18n.t("Your workbook cannot be shown."), text, yes: i18n.t("Close") };
}

async function lessonState(
  lesson: string,
  addIn: string,
): Promise<Pick<StartingWorkbook, "state" | "notice">> {
  try {
    return { state: workbookState(await readLesson(lesson), lesson, addIn) };
  } catch (problem) {
    const title = problem instanceof Error ? problem.message : String(problem);
    const text: Paragraph[] = [];
    if (problem instanceof UnknownLesson) {
      const links = problem.known.map((known) => link(addressOf(location.search, { lesson: known }), known));
      text.push(i18n.t("The lessons are:"), links);
    }
    return { state: emptyWorkbook(), notice: { title, text, yes: i18n.t("Close") } };
  }
}

/** The puzzle in the address. If it cannot be opened, the notice says why, and nothing is kept. */
async function puzzleWorkbook(puzzle: string, addIn: string): Promise<StartingWorkbook> {
  const { workbookOfLink, LinkError } = await import(/* webpackChunkName: "links" */ "../../links");
  try {
    const { title, content } = workbookOfLink(puzzle);
    return { kind: "puzzle", state: workbookState(content, title, addIn), unsaved: false };
  } catch (problem) {
    if (!(problem instanceof LinkError)) throw problem;
    const text = [problem.message, i18n.t("Ask whoever sent it to copy the link again.")];
    const notice = { title: i18n.t("The puzzle cannot be opened."), text, yes: i18n.t("Close") };
    return { kind: "not shown", state: emptyWorkbook(), unsaved: false, notice };
  }
}

/** The names of the lessons whose workbooks are published with this page. */
const LIST = "samples/index.json";

class UnknownLesson extends Error {
  constructor(
    readonly lesson: string,
    /** The lessons that exist. */
    readonly known: readonly string[],
  ) {
    super(i18n.t("There is no lesson “{lesson}”.", { lesson }));
  }
}

/** The workbook of a lesson, with its formulas, in the host's language. */
async function readLesson(lesson: string): Promise<WorkbookContent> {
  const known = (await (await fetchFile(LIST)).json()) as string[];
  if (!known.includes(lesson)) throw new UnknownLesson(lesson, known);
  const file = await (await fetchFile(`${hostLanguage().samples}/${lesson}.xlsx`)).arrayBuffer();
  const { readWorkbook, withoutValuesSheets } = await fileFormat();
  return withoutValuesSheets((await readWorkbook(new Uint8Array(file))).content);
}
