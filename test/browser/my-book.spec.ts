import { expect } from "@playwright/test";
import { ClassPage } from "./class-page";
import { test } from "./console";
import { OFTEN, WorkbenchPage } from "./workbench-page";

/** In a book that multiplies from right to left, `ab` is this; in the other one it is (1 3 2). */
const PRODUCT = "(1 2 3)";

test("how the book multiplies is asked once; every page follows, and after a reload, too @all @office", async ({
  page,
}) => {
  const workbench = new WorkbenchPage(page);
  const { pane } = workbench;
  const question = pane.getByRole("region", { name: "My book multiplies" }).filter({ visible: true });
  const answered = pane.getByText("Right to left · Change").filter({ visible: true });
  const open = (name: string) => pane.getByRole("tab", { name, exact: true }).click();
  const press = (name: string) =>
    pane.getByRole("button", { name, exact: true }).filter({ visible: true }).click();
  await workbench.open("");
  await pane.getByRole("button", { name: "A puzzle of mine" }).click();
  await expect(pane.getByRole("tab", { name: "Make", selected: true })).toBeFocused();
  await workbench.fill("P1", [["a", "(1 2)"], ["b", "(2 3)"]]); // prettier-ignore
  await workbench.selectCell("P1:Q2");

  await open("Algebra");
  await open("Products");
  await question.getByRole("button", { name: "right to left: (1 2)(2 3) = (1 2 3)" }).click();
  await expect(answered).toBeVisible();
  await press("Multiply pairs");
  await expect
    .poll(async () => Object.fromEntries(await workbench.cellTexts("A1:B20")), OFTEN)
    .toMatchObject({ ab: PRODUCT });

  await open("Step by step");
  await expect(question).toHaveCount(0);
  await pane.getByRole("textbox", { name: "Cycles" }).fill("(1 2)(2 3)");
  await expect(pane.getByRole("table", { name: "Result" })).toContainText(PRODUCT);

  await open("Groups");
  await expect(question).toHaveCount(0);
  await pane.getByLabel("Group", { exact: true }).selectOption({ label: "S3" });
  await press("Lay it out");
  await expect.poll(() => workbench.activeSheet(), OFTEN).toBe("S3");
  await workbench.answered();
  expect(await workbench.formula("B10")).toMatch(/CAYLEYTABLE\(.*"right to left"/);

  const exercises = new ClassPage(workbench);
  await exercises.open("Exercises");
  await expect(question).toHaveCount(0);
  await exercises.tick("Even or odd");
  await exercises.choose(7, 3, 4711);
  await expect(page.locator("[data-kept]")).toContainText("saved in this browser");

  await workbench.restart();
  await exercises.open("Exercises");
  await expect(answered).toBeVisible();
  await expect(pane.getByRole("checkbox", { name: "Even or odd" })).toBeChecked();
  await expect(pane.getByLabel("Questions")).toHaveValue("7");
  await expect(pane.getByLabel("Seed", { exact: true })).toHaveValue("4711");
});
