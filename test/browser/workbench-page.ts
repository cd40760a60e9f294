import { expect, type Frame, type FrameLocator, type Locator, type Page } from "@playwright/test";
import { beginAfresh } from "./fresh-workbook";
import { SOLUTIONS } from "../../src/lessons/solutions";
import { OpenedLesson } from "./opened-lesson";

/** The polling intervals for what the page computes, in ms. */
export const OFTEN = { intervals: [20, 40, 80, 160] };

/** Expects something that the page computes, as soon as it is computed. */
export const soon = <Value>(read: () => Value | Promise<Value>) => expect.poll(read, OFTEN);

/** A cell's value as read through Univer's façade. */
export type UniverValue = string | number | boolean | null;

/**
 * The workbench as a user sees it: cells are selected with the name box, arrow keys or the mouse, and formulas are typed. Cells are read
 * through Univer's façade, because the grid is a canvas.
 */
export class WorkbenchPage {
  constructor(readonly page: Page) {}

  /** Opens an empty workbook or, with `""`, the page as a first-time visitor sees it. Waits until it is ready. */
  async open(query = "?empty"): Promise<void> {
    await this.page.goto(`/workbench.html${query}`);
    await this.page.waitForFunction(() => window.workbench !== undefined);
    await this.page.evaluate(() => window.workbench!.ready);
  }

  /** An empty workbook as from `open()`, without a restart if this page already has one. What was typed into the pane stays there. */
  async fresh(query = "?empty"): Promise<void> {
    if (!this.page.url().endsWith(`/workbench.html${query}`)) return this.open(query);
    await this.page.keyboard.press("Escape");
    await this.page.evaluate(beginAfresh);
  }

  /**
   * A lesson at its own address, calculated and as in its sample. Opens it or, if the page already shows it, restores all cells that tests
   * have changed.
   */
  async lesson(id: string): Promise<void> {
    await new OpenedLesson(this.page, id).begin();
  }

  /** The same lesson with its solutions shown. */
  async solvedLesson(id: string): Promise<void> {
    await this.lesson(id);
    await this.showSolutions();
  }

  /** Turns on the switch of the active sheet's solutions. */
  async showSolutions(): Promise<void> {
    await this.page.evaluate((name) => {
      const workbook = window.univerAPI!.getActiveWorkbook()!;
      const sheet = workbook.getActiveSheet();
      const own = workbook
        .getDefinedNames()
        .find((each) => each.getName() === name && each.getLocalSheetId() === sheet.getSheetId())!;
      const [, cell] = /!\$?([A-Z]+\$?\d+)/.exec(own.getFormulaOrRefString())!;
      sheet.getRange(cell.replace("$", "")).setValue("yes");
    }, SOLUTIONS);
  }

  /** Reloads the page. */
  async restart(): Promise<void> {
    await this.page.reload();
    await this.page.waitForFunction(() => window.workbench !== undefined);
    await this.page.evaluate(() => window.workbench!.ready);
  }

  /** The add-in's page in the task pane. */
  get pane(): FrameLocator {
    return this.page.frameLocator("#pane iframe");
  }

  /** The same as a frame, in which code can use Office.js. */
  get paneFrame(): Frame {
    const frame = this.page.frames().find((each) => each.url().includes("workbench-pane.html"));
    expect(frame).toBeDefined();
    return frame!;
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
    // Just after a workbook has opened, the grid takes the focus once more.
    await expect(async () => {
      await nameBox.click();
      await nameBox.fill(address);
      await nameBox.press("Enter");
      await expect.poll(() => this.selection(), { ...OFTEN, timeout: 2_000 }).toBe(address);
    }).toPass({ timeout: 30_000 });
  }

  /** The position and size of a visible cell on the page. */
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

  /** The centre of a cell on the page. */
  async positionOf(address: string): Promise<{ x: number; y: number }> {
    const { x, y, width, height } = await this.rectangleOf(address);
    return { x: x + width / 2, y: y + height / 2 };
  }

  /** Clicks on a cell of the grid. */
  async clickCell(address: string): Promise<void> {
    const { x, y } = await this.positionOf(address);
    await this.page.mouse.click(x, y);
  }

  /** Types a text or formula into a cell and enters it. Only the beginning is typed key by key, because each key takes the editor 50 ms. */
  async typeInto(address: string, text: string): Promise<void> {
    await this.selectCell(address);
    await this.page.keyboard.type(text.slice(0, 2));
    await this.page.keyboard.insertText(text.slice(2));
    await this.page.keyboard.press("Enter");
  }

  /** Puts values into cells at once, as pasting does, for long tables when typing is not the point. */
  async fill(address: string, values: readonly (readonly UniverValue[])[]): Promise<void> {
    await this.page.evaluate(
      ({ a1, rows }) => {
        const first = window.univerAPI!.getActiveWorkbook()!.getActiveSheet().getRange(a1);
        const sheet = window.univerAPI!.getActiveWorkbook()!.getActiveSheet();
        sheet
          .getRange(first.getRow(), first.getColumn(), rows.length, rows[0].length)
          .setValues(rows as (string | number | boolean)[][]);
      },
      { a1: address, rows: values },
    );
  }

  /** The text in the cell being edited. */
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
      (a1) => window.univerAPI!.getActiveWorkbook()!.getActiveSheet().getRange(a1).getValue(),
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

  /** The same as Excel tells it, also where a number format shows nothing, as in mazes that are only painted. */
  hiddenValues(address: string): Promise<unknown[][]> {
    return this.paneFrame.evaluate(
      (a1) =>
        Excel.run(async (context) => {
          const range = context.workbook.worksheets.getActiveWorksheet().getRange(a1).load("values");
          await context.sync();
          return range.values as unknown[][];
        }),
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

  /** Waits until every formula of the active sheet has its answer. */
  async answered(): Promise<void> {
    const waiting = () =>
      this.page.evaluate(() => {
        const sheet = window.univerAPI!.getActiveWorkbook()!.getActiveSheet();
        const cells = sheet.getSheet();
        const addresses: string[] = [];
        cells.getCellMatrix().forValue((row, column, cell) => {
          if (!cell?.f && !cell?.si) return;
          const value = cells.getCell(row, column)?.v ?? null;
          if (value === null || value === "#BUSY!")
            addresses.push(sheet.getRange(row, column).getA1Notation());
        });
        return addresses;
      });
    await expect.poll(waiting, { ...OFTEN, message: "formulas without an answer" }).toEqual([]);
  }

  /** The address of the selection, such as `B3` or `B3:C6`. */
  selection(): Promise<string | undefined> {
    return this.page.evaluate(() => window.univerAPI!.getActiveWorkbook()!.getActiveRange()?.getA1Notation());
  }

  /** The names of the sheets, in tab order. */
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
