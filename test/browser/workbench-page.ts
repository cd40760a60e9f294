import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import { beginAfresh } from "./fresh-workbook";
import { OpenedLesson } from "./opened-lesson";

/** How often something that the page computes is looked at again, in milliseconds. */
export const OFTEN = { intervals: [20, 40, 80, 160] };

/** Expects something that the page computes, as soon as it has computed it. */
export const soon = <Value>(read: () => Value | Promise<Value>) => expect.poll(read, OFTEN);

/** A value of a cell as Univer's façade reads it. */
export type UniverValue = string | number | boolean | null;

/**
 * The workbench as a person uses it: cells are chosen through the name box and by arrow keys or the mouse, formulas are
 * typed. What cells hold is read through Univer's façade, because the grid is a canvas.
 */
export class WorkbenchPage {
  constructor(readonly page: Page) {}

  /** Opens an empty workbook, or with `""` the page as a first-time visitor sees it; waits until it is ready. */
  async open(query = "?empty"): Promise<void> {
    await this.page.goto(`/workbench.html${query}`);
    await this.page.waitForFunction(() => window.workbench !== undefined);
    await this.page.evaluate(() => window.workbench!.ready);
  }

  /**
   * An empty workbook as `open()` gives it, without a new start where this page has one. What a person has written into
   * the pane stays there.
   */
  async fresh(query = "?empty"): Promise<void> {
    if (!this.page.url().endsWith(`/workbench.html${query}`)) return this.open(query);
    await this.page.keyboard.press("Escape");
    await this.page.evaluate(beginAfresh);
  }

  /**
   * A lesson at its own address, calculated, and as it is in its sample: opened, or where the page has it already, with
   * all cells put back that tests have changed.
   */
  async lesson(id: string): Promise<void> {
    await new OpenedLesson(this.page, id).begin();
  }

  /** Loads the page again. */
  async restart(): Promise<void> {
    await this.page.reload();
    await this.page.waitForFunction(() => window.workbench !== undefined);
    await this.page.evaluate(() => window.workbench!.ready);
  }

  /** The add-in's page in the task pane. */
  get pane(): FrameLocator {
    return this.page.frameLocator("#pane iframe");
  }

  get ribbon(): Locator {
    return this.page.getByRole("toolbar", { name: "Ribbon" });
  }

  get status(): Locator {
    return this.page.locator("#status");
  }

  /** The grid's canvas. */
  get grid(): Locator {
    return this.page.locator("#sheet canvas[id^=univer-sheet-main-canvas]");
  }

  /** Selects a cell or range, such as `B3` or `B3:C6`, by typing its address into the name box. */
  async selectCell(address: string): Promise<void> {
    const nameBox = this.page.locator("#sheet [data-u-comp=defined-name] input");
    // Just after a workbook has opened, the grid takes the keyboard once more.
    await expect(async () => {
      await nameBox.click();
      await nameBox.fill(address);
      await nameBox.press("Enter");
      await expect.poll(() => this.selection(), { ...OFTEN, timeout: 2_000 }).toBe(address);
    }).toPass({ timeout: 30_000 });
  }

  /** Where on the page a cell is; it has to be in sight. */
  async rectangleOf(address: string): Promise<{ x: number; y: number; width: number; height: number }> {
    const box = (await this.grid.boundingBox())!;
    const rectangle = await this.page.evaluate((a1) => {
      const { x, y, width, height } = window
        .univerAPI!.getActiveWorkbook()!
        .getActiveSheet()
        .getRange(a1)
        .getCellRect();
      return { x, y, width, height };
    }, address);
    return { ...rectangle, x: box.x + rectangle.x, y: box.y + rectangle.y };
  }

  /** Where on the page the middle of a cell is. */
  async positionOf(address: string): Promise<{ x: number; y: number }> {
    const { x, y, width, height } = await this.rectangleOf(address);
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** Clicks on a cell of the grid. */
  async clickCell(address: string): Promise<void> {
    const { x, y } = await this.positionOf(address);
    await this.page.mouse.click(x, y);
  }

  /** Types a text or formula into a cell and enters it; by keys only as it begins, because each takes the editor 50 ms. */
  async typeInto(address: string, text: string): Promise<void> {
    await this.selectCell(address);
    await this.page.keyboard.type(text.slice(0, 2));
    await this.page.keyboard.insertText(text.slice(2));
    await this.page.keyboard.press("Enter");
  }

  /** Puts values into cells at once, as pasting does; for long tables where typing is not the point. */
  async fill(address: string, values: readonly (readonly UniverValue[])[]): Promise<void> {
    await this.page.evaluate(
      ({ a1, rows }) => {
        const first = window.univerAPI!.getActiveWorkbook()!.getActiveSheet().getRange(a1);
        const sheet = window.univerAPI!.getActiveWorkbook()!.getActiveSheet();
        sheet
          .getRange(first.getRow(), first.getColumn(), rows.length, rows[0]!.length)
          .setValues(rows as (string | number | boolean)[][]);
      },
      { a1: address, rows: values },
    );
  }

  /** The text in the cell that is being edited. */
  typedText(): Promise<string | undefined> {
    return this.page.evaluate(() =>
      window
        .univerAPI!.getUniverDoc("__INTERNAL_EDITOR__DOCS_NORMAL")
        ?.getSnapshot()
        .body?.dataStream.trimEnd(),
    );
  }

  /** What a cell of the active sheet holds. */
  cellText(address: string): Promise<UniverValue> {
    return this.page.evaluate(
      (a1) => window.univerAPI!.getActiveWorkbook()!.getActiveSheet().getRange(a1).getValue() as UniverValue,
      address,
    );
  }

  /** What the cells of a range of the active sheet hold, row by row. */
  cellTexts(address: string): Promise<UniverValue[][]> {
    return this.page.evaluate(
      (a1) =>
        window.univerAPI!.getActiveWorkbook()!.getActiveSheet().getRange(a1).getValues() as UniverValue[][],
      address,
    );
  }

  /** The formula of a cell of the active sheet, or an empty text. */
  formula(address: string): Promise<string> {
    return this.page.evaluate(
      (a1) => window.univerAPI!.getActiveWorkbook()!.getActiveSheet().getRange(a1).getFormula(),
      address,
    );
  }

  /** Waits until a cell of the active sheet holds a value. */
  async waitForCell(address: string, expected: UniverValue): Promise<void> {
    await expect.poll(() => this.cellText(address), { ...OFTEN, message: `cell ${address}` }).toBe(expected);
  }

  /** The address of the selection, such as `B3` or `B3:C6`. */
  selection(): Promise<string | undefined> {
    return this.page.evaluate(() => window.univerAPI!.getActiveWorkbook()!.getActiveRange()?.getA1Notation());
  }

  /** The names of the sheets, in the order of their tabs. */
  sheetNames(): Promise<string[]> {
    return this.page.evaluate(() =>
      window
        .univerAPI!.getActiveWorkbook()!
        .getSheets()
        .map((sheet) => sheet.getSheetName()),
    );
  }

  /** The name of the active sheet. */
  activeSheet(): Promise<string> {
    return this.page.evaluate(() => window.univerAPI!.getActiveWorkbook()!.getActiveSheet().getSheetName());
  }
}
