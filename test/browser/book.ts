import { expect, type FrameLocator, type Locator } from "@playwright/test";

/** Answers how the book multiplies on the page that is open, or answers otherwise. */
export async function chooseOrder(
  pane: FrameLocator,
  order: "left to right" | "right to left",
): Promise<void> {
  const change = pane.getByRole("button", { name: "Change", exact: true });
  if (await change.isVisible()) await change.click();
  await pane.getByRole("button", { name: order }).click();
}

/** Presses Tab until this has the focus: the question about the book may stand before it. */
export async function tabTo(target: Locator, most = 6): Promise<void> {
  for (let pressed = 0; pressed < most; pressed++) {
    await target.page().keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(target).toBeFocused();
}
