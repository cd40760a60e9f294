import { expect, test } from "@playwright/test";
import { WorkbenchPage } from "./workbench-page";

test("in German the ribbon has the manifest's German words", async ({ page }) => {
  await new WorkbenchPage(page).open("?empty&language=de");
  const group = page.getByRole("group", { name: "Puzzlebook" });
  await expect(group.getByRole("button")).toHaveText(["Puzzlebook", "Pinball-Lektion"]);
  await expect(group.getByRole("button", { name: "Pinball-Lektion" })).toHaveAccessibleDescription(
    /Fügt ein Blatt hinzu, auf dem das Pinball-Rätsel/,
  );
});
