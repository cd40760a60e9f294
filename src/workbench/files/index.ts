import type { FUniver } from "@univerjs/core/facade";
import { i18n } from "../../language";
import { showHint } from "../page/hints";
import type { StatusLine } from "../page/status";
import { textIn } from "../../links/link";
import { addressOf, followLast, ownWorkbook, readAddress, storageOf } from "./address";
import { readStartingWorkbook } from "./starting-workbook";
import { download } from "./download";
import { fileFormat } from "./file-format";
import { AutoSave, type SaveState } from "./auto-save";
import { KeptWorkbooks } from "./kept-workbooks";
import { rightToKeep } from "./workbook-lock";
import { OpenWorkbook } from "./open-workbook";
import { ask, choose, closed, type Paragraph } from "./question-dialog";
import { unanswered } from "./workbook-content";
import { crashMarkOf, type CrashMark } from "./crash-mark";
import type { WorkbookState } from "../univer/basics/spreadsheet";
import { freeName, showWorkbooks } from "./workbook-list";
import { emptyWorkbook, workbookState } from "./workbook-state";

export { ask, crashMarkOf, followLast, KeptWorkbooks, OpenWorkbook, readStartingWorkbook, storageOf };

/** The workbench has started by then. */
const FILE_FORMAT_AFTER_MS = 3_000;

/** More than any workbook that can be opened; the reader rejects anything longer. */
const ENOUGH = 51 * 2 ** 20;

interface FileElements {
  readonly bar: HTMLElement;
  readonly dialog: HTMLDialogElement;
  readonly hint: HTMLElement;
}

/**
 * Opens, saves and keeps the workbook. Opening another workbook needs a new page, as in Excel, where each has its own add-in: it is kept in
 * the browser, and the page restarts with it.
 */
export class Files implements FileCommands {
  private readonly address = readAddress(location.search, location.hash);
  /** The name under which the workbook is kept; without one it is not kept. */
  private readonly keptAs: string | undefined;
  private readonly right = rightToKeep(this.address.keptAs ?? "");
  private readonly asked: Promise<boolean>;
  private readonly autoSave: AutoSave;

  /**
   * @param keeps whether the workbook may replace what the browser keeps of it
   * @param crashMark notified of each change
   */
  constructor(
    private readonly workbook: OpenWorkbook,
    private readonly kept: KeptWorkbooks,
    private readonly elements: FileElements,
    private readonly status: StatusLine,
    keeps: boolean,
    crashMark: CrashMark,
  ) {
    const keptAs = keeps ? this.address.keptAs : undefined;
    this.keptAs = keptAs;
    this.asked = keptAs === undefined ? Promise.resolve(true) : this.right.ask();
    const write = async (unsaved: boolean) => {
      if (keptAs === undefined) return;
      crashMark.begin();
      await this.asked;
      if (!this.right.has) throw new Error(i18n.t("another window saves it"));
      await kept.write(keptAs, { ...workbook.state(), unsaved });
    };
    this.autoSave = new AutoSave(write, (state) => this.reportKept(state));
    connectButtons(elements.bar, this);
  }

  /**
   * From now on changes are the user's, and are kept.
   *
   * @param unsaved the workbook already has unsaved changes
   * @param windows those that take keys and files
   */
  watch(univerAPI: FUniver, unsaved: boolean, windows: readonly Window[]): void {
    for (const window of windows) connectWindow(window, this.elements.bar, this);
    this.autoSave.start(univerAPI, unsaved);
    this.showState("");
    this.right.onTaken = () => this.showTaken();
    void this.asked.then((isHere) => isHere || this.showTaken());
    // The workbook can be saved even if the server ends before. The pane's own scripts go first.
    setTimeout(() => void fileFormat().catch(() => undefined), FILE_FORMAT_AFTER_MS);
  }

  create(): void {
    void this.attempt(async () => {
      if (await this.agreed(i18n.t("Start a new workbook?"), i18n.t("New workbook")))
        location.assign(await this.keepNew(emptyWorkbook()));
    });
  }

  list(): void {
    void this.attempt(async () => {
      const isOwn = this.keptAs !== undefined && this.address.workbook !== undefined;
      const before = isOwn ? this.workbook.name : undefined;
      const name = await showWorkbooks(this.kept, this.elements.dialog, this.keptAs, before);
      if (name === undefined || name === before) return;
      const address = await this.keepNew(this.workbook.state(), name, this.autoSave.unsaved);
      await this.autoSave.stop();
      await this.kept.remove(this.keptAs!);
      location.replace(address);
    });
  }

  open(file: File): void {
    void this.attempt(async () => {
      const opened = await this.readFile(file);
      if (!opened) return;
      const text: Paragraph[] =
        opened.lost.length === 0
          ? []
          : [i18n.t("The workbench does not show these parts of the file:"), opened.lost];
      if (await this.agreed(i18n.t("Open “{name}”?", { name: file.name }), i18n.t("Open"), text))
        location.assign(await this.keepNew(opened.state));
    });
  }

  save(): void {
    void this.attempt(() => this.saveFile());
  }

  private async saveFile(): Promise<void> {
    const name = `${this.workbook.name}.xlsx`;
    this.status.show(i18n.t("Saving {name} …", { name }));
    const content = await this.workbook.content();
    const { writeWorkbook } = await fileFormat();
    download(await writeWorkbook(content), name);
    this.autoSave.saved();
    this.status.show(i18n.t("Saved as {name}.", { name }));
    const lost = this.workbook.lostOnSaving();
    const waiting = unanswered(content);
    if (waiting > 0)
      lost.push(i18n.t("The values of formulas that have no answer yet: {waiting}.", { waiting }));
    if (lost.length === 0) return;
    const text = [i18n.t("The file will not contain:"), lost];
    const title = i18n.t("Saved as {name}", { name });
    await ask(this.elements.dialog, { title, text, yes: i18n.t("Close") });
  }

  /** After asking, reopens the lesson as it was before the user changed it. */
  beginAgain(): void {
    void this.attempt(async () => {
      const text = [i18n.t("Your changes to it will be lost.")];
      if (!(await this.agreed(i18n.t("Start the lesson again?"), i18n.t("Start again"), text))) return;
      await this.autoSave.stop();
      await this.kept.remove(this.address.keptAs!);
      location.reload();
    });
  }

  /**
   * The page's address now has another text after its `#`. Only a new page reads that: it begins, unless changes that are kept nowhere
   * would be lost and the user wants to stay.
   *
   * @param before the address until now
   */
  follow(before: string): void {
    if (textIn(location.hash) === this.address.puzzle) return;
    void this.attempt(async () => {
      const title = i18n.t("Open what the address now asks for?");
      await closed(this.elements.dialog);
      if (await this.agreed(title, i18n.t("Open"))) location.reload();
      else history.replaceState(history.state, "", before);
    });
  }

  /**
   * Whether the user agrees to these warnings and to lose changes that are kept nowhere, perhaps after saving them. With no warnings, nobody
   * is asked.
   */
  private async agreed(title: string, yes: string, warnings: Paragraph[] = []): Promise<boolean> {
    const isKept = (await this.autoSave.finish()) && this.keptAs !== undefined;
    const loses = !isKept && this.autoSave.unsaved;
    const lost = i18n.t("Changes to this workbook that are not saved as a file will be lost.");
    const text = [...(loses ? [lost] : []), ...warnings];
    if (text.length === 0) return true;
    const choices = { ...(loses && { save: i18n.t("Save first") }), yes, no: i18n.t("Cancel") };
    const choice = await choose<"save" | "yes" | "no">(this.elements.dialog, { title, text, choices });
    if (choice === "save") await this.saveFile();
    return choice === "save" || choice === "yes";
  }

  private async readFile(file: File) {
    const { readWorkbook, WorkbookError } = await fileFormat();
    try {
      const bytes = new Uint8Array(await file.slice(0, ENOUGH).arrayBuffer());
      const { content, lost } = await readWorkbook(bytes);
      return {
        state: workbookState(content, file.name.replace(/\.xlsx$/i, ""), this.workbook.addIn),
        lost,
      };
    } catch (problem) {
      if (!(problem instanceof WorkbookError)) throw problem;
      const title = i18n.t("“{name}” cannot be opened.", { name: file.name });
      await ask(this.elements.dialog, { title, text: [problem.message], yes: i18n.t("Close") });
      return undefined;
    }
  }

  /** Keeps another workbook as the user's own. Returns its address. */
  private async keepNew(
    { data, ...view }: WorkbookState,
    named = data.name!,
    unsaved = false,
  ): Promise<string> {
    const name = await freeName(named, this.kept);
    await this.kept.write(ownWorkbook(name), { ...view, data: { ...data, name }, unsaved });
    return addressOf(location.search, { workbook: name });
  }

  private async attempt(action: () => Promise<void>): Promise<void> {
    try {
      await action();
    } catch (problem) {
      this.status.complain(problem);
    }
  }

  private reportKept(state: SaveState): void {
    if (this.keptAs === undefined) this.showState(i18n.t("not saved"));
    else if (state instanceof Error)
      this.showState(i18n.t("not saved: {problem}", { problem: state.message }));
    else this.showState(state === "kept" ? i18n.t("saved in this browser") : i18n.t("saving …"));
  }

  /** Another window also has the workbook, and keeps it. */
  private showTaken(): void {
    this.showState(i18n.t("not saved: {problem}", { problem: i18n.t("another window saves it") }));
    const text = i18n.t(
      "This workbook is also open in another window, which saves it. Changes made here are not saved.",
    );
    const run = () => {
      this.elements.hint.hidden = true;
      void this.attempt(async () => {
        await this.right.take();
        this.autoSave.keep();
      });
    };
    showHint(this.elements.hint, text, { label: i18n.t("Keep this one"), run });
  }

  /** Shows the workbook's name and whether it is kept. */
  private showState(kept: string): void {
    const caption = this.elements.bar.querySelector<HTMLElement>("[data-kept]")!;
    caption.textContent = caption.title = [this.workbook.name, kept].filter(Boolean).join(" · ");
  }
}

/** The commands by which a user supplies or requests a file. */
interface FileCommands {
  create(): void;
  open(file: File): void;
  save(): void;
  list(): void;
}

/** Connects the buttons of the element. */
function connectButtons(bar: HTMLElement, commands: FileCommands): void {
  const chooser = bar.querySelector("input")!;
  const byName = (name: string) => bar.querySelector<HTMLButtonElement>(`button[name=${name}]`)!;
  byName("new").addEventListener("click", () => commands.create());
  byName("open").addEventListener("click", () => chooser.click());
  byName("save").addEventListener("click", () => commands.save());
  byName("list").addEventListener("click", () => commands.list());
  chooser.addEventListener("change", () => {
    const file = chooser.files?.[0];
    // Lets the same file be chosen again.
    chooser.value = "";
    if (file) commands.open(file);
  });
}

/** Handles Ctrl+O and Ctrl+S (⌘ on a Mac) and dropped files in a window. */
function connectWindow(window: Window, bar: HTMLElement, commands: FileCommands): void {
  const press = (name: string) => bar.querySelector<HTMLButtonElement>(`button[name=${name}]`)!.click();
  window.addEventListener(
    "keydown",
    (event) => {
      const name = { o: "open", s: "save" }[event.key.toLowerCase()];
      if (!name || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      if (!document.querySelector("dialog[open]")) press(name);
    },
    true,
  );
  window.addEventListener("dragover", (event) => {
    if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
  });
  window.addEventListener("drop", (event) => {
    const file = event.dataTransfer?.files[0];
    if (!file) return;
    event.preventDefault();
    commands.open(file);
  });
}
