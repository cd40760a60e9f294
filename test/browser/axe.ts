import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

/** What axe finds, but for the spreadsheet, which is Univer's, and for Fluent UI's stops at the ends of the keyboard's way. */
export async function violations(page: Page) {
  const axe = new AxeBuilder({ page }).exclude("#sheet");
  for (const frame of ["#pane iframe", "#dialog iframe"]) axe.exclude([frame, "[data-tabster-dummy]"]);
  const found = (await axe.analyze()).violations;
  return found.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
