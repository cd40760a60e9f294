import { expect } from "@playwright/test";
import { ClassPage } from "../browser/class-page";
import { test } from "../browser/shared-page";
import { SolvePage } from "../browser/solve-page";
import { ViewPage } from "../browser/view-page";

const MAZE = ["S.#..", "..#.#", "....#", "##...", "..#.G"].map((row) =>
  [...row].map((cell) => (cell === "." ? "" : cell)),
);

const fileOf = (name: string) => ({ path: `assets/how-to/${name}.png`, animations: "disabled" as const });

test("the selection is solved, painted and remembered; a link", async ({ page, workbench }) => {
  await page.setViewportSize({ width: 860, height: 860 });
  await workbench.fresh();
  await workbench.fill("B2", MAZE);
  const solve = new SolvePage(workbench);
  await solve.ask("B2:F6");
  await expect(solve.fact("Moves")).toHaveText("8");
  await solve.type("Title of your own (optional)", "My maze");
  await page.screenshot(fileOf("selection"));

  await solve.press("Paint the way");
  await expect(solve.button("Take the kept painting away")).toBeVisible();
  await solve.press("Show");
  const view = new ViewPage(workbench);
  await expect(view.player).toBeVisible();
  await page.screenshot(fileOf("keep"));

  await workbench.pane.getByRole("tab", { name: "Class" }).click();
  const link = workbench.pane.getByRole("region", { name: "Link" });
  await link.getByRole("button", { name: "Copy link" }).click();
  await expect(link.getByRole("textbox")).not.toHaveValue("");
  await link.screenshot(fileOf("link"));
});

test("exercises for a class", async ({ page, workbench }) => {
  await page.setViewportSize({ width: 1200, height: 860 });
  await workbench.fresh();
  const teacher = new ClassPage(workbench);
  await teacher.open("Exercises");
  for (const topic of ["Inverses", "Order of a permutation", "Mazes"]) await teacher.tick(topic);
  await teacher.choose(8, 3, 4711);
  await teacher.button("Make sheets").click();
  await expect(teacher.section).toContainText("3 sheets of exercises");
  await page.screenshot(fileOf("exercises"));
});
