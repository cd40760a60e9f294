import { expect, type Locator } from "@playwright/test";
import { saved, seen } from "./picture";
import { test } from "./shared-page";
import { expectToSay, openPuzzle, PUZZLES, type SeenDrawing } from "./view-drawings";
import { ViewPage } from "./view-page";

/** A flat drawing with this many colours or fewer would be blank. A solid one has shades. */
const BLANK = { flat: 8, solid: 60 };
/** A saved picture has more colours, blended at slanted edges and letters. */
const MIN_COLORS_SAVED = 100;
/** In a PNG file, for each line of pixels. */
const MIN_BYTES_A_LINE = 33;

/** The pictures saved from the drawing's menu look like the drawing: a PNG and, if it is flat, an SVG of the same size and colours. */
async function expectSavedAsSeen(view: ViewPage, { id, title, kind }: SeenDrawing, name: string) {
  const { page } = view.workbench;
  const png = await saved(view, { id, title }, `${name}.png`);
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  const picture = await seen(page, png);
  expect(picture.width, title).toBe(1280);
  if (kind === "solid") expect(picture.height, title).toBeGreaterThan(600);
  else expect(picture.height / picture.width, title).toBeCloseTo(await proportions(view.state(id)), 1);
  expect(picture.colors.length, title).toBeGreaterThan(MIN_COLORS_SAVED);
  expect(png.length / picture.height, title).toBeGreaterThan(MIN_BYTES_A_LINE);
  if (kind === "solid") return;

  const svg = await saved(view, { id, title }, `${name}.svg`);
  expect(svg.toString("utf8"), title).not.toMatch(/var\(|currentcolor|class=/i);
  const { width, height, colors } = await seen(page, svg, "svg+xml");
  expect([width, height], title).toEqual([1280, picture.height]);
  expect(new Set(colors), title).toEqual(new Set(picture.colors));
}

/** The height of a flat drawing for a width of 1. */
function proportions(drawing: Locator): Promise<number> {
  return drawing.evaluate((svg: SVGSVGElement) => svg.viewBox.baseVal.height / svg.viewBox.baseVal.width);
}

for (const puzzle of PUZZLES) {
  const { sheet, kind, title: ofKind, last, step, move, playedFrom, drawings } = puzzle;
  test(`${ofKind ?? sheet}: all drawings are seen, saved as they are seen, and played in step to the end and back @all @paint`, async ({
    workbench,
  }) => {
    const view = new ViewPage(workbench);
    await openPuzzle(view, puzzle);
    await expect(view.slider).toHaveAttribute("max", String(last));
    for (const drawing of drawings) {
      const { id, title, kind: form } = drawing;
      await view.choose(title);
      await expect(form === "solid" ? view.solid(id).locator("canvas") : view.state(id)).toBeVisible();
      await view.goTo(0);
      const start = await view.pixels(id);
      await view.goTo(step);
      await expect(view.move).toHaveText(move);
      await expectToSay(view, drawing, "atStep");
      const { colors, picture } = await view.pixels(id);
      expect(colors, title).toBeGreaterThan(BLANK[form]);
      expect(picture, title).not.toBe(start.picture);
      await expectSavedAsSeen(view, drawing, `${kind}-${id}-step-${step}`);
      if (form === "flat") continue;
      await view.button("First step").click();
      await view.waitForStep(0);
      await expect.poll(async () => (await view.pixels(id)).picture).toBe(start.picture);
    }

    if (drawings.length > 1) await view.choose("All together");
    await view.goTo(step);
    for (const drawing of drawings) await expectToSay(view, drawing, "atStep");
    await view.button("First step").click();
    await view.waitForStep(0);
    const start = await view.drawn();
    expect(start).toHaveLength(drawings.length);
    await view.goTo(playedFrom);
    await view.playToTheEnd();
    for (const drawing of drawings) await expectToSay(view, drawing, "atEnd");
    await view.button("Step back").click();
    await view.waitForStep(last - 1);
    await view.button("First step").click();
    await view.waitForStep(0);
    expect(await view.drawn()).toEqual(start);
  });
}
