import { soon, type WorkbenchPage } from "./workbench-page";

/** A person in front of the workbench: each press of a button and each filled field or clicked cell is an action, typed cells count apart. Arrow keys belong to typing, like Enter. */
export class Person {
  actions = 0;
  typedCells = 0;

  constructor(readonly workbench: WorkbenchPage) {}

  async open(page: string): Promise<void> {
    this.actions++;
    await this.workbench.pane.getByRole("tab", { name: page }).click();
  }

  async press(button: RegExp | string): Promise<void> {
    this.actions++;
    await this.workbench.pane.getByRole("button", { name: button }).click();
  }

  async fill(label: string, text: string): Promise<void> {
    this.actions++;
    await this.workbench.pane.getByLabel(label, { exact: true }).fill(text);
  }

  async clickCell(address: string): Promise<void> {
    this.actions++;
    await this.workbench.clickCell(address);
    await soon(() => this.workbench.selection()).toBe(address);
  }

  /** Goes to another cell with the arrow keys. */
  async go(...keys: readonly string[]): Promise<void> {
    for (const key of keys) await this.workbench.page.keyboard.press(key);
  }

  /** Goes on to the top of the next column. */
  async nextColumn(rows: number): Promise<void> {
    await this.go(...new Array<string>(rows).fill("ArrowUp"), "ArrowRight");
  }

  /** Types into the selected cell and those below it, as one does without looking up. Blanks are deleted. */
  async type(...texts: readonly string[]): Promise<void> {
    const { keyboard } = this.workbench.page;
    for (const text of texts) {
      this.typedCells++;
      if (text === "") {
        await keyboard.press("Delete");
        await keyboard.press("ArrowDown");
      } else {
        await keyboard.type(text);
        await keyboard.press("Enter");
      }
    }
  }
}
