import { expect, type FrameLocator, type Locator } from "@playwright/test";
import { GENERATORS } from "./products-page";
import type { UniverValue, WorkbenchPage } from "./workbench-page";

/** The pane's page that examines a group, as a user sees it. */
export class GroupsPage {
  constructor(readonly workbench: WorkbenchPage) {}

  /** A workbook with only these cells, some of them selected. The page is reset, except for old findings. */
  async withCells(cells: UniverValue[][], selection: string): Promise<void> {
    await this.workbench.fresh();
    await this.workbench.fill("A1", cells);
    await this.workbench.selectCell(selection);
    await this.open();
    await this.inverses.setChecked(false);
    // The pane asks where to put tables only when it has found something.
    const newSheet = this.pane.getByRole("radio", { name: "on a new sheet" });
    if (await newSheet.isVisible()) await newSheet.check();
  }

  /** Does the same with pinball's generators. */
  async withGenerators(): Promise<void> {
    await this.withCells(GENERATORS, "A1:B4");
    await expect(this.understanding).toContainText("4 generators (A, B, C, D)");
  }

  async open(): Promise<void> {
    await this.pane.getByRole("tab", { name: "Algebra" }).click();
    await this.pane.getByRole("tab", { name: "Groups" }).click();
    await expect(this.examine).toBeVisible();
  }

  get pane(): FrameLocator {
    return this.workbench.pane;
  }

  get examine(): Locator {
    return this.pane.getByRole("button", { name: "Examine" });
  }

  get inverses(): Locator {
    return this.pane.getByRole("switch", { name: "Inverses count as letters too" });
  }

  /** What the pane understood of the selection, or why it did not. */
  get understanding(): Locator {
    return this.pane.getByRole("region", { name: "Selected generators" });
  }

  finding(title: string): Locator {
    return this.pane.getByRole("region", { name: title });
  }

  /** Writes a finding into cells. */
  async write(title: string): Promise<void> {
    await this.finding(title).getByRole("button", { name: "Write into cells" }).click();
  }

  /** The rows of a finding's chart as read aloud: label and amount. */
  async rowsOf(title: string): Promise<string[][]> {
    const rows = this.finding(title).locator("tbody tr");
    return rows.evaluateAll((all) =>
      all.map((row) => [...row.querySelectorAll("th, td")].slice(0, 2).map((cell) => cell.textContent ?? "")),
    );
  }
}
