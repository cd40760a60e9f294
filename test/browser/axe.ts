import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const FRAMES = ["#pane iframe", "#dialog iframe"] as const;

/**
 * What axe finds in the whole page or, which is quicker, in one of the add-in's; but for the spreadsheet, which is
 * Univer's, and for Fluent UI's stops at the ends of the keyboard's way.
 */
export async function violations(page: Page, only?: (typeof FRAMES)[number]) {
  const axe = new AxeBuilder({ page });
  // The heading of the whole page is the workbench's, or Excel's.
  if (only) axe.include([only, "html"]).disableRules("page-has-heading-one");
  else axe.exclude("#sheet");
  for (const frame of only ? [only] : FRAMES) axe.exclude([frame, "[data-tabster-dummy]"]);
  const found = (await axe.analyze()).violations;
  return found.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
