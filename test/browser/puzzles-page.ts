import { expect } from "@playwright/test";
import type { WorkbenchPage } from "./workbench-page";

/** The pane's page of lessons, and what a person sees of their sheets. */
export class PuzzlesPage {
  constructor(readonly workbench: WorkbenchPage) {}

  /** Inserts a lesson by its card and waits until its sheet is shown; answers the sheet's name. */
  async insertLesson(title: string): Promise<string> {
    const { pane } = this.workbench;
    await pane.getByRole("tab", { name: "Puzzles" }).click();
    await pane.getByRole("button", { name: title }).click();
    await expect(pane.getByText(/^The sheet “.+” is ready\.$/)).toBeVisible();
    return this.workbench.activeSheet();
  }

  /** The colour of a cell as it is painted on the screen, such as #ffeeaa, beside its text: near its lower left corner. */
  async colorOf(address: string): Promise<string> {
    const { page } = this.workbench;
    const { x, y, width, height } = await this.workbench.rectangleOf(address);
    const clip = {
      x: Math.round(x + Math.min(5, width / 5)),
      y: Math.round(y + height - 4),
      width: 1,
      height: 1,
    };
    const pixel = (await page.screenshot({ clip })).toString("base64");
    return page.evaluate(async (png) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const context = document.createElement("canvas").getContext("2d")!;
      context.drawImage(image, 0, 0);
      const [red, green, blue] = context.getImageData(0, 0, 1, 1).data;
      return `#${[red, green, blue].map((part) => part!.toString(16).padStart(2, "0")).join("")}`;
    }, pixel);
  }

  /** Waits until a cell is painted in a colour. */
  async waitForColor(address: string, color: string): Promise<void> {
    await expect.poll(() => this.colorOf(address), { message: `colour of ${address}` }).toBe(color);
  }
}
