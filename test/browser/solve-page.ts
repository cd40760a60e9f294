import { expect, type Locator } from "@playwright/test";
import type { WorkbenchPage } from "./workbench-page";

/** The section “Identify and solve” of the page Puzzles, as a user sees it. Counts what the user does in it and in the sheet. */
export class SolvePage {
  actions = 0;

  constructor(readonly workbench: WorkbenchPage) {}

  get section(): Locator {
    return this.workbench.pane.getByRole("region", { name: "Identify and solve" });
  }

  button(name: string | RegExp): Locator {
    return this.section.getByRole("button", { name });
  }

  /** What the selection can be, the likeliest first. */
  get guesses(): Locator {
    return this.section.getByRole("radio");
  }

  /** What is known of a puzzle, by title. */
  fact(title: string): Locator {
    return this.section.locator("dt", { hasText: new RegExp(`^${title}$`) }).locator("+ dd");
  }

  async select(address: string): Promise<void> {
    this.actions++;
    await this.workbench.selectCell(address);
  }

  async press(name: string | RegExp): Promise<void> {
    this.actions++;
    await this.button(name).click();
  }

  async openPage(name: "Puzzles" | "Play"): Promise<void> {
    this.actions++;
    await this.workbench.pane.getByRole("tab", { name }).click();
  }

  async type(field: string, text: string): Promise<void> {
    this.actions++;
    await this.section.getByRole("textbox", { name: field }).fill(text);
  }

  /** Selects cells and asks what they are. */
  async ask(address: string): Promise<void> {
    await this.select(address);
    await this.openPage("Puzzles");
    await this.press("What is this?");
    await expect(this.guesses.first()).toBeChecked();
  }
}
