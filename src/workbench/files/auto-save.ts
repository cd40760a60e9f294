import type { FUniver } from "@univerjs/core/facade";
import type {} from "@univerjs/preset-sheets-core";
import { addInDataChanges } from "../office-objects/sheet/document-settings";
import { isChange } from "../univer/basics/commands";

/** Delay before saving, in ms. Further changes within that time are saved along with the first. */
const SAVE_DELAY_MS = 500;

/** The state of the workbook's changes: not yet written, written, or why they cannot be. */
export type SaveState = "changed" | "kept" | Error;

/** Writes the workbook shortly after each change, and immediately when the page is hidden. */
export class AutoSave {
  /** There are unsaved changes. */
  unsaved = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private watching = false;
  /** Every change so far has been written. */
  private isKept = true;
  private writing: Promise<void> = Promise.resolve();

  /**
   * @param write stores the current workbook
   * @param report called with each change of state
   */
  constructor(
    private readonly write: (unsaved: boolean) => Promise<void>,
    private readonly report: (state: SaveState) => void,
  ) {}

  /** From now on changes are the user's. */
  start(univerAPI: FUniver, unsaved: boolean): void {
    this.unsaved = unsaved;
    this.watching = true;
    univerAPI.addEvent(univerAPI.Event.CommandExecuted, ({ id, options }) => {
      if (this.watching && isChange(id, options)) this.change(true);
    });
    addInDataChanges.subscribe(() => this.watching && this.change(true));
    document.addEventListener("visibilitychange", () => document.hidden && this.writeChanges());
    window.addEventListener("pagehide", () => this.writeChanges());
  }

  /** Called when the current workbook has been saved as a file. */
  saved(): void {
    if (this.watching) this.change(false);
  }

  async stop(): Promise<void> {
    this.watching = false;
    clearTimeout(this.timer);
    await this.writing;
  }

  keep(): void {
    this.change(this.unsaved);
  }

  /** Writes what is not yet written. Returns whether every change is. */
  async finish(): Promise<boolean> {
    this.writeChanges();
    await this.writing;
    return this.isKept;
  }

  private change(unsaved: boolean): void {
    this.unsaved = unsaved;
    this.isKept = false;
    this.report("changed");
    this.timer ??= setTimeout(() => this.writeChanges(), SAVE_DELAY_MS);
  }

  private writeChanges(): void {
    if (this.timer === undefined || !this.watching) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.writing = this.write(this.unsaved).then(
      () => {
        if (this.timer !== undefined) return;
        this.isKept = true;
        this.report("kept");
      },
      (problem: unknown) => this.report(problem instanceof Error ? problem : new Error(String(problem))),
    );
  }
}
