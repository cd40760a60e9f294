import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const FRAMES = ["#pane iframe", "#dialog iframe"] as const;

/**
 * What axe finds in the whole page or, which is quicker, in one frame of the add-in. Skips the spreadsheet, which is Univer's, and Fluent
 * UI's dummy tab stops at either end.
 */
export async function violations(page: Page, only?: (typeof FRAMES)[number]) {
  const axe = new AxeBuilder({ page });
  // The page's top-level heading belongs to the workbench or Excel.
  if (only) axe.include([only, "html"]).disableRules("page-has-heading-one");
  else axe.exclude("#sheet");
  for (const frame of only ? [only] : FRAMES) axe.exclude([frame, "[data-tabster-dummy]"]);
  const found = (await axe.analyze()).violations;
  return found.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
