import { CrashMark } from "../../../../src/workbench/files/crash-mark";

class Browser {
  readonly kept = new Map<string, string>();
  readonly storage = {
    getItem: (name: string) => this.kept.get(name) ?? null,
    setItem: (name: string, value: string) => void this.kept.set(name, value),
    removeItem: (name: string) => void this.kept.delete(name),
  };

  /** A page with a mark, and the events of the page. */
  page(storage: typeof this.storage | undefined = this.storage) {
    const listeners = new Map<string, () => void>();
    const window = { addEventListener: (event: string, run: () => void) => listeners.set(event, run) };
    const mark = new CrashMark("mark", storage, window as unknown as Window);
    return { mark, happens: (event: "pagehide" | "pageshow") => listeners.get(event)!() };
  }

  endedBadly(isOpen = false): boolean {
    return this.page().mark.endedBadly(isOpen);
  }
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("a workbook that has been opened and changed without harm leaves no mark", () => {
  const browser = new Browser();
  const { mark } = browser.page();
  mark.begin();
  expect(browser.endedBadly()).toBe(true);
  jest.advanceTimersByTime(4_000);
  mark.begin();
  jest.advanceTimersByTime(4_000);
  expect(browser.endedBadly()).toBe(true);
  jest.advanceTimersByTime(1_000);
  expect(browser.endedBadly()).toBe(false);
});

test("while answers are to come the mark stands, as that of a window in which all is well", () => {
  const browser = new Browser();
  const { mark } = browser.page();
  let calculating = true;
  mark.isCalculating = () => calculating;
  mark.begin();
  jest.advanceTimersByTime(60_000);
  expect([browser.endedBadly(), browser.endedBadly(true)]).toEqual([true, false]);
  calculating = false;
  jest.advanceTimersByTime(5_000);
  expect(browser.endedBadly()).toBe(false);
});

test("a window that stands still is known by the age of its mark", () => {
  const browser = new Browser();
  browser.page().mark.begin();
  jest.setSystemTime(Date.now() + 11_000);
  expect(browser.endedBadly(true)).toBe(true);
});

test("a page that is left takes its mark away, and sets none while it goes", () => {
  const browser = new Browser();
  const { mark, happens } = browser.page();
  mark.begin();
  happens("pagehide");
  mark.begin();
  expect(browser.endedBadly()).toBe(false);
  happens("pageshow");
  mark.begin();
  expect(browser.endedBadly()).toBe(true);
});

test("the mark of a workbook that is left alone stays", () => {
  const browser = new Browser();
  browser.page().mark.begin();
  browser.page().happens("pagehide");
  expect(browser.endedBadly()).toBe(true);
});

test("where nothing can be kept, nothing is known", () => {
  const browser = new Browser();
  const full = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  const { mark } = browser.page({ ...browser.storage, setItem: full });
  mark.begin();
  expect(browser.endedBadly()).toBe(false);
  const nowhere = new CrashMark("mark", undefined, { addEventListener: () => undefined });
  nowhere.begin();
  expect(nowhere.endedBadly(false)).toBe(false);
});
