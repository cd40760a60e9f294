import { expect, type Page } from "@playwright/test";
import { cutTexts } from "./cut-texts";
import { sampleValues } from "./sample-values";
import type { UniverValue } from "./workbench-page";

declare global {
  interface Window {
    /** What was typed into the lesson's cells when it was opened, by row and column. */
    typedAtFirst?: Record<string, Typed>;
  }
}

interface Typed {
  v?: string | number | boolean | null;
  t?: number | null;
  f?: string | null;
}

/** A lesson's own workbook, at its own address. */
export class OpenedLesson {
  private readonly address: string;

  constructor(
    private readonly page: Page,
    private readonly id: string,
  ) {
    this.address = `/workbench.html?lesson=${id}`;
  }

  /** Opens it or, if it is already open, undoes what tests have done to it. */
  async begin(): Promise<void> {
    const { page } = this;
    const isOpen =
      page.url().endsWith(this.address) && (await page.evaluate(() => window.typedAtFirst !== undefined));
    await (isOpen ? this.putBack() : this.open());
  }

  /** Opens it as if nobody had ever changed it, and waits until the workbench has calculated it. */
  private async open(): Promise<void> {
    await this.forgetWorkbooks();
    await this.page.goto(this.address);
    await this.page.waitForFunction(() => window.workbench !== undefined);
    await this.page.evaluate(() => window.workbench!.ready);
    await this.page.evaluate(putBackTyped);
    // Results that are there at once may be those of the file.
    const sample = await sampleValues(this.id);
    if ((await differences(this.page, sample)).length === 0) await this.page.evaluate(calculateAll);
    await this.waitForSample();
    expect(await cutTexts(this.page), "texts that their neighbours cut off").toEqual([]);
  }

  private async putBack(): Promise<void> {
    await this.page.keyboard.press("Escape");
    await this.page.evaluate(putBackTyped);
    await this.waitForSample();
  }

  private async waitForSample(): Promise<void> {
    const sample = await sampleValues(this.id);
    await expect
      .poll(() => differences(this.page, sample), {
        intervals: [50, 300],
        timeout: 60_000,
        message: `${this.id}: cells that do not show what samples/${this.id}.xlsx holds (npm run samples)`,
      })
      .toEqual([]);
  }

  /** Deletes the workbooks stored by the browser, while no page of the workbench is open that would write them. */
  private async forgetWorkbooks(): Promise<void> {
    await this.page.goto("/manifest.xml");
    await this.page.evaluate(async () => {
      for (const { name } of await indexedDB.databases()) {
        await new Promise((resolve, reject) => {
          const deleting = indexedDB.deleteDatabase(name!);
          deleting.onsuccess = resolve;
          deleting.onerror = reject;
        });
      }
    });
  }
}

/**
 * The first cells of a sheet (the active one by default) that differ from the values. This also sees what a number format hides. A blank
 * cell equals an empty text.
 */
export function differences(page: Page, values: UniverValue[][], sheetName?: string): Promise<string[]> {
  return page.evaluate(
    ({ expected, name }) => {
      const workbook = window.univerAPI!.getActiveWorkbook()!;
      const sheet = name === undefined ? workbook.getActiveSheet() : workbook.getSheetByName(name)!;
      const cells = sheet.getSheet();
      // Formula spills change only a cell's value, not its style too.
      const isSpill = (interceptor: object) => "effect" in interceptor && interceptor.effect === 2;
      const held = (row: number, column: number) =>
        cells.getCellWithFilteredInterceptors(row, column, "held", isSpill)?.v;
      const plain = (value: unknown) => (typeof value === "boolean" ? Number(value) : (value ?? ""));
      const columns = Math.max(...expected.map((row) => row.length));
      const found: string[] = [];
      for (let row = 0; row < expected.length; row++) {
        for (let column = 0; column < columns && found.length < 20; column++) {
          const [is, should] = [held(row, column), expected[row][column]].map(plain);
          if (is !== should) {
            const address = sheet.getRange(row, column).getA1Notation();
            found.push(`${address}: ${JSON.stringify(is)}, not ${JSON.stringify(should)}`);
          }
        }
      }
      return found;
    },
    { expected: values, name: sheetName },
  );
}

/** Runs in the page. The first run remembers what is typed into the cells, as opposed to formula results; later runs restore it. */
function putBackTyped(): void {
  const sheet = window.univerAPI!.getActiveWorkbook()!.getActiveSheet();
  const now: Record<string, Typed> = {};
  for (const [row, cells] of Object.entries(sheet.getSheet().getSnapshot().cellData)) {
    for (const [column, { v, t, f }] of Object.entries(cells as Record<string, Typed>)) {
      if (f) now[`${row} ${column}`] = { v: null, t: null, f };
      else if (v !== undefined && v !== null) now[`${row} ${column}`] = { v, t: t ?? null, f: null };
    }
  }
  const first = (window.typedAtFirst ??= now);
  for (const place of new Set([...Object.keys(first), ...Object.keys(now)])) {
    if (JSON.stringify(first[place]) === JSON.stringify(now[place])) continue;
    const [row, column] = place.split(" ").map(Number);
    sheet.getRange(row, column).setValueForCell(first[place] ?? { v: null, t: null, f: null });
  }
}

/** Runs in the page. */
function calculateAll(): Promise<void> {
  const formula = window.univerAPI!.getFormula();
  const CALCULATED = 3;
  return new Promise((resolve) => {
    const listening = formula.calculationEnd((end) => {
      if ((end as number) !== CALCULATED) return;
      listening.dispose();
      resolve();
    });
    formula.executeCalculation();
  });
}
