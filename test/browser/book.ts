import type { FrameLocator } from "@playwright/test";

/** Answers how the book multiplies on the page that is open, or answers otherwise. */
export async function chooseOrder(
  pane: FrameLocator,
  order: "left to right" | "right to left",
): Promise<void> {
  const change = pane.getByRole("button", { name: "Change", exact: true });
  if (await change.isVisible()) await change.click();
  await pane.getByRole("button", { name: order }).click();
}
