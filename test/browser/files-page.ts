import { readFileSync } from "node:fs";
import { expect, type Locator } from "@playwright/test";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import type { WorkbookContent } from "../../src/workbooks";
import { test as shared } from "./shared-page";
import { WorkbenchPage } from "./workbench-page";

type Workbooks = typeof import("../../samples/workbooks");

let workbooks: Promise<Workbooks> | undefined;

/** The workbench as a person uses it who opens, saves and comes back. */
export class WorkbookPage extends WorkbenchPage {
  /** The browser forgets what it keeps of the page, as if nobody had been there before. */
  async forget(): Promise<void> {
    const { page } = this;
    const { origin } = new URL(page.url());
    await page.goto("about:blank");
    if (origin === "null") return;
    const session = await page.context().newCDPSession(page);
    await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "indexeddb,local_storage" });
    await session.detach();
  }

  /** Reader and writer of files, as they are in the workbench. */
  async workbooks(): Promise<Workbooks> {
    const { loadWorkbooks } = await import("../../samples/workbooks-for-node.mjs");
    return (workbooks ??= loadWorkbooks());
  }

  /** The dialog in which the workbench asks. */
  get question(): Locator {
    return this.page.locator("dialog#question");
  }

  /** Waits until the page that has come in place of another one is ready. */
  async started(): Promise<void> {
    await this.page.waitForFunction(() => window.workbench !== undefined);
    await this.page.evaluate(() => window.workbench!.ready);
  }

  /** Waits until the browser keeps the workbook with all changes. */
  async kept(): Promise<void> {
    await expect(this.page.locator("[data-kept]")).toContainText("saved in this browser");
  }

  /** Saves by the button, or by a key, and answers the file. */
  async save(key?: string): Promise<{ name: string; bytes: Uint8Array }> {
    const downloading = this.page.waitForEvent("download");
    if (key === undefined) await this.page.getByRole("button", { name: "Save" }).click();
    else await this.page.keyboard.press(key);
    const download = await downloading;
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
  }

  /** Chooses a file in the dialog of the button Open…. */
  async openFile(name: string, bytes?: Uint8Array): Promise<void> {
    const chooser = this.page.waitForEvent("filechooser");
    await this.page.getByRole("button", { name: "Open…" }).click();
    const file = bytes && { name, mimeType: "application/octet-stream", buffer: Buffer.from(bytes) };
    await (await chooser).setFiles(file ?? name);
  }

  /** Drops a file on the page. */
  async dropFile(name: string, bytes: Uint8Array): Promise<void> {
    await this.page.evaluate(
      ({ title, content }) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([new Uint8Array(content)], title));
        const drop = new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true });
        document.getElementById("sheet")!.dispatchEvent(drop);
      },
      { title: name, content: Array.from(bytes) },
    );
  }

  /** The file of a workbook in whose first sheet the writer's text is replaced by another. */
  async fileWith(content: WorkbookContent, from: string | RegExp, to: string): Promise<Uint8Array> {
    const { writeWorkbook } = await this.workbooks();
    const parts = unzipSync(await writeWorkbook(content));
    const sheet = "xl/worksheets/sheet1.xml";
    return zipSync({ ...parts, [sheet]: strToU8(strFromU8(parts[sheet]!).replace(from, to)) });
  }
}

/** Tests of what a browser keeps: it keeps nothing of the pages before, nor of theirs for the pages after. */
export const test = shared.extend<{ workbench: WorkbookPage }>({
  workbench: async ({ page }, use) => {
    const workbench = new WorkbookPage(page);
    await workbench.forget();
    await use(workbench);
    await workbench.forget();
  },
});
