import { expect } from "@playwright/test";
import { test } from "./shared-page";

test("in German the ribbon has the manifest's German words @all @visits", async ({ page, workbench }) => {
  await workbench.fresh("?empty&language=de");
  const group = page.getByRole("group", { name: "Puzzlebook" });
  await expect(group.getByRole("button")).toHaveText(["Puzzlebook", "Pinball-Lektion"]);
  await expect(group.getByRole("button", { name: "Pinball-Lektion" })).toHaveAccessibleDescription(
    /Fügt ein Blatt hinzu, auf dem das Pinball-Rätsel/,
  );
});
