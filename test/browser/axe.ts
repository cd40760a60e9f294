import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What axe finds, but for the spreadsheet, which is Univer's, and for Fluent UI's stops at the ends of the keyboard's way. */
export function violations(page: Page) {
  const axe = new AxeBuilder({ page }).exclude("#sheet");
  for (const frame of ["#pane iframe", "#dialog iframe"]) axe.exclude([frame, "[data-tabster-dummy]"]);
  return found(axe);
}

/** What axe finds in a window of the add-in, which is a frame only in the workbench. */
export function violationsInWindow(page: Page) {
  const frame = "#dialog iframe";
  return found(new AxeBuilder({ page }).include([frame, "html"]).exclude([frame, "[data-tabster-dummy]"]));
}

async function found(axe: AxeBuilder) {
  const results = await axe.analyze();
  return results.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
