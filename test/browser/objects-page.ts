import type { Frame, Page } from "@playwright/test";
import { WorkbenchPage } from "./workbench-page";

/** The workbench as the add-in's own code sees it: `Excel.run` from the real Office.js in the task pane's page. */
export class ObjectsPage {
  private constructor(
    readonly page: Page,
    private readonly frame: Frame,
  ) {}

  static async open(page: Page): Promise<ObjectsPage> {
    const workbench = new WorkbenchPage(page);
    await workbench.fresh();
    return new ObjectsPage(page, workbench.paneFrame);
  }

  /** Runs a function as `Excel.run` does. From outside, it sees only its second argument. */
  run<T, A = undefined>(
    batch: (context: Excel.RequestContext, argument: A) => Promise<T>,
    argument?: A,
  ): Promise<T> {
    return this.frame.evaluate<T>(
      `Excel.run((context) => (${batch.toString()})(context, ${JSON.stringify(argument)}))`,
    );
  }

  /** Evaluates an expression in the pane's page. */
  inPane<T>(expression: string): Promise<T> {
    return this.frame.evaluate<T>(expression);
  }

  /** What a range holds, according to Univer. */
  univerValues(sheet: string, address: string): Promise<unknown[][]> {
    return this.page.evaluate(
      ([name, a1]) => window.univerAPI!.getActiveWorkbook()!.getSheetByName(name)!.getRange(a1).getValues(),
      [sheet, address],
    );
  }

  async undo(): Promise<void> {
    await this.page.evaluate(() => window.univerAPI!.undo());
  }

  async redo(): Promise<void> {
    await this.page.evaluate(() => window.univerAPI!.redo());
  }
}
