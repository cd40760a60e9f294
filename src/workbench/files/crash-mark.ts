import { nameHere, readAddress, storageOf } from "./address";

/** A workbook opened or last changed this many ms ago, with nothing left to calculate, is considered safe. */
const SAFE_AFTER_MS = 5_000;

/**
 * A mark in the browser, present while a workbook is being opened or calculated and briefly after each change. A page that ends normally
 * removes it. One that crashes or hangs cannot, and the next visit finds it.
 */
export class CrashMark {
  isCalculating: () => boolean = () => false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private hasBegun = false;
  private isOver = false;

  /**
   * @param name of the mark
   * @param storage holds the mark; without it, no visit is known to have ended badly
   * @param page notified when the page is left, and when the browser restores it
   */
  constructor(
    private readonly name: string,
    private readonly storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> | undefined,
    page: Pick<Window, "addEventListener">,
  ) {
    page.addEventListener("pagehide", () => {
      this.isOver = true;
      // If this page left the workbook alone, it may still be what crashed the previous one.
      if (this.hasBegun) this.end();
    });
    page.addEventListener("pageshow", () => (this.isOver = false));
  }

  /**
   * Whether a previous visit ended unexpectedly.
   *
   * @param isOpen whether another window has the workbook open; while all is well there, its mark is recent
   */
  endedBadly(isOpen: boolean): boolean {
    const mark = this.storage?.getItem(this.name) ?? undefined;
    return mark !== undefined && !(isOpen && Date.now() - Number(mark) < 2 * SAFE_AFTER_MS);
  }

  /** The workbook is being opened, changed or calculated. */
  begin(): void {
    if (this.isOver) return;
    this.hasBegun = true;
    try {
      this.storage?.setItem(this.name, String(Date.now()));
    } catch {
      // If there is no room for a mark, the next visit does not ask.
    }
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.isCalculating() ? this.begin() : this.end()), SAFE_AFTER_MS);
  }

  private end(): void {
    clearTimeout(this.timer);
    this.storage?.removeItem(this.name);
  }
}

/** The mark of a window, for the workbook of its address. */
export function crashMarkOf(window: Window): CrashMark {
  const { keptAs = "" } = readAddress(window.location.search, window.location.hash);
  return new CrashMark(nameHere(keptAs), keptAs ? storageOf(window) : undefined, window);
}
