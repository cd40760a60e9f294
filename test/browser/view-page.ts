import { expect, type FrameLocator, type Locator } from "@playwright/test";
import { LESSONS } from "../../src/puzzles";
import type { WorkbenchPage } from "./workbench-page";

/** The pane's page Play, as a user sees it. */
export class ViewPage {
  /** `say` says English texts in the workbench's language. */
  constructor(
    readonly workbench: WorkbenchPage,
    readonly say = (english: string) => english,
  ) {}

  get pane(): FrameLocator {
    return this.workbench.pane;
  }

  /** Opens the page. */
  async open(): Promise<void> {
    await this.pane.getByRole("tab", { name: this.say("Play") }).click();
  }

  /**
   * Shows a lesson's sheet, in the workbook of that lesson alone, and the page Play. Selects a kind of puzzle if the sheet has several,
   * and one drawing. The whole page is reset.
   */
  async openSheet(sheet: string, { kind, drawing }: { kind?: string; drawing?: string } = {}): Promise<void> {
    const query = `?lesson=${LESSONS.find(({ sheetName }) => sheetName === sheet)!.id}`;
    if (this.workbench.page.url().endsWith(query)) {
      // Showing a sheet without a puzzle clears what an earlier test has left.
      await this.showEmptySheet();
      await this.open();
      await expect(this.noPuzzle).toBeVisible();
    } else {
      await this.workbench.open(query);
      await this.open();
    }
    // The browser keeps the lesson with the sheet that was active last.
    await this.showSheet(sheet);
    await expect(this.player).toBeVisible();
    if (kind) await this.pane.getByLabel("Puzzle", { exact: true }).selectOption(kind);
    await this.showSolution();
    if (drawing) await this.choose(drawing);
  }

  showSheet(name: string): Promise<unknown> {
    return this.workbench.page.evaluate((sheet) => {
      const workbook = window.univerAPI!.getActiveWorkbook()!;
      workbook.setActiveSheet(workbook.getSheetByName(sheet)!);
    }, name);
  }

  /** Shows a sheet without names of a puzzle. */
  showEmptySheet(): Promise<unknown> {
    return this.workbench.page.evaluate(() => {
      const workbook = window.univerAPI!.getActiveWorkbook()!;
      workbook.setActiveSheet(workbook.getSheetByName("Empty") ?? workbook.insertSheet("Empty"));
    });
  }

  /** The message for a sheet without a puzzle. */
  get noPuzzle(): Locator {
    return this.pane.getByText(/The names on this sheet do not lead to a puzzle/);
  }

  /** The switch for the marker in the sheet. */
  get walk(): Locator {
    return this.pane.getByRole("switch", { name: "Walk in the sheet" });
  }

  /** Enters the ranges of a puzzle that has no names, and shows it. */
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

  /** What is shown for a sheet with several puzzles. */
  get chosenPuzzle(): Locator {
    return this.pane.getByLabel("Puzzle", { exact: true }).locator("option:checked");
  }

  /** Chooses a drawing by its title, or all with “All together”. */
  async choose(drawing: string): Promise<void> {
    const choice = this.pane.getByLabel(this.say("Drawing"), { exact: true });
    if (drawing === "All together" || (await choice.count()) > 0)
      await choice.selectOption(this.say(drawing));
  }

  /** Also opens the puzzle in the larger window. */
  async openLarger(): Promise<LargerWindow> {
    await this.pane.getByRole("button", { name: "Larger, in a window" }).click();
    const larger = new LargerWindow(this.workbench);
    await expect(larger.player).toBeVisible();
    return larger;
  }

  /** Sets the workbench's theme with its switch, and waits until the page has followed. */
  async setTheme(theme: "light" | "dark"): Promise<void> {
    await this.workbench.page.getByRole("switch", { name: this.say("Dark") }).setChecked(theme === "dark");
    const ground = { light: "rgb(255, 255, 255)", dark: "rgb(41, 41, 41)" }[theme];
    await expect(this.pane.locator("#pane > div").first()).toHaveCSS("background-color", ground);
    await expect(this.pane.locator("html")).toHaveCSS("color-scheme", theme);
  }

  get player(): Locator {
    return this.pane.getByRole("group", { name: this.say("Player") });
  }

  /** The buttons of the legal moves. */
  get moves(): Locator {
    return this.pane.getByRole("group", { name: new RegExp(`^${this.say("Moves")}`) });
  }

  /** A button of playing by hand, by its English text: “Undo”, “Hint”, “Solve from here”, …. */
  action(name: string): Locator {
    return this.pane
      .getByRole("group", { name: this.say("Playing by hand") })
      .getByRole("button", { name: this.say(name), exact: true });
  }

  /** Leaves the line of moves that an earlier test has made, if there is one. */
  async showSolution(): Promise<void> {
    const own = this.action("Show the solution");
    if (await own.isVisible()) await own.click();
    await this.goTo(0);
  }

  /** What was said last of playing by hand: a refusal, a hint, or that the puzzle is solved. */
  get said(): Locator {
    return this.player.getByRole("status");
  }

  /** In how many moves the puzzle was solved. The time stands behind it. */
  get solved(): Locator {
    return this.said.locator("> :first-child");
  }

  /** Clicks a spot of a flat drawing with the mouse. */
  async clickSpot(spot: string, drawing?: string): Promise<void> {
    const { x, y } = await this.middleOf(spot, drawing);
    await this.workbench.page.mouse.click(x, y);
  }

  /** The same with a finger. */
  async tapSpot(spot: string, drawing?: string): Promise<void> {
    const { x, y } = await this.middleOf(spot, drawing);
    await this.workbench.page.touchscreen.tap(x, y);
  }

  /** Drags with the mouse from one spot to another one. */
  async dragSpot(from: string, to: string): Promise<void> {
    const { mouse } = this.workbench.page;
    const [begin, end] = [await this.middleOf(from), await this.middleOf(to)];
    await mouse.move(begin.x, begin.y);
    await mouse.down();
    await mouse.move(end.x, end.y, { steps: 3 });
    await mouse.up();
  }

  async middleOf(spot: string, drawing?: string): Promise<{ x: number; y: number }> {
    const frame = drawing === undefined ? this.pane.locator("figure") : this.figure(drawing);
    const element = frame.locator(`[data-spot="${spot}"]`).first();
    await element.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await element.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** The spots that are marked in a way: `legal`, `pointed`, `held` or `hint`. */
  marked(look: string): Promise<string[]> {
    return this.pane
      .locator(`figure [data-mark="${look}"]`)
      .evaluateAll((marks) => marks.map((mark) => mark.getAttribute("data-of")!).sort());
  }

  /** A button of the player: “Step”, “Step back”, “First step”, “Last step”, “Play”, “Pause”, …. */
  button(name: string): Locator {
    return this.player.getByRole("button", { name, exact: true });
  }

  get slider(): Locator {
    return this.player.getByRole("slider");
  }

  /** The move's text. */
  get move(): Locator {
    return this.player.locator("[data-move]");
  }

  /** What each drawing on the page shows: the whole of a flat one, the poses and text of a solid one. */
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

  /** The picture in a drawing's frame. */
  picture(id: string): Locator {
    return this.figure(id).locator("[role=img]").first();
  }

  /** The element of a solid drawing that takes the focus. */
  solid(id: string): Locator {
    return this.figure(id).locator("[tabindex='0'][role=img]");
  }

  /** The state that a flat drawing declares. */
  state(id: string): Locator {
    return this.figure(id).locator("svg[data-state]").first();
  }

  async setSpeed(title: "Slow" | "Normal" | "Quick" | "Fast" | "Fastest"): Promise<void> {
    await this.player.getByLabel("Speed").selectOption(title);
  }

  /** Plays to the end at full speed. */
  async playToTheEnd(): Promise<void> {
    await this.setSpeed("Fastest");
    await this.button("Run").click();
    const last = await this.slider.getAttribute("max");
    await this.waitForStep(Number(last));
    await expect(this.button("Run")).toBeVisible();
  }

  /** Goes to a step with the slider. */
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

  /** How many colours the picture of a drawing has, and a value that tells two pictures apart. */
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

  /** Presses keys with the focus where it is, and waits for the step that each leads to. */
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
    await expect(this.button("Run")).toBeVisible();
  }
}

/** The larger window, which draws and plays a puzzle as the page does. */
export class LargerWindow extends ViewPage {
  override get pane(): FrameLocator {
    return this.workbench.page.frameLocator("#dialog iframe");
  }

  async close(): Promise<void> {
    await this.workbench.page.getByRole("button", { name: "Close the dialog" }).click();
    await expect(this.workbench.page.locator("#dialog iframe")).toBeHidden();
  }
}
