import { readFileSync } from "node:fs";
import { expect, test, type TestInfo } from "@playwright/test";
import { seen } from "./picture";
import { ViewPage } from "./view-page";
import { WorkbenchPage } from "./workbench-page";

interface Lesson {
  readonly lesson: string;
  /** The kind of puzzle, where the lesson's sheet has several. */
  readonly kind?: string;
  readonly drawings: readonly (readonly [id: string, title: string, kind: "flat" | "solid"])[];
}

/** Every drawing, with a lesson in which it is found. */
const LESSONS: readonly Lesson[] = [
  {
    lesson: "Free the Key",
    drawings: [
      ["key", "Key and disk", "solid"],
      ["maze", "Flat maze", "flat"],
      ["sliding", "Sliding maze", "flat"],
      ["cylinder", "Maze on a cylinder", "solid"],
    ],
  },
  {
    lesson: "The maze of Schönbrunn",
    kind: "Schönbrunn, normal",
    drawings: [["board", "Board with jumps", "flat"]],
  },
  {
    lesson: "The pinball puzzle",
    drawings: [
      ["board", "Board", "flat"],
      ["graph", "Graph", "flat"],
    ],
  },
  {
    lesson: "The 11th Hour knights",
    drawings: [
      ["board", "Board", "flat"],
      ["graph", "Graph", "flat"],
    ],
  },
  { lesson: "The 15-puzzle", drawings: [["board", "Board", "flat"]] },
  { lesson: "Cat Walk", drawings: [["maze", "Maze", "flat"]] },
  { lesson: "O'Gear", drawings: [["cube", "Cube and gear", "solid"]] },
  {
    lesson: "Rubik's cube",
    drawings: [
      ["cube", "Cube", "solid"],
      ["net", "Net", "flat"],
    ],
  },
];

/** A drawing has more, with those between them at slanted edges and letters. */
const FEWEST_COLORS = 100;

for (const { lesson, kind, drawings } of LESSONS)
  test(`pictures of ${lesson} are saved as they are seen`, async ({ page }, info) => {
    const view = new ViewPage(new WorkbenchPage(page));
    await view.workbench.open();
    await view.openLesson(lesson, kind ? { kind } : {});
    for (const [id, title, form] of drawings) {
      await view.choose(title);
      await view.goTo(1);
      const picture = await seen(page, await saved(view, id, title, "PNG", info));
      expect(picture.width, title).toBe(1280);
      expect(picture.height, title).toBeGreaterThan(600);
      expect(picture.colors.length, title).toBeGreaterThan(FEWEST_COLORS);
      if (form === "solid") continue;

      const svg = await saved(view, id, title, "SVG", info);
      expect(svg.toString("utf8"), title).not.toMatch(/var\(|currentcolor|class=/i);
      const { width, height, colors } = await seen(page, svg, "svg+xml");
      expect([width, height], title).toEqual([1280, picture.height]);
      expect(new Set(colors), title).toEqual(new Set(picture.colors));
    }
  });

/** A picture that is saved by its menu. */
async function saved(
  view: ViewPage,
  id: string,
  title: string,
  ending: "PNG" | "SVG",
  info: TestInfo,
): Promise<Buffer> {
  await view
    .figure(id)
    .getByRole("button", { name: `Picture: ${title}` })
    .click();
  const [download] = await Promise.all([
    view.workbench.page.waitForEvent("download"),
    view.pane.getByRole("menuitem", { name: `Save as ${ending}` }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(new RegExp(`^[a-z]+-${id}-step-1\\.${ending.toLowerCase()}$`));
  const path = info.outputPath(download.suggestedFilename());
  await download.saveAs(path);
  return readFileSync(path);
}
