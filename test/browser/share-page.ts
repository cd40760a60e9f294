import { readFileSync } from "node:fs";
import { expect, type Download, type FrameLocator, type Locator } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import type { WorkbenchPage } from "./workbench-page";

/** The pane's page Class, as a user sees it. */
export class SharePage {
  constructor(readonly workbench: WorkbenchPage) {}

  get pane(): FrameLocator {
    return this.workbench.pane;
  }

  async open(): Promise<void> {
    await this.pane.getByRole("tab", { name: "Class" }).click();
    await expect(this.button("Copy values only")).toBeVisible();
  }

  button(name: string): Locator {
    return this.pane.getByRole("button", { name, exact: true });
  }

  section(heading: string): Locator {
    return this.pane.getByRole("region", { name: heading });
  }

  /** The page in the print window. */
  get handOut(): FrameLocator {
    return this.workbench.page.frameLocator("#dialog iframe");
  }

  /** All formulas of a sheet. */
  formulasOf(sheet: string): Promise<string[]> {
    return this.workbench.page.evaluate(
      (name) =>
        window
          .univerAPI!.getActiveWorkbook()!
          .getSheetByName(name)!
          .getRange("A1:AZ400")
          .getFormulas()
          .flat()
          .filter((formula) => formula !== ""),
      sheet,
    );
  }
}

/** The parts of a downloaded workbook as text. */
export async function partsOf(download: Download): Promise<Record<string, string>> {
  const parts = unzipSync(readFileSync(await download.path()));
  return Object.fromEntries(Object.entries(parts).map(([name, bytes]) => [name, strFromU8(bytes)]));
}
