import { expect } from "@playwright/test";
import { MAKERS } from "../../src/puzzles";
import { MADE } from "./made-puzzles";
import { MadePage, tabTo } from "./made-page";
import { PuzzlesPage } from "./puzzles-page";
import { test } from "./shared-page";
import { showSolutions } from "./solutions";

const UNPROVED = {
  en: (moves: number) => `Solved in ${moves} moves; no shorter solution is known.`,
  de: (moves: number) => `Gelöst in ${moves} Zügen; eine kürzere Lösung ist nicht bekannt.`,
};
const SOLVED = {
  en: (moves: number) => `Solved in ${moves} ${moves === 1 ? "move" : "moves"}, the fewest possible.`,
  de: (moves: number) => `Gelöst in ${moves} ${moves === 1 ? "Zug" : "Zügen"}; weniger geht nicht.`,
};

test("there is a row for each maker @all @keys", () => {
  expect(MAKERS.map(({ id }) => id).filter((id) => !(id in MADE))).toEqual([]);
});

test.afterEach(({ page }) => page.emulateMedia({ reducedMotion: null }));

for (const [number, maker] of MAKERS.entries()) {
  const language = number % 2 === 0 ? "en" : "de";
  const rank = maker.id === "jump" ? "release" : "all";
  test(`${maker.id}, ${language}: made, changed, painted, played by clicks, keys and hints; refused and impossible in words @${rank} @keys`, async ({
    page,
    workbench,
  }) => {
    const made = MADE[maker.id];
    await page.emulateMedia({ reducedMotion: "reduce" });
    const view = new MadePage(workbench, language);
    await view.make(maker, made);
    await showSolutions(workbench);
    await view.waitFor(made.verdict, made.solved[language]);
    for (const [first, cells] of Object.entries(made.puzzle)) await workbench.fill(first, cells);
    await view.waitFor(made.verdict, made.says[language]);
    await view.type(made.change);
    await view.waitFor(made.verdict, made.saysThen[language]);
    await new PuzzlesPage(workbench).waitForColors(made.painted);

    await view.open();
    const fewest = made.clicks.length;
    const solved = (made.isUnproved ? UNPROVED : SOLVED)[language](fewest);
    const { id, title } = made.drawing;
    await expect(view.slider).toHaveAttribute("max", String(fewest));
    if (title) await view.choose(title);
    if ("spot" in made.refused) {
      await view.clickSpot(made.refused.spot, id);
      await expect(view.said).toHaveText(made.refused.says[language]);
      await view.waitForStep(0);
    }
    for (const [step, spots] of made.clicks.entries()) {
      for (const spot of spots) await view.clickSpot(spot, id);
      await view.waitForStep(step + 1);
    }
    await expect(view.solved).toHaveText(solved);

    if (made.arrows) {
      await view.action("Start again").click();
      await view.waitForStep(0);
      await view.playByArrows(made.arrows);
      await expect(view.solved).toHaveText(solved);
    }
    await view.action("Start again").click();
    await view.waitForStep(0);
    for (let step = 1; step <= fewest; step++) {
      await tabTo(view.action("Hint"), "Shift+Tab");
      await view.followHint();
      await view.waitForStep(step);
    }
    await expect(view.solved).toHaveText(solved);
    expect(await view.problemsWhenNarrow()).toEqual([]);

    const { typed, sheet, painted, view: reason } = made.impossible;
    await view.type(typed);
    await view.waitFor(made.verdict, sheet[language]);
    await new PuzzlesPage(workbench).waitForColors(painted);
    await expect(view.pane.getByText(reason[language])).toBeVisible();
    await expect(view.said).toHaveText("");
    await expect(view.slider).toHaveAttribute("max", "0");
    // Cells that are half typed may have been no puzzle, and then the first drawing is shown again.
    if (title) await view.choose(title);
    await expect(view.state(id)).toBeVisible();
  });
}
