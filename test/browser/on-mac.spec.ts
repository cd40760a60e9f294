import { expect } from "@playwright/test";
import { SharePage } from "./share-page";
import { test } from "./console";
import { WorkbenchPage } from "./workbench-page";

test("on the Mac the pane offers no files and no printing, and names Excel's own commands @all @visits", async ({
  page,
}) => {
  const workbench = new WorkbenchPage(page);
  await page.addInitScript(sayMac);
  await workbench.open("?lesson=ogear");
  const { pane } = workbench;
  const share = new SharePage(workbench);
  await share.open();
  await expect(share.section("Download as .xlsx")).toContainText("choose File > Save a Copy…");
  await expect(share.section("Hand-out")).toContainText("choose File > Print…");
  for (const section of ["Download as .xlsx", "Hand-out"])
    await expect(share.section(section).getByRole("button")).toHaveCount(0);

  await pane.getByRole("tab", { name: "Play" }).click();
  await pane
    .getByRole("button", { name: /^Picture/ })
    .first()
    .click();
  await expect(pane.getByRole("menuitem")).toHaveText(["Put into the sheet"]);
});

/** Makes Office.js report that its host runs on a Mac. */
function sayMac(): void {
  const define = Object.defineProperty.bind(Object);
  Object.defineProperty = (object, key, descriptor) =>
    define(object, key, key === "platform" ? { value: "Mac" } : descriptor);
}
