import { expect } from "@playwright/test";
import { violations } from "./axe";
import { GroupsPage } from "./groups-page";
import { Person } from "./person";
import { PuzzlesPage } from "./puzzles-page";
import { test } from "./shared-page";
import { OFTEN } from "./workbench-page";
import { ViewPage } from "./view-page";

const [FIRST, SECOND, THIRD] = ["#ffe08a", "#9ec5f4", "#b5e3c0"];

test("from an empty sheet to D4 laid out and coloured in three actions @release @office", async ({
  workbench,
}) => {
  await workbench.fresh();
  const person = new Person(workbench);
  await person.open("Algebra");
  await person.open("Groups");
  await person.press("Lay it out");
  const puzzles = new PuzzlesPage(workbench);
  await expect.poll(() => workbench.activeSheet(), OFTEN).toBe("D4");
  await puzzles.waitForColors({ C11: FIRST, D12: FIRST, E11: SECOND, C13: SECOND, G11: THIRD });
  expect(person.actions).toBeLessThanOrEqual(6);
  expect(await workbench.cellTexts("B10:J10")).toEqual([
    ["·", "e", "r²", "r", "r³", "s", "r²s", "rs", "r³s"],
  ]);
  await workbench.pane.getByLabel("Subgroup", { exact: true }).selectOption("4: C2, order 2, 2 conjugates");
  await workbench.waitForCell("B6", 4);
  await expect.poll(async () => (await workbench.cellTexts("C10:D10"))[0], OFTEN).toEqual(["e", "s"]);
  expect(await violations(workbench.page, "#pane iframe")).toEqual([]);
});

test("generators that were examined are laid out, and the lattice and the yellow cell go together @all @office", async ({
  workbench,
}) => {
  const groups = new GroupsPage(workbench);
  const view = new ViewPage(workbench);
  await groups.withCells([["a", "(1 2 3)"], ["b", "(2 3 4)"]], "A1:B2"); // prettier-ignore
  await groups.examine.click();
  await expect(groups.pane.getByLabel("Group", { exact: true }).locator("option:checked")).toHaveText(
    "A4, as examined",
  );
  await groups.pane.getByRole("button", { name: "Lay it out" }).click();
  await expect.poll(() => workbench.activeSheet(), OFTEN).toBe("A4");
  const puzzles = new PuzzlesPage(workbench);
  // Blocks for V4, none for C2.
  await puzzles.waitForColors({ C11: FIRST, F14: FIRST, G11: SECOND, C15: SECOND, F18: SECOND });

  await view.open();
  const picture = view.pane.getByRole("img").first();
  await expect(picture).toContainText("The group A4, 12 elements");
  await view.pane.getByLabel("Puzzle", { exact: true }).selectOption({ index: 1 });
  await expect(picture).toContainText("A4/V4 ≅ C3");
  await view.pane.locator('[data-spot="class 2"]').click();
  await workbench.waitForCell("B6", 2);
  await expect(picture).toContainText("C2 is not normal");
  await expect.poll(() => workbench.cellText("C6"), OFTEN).toMatch(/^C2, order 2, index 6, not normal/);
  await workbench.typeInto("B6", "3");
  await expect(picture).toContainText("C3 is not normal");
});
