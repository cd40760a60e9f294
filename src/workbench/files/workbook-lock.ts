import { nameHere } from "./address";

/** How long, in ms, a page being left may take to release its workbook; on a reload it is the same page. */
const RELEASE_TIMEOUT_MS = 4_000;

/** This window's right to keep a workbook. */
export const rightToKeep = (workbook: string) => new WorkbookLock(nameHere(workbook), navigator.locks);

/**
 * The right to keep a workbook, held by one window at a time so that two do not overwrite each other's. In browsers without locks, every
 * window has it.
 */
export class WorkbookLock {
  has = false;
  onTaken: () => void = () => undefined;

  /** @param name of the workbook, in this folder of the server */
  constructor(
    private readonly name: string,
    private readonly locks: LockManager | undefined,
  ) {}

  /** Requests the right. Returns whether this window now has it rather than another. */
  ask(): Promise<boolean> {
    return this.request({ signal: AbortSignal.timeout(RELEASE_TIMEOUT_MS) });
  }

  /** Takes the right, from the window that has it if necessary. */
  async take(): Promise<void> {
    if (!this.has) await this.request({ steal: true });
  }

  /** Whether another window has the right. */
  async isElsewhere(): Promise<boolean> {
    if (this.has || !this.locks) return false;
    const { held = [] } = await this.locks.query();
    return held.some(({ name }) => name === this.name);
  }

  private request(options: LockOptions): Promise<boolean> {
    if (!this.locks) return Promise.resolve((this.has = true));
    return new Promise((answer) => {
      const held = this.locks!.request(this.name, options, () => {
        answer((this.has = true));
        // Held until the window is closed or another one takes it.
        return new Promise<never>(() => undefined);
      });
      held.catch(() => {
        const had = this.has;
        this.has = false;
        if (had) this.onTaken();
        answer(false);
      });
    });
  }
}
