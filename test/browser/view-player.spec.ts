import { expect } from "@playwright/test";
import { test } from "./shared-page";
import { ViewPage } from "./view-page";

test("slider, speed, loop, arrows and the space bar work @all @keys", async ({ workbench }) => {
  const view = new ViewPage(workbench);
  await view.openSheet("Schönbrunn", { kind: "Jump board" });
  await view.goTo(8);
  await expect(view.state("board")).toHaveAttribute("data-state", "row 2, column 2, sum 9");
  await view.pane.getByRole("group", { name: /arrow keys step/ }).focus();
  await view.pressKeys(["ArrowRight", 9], ["ArrowLeft", 8], ["End", 11], ["Home", 0]);
  await view.playAndPauseBySpace();

  // The slider and the buttons have their own keys.
  await view.goTo(5);
  await view.slider.focus();
  await view.pressKeys(["ArrowRight", 6]);
  await view.button("First step").focus();
  await view.pressKeys(["Enter", 0]);

  const loop = view.player.getByRole("switch", { name: "Loop" });
  await view.goTo(10);
  const place = await loop.boundingBox();
  await view.goTo(11);
  expect(await loop.boundingBox(), "at the goal, where no move is possible").toEqual(place);
  await loop.check();
  await view.setSpeed("Fastest");
  await view.move.evaluate((move) => {
    let [step, rounds] = [0, 0];
    new MutationObserver(() => {
      const now = Number(move.getAttribute("data-move"));
      if (now < step) move.setAttribute("data-rounds", String(++rounds));
      step = now;
    }).observe(move, { attributes: true, attributeFilter: ["data-move"] });
  });
  await view.button("Run").click();
  await expect(view.move).toHaveAttribute("data-rounds", /^([2-9]|\d\d+)$/);
  // A busy page shows the switch as it was for a while.
  await loop.click();
  await view.waitForStep(11);
  await expect(view.button("Run")).toBeVisible();
});

test("where motion is reduced the larger window has whole steps only @all @paint", async ({
  page,
  workbench,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const pane = new ViewPage(workbench);
  await pane.openSheet("Free the Key", { drawing: "Flat maze" });
  const view = await pane.openLarger();
  await view.choose("Flat maze");
  await view.setSpeed("Fast");
  await view.goTo(46);
  await view.state("maze").evaluate((svg) => {
    const places = new Set<string>();
    Object.assign(window, { places });
    const note = () => places.add(svg.querySelector("[data-part=marker]")!.getAttribute("x")!);
    note();
    new MutationObserver(note).observe(svg, { attributes: true, subtree: true });
  });
  await view.button("Run").click();
  await view.waitForStep(76);
  const places = await view
    .state("maze")
    .evaluate(() => [...(window as unknown as { places: Set<string> }).places].map(Number));
  // The maze has 21 places side by side, and the marker is never between two of them.
  const maze = view.state("maze").locator("svg").first();
  const cell = Number(await maze.getAttribute("width")) / 21;
  expect(places.length).toBeGreaterThan(5);
  for (const x of places) {
    const cells = (x - Math.min(...places)) / cell;
    expect(Math.abs(cells - Math.round(cells))).toBeLessThan(0.02);
  }
  await view.close();
  await page.emulateMedia({ reducedMotion: null });
});

test("a click on a node of a lattice shows its subgroups @all @keys", async ({ workbench }) => {
  const view = new ViewPage(workbench);
  await view.openSheet("Group structure");
  // What is only watched has no moves.
  await expect(view.moves).toHaveCount(0);
  for (const node of [8, 1]) {
    await view.state("lattice").locator(`[data-spot="class ${node}"]`).click();
    await view.waitForStep(node - 1);
  }
});
