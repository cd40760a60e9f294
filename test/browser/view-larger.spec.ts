import { expect, test, type Page } from "@playwright/test";
import { faults } from "./faults";
import { ViewPage, type LargerWindow } from "./view-page";
import { WorkbenchPage } from "./workbench-page";

/** A flat drawing and a solid one, each with what it says at step 5. */
const DRAWINGS = [
  { title: "Flat maze", id: "maze", words: /the marker is at place 3, turn 16, step 5 of 76/ },
  {
    title: "Key and disk",
    id: "key",
    words: /place 3 of 21\. Above: a tooth of height 1 and cut 16 of depth 1/,
  },
];

async function openFreeTheKey(page: Page, drawing: string): Promise<ViewPage> {
  const view = new ViewPage(new WorkbenchPage(page));
  await view.workbench.open();
  await view.openLesson("Free the Key", { drawing });
  return view;
}

/** The same drawing in the larger window, at step 5. */
async function openLarger(page: Page, drawing: string): Promise<LargerWindow> {
  const larger = await (await openFreeTheKey(page, drawing)).openLarger();
  await larger.choose(drawing);
  await larger.goTo(5);
  return larger;
}

for (const { title, id, words } of DRAWINGS) {
  test(`${title}, larger: it is told in words, and axe finds nothing, light and dark`, async ({ page }) => {
    const larger = await openLarger(page, title);
    for (const theme of ["light", "dark"] as const) {
      await larger.setTheme(theme);
      await expect(larger.picture(id)).toHaveAttribute("aria-label", words);
      expect(await faults(page)).toEqual([]);
    }
  });
}

/** What has the keyboard in the larger window, and where it is on the screen; undefined if nothing there has it. */
async function focused(larger: LargerWindow) {
  const frame = (await larger.workbench.page.locator("#dialog iframe").boundingBox())!;
  const found = await larger.pane.locator("html").evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null;
    if (!element || element === document.body || !document.hasFocus()) return undefined;
    const { x, y, width, height } = element.getBoundingClientRect();
    const name = element.ariaLabel ?? element.labels?.[0]?.textContent ?? element.textContent ?? "";
    return { name, x, y, width, height };
  });
  return found && { ...found, x: frame.x + found.x, y: frame.y + found.y };
}

/** Goes on by the tab key from control to control; each looks different when the keyboard has left it. */
async function expectOnTheWay(larger: LargerWindow, controls: readonly RegExp[]): Promise<void> {
  const { page } = larger.workbench;
  await page.keyboard.press("Tab");
  for (const control of controls) {
    const { name, ...box } = (await focused(larger))!;
    expect(name).toMatch(control);
    const clip = { x: box.x - 6, y: box.y - 6, width: box.width + 12, height: box.height + 12 };
    const picture = () => page.screenshot({ clip, animations: "disabled" });
    const withFocus = await picture();
    await page.keyboard.press("Tab");
    expect((await picture()).equals(withFocus), `${name} looks the same without the keyboard`).toBe(false);
  }
}

test("the keyboard comes to every control of the larger window, and one sees where it is", async ({
  page,
}) => {
  const larger = await openLarger(page, "Flat maze");
  await larger.pane.getByRole("group", { name: /arrow keys step/ }).focus();
  await page.keyboard.press("Shift+Tab");
  const inPlayer = ["Step 5 of 76", "First step", "Step back", "Play", "Step", "Last step", "Speed", "Loop"];
  await expectOnTheWay(larger, [
    ...[/^Puzzle: arrow keys step/, /^Drawing$/, /^Picture: Flat maze$/],
    ...inPlayer.map((name) => new RegExp(`^${name}$`)),
  ]);
  await larger.choose("Key and disk");
  await larger.pane.getByRole("button", { name: "Picture: Key and disk" }).focus();
  await expectOnTheWay(larger, [/^Key and disk: /, /^Reset view$/]);
});

test("all drawings fill the larger window, and nothing lies below the player", async ({ page }) => {
  const larger = await openLarger(page, "All together");
  const player = (await larger.player.boundingBox())!;
  const figures = larger.pane.locator("figure[data-drawing]");
  await expect(figures).toHaveCount(4);
  for (const figure of await figures.all()) {
    const box = (await figure.boundingBox())!;
    expect(box.width).toBeGreaterThan(450);
    expect(box.height).toBeGreaterThan(220);
    expect(box.y + box.height).toBeLessThanOrEqual(player.y);
  }
  const [content, visible] = await larger.pane
    .locator("html")
    .evaluate((html) => [html.scrollHeight, html.clientHeight]);
  expect(content).toBeLessThanOrEqual(visible);
});

/** Where a puzzle is played. */
const PLACES: readonly { readonly where: string; at(view: ViewPage): Promise<ViewPage> }[] = [
  { where: "in the pane", at: async (view) => view },
  { where: "in the larger window", at: (view) => view.openLarger() },
];

for (const { where, at } of PLACES) {
  test(`slider, speed, loop, arrows and the space bar work ${where}`, async ({ page }) => {
    const view = await at(await openFreeTheKey(page, "Flat maze"));
    await view.choose("Flat maze");
    await view.goTo(30);
    await expect(view.state("maze")).toHaveAttribute("data-state", "place 11, turn 11");
    await view.pane.getByRole("group", { name: /arrow keys step/ }).focus();
    await view.pressKeys(["ArrowRight", 31], ["ArrowLeft", 30], ["End", 76], ["Home", 0]);
    await view.playAndPauseBySpace();

    await view.player.getByRole("switch", { name: "Loop" }).check();
    await view.setSpeed("Fastest");
    await view.button("First step").click();
    await view.move.evaluate((move) => {
      let [step, rounds] = [0, 0];
      new MutationObserver(() => {
        const now = Number(move.getAttribute("data-move"));
        if (now < step) move.setAttribute("data-rounds", String(++rounds));
        step = now;
      }).observe(move, { attributes: true, attributeFilter: ["data-move"] });
    });
    await view.button("Play").click();
    await expect(view.move).toHaveAttribute("data-rounds", /^([2-9]|\d\d+)$/);
    await view.player.getByRole("switch", { name: "Loop" }).uncheck();
    await view.waitForStep(76);
    await expect(view.button("Play")).toBeVisible();
  });

  test(`where motion is reduced there are whole steps only ${where}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const view = await at(await openFreeTheKey(page, "Flat maze"));
    await view.choose("Flat maze");
    await view.setSpeed("Fast");
    await view.state("maze").evaluate((svg) => {
      const places = new Set<string>();
      Object.assign(window, { places });
      const note = () => places.add(svg.querySelector("[data-part=marker]")!.getAttribute("x")!);
      note();
      new MutationObserver(note).observe(svg, { attributes: true, subtree: true });
    });
    await view.button("Play").click();
    await view.waitForStep(76);
    const places = await view
      .state("maze")
      .evaluate(() => [...(window as unknown as { places: Set<string> }).places].map(Number));
    // The maze has 21 places side by side; between two of them there is nothing.
    const maze = view.state("maze").locator("svg").first();
    const cell = Number(await maze.getAttribute("width")) / 21;
    expect(places.length).toBeGreaterThan(5);
    for (const x of places) {
      const cells = (x - Math.min(...places)) / cell;
      expect(Math.abs(cells - Math.round(cells))).toBeLessThan(0.02);
    }
  });
}
