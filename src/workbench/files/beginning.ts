import { i18n } from "../../language";
import { addressOf, OWN, readAddress } from "./address";
import type { KeptWorkbook, KeptWorkbooks } from "./kept-workbooks";
import { readLesson, UnknownLesson } from "./lessons";
import { ask, link, type Said } from "./question";
import { emptyWorkbook, workbookState, type WorkbookState } from "./workbook-state";

/** What a page begins with. */
export interface Beginning {
  readonly kind: "empty" | "first visit" | "lesson" | "lesson as it was left" | "own workbook";
  readonly state: WorkbookState;
  /** The workbook has changes that are in no file. */
  readonly unsaved: boolean;
}

/** The workbook that the page's address stands for; a lesson that cannot be opened is told of in the dialog. */
export async function readBeginning(
  kept: KeptWorkbooks,
  addIn: string,
  dialog: HTMLDialogElement,
): Promise<Beginning> {
  const { lesson, keptAs } = readAddress(location.search);
  const before = keptAs === undefined ? undefined : await readKept(kept, keptAs);
  const isLesson = lesson !== undefined;
  if (before) {
    return {
      kind: isLesson ? "lesson as it was left" : "own workbook",
      state: before,
      unsaved: before.unsaved,
    };
  }
  if (isLesson) return { kind: "lesson", state: await lessonState(lesson, addIn, dialog), unsaved: false };
  return { kind: keptAs === OWN ? "first visit" : "empty", state: emptyWorkbook(), unsaved: false };
}

/** A workbook that is kept; there is none where the browser lets pages keep nothing. */
export async function readKept(kept: KeptWorkbooks, name: string): Promise<KeptWorkbook | undefined> {
  try {
    return await kept.read(name);
  } catch (problem) {
    console.warn(problem);
    return undefined;
  }
}

async function lessonState(lesson: string, addIn: string, dialog: HTMLDialogElement): Promise<WorkbookState> {
  try {
    return workbookState(await readLesson(lesson), lesson, addIn);
  } catch (problem) {
    const title = problem instanceof Error ? problem.message : String(problem);
    const says: Said[] = [];
    if (problem instanceof UnknownLesson) {
      const links = problem.known.map((known) => link(addressOf(location.search, known), known));
      says.push(i18n.t("These are here:"), links);
    }
    void ask(dialog, { title, says, yes: i18n.t("Close") });
    return emptyWorkbook();
  }
}
