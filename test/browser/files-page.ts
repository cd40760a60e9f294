import { readFileSync } from "node:fs";
import { expect, type Locator } from "@playwright/test";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import type { WorkbookContent } from "../../src/workbooks";
import { test as shared } from "./shared-page";
import { WorkbenchPage } from "./workbench-page";

type Workbooks = typeof import("../../samples/workbooks");

let workbooks: Promise<Workbooks> | undefined;

/** The workbench as a user opens, saves and comes back. */
export class WorkbookPage extends WorkbenchPage {
  /** Makes the browser forget what it stores for the page, as if on a first visit. */
  async forget(): Promise<void> {
    const { page } = this;
    const { origin } = new URL(page.url());
    await page.goto("about:blank");
    if (origin === "null") return;
    const session = await page.context().newCDPSession(page);
    await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "indexeddb,local_storage" });
    await session.detach();
  }

  /** The workbench's own reader and writer of files. */
  async workbooks(): Promise<Workbooks> {
    const { loadWorkbooks } = await import("../../samples/workbooks-for-node.mjs");
    return (workbooks ??= loadWorkbooks());
  }

  /** The dialog for the workbench's questions. */
  get question(): Locator {
    return this.page.locator("dialog#question");
  }

  /** Waits until a page that has replaced another one is ready. */
  async started(): Promise<void> {
    await this.page.waitForFunction(() => window.workbench !== undefined);
    await this.page.evaluate(() => window.workbench!.ready);
  }

  /** Waits until the browser has stored the workbook with all changes. */
  async kept(): Promise<void> {
    await expect(this.page.locator("[data-kept]")).toContainText("saved in this browser");
  }

  /** Saves with the button, or with a key, and returns the file. */
  async save(key?: string): Promise<{ name: string; bytes: Uint8Array }> {
    const downloading = this.page.waitForEvent("download");
    if (key === undefined) await this.page.getByRole("button", { name: "Save" }).click();
    else await this.page.keyboard.press(key);
    const download = await downloading;
    return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
  }

  /** Chooses a file in the dialog of the Open… button. */
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

  /** A workbook file with some of the writer's text in its first sheet replaced. */
  async fileWith(content: WorkbookContent, from: string | RegExp, to: string): Promise<Uint8Array> {
    const { writeWorkbook } = await this.workbooks();
    const parts = unzipSync(await writeWorkbook(content));
    const sheet = "xl/worksheets/sheet1.xml";
    return zipSync({ ...parts, [sheet]: strToU8(strFromU8(parts[sheet]).replace(from, to)) });
  }
}

/** Tests of what a browser stores: they neither inherit anything from earlier pages nor leave anything for later ones. */
export const test = shared.extend<{ workbench: WorkbookPage }>({
  workbench: async ({ page }, use) => {
    const workbench = new WorkbookPage(page);
    await workbench.forget();
    await use(workbench);
    await workbench.forget();
  },
});
