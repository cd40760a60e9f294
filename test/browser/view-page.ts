import { expect, type FrameLocator, type Locator } from "@playwright/test";
import { soon, type WorkbenchPage } from "./workbench-page";

/** The address of the sample that has every lesson on a sheet of its own. */
export const ALL_LESSONS = "?lesson=puzzlebook";

/** The pane's page View, as a person uses it. */
export class ViewPage {
  constructor(readonly workbench: WorkbenchPage) {}

  get pane(): FrameLocator {
    return this.workbench.pane;
  }

  /** Opens the page. */
  async open(): Promise<void> {
    await this.pane.getByRole("tab", { name: "View" }).click();
  }

  /**
   * Shows a sheet of the workbook with all lessons, which the page opens once, and the page; there a kind of puzzle if
   * the sheet has several, and one of its drawings. All of the page is as at first.
   */
  async openSheet(sheet: string, { kind, drawing }: { kind?: string; drawing?: string } = {}): Promise<void> {
    if (!this.workbench.page.url().endsWith(ALL_LESSONS)) {
      await this.workbench.open(ALL_LESSONS);
      await this.calculated();
    }
    // What a sheet has been left with goes when one without a puzzle is shown.
    await this.showEmptySheet();
    await this.open();
    await expect(this.noPuzzle).toBeVisible();
    await this.showSheet(sheet);
    await expect(this.player).toBeVisible();
    if (kind) await this.pane.getByLabel("Puzzle", { exact: true }).selectOption(kind);
    if (drawing) await this.choose(drawing);
  }

  /** Waits until FILTER on the Knights' sheet has its rows: a sheet that is added before would break the calculation off. */
  private async calculated(): Promise<void> {
    const second = () =>
      this.workbench.page.evaluate(() =>
        window.univerAPI!.getActiveWorkbook()!.getSheetByName("Knights")!.getRange("J21").getValue(),
      );
    await soon(second).not.toBe(null);
  }

  showSheet(name: string): Promise<unknown> {
    return this.workbench.page.evaluate((sheet) => {
      const workbook = window.univerAPI!.getActiveWorkbook()!;
      workbook.setActiveSheet(workbook.getSheetByName(sheet)!);
    }, name);
  }

  /** A sheet that no names tell of. */
  showEmptySheet(): Promise<unknown> {
    return this.workbench.page.evaluate(() => {
      const workbook = window.univerAPI!.getActiveWorkbook()!;
      workbook.setActiveSheet(workbook.getSheetByName("Empty") ?? workbook.insertSheet("Empty"));
    });
  }

  /** What is said of a sheet without a puzzle. */
  get noPuzzle(): Locator {
    return this.pane.getByText(/This sheet has no names that tell of a puzzle/);
  }

  /** The switch of the marker in the sheet. */
  get walk(): Locator {
    return this.pane.getByRole("switch", { name: "Walk in the sheet" });
  }

  /** Gives the ranges of a puzzle that no names tell of, and shows it. */
  async show(
    kind: string,
    ranges: readonly (readonly [title: string | RegExp, address: string])[],
  ): Promise<void> {
    await this.open();
    await expect(this.noPuzzle).toBeVisible();
    await this.pane.getByLabel("Kind of puzzle").selectOption(kind);
    for (const [title, address] of ranges)
      await this.pane.getByRole("textbox", { name: title }).fill(address);
    await this.pane.getByRole("button", { name: "Show", exact: true }).click();
  }

  /** What is shown of the puzzles of a sheet that has several. */
  get chosenPuzzle(): Locator {
    return this.pane.getByLabel("Puzzle", { exact: true }).locator("option:checked");
  }

  /** Chooses a drawing by its title, or all of them by “All together”. */
  async choose(drawing: string): Promise<void> {
    const choice = this.pane.getByLabel("Drawing", { exact: true });
    if (drawing === "All together" || (await choice.count()) > 0) await choice.selectOption(drawing);
  }

  /** Opens the puzzle in the larger window too. */
  async openLarger(): Promise<LargerWindow> {
    await this.pane.getByRole("button", { name: "Larger, in a window" }).click();
    const larger = new LargerWindow(this.workbench);
    await expect(larger.player).toBeVisible();
    return larger;
  }

  /** Makes the workbench light or dark by its switch, and waits until the page is so too. */
  async setTheme(theme: "light" | "dark"): Promise<void> {
    await this.workbench.page.getByRole("switch", { name: "Dark" }).setChecked(theme === "dark");
    const ground = { light: "rgb(255, 255, 255)", dark: "rgb(41, 41, 41)" }[theme];
    await expect(this.pane.locator("#pane > div").first()).toHaveCSS("background-color", ground);
  }

  get player(): Locator {
    return this.pane.getByRole("group", { name: "Player" });
  }

  /** A button of the player, such as “Step”, “Step back”, “First step”, “Last step”, “Play”, “Pause”. */
  button(name: string): Locator {
    return this.player.getByRole("button", { name, exact: true });
  }

  get slider(): Locator {
    return this.player.getByRole("slider");
  }

  /** The text of the move. */
  get move(): Locator {
    return this.player.locator("[data-move]");
  }

  /** What is drawn on the page, drawing by drawing: all of a flat one, the poses and the words of a solid one. */
  drawn(): Promise<string[]> {
    return this.pane.locator("figure[data-drawing]").evaluateAll((figures) =>
      figures.map((figure) => {
        const flat = figure.querySelector("svg[data-state]");
        if (flat) return flat.outerHTML;
        const solid = figure.querySelector("[data-poses]")!;
        return `${solid.ariaLabel} ${solid.getAttribute("data-poses")}`;
      }),
    );
  }

  /** The frame of a drawing. */
  figure(id: string): Locator {
    return this.pane.locator(`figure[data-drawing="${id}"]`);
  }

  /** What is drawn of a flat drawing. */
  picture(id: string): Locator {
    return this.figure(id).locator("[role=img]").first();
  }

  /** The place of a solid drawing, which the keyboard comes to. */
  solid(id: string): Locator {
    return this.figure(id).locator("[tabindex='0'][role=img]");
  }

  /** What a flat drawing says it shows. */
  state(id: string): Locator {
    return this.figure(id).locator("svg[data-state]").first();
  }

  async setSpeed(title: "Slow" | "Normal" | "Quick" | "Fast" | "Fastest"): Promise<void> {
    await this.player.getByLabel("Speed").selectOption(title);
  }

  /** Plays to the end, as fast as can be. */
  async playToTheEnd(): Promise<void> {
    await this.setSpeed("Fastest");
    await this.button("Play").click();
    const last = await this.slider.getAttribute("max");
    await this.waitForStep(Number(last));
    await expect(this.button("Play")).toBeVisible();
  }

  /** Goes to a step by the slider. */
  async goTo(step: number): Promise<void> {
    await this.slider.fill(String(step));
    await this.waitForStep(step);
  }

  /** Waits until all drawings are at rest at a step. */
  async waitForStep(step: number): Promise<void> {
    await expect(this.slider).toHaveValue(String(step));
    const places = this.pane.locator("figure[data-drawing] [data-step]");
    for (const place of await places.all()) {
      await expect(place).toHaveAttribute("data-step", String(step));
    }
  }

  /** How many different colours the picture of a drawing has, and a number that tells two pictures apart. */
  async pixels(id: string): Promise<{ colors: number; picture: string }> {
    const png = (await this.picture(id).screenshot({ animations: "disabled" })).toString("base64");
    return this.workbench.page.evaluate(async (base64) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [image.width, image.height];
      const context = canvas.getContext("2d")!;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      const words = new Uint32Array(data.buffer);
      let hash = 0;
      for (const word of words) hash = (Math.imul(hash, 31) + word) | 0;
      return { colors: new Set(words).size, picture: `${canvas.width} × ${canvas.height}: ${hash}` };
    }, png);
  }

  /** Presses keys where the focus is, and waits for the step that each leads to. */
  async pressKeys(...steps: readonly (readonly [key: string, step: number])[]): Promise<void> {
    for (const [key, step] of steps) {
      await this.workbench.page.keyboard.press(key);
      await this.waitForStep(step);
    }
  }

  async playAndPauseBySpace(): Promise<void> {
    await this.workbench.page.keyboard.press("Space");
    await expect(this.button("Pause")).toBeVisible();
    await this.workbench.page.keyboard.press("Space");
    await expect(this.button("Play")).toBeVisible();
  }
}

/** The larger window, in which a puzzle is drawn and played as on the page. */
export class LargerWindow extends ViewPage {
  override get pane(): FrameLocator {
    return this.workbench.page.frameLocator("#dialog iframe");
  }

  async close(): Promise<void> {
    await this.workbench.page.getByRole("button", { name: "Close the dialog" }).click();
    await expect(this.workbench.page.locator("#dialog iframe")).toBeHidden();
  }
}
