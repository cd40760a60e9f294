import { expect, type FrameLocator, type Locator } from "@playwright/test";
import { cardOf } from "./puzzles-page";
import { ViewPage } from "./view-page";
import { soon, type WorkbenchPage } from "./workbench-page";

/** The pane's page Make, as a user sees it. */
export class MakePage {
  constructor(
    readonly workbench: WorkbenchPage,
    readonly say = (english: string) => english,
  ) {}

  get pane(): FrameLocator {
    return this.workbench.pane;
  }

  /** The fields on the card that is open. */
  get form(): Locator {
    return this.page.locator("form");
  }

  private get page(): Locator {
    return this.pane.getByRole("tabpanel", { name: this.say("Make") });
  }

  card(title: string): Locator {
    return this.page.getByRole("button", { name: cardOf(this.say(title)) });
  }

  /** A way of making a puzzle, on a card that has several. */
  way(name: string): Locator {
    return this.page.getByRole("radio", { name: this.say(name) });
  }

  /** Opens the page, a card on it, and one of its ways. */
  async open(title?: string, way?: string): Promise<void> {
    await this.pane.getByRole("tab", { name: this.say("Make") }).click();
    if (title === undefined) return;
    const card = this.card(title);
    if ((await card.getAttribute("aria-expanded")) !== "true") await card.click();
    if (way !== undefined) await this.way(way).check();
  }

  /** Where the field for a number is on the screen. */
  async place(label: string): Promise<{ y: number; height: number }> {
    return (await this.field(label).boundingBox())!;
  }

  button(name: string): Locator {
    return this.page.getByRole("button", { name: this.say(name), exact: true });
  }

  /** A field for a text or an address. */
  field(label: string): Locator {
    return this.form.locator("input").and(this.form.getByLabel(this.say(label)));
  }

  fill(label: string, text: string): Promise<void> {
    return this.field(label).fill(text);
  }

  /** Selects cells in the sheet, and takes them for a range. */
  async take(range: string, address: string): Promise<void> {
    await this.workbench.selectCell(address);
    await this.button(`Use the selection: ${range}`).click();
    await expect(this.field(range)).toHaveValue(new RegExp(`!?${address}$`));
  }

  /** Expects what is said of the design. */
  async says(text: string | RegExp): Promise<void> {
    await expect(this.page).toContainText(text);
  }

  /** Cancels what is under way. Returns how long that takes to be said, in ms. */
  cancelled(): Promise<number> {
    return this.button("Cancel").evaluate(
      (button) =>
        new Promise<number>((resolve) => {
          const begin = performance.now();
          const said = new MutationObserver(() => {
            if (!button.isConnected) resolve(performance.now() - begin);
          });
          said.observe(button.ownerDocument.body, { childList: true, subtree: true });
          (button as HTMLElement).click();
        }),
    );
  }

  /** Makes the sheet, waits until its formulas have their answers, and looks whether Play plays it. */
  async makeSheet(name: string): Promise<void> {
    await this.button("Make the sheet").click();
    await soon(() => this.workbench.activeSheet()).toBe(name);
    await this.workbench.answered();
    const view = new ViewPage(this.workbench);
    await view.open();
    await expect(view.player).toBeVisible();
  }
}
