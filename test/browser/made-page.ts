import { expect, type Locator } from "@playwright/test";
import { catalogues } from "../../src/language/de/catalogues";
import type { Maker } from "../../src/lessons/maker";
import { violations } from "./axe";
import type { Arrows, Language, MadePuzzle } from "./made-puzzles";
import { ViewPage } from "./view-page";
import { soon, type WorkbenchPage } from "./workbench-page";

const GERMAN: Readonly<Record<string, string>> = Object.assign({}, ...catalogues);

/** What the add-in's English texts are in a language, without values. */
export const sayIn =
  (language: Language) =>
  (english: string): string =>
    language === "de" ? (GERMAN[english] ?? english) : english;

const ARROW_KEYS: Readonly<Record<string, string>> = {
  "→": "ArrowRight",
  "↑": "ArrowUp",
  "↓": "ArrowDown",
  "←": "ArrowLeft",
  "⏎": "Enter",
};

/** Presses Tab, or Shift+Tab, until a control has the focus. */
export async function tabTo(control: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  const hasFocus = () => control.evaluate((element) => element === element.ownerDocument.activeElement);
  for (let presses = 0; presses < 80; presses++) {
    if (await hasFocus()) return;
    await control.page().keyboard.press(key);
  }
  throw new Error(`${key} does not lead to ${control.toString()}`);
}

/** Making your own puzzle, and playing it on the page Play. */
export class MadePage extends ViewPage {
  constructor(
    workbench: WorkbenchPage,
    readonly language: Language,
  ) {
    super(workbench, sayIn(language));
  }

  /** Makes the sheet on the maker's card. */
  async make({ title, choices }: Maker, { chosen }: MadePuzzle): Promise<void> {
    const { pane, say } = this;
    await this.workbench.fresh(this.language === "en" ? "?empty" : `?empty&language=${this.language}`);
    await pane.getByRole("tab", { name: say("Make") }).click();
    const card = pane.getByRole("button", { name: new RegExp(`^${say(title)}`) });
    if ((await card.getAttribute("aria-expanded")) !== "true") await card.click();
    for (const choice of choices) {
      const value = chosen[choice.name];
      if (value === undefined) continue;
      const field = pane.getByLabel(say(choice.title), { exact: true });
      if ("options" in choice) await field.selectOption(String(value));
      else await field.fill(String(value));
    }
    const before = await this.workbench.activeSheet();
    await pane.getByRole("button", { name: say("Make the sheet") }).click();
    await soon(() => this.workbench.activeSheet()).not.toBe(before);
  }

  /** Waits until a cell says something that matches, or begins with a text. */
  async waitFor(cell: string, expected: RegExp | string): Promise<void> {
    const said = async () => String(await this.workbench.cellText(cell));
    if (typeof expected !== "string") await soon(said).toMatch(expected);
    else await soon(async () => (await said()).slice(0, expected.length)).toBe(expected);
  }

  /** Types cell by cell. */
  async type(cells: Readonly<Record<string, string | number>>): Promise<void> {
    for (const [address, value] of Object.entries(cells)) {
      await this.workbench.selectCell(address);
      const { keyboard } = this.workbench.page;
      if (value === "") await keyboard.press("Delete");
      else {
        await keyboard.type(String(value));
        await keyboard.press("Enter");
      }
    }
  }

  /** Goes to a drawing with the Tab key, and plays there with arrow keys and Enter. */
  async playByArrows({ drawing: { id, title }, keys }: Arrows): Promise<void> {
    if (title) await this.choose(title);
    await tabTo(this.figure(id).locator("[role=img][tabindex='0']"), "Shift+Tab");
    for (const [step, ofMove] of keys.entries()) {
      const pressed = [...ofMove].map((key) => ARROW_KEYS[key]);
      for (const key of pressed.slice(0, -1)) await this.workbench.page.keyboard.press(key);
      await this.pressKeys([pressed.at(-1)!, step + 1]);
    }
  }

  /** Makes a move that the page has just hinted at, by the keyboard alone, with the focus among the actions. */
  async followHint(): Promise<void> {
    const { keyboard } = this.workbench.page;
    await keyboard.press("Enter");
    const hinted = this.moves.locator("[aria-current=step]");
    await expect(hinted).toHaveCount(1);
    await tabTo(hinted);
    await keyboard.press("Enter");
  }

  /** What axe finds at 320 pixels in light, in dark and in forced colours, and whether the page is wider than that then. */
  async problemsWhenNarrow(): Promise<unknown[]> {
    const { page } = this.workbench;
    const setWidth = (width: string) =>
      page.locator("#pane").evaluate((pane, px) => pane.style.setProperty("--pane-width", px), width);
    const html = this.pane.locator("html");
    const found: unknown[] = [];
    const look = async (look: string) => {
      const [needed, given] = await html.evaluate(({ scrollWidth, clientWidth }) => [
        scrollWidth,
        clientWidth,
      ]);
      if (needed > given) found.push([look, `${needed} pixels wide`]);
      found.push(...(await violations(page, "#pane iframe")).map((problem) => [look, problem]));
    };
    await setWidth("320px");
    await expect.poll(() => html.evaluate(({ clientWidth }) => clientWidth)).toBeLessThan(321);
    await look("light");
    await this.setTheme("dark");
    await look("dark");
    await this.setTheme("light");
    await page.emulateMedia({ forcedColors: "active" });
    await look("contrast");
    await page.emulateMedia({ forcedColors: null });
    await setWidth("336px");
    return found;
  }
}
