import { i18n } from "../../language";
import { addressOf, OWN, readAddress } from "./address";
import { Unreadable, type KeptWorkbook, type KeptWorkbooks } from "./kept-workbooks";
import { readLesson, UnknownLesson } from "./lessons";
import { ask, link, type Said } from "./question";
import { emptyWorkbook, workbookState, type WorkbookState } from "./workbook-state";

/** What a page begins with. */
export interface Beginning {
  readonly kind: "empty" | "first visit" | "lesson" | "lesson as it was left" | "own workbook" | "unreadable";
  readonly state: WorkbookState;
  /** The workbook has changes that are in no file. */
  readonly unsaved: boolean;
}

/**
 * The workbook that the page's address stands for; a lesson that cannot be opened, or a kept workbook that cannot be had, is
 * told of in the dialog.
 */
export async function readBeginning(
  kept: KeptWorkbooks,
  addIn: string,
  dialog: HTMLDialogElement,
): Promise<Beginning> {
  const { lesson, keptAs } = readAddress(location.search);
  const before = keptAs === undefined ? undefined : await readKept(kept, keptAs);
  const fresh = () => (lesson === undefined ? emptyWorkbook() : lessonState(lesson, addIn, dialog));
  if (before instanceof Unreadable) {
    tellUnreadable(before, dialog);
    return { kind: "unreadable", state: await fresh(), unsaved: false };
  }
  if (before) {
    return {
      kind: lesson === undefined ? "own workbook" : "lesson as it was left",
      state: before,
      unsaved: before.unsaved,
    };
  }
  const kind = lesson !== undefined ? "lesson" : keptAs === OWN ? "first visit" : "empty";
  return { kind, state: await fresh(), unsaved: false };
}

/** A workbook that is kept; there is none where the browser lets pages keep nothing. */
export async function readKept(
  kept: KeptWorkbooks,
  name: string,
): Promise<KeptWorkbook | Unreadable | undefined> {
  try {
    return await kept.read(name);
  } catch (problem) {
    console.warn(problem);
    return problem instanceof Unreadable ? problem : undefined;
  }
}

function tellUnreadable({ message }: Unreadable, dialog: HTMLDialogElement): void {
  const says = [
    message,
    i18n.t("It stays as it is. What you make here meanwhile is not kept: save it as a file."),
  ];
  void ask(dialog, { title: i18n.t("Your workbook cannot be shown."), says, yes: i18n.t("Close") });
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
