import type { WorkbenchPage } from "./workbench-page";

/** The colours of the marker and of the painted way. */
export const MARKER = "#b3261e";
export const WAY = "#9fd3f5";

interface SheetRule {
  readonly ranges: readonly string[];
  readonly fill: string | undefined;
}

/** The conditional formats of a sheet, with their cells and colours, in order of priority. */
export function rulesOf(workbench: WorkbenchPage, sheetName: string): Promise<SheetRule[]> {
  return workbench.page.evaluate((name) => {
    interface Rule {
      readonly ranges: { startRow: number; startColumn: number; endRow: number; endColumn: number }[];
      readonly rule: { readonly style: { readonly bg?: { readonly rgb?: string } } };
    }
    const sheet = window.univerAPI!.getActiveWorkbook()!.getSheetByName(name)!;
    const rules = (
      sheet as unknown as { getConditionalFormattingRules(): Rule[] }
    ).getConditionalFormattingRules();
    return rules.map(({ ranges, rule }) => ({
      ranges: ranges.map(({ startRow, startColumn, endRow, endColumn }) =>
        sheet
          .getRange(startRow, startColumn, endRow - startRow + 1, endColumn - startColumn + 1)
          .getA1Notation(),
      ),
      fill: rule.style.bg?.rgb?.toLowerCase(),
    }));
  }, sheetName);
}
