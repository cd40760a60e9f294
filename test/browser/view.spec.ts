import { expect, type Locator } from "@playwright/test";
import { saved, seen } from "./picture";
import { test } from "./shared-page";
import { ViewPage } from "./view-page";

/** A flat drawing with this many colours or fewer would be blank. A solid one has shades. */
const BLANK = { flat: 8, solid: 60 };
/** A saved picture has more colours, blended at slanted edges and letters. */
const MIN_COLORS_SAVED = 100;
/** In a PNG file, for each line of pixels. */
const MIN_BYTES_A_LINE = 33;

/** A drawing, with what it says at the step and at the end: a flat one its state, a solid one part of its description. */
interface SeenDrawing {
  readonly id: string;
  readonly title: string;
  readonly kind: "flat" | "solid";
  readonly says: readonly [atStep: string, atEnd: string];
}

const DISK = ["place 11, turn 11", "place 21, turn 1"] as const;
const KNIGHTS = [
  "a1:– a2:B a3:– a4:– b1:– b2:W b3:– c2:– c3:B d3:W",
  "a1:– a2:W a3:– a4:W b1:– b2:B b3:– c2:– c3:– d3:B",
] as const;

/** A puzzle for each kind of drawing: bodies and grids, pieces on squares and on a graph. test/unit/puzzles has all others. */
const PUZZLES: readonly {
  readonly sheet: string;
  /** As in the names of saved pictures. */
  readonly prefix: string;
  readonly last: number;
  readonly step: number;
  readonly move: string;
  readonly drawings: readonly SeenDrawing[];
}[] = [
  {
    sheet: "Free the Key",
    prefix: "freethekey",
    last: 76,
    step: 30,
    move: "Turn the disk clockwise, to place 11, turn 11",
    drawings: [
      { id: "key", title: "Key and disk", kind: "solid", says: ["place 11 of 21", "place 21 of 21"] },
      { id: "maze", title: "Flat maze", kind: "flat", says: DISK },
      { id: "sliding", title: "Sliding maze", kind: "flat", says: DISK },
      {
        id: "cylinder",
        title: "Maze on a cylinder",
        kind: "solid",
        says: ["row 11 of 16 and column 11", "row 1 of 16 and column 21"],
      },
    ],
  },
  {
    sheet: "Knights",
    prefix: "knights",
    last: 40,
    step: 1,
    move: "The black knight jumps from a4 to c3",
    drawings: [
      { id: "board", title: "Board", kind: "flat", says: KNIGHTS },
      { id: "graph", title: "Graph", kind: "flat", says: KNIGHTS },
    ],
  },
];

async function expectToSay(view: ViewPage, { id, kind }: SeenDrawing, words: string): Promise<void> {
  if (kind === "flat") await expect(view.state(id)).toHaveAttribute("data-state", words);
  else await expect.poll(() => view.solid(id).getAttribute("aria-label")).toContain(words);
}

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

for (const { sheet, prefix, last, step, move, drawings } of PUZZLES)
  test(`${sheet}: all drawings are seen, saved as they are seen, and played in step to the end and back @all @paint`, async ({
    workbench,
  }) => {
    const view = new ViewPage(workbench);
    await view.openSheet(sheet);
    await expect(view.slider).toHaveAttribute("max", String(last));
    for (const drawing of drawings) {
      const { id, title, kind, says } = drawing;
      await view.choose(title);
      await expect(kind === "solid" ? view.solid(id).locator("canvas") : view.state(id)).toBeVisible();
      await view.goTo(0);
      const start = await view.pixels(id);
      await view.goTo(step);
      await expect(view.move).toHaveText(move);
      await expectToSay(view, drawing, says[0]);
      const { colors, picture } = await view.pixels(id);
      expect(colors, title).toBeGreaterThan(BLANK[kind]);
      expect(picture, title).not.toBe(start.picture);
      await expectSavedAsSeen(view, drawing, `${prefix}-${id}-step-${step}`);
      if (kind === "flat") continue;
      await view.button("First step").click();
      await view.waitForStep(0);
      await expect.poll(async () => (await view.pixels(id)).picture).toBe(start.picture);
    }

    await view.choose("All together");
    await view.goTo(step);
    for (const drawing of drawings) await expectToSay(view, drawing, drawing.says[0]);
    await view.button("First step").click();
    await view.waitForStep(0);
    const start = await view.drawn();
    expect(start).toHaveLength(drawings.length);
    await view.playToTheEnd();
    for (const drawing of drawings) await expectToSay(view, drawing, drawing.says[1]);
    await view.button("Step back").click();
    await view.waitForStep(last - 1);
    await view.button("First step").click();
    await view.waitForStep(0);
    expect(await view.drawn()).toEqual(start);
  });
