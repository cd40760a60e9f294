import { expect, type FrameLocator, type Locator } from "@playwright/test";
import { chooseOrder } from "./book";
import { fixture } from "./fixtures";
import type { WorkbenchPage } from "./workbench-page";

/** Pinball's generators as in cells: a label next to each permutation. */
export const GENERATORS: string[][] = fixture("pinball").generators.map(
  ({ label, perm }: { label: string; perm: string }) => [label, perm],
);

/** The pane's page that expands generators, as a user sees it. */
export class ProductsPage {
  constructor(readonly workbench: WorkbenchPage) {}

  /** An empty workbook, and the page with its fields reset. Multiply pairs clears the earlier messages. */
  async fresh(): Promise<void> {
    await this.workbench.fresh();
    await this.open();
    await this.choosePasses(1);
    await chooseOrder(this.pane, "left to right");
    await this.pane.getByRole("radio", { name: "on a new sheet" }).check();
    await this.lookFor("");
  }

  /** Does the same, with pinball's generators in A1:B4, selected. */
  async withGenerators(): Promise<void> {
    await this.fresh();
    await this.workbench.fill("A1", GENERATORS);
    await this.workbench.selectCell("A1:B4");
    await expect(this.understanding).toContainText("4 generators (A, B, C, D)");
  }

  async open(): Promise<void> {
    await this.pane.getByRole("tab", { name: "Algebra" }).click();
    await this.pane.getByRole("tab", { name: "Products" }).click();
    await expect(this.expandButton).toBeVisible();
  }

  get pane(): FrameLocator {
    return this.workbench.pane;
  }

  get expandButton(): Locator {
    return this.pane.getByRole("button", { name: "Multiply pairs" });
  }

  get cancelButton(): Locator {
    return this.pane.getByRole("button", { name: "Cancel" });
  }

  /** What the pane understood of the selection, or why it did not. */
  get understanding(): Locator {
    return this.pane.getByRole("region", { name: "Selected generators" });
  }

  /** The question asked before filled cells are overwritten. */
  get question(): Locator {
    return this.pane.getByRole("alertdialog");
  }

  async choosePasses(passes: 1 | 2 | 3): Promise<void> {
    await this.pane.getByRole("radio", { name: String(passes), exact: true }).check();
  }

  async putFrom(cell: string): Promise<void> {
    await this.pane.getByRole("radio", { name: "starting at a cell" }).check();
    await this.pane.getByRole("textbox", { name: "First cell" }).fill(cell);
  }

  async lookFor(target: string): Promise<void> {
    await this.pane.getByRole("textbox", { name: "Look for" }).fill(target);
  }

  /** Presses Multiply pairs and waits until the pane shows this. */
  async expand(outcome: string | RegExp): Promise<void> {
    await this.expandButton.click();
    // If the text does not appear, the failure message shows the pane's text instead.
    await expect(this.pane.getByRole("main")).toContainText(outcome);
  }

  /** The word found for a target. The page Groups, which keeps its state while hidden, may have one as well. */
  wordFor(target: string): Locator {
    return this.pane.locator("#page-products").getByText(`gives ${target}`);
  }

  /** Everything the workbook holds and shows, to compare before and after. */
  snapshot(): Promise<string> {
    return this.workbench.page.evaluate(() => JSON.stringify(window.univerAPI!.getActiveWorkbook()!.save()));
  }

  /** The labels and permutations on the active sheet, from a row on. */
  rows(first: number, count: number): Promise<unknown[][]> {
    return this.workbench.cellTexts(`A${first}:B${first + count - 1}`);
  }
}
