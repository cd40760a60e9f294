import { expect } from "@playwright/test";
import { OFTEN, type WorkbenchPage } from "./workbench-page";

/** The name of a lesson's card: its title, and what it is about, in which titles of others may stand. */
export const cardOf = (title: string): RegExp => new RegExp(`^${title.replace(/[^\p{L}\d]/gu, "\\$&")}`);

/** The pane's page of lessons, and what a user sees of their sheets. */
export class PuzzlesPage {
  constructor(readonly workbench: WorkbenchPage) {}

  async open(): Promise<void> {
    await this.workbench.pane.getByRole("tab", { name: "Puzzles" }).click();
  }

  /** Inserts a lesson by its card and waits until its sheet is shown. Returns the sheet's name. */
  async insertLesson(title: string): Promise<string> {
    const { pane } = this.workbench;
    await this.open();
    await pane
      .getByRole("region", { name: "Lessons" })
      .getByRole("button", { name: cardOf(title) })
      .click();
    // Pages that are not shown may have such a message, too.
    await expect(pane.getByText(/^The sheet “.+” is ready\.$/).filter({ visible: true })).toBeVisible();
    return this.workbench.activeSheet();
  }

  /** The colours of cells as painted on the screen, such as #ffeeaa, from one screenshot; see `colorOf`. */
  async colorsOf(addresses: readonly string[]): Promise<string[]> {
    const { page } = this.workbench;
    const box = (await this.workbench.grid.boundingBox())!;
    // The note of a cell under the mouse would cover others; it goes when the mouse is over another cell.
    await page.mouse.move(box.x + box.width - 80, box.y + box.height - 60, { steps: 2 });
    const png = (await page.screenshot()).toString("base64");
    return page.evaluate(
      async ({ base64, cells, left, top }) => {
        const image = new Image();
        image.src = `data:image/png;base64,${base64}`;
        await image.decode();
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = [image.width, image.height];
        const context = canvas.getContext("2d", { willReadFrequently: true })!;
        context.drawImage(image, 0, 0);
        const sheet = window.univerAPI!.getActiveWorkbook()!.getActiveSheet();
        return cells.map((address) => {
          const { x, y, width, height } = sheet.getRange(address).getCellRect();
          const [across, down] = [left + x + Math.min(5, width / 5), top + y + height - 4].map(Math.round);
          const [red, green, blue] = context.getImageData(across, down, 1, 1).data;
          return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
        });
      },
      { base64: png, cells: addresses, left: box.x, top: box.y },
    );
  }

  /** The colour of a visible cell, next to its text: near its lower left corner. */
  async colorOf(address: string): Promise<string> {
    return (await this.colorsOf([address]))[0];
  }

  /** Waits until cells are painted in these colours. */
  async waitForColors(colors: Readonly<Record<string, string>>): Promise<void> {
    const addresses = Object.keys(colors);
    await expect
      .poll(
        async () => {
          const painted = await this.colorsOf(addresses);
          return Object.fromEntries(addresses.map((address, index) => [address, painted[index]]));
        },
        { ...OFTEN, message: `colours of ${addresses.join(", ")}` },
      )
      .toEqual(colors);
  }

  /** Waits until a cell is painted in a colour. */
  async waitForColor(address: string, color: string): Promise<void> {
    await this.waitForColors({ [address]: color });
  }
}
