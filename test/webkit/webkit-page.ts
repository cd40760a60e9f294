import { expect, test as base, type BrowserType } from "@playwright/test";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { freePort } from "../steps/free-port.mjs";
import { hasPlaywrightWebKit, DISPLAY, DRIVER } from "./find-webkit.mjs";
import type { ScriptedPage } from "./scripted-page";
import { openByWebDriver } from "./web-driver";

/** Where the number of the display is written. */
const NUMBER = 3;

/** Starts a display without a screen, and returns its process and name. */
async function startDisplay(size: string): Promise<[ChildProcess, string]> {
  const display = spawn(DISPLAY, ["-displayfd", String(NUMBER), "-screen", "0", size], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [number] = (await once(display.stdio[NUMBER] as Readable, "data")) as [Buffer];
  return [display, `:${number.toString().trim()}`];
}

/** A page of Debian's WebKitGTK. */
async function openDebianWebKit(viewport: {
  width: number;
  height: number;
}): Promise<{ page: ScriptedPage; close: () => Promise<void> }> {
  const [display, name] = await startDisplay(`${viewport.width}x${viewport.height}x24`);
  const port = await freePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: name, GDK_BACKEND: "x11" },
  });
  const end = () => [driver, display].forEach((each) => each.kill());
  try {
    const { page, close } = await openByWebDriver(port, viewport);
    return { page, close: () => close().finally(end) };
  } catch (error) {
    end();
    throw error;
  }
}

const VIEWPORT = { width: 1400, height: 900 };

/** The workbench in a WebKit, worked by mouse and keyboard. */
export class WebKitPage {
  constructor(
    readonly page: ScriptedPage,
    private readonly site: string,
  ) {}

  async open(query: string): Promise<void> {
    await this.page.goto(`${this.site}/workbench.html${query}`);
    await expect.poll(() => this.page.evaluate(() => window.workbench !== undefined, null)).toBe(true);
    await this.page.evaluate(() => window.workbench!.ready, null);
  }

  /** What a cell of the active sheet holds. */
  cell(address: string): Promise<unknown> {
    return this.page.evaluate(
      (a1) => window.univerAPI!.getActiveWorkbook()!.getActiveSheet().getRange(a1).getValue() as unknown,
      address,
    );
  }

  /** Puts a text or formula into a cell at once, as pasting does: each typed key takes the grid a third of a second. */
  async fill(address: string, text: string): Promise<void> {
    await this.page.evaluate(
      ([a1, value]) =>
        void window.univerAPI!.getActiveWorkbook()!.getActiveSheet().getRange(a1).setValue(value),
      [address, text],
    );
  }

  sheets(): Promise<string[]> {
    return this.page.evaluate(
      () =>
        window
          .univerAPI!.getActiveWorkbook()!
          .getSheets()
          .map((sheet) => sheet.getSheetName()),
      null,
    );
  }

  /** Types into a cell that can be seen, and enters it. */
  async typeInto(address: string, text: string): Promise<void> {
    const place = await this.page.evaluate((a1) => {
      const canvas = document.querySelector("#sheet canvas[id^=univer-sheet-main-canvas]")!;
      const { left, top } = canvas.getBoundingClientRect();
      const range = window.univerAPI!.getActiveWorkbook()!.getActiveSheet().getRange(a1);
      const { x, y, width, height } = range.getCellRect();
      return { x: left + x + width / 2, y: top + y + height / 2 };
    }, address);
    await this.page.mouse.click(place.x, place.y);
    const selected = () =>
      this.page.evaluate(
        () => window.univerAPI!.getActiveWorkbook()!.getActiveRange()?.getA1Notation(),
        null,
      );
    // A merged cell's range begins with it.
    await expect.poll(async () => (await selected())?.split(":")[0]).toBe(address);
    await this.page.keyboard.type(text);
    await this.page.keyboard.press("Enter");
  }

  /** Clicks what has this name (its label or its text) among the elements of a selector, in the page or in the pane. */
  async click(selector: string, { name, within = "page" }: { name?: string; within?: "page" | "pane" } = {}) {
    const find = () => this.page.evaluate(middleOf, { selector, name: name ?? null, within });
    await expect.poll(find, `${selector} ${name ?? ""}`).not.toBeNull();
    const { x, y } = (await find())!;
    await this.page.mouse.click(x, y);
  }

  /** The text of the pane's first element of a selector, or of the field there. */
  paneText(selector: string): Promise<string | undefined> {
    return this.page.evaluate((wanted) => {
      const pane = document.querySelector<HTMLIFrameElement>("#pane iframe")!.contentDocument!;
      const found = pane.querySelector<HTMLElement & { value?: string }>(wanted);
      return found?.value ?? found?.innerText;
    }, selector);
  }
}

/** Runs in the page. The middle of an element, once it can be seen; null before. */
function middleOf({
  selector,
  name,
  within,
}: {
  selector: string;
  name: string | null;
  within: "page" | "pane";
}): { x: number; y: number } | null {
  const frame = document.querySelector<HTMLIFrameElement>("#pane iframe")!;
  const inside = within === "pane" ? frame.contentDocument! : document;
  const corner = within === "pane" ? frame.getBoundingClientRect() : { left: 0, top: 0 };
  const nameOf = (element: Element) =>
    (element.getAttribute("aria-label") ?? (element as HTMLElement).innerText).trim();
  for (const element of inside.querySelectorAll(selector)) {
    if (name !== null && nameOf(element) !== name) continue;
    element.scrollIntoView({ block: "center", behavior: "instant" });
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width > 0 && height > 0)
      return { x: corner.left + left + width / 2, y: corner.top + top + height / 2 };
  }
  return null;
}

/** Tests that share one page of Playwright's own WebKit or, where there is none, of Debian's. */
export const test = base.extend<object, { workbench: WebKitPage }>({
  workbench: [
    async ({ playwright: { webkit } }, use, { project }) => {
      const { page, close } = hasPlaywrightWebKit()
        ? await openPlaywrights(webkit)
        : await openDebianWebKit(VIEWPORT);
      await use(new WebKitPage(page, project.use.baseURL!));
      await close();
    },
    { scope: "worker" },
  ],
});

async function openPlaywrights(webkit: BrowserType) {
  const browser = await webkit.launch();
  const page = await browser.newPage({ viewport: VIEWPORT });
  return { page: page as ScriptedPage, close: () => browser.close() };
}
