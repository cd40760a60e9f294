import { expect, type FrameLocator, type Locator } from "@playwright/test";
import type { WorkbenchPage } from "./workbench-page";

/** The pane's page that expands generators, as a person uses it. */
export class ProductsPage {
  constructor(readonly workbench: WorkbenchPage) {}

  get pane(): FrameLocator {
    return this.workbench.pane;
  }

  get expandButton(): Locator {
    return this.pane.getByRole("button", { name: "Expand" });
  }

  get cancelButton(): Locator {
    return this.pane.getByRole("button", { name: "Cancel" });
  }

  /** What the pane understood of the selection, or why it did not. */
  get understanding(): Locator {
    return this.pane.getByRole("region", { name: "Selected generators" });
  }

  async choosePasses(passes: 1 | 2 | 3): Promise<void> {
    await this.pane.getByRole("radio", { name: String(passes), exact: true }).check();
  }

  async putFrom(cell: string): Promise<void> {
    await this.pane.getByRole("radio", { name: "from a cell on" }).check();
    await this.pane.getByRole("textbox", { name: "First cell" }).fill(cell);
  }

  async lookFor(target: string): Promise<void> {
    await this.pane.getByRole("textbox", { name: "Look for" }).fill(target);
  }

  /** Presses Expand and waits until the pane says this. */
  async expand(outcome: string | RegExp): Promise<void> {
    await this.expandButton.click();
    await expect(this.pane.getByText(outcome)).toBeVisible();
  }

  /** All that the workbook holds and shows, to compare it before and after. */
  snapshot(): Promise<string> {
    return this.workbench.page.evaluate(() => JSON.stringify(window.univerAPI!.getActiveWorkbook()!.save()));
  }

  /** The labels and permutations of the active sheet, from a row on. */
  rows(first: number, count: number): Promise<unknown[][]> {
    return this.workbench.cellTexts(`A${first}:B${first + count - 1}`);
  }
}
