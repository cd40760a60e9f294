import { expect, test, type Locator } from "@playwright/test";
import { faults } from "./faults";
import { ViewPage } from "./view-page";
import { WorkbenchPage } from "./workbench-page";

interface Step {
  readonly step: number;
  /** A piece of the drawing's text alternative. */
  readonly words: string;
  /** Where some parts are, by their numbers: the place and, as far as given, the rotation as a quaternion. */
  readonly poses: Readonly<Record<number, readonly [at: readonly number[], turned?: readonly number[]]>>;
}

interface Solid {
  readonly lesson: string;
  readonly title: string;
  readonly id: string;
  readonly steps: readonly Step[];
}

/** The drawings in three dimensions, each with five steps. */
const SOLIDS: readonly Solid[] = [
  {
    lesson: "Free the Key",
    title: "Key and disk",
    id: "key",
    // The key's 21 places are 1 long and begin at −5.6; a cut is a sixteenth of a turn.
    steps: [
      {
        step: 0,
        words: "place 1 of 21. Above: no tooth and cut 1",
        poses: {
          1: [
            [-5.1, 0, 0],
            [0, 0, 0, 1],
          ],
        },
      },
      {
        step: 1,
        words: "place 1 of 21. Above: no tooth and cut 16",
        poses: {
          1: [
            [-5.1, 0, 0],
            [0.195, 0, 0, 0.981],
          ],
        },
      },
      {
        step: 5,
        words: "a tooth of height 1 and cut 16 of depth 1",
        poses: {
          1: [
            [-3.1, 0, 0],
            [0.195, 0, 0, 0.981],
          ],
        },
      },
      {
        step: 30,
        words: "place 11 of 21. Above: a tooth of height 1 and cut 11",
        poses: {
          1: [
            [4.9, 0, 0],
            [-0.924, 0, 0, -0.383],
          ],
        },
      },
      {
        step: 76,
        words: "place 21 of 21",
        poses: {
          1: [
            [14.9, 0, 0],
            [0, 0, 0, 1],
          ],
        },
      },
    ],
  },
  {
    lesson: "Free the Key",
    title: "Maze on a cylinder",
    id: "cylinder",
    steps: [
      {
        step: 0,
        words: "row 1 of 16 and column 1 of 21",
        poses: {
          0: [
            [-10.5, 0, 0],
            [0.423, 0, 0, 0.906],
          ],
        },
      },
      {
        step: 1,
        words: "row 16 of 16 and column 1",
        poses: {
          0: [
            [-10.5, 0, 0],
            [0.591, 0, 0, 0.806],
          ],
        },
      },
      {
        step: 5,
        words: "row 16 of 16 and column 3",
        poses: {
          0: [
            [-10.5, 0, 0],
            [0.591, 0, 0, 0.806],
          ],
        },
      },
      {
        step: 30,
        words: "row 11 of 16 and column 11",
        poses: {
          0: [
            [-10.5, 0, 0],
            [-0.999, 0, 0, 0.044],
          ],
        },
      },
      {
        step: 76,
        words: "row 1 of 16 and column 21",
        poses: {
          0: [
            [-10.5, 0, 0],
            [0.423, 0, 0, 0.906],
          ],
        },
      },
    ],
  },
  {
    lesson: "O'Gear",
    title: "Cube and gear",
    id: "cube",
    steps: [
      {
        step: 0,
        words: "face Top, facing South; the tooth in the face is number 4",
        poses: { 1: [[0, 3.3, 0]] },
      },
      {
        step: 1,
        words: "face Top, facing West; the tooth in the face is number 4",
        poses: { 1: [[0, 3.3, 0]] },
      },
      {
        step: 2,
        words: "face Left, facing South; the tooth in the face is number 0",
        poses: { 1: [[0, 3.3, 0]] },
      },
      { step: 6, words: "face Bottom, facing North; the tooth in the face is number 2", poses: {} },
      {
        step: 10,
        words: "face Top, facing North; the tooth in the face is number 0, the marked one",
        poses: {},
      },
    ],
  },
  {
    lesson: "Rubik's cube",
    title: "Cube",
    id: "cube",
    steps: [
      { step: 0, words: "Of eight stickers around each middle have its colour", poses: {} },
      { step: 1, words: "Of eight stickers", poses: {} },
      { step: 4, words: "Of eight stickers", poses: {} },
      { step: 7, words: "8 on the orange face L, 8 on the red face R", poses: {} },
      {
        step: 8,
        words: "The cube is solved: each face has one colour.",
        poses: {
          0: [
            [0, 0, 0],
            [0, 0, 0, 1],
          ],
          25: [
            [0, 0, 0],
            [0, 0, 0, 1],
          ],
        },
      },
    ],
  },
];

let view: ViewPage;

test.beforeEach(async ({ page }) => {
  view = new ViewPage(new WorkbenchPage(page));
  await view.workbench.open();
});

const solid = (id: string): Locator => view.figure(id).locator("[tabindex='0'][role=img]");

async function expectStep(id: string, { step, words, poses }: Step): Promise<void> {
  await view.goTo(step);
  await expect(solid(id)).toHaveAttribute("aria-label", new RegExp(words.replace(/[.()]/g, "\\$&")));
  const found = JSON.parse((await solid(id).getAttribute("data-poses"))!);
  for (const [part, [at, turned]] of Object.entries(poses)) {
    const pose = found[Number(part)];
    expect(pose.at).toEqual(at);
    // A quaternion and its opposite are the same rotation.
    if (turned) expect([turned, turned.map((value) => 0 - value)]).toContainEqual(pose.turned);
  }
}

for (const { lesson, title, id, steps } of SOLIDS) {
  test(`${lesson}, ${title}: it opens, shows five states, plays to the end and steps back`, async () => {
    await view.openLesson(lesson, { drawing: title });
    await expect(solid(id).locator("canvas")).toBeVisible();
    const pictures: string[] = [];
    for (const step of steps) {
      await expectStep(id, step);
      const { colors, picture } = await view.pixels(id);
      expect(colors).toBeGreaterThan(60);
      expect(pictures).not.toContain(picture);
      pictures.push(picture);
    }
    await view.button("First step").click();
    await view.playToTheEnd();
    const last = steps[steps.length - 1];
    await expect(solid(id)).toHaveAttribute("aria-label", new RegExp(last.words.replace(/[.()]/g, "\\$&")));
    await view.button("Step back").click();
    await view.waitForStep(last.step - 1);
    await view.button("First step").click();
    await expectStep(id, steps[0]);
    expect((await view.pixels(id)).picture).toBe(pictures[0]);
  });
}

test("three.js is loaded when the first solid drawing opens, and not before", async ({ page }) => {
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.endsWith(".js")) scripts.add(request.url());
  });
  const withThree = async () => {
    const texts = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()));
    return texts.filter((text) => text.includes("THREE.WebGLRenderer")).length;
  };
  await view.openLesson("The maze of Schönbrunn");
  await expect(view.state("board")).toBeVisible();
  expect(await withThree()).toBe(0);
  await view.openLesson("O'Gear");
  await expect(solid("cube").locator("canvas")).toBeVisible();
  expect(await withThree()).toBe(1);
});

test("the eye goes round by keys, mouse and touch, and back", async ({ page }) => {
  await view.openLesson("O'Gear");
  const place = solid("cube");
  await expect(place.locator("canvas")).toBeVisible();
  const box = (await place.boundingBox())!;
  // Without the edge, where the focus shows.
  const clip = { x: box.x + 8, y: box.y + 8, width: box.width - 16, height: box.height - 16 };
  const picture = async () => (await page.screenshot({ clip })).toString("base64");
  const first = await picture();
  await place.focus();
  for (const key of ["a", "w", "d", "s", "Shift+ArrowLeft", "Shift+ArrowUp", "+", "-"]) {
    const before = await picture();
    await page.keyboard.press(key);
    await expect.poll(picture).not.toBe(before);
  }
  // The arrows alone are the player's.
  await page.keyboard.press("ArrowRight");
  await view.waitForStep(1);
  await page.keyboard.press("ArrowLeft");
  await view.waitForStep(0);
  await page.keyboard.press("0");
  await expect.poll(picture).toBe(first);

  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 40, middle.y + 15, { steps: 4 });
  await page.mouse.up();
  await expect.poll(picture).not.toBe(first);
  await view.figure("cube").getByRole("button", { name: "Reset view" }).click();
  await page.mouse.move(5, 5);
  await place.focus();
  await expect.poll(picture).toBe(first);

  const touch = (type: string, x: number) =>
    place.locator("canvas").dispatchEvent(type, {
      pointerId: 7,
      pointerType: "touch",
      isPrimary: true,
      clientX: x,
      clientY: 60,
      pageX: x,
      pageY: 60,
      bubbles: true,
    });
  await place.locator("canvas").evaluate((canvas) => {
    // A pointer that is only told of cannot be captured.
    Object.assign(canvas, { setPointerCapture: () => undefined, releasePointerCapture: () => undefined });
  });
  await touch("pointerdown", 60);
  await touch("pointermove", 110);
  await touch("pointerup", 110);
  await expect.poll(picture).not.toBe(first);
});

test("a picture that is lost comes back", async () => {
  await view.openLesson("O'Gear");
  const canvas = solid("cube").locator("canvas");
  await expect(canvas).toBeVisible();
  const { picture } = await view.pixels("cube");
  await canvas.evaluate((element: HTMLCanvasElement) => {
    const loss = element.getContext("webgl2")!.getExtension("WEBGL_lose_context")!;
    Object.assign(window, { loss });
    loss.loseContext();
  });
  await expect(view.pane.getByText(/^The picture is lost for a moment/)).toBeVisible();
  await canvas.evaluate(() => (window as unknown as { loss: WEBGL_lose_context }).loss.restoreContext());
  await expect(view.pane.getByText(/^The picture is lost for a moment/)).toBeHidden();
  await expect.poll(async () => (await view.pixels("cube")).picture).toBe(picture);
});

test("where there is no WebGL the drawing is told in words", async ({ page }) => {
  for (const frame of page.frames()) {
    await frame.evaluate(() => {
      const original = HTMLCanvasElement.prototype.getContext as (...args: unknown[]) => unknown;
      HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
        return args[0] === "webgl2" ? null : original.apply(this, args);
      } as typeof HTMLCanvasElement.prototype.getContext;
    });
  }
  await view.openLesson("O'Gear");
  await expect(
    view.pane.getByText(
      /This browser does not draw in three dimensions\. After 0 of 10 moves the gear is on/,
    ),
  ).toBeVisible();
});

test("a solid drawing is saved as a picture", async ({ page }) => {
  await view.openLesson("O'Gear");
  await expect(solid("cube").locator("canvas")).toBeVisible();
  await view.goTo(2);
  await view
    .figure("cube")
    .getByRole("button", { name: /^Picture/ })
    .click();
  const download = page.waitForEvent("download");
  await view.pane.getByRole("menuitem", { name: "Save as PNG" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("ogear-cube-step-2.png");
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  const png = Buffer.concat(chunks);
  expect(png.readUInt32BE(16)).toBeGreaterThan(1200);
  expect(png.length).toBeGreaterThan(20_000);
});

test("axe finds nothing at solid drawings, light and dark", async ({ page }) => {
  await view.openLesson("O'Gear");
  for (const theme of ["light", "dark"] as const) {
    await view.setTheme(theme);
    await expect(solid("cube").locator("canvas")).toBeVisible();
    expect(await faults(page)).toEqual([]);
  }
});
