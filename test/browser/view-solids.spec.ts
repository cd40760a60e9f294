import { expect } from "@playwright/test";
import { test } from "./shared-page";
import { ViewPage } from "./view-page";

test("three.js is loaded when the first solid drawing opens, and not before @all @paint", async ({
  page,
  workbench,
}) => {
  const view = new ViewPage(workbench);
  const scripts = new Set<string>();
  page.on("request", (request) => {
    if (new URL(request.url()).pathname.endsWith(".js")) scripts.add(request.url());
  });
  const withThree = async () => {
    const texts = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).text()));
    return texts.filter((text) => text.includes("THREE.WebGLRenderer")).length;
  };
  // An earlier test may have opened a solid drawing.
  await workbench.open();
  await view.openSheet("Schönbrunn");
  await expect(view.state("board")).toBeVisible();
  expect(await withThree()).toBe(0);
  await view.openSheet("OGear");
  await expect(view.solid("cube").locator("canvas")).toBeVisible();
  expect(await withThree()).toBe(1);
});

test("the eye goes round by keys, mouse and touch, and back @all @keys", async ({ page, workbench }) => {
  const view = new ViewPage(workbench);
  await view.openSheet("OGear");
  const place = view.solid("cube");
  await expect(place.locator("canvas")).toBeVisible();
  const box = (await place.boundingBox())!;
  // Without the edge, where the focus is visible.
  const clip = { x: box.x + 8, y: box.y + 8, width: box.width - 16, height: box.height - 16 };
  const picture = async () => (await page.screenshot({ clip })).toString("base64");
  const first = await picture();
  await place.focus();
  for (const key of ["a", "w", "d", "s", "Shift+ArrowLeft", "Shift+ArrowUp", "+", "-"]) {
    const before = await picture();
    await page.keyboard.press(key);
    await expect.poll(picture).not.toBe(before);
  }
  // Unmodified arrow keys make moves.
  await page.keyboard.press("ArrowRight");
  await view.waitForStep(1);
  await page.keyboard.press("Control+z");
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
    // A synthetic pointer cannot be captured.
    Object.assign(canvas, { setPointerCapture: () => undefined, releasePointerCapture: () => undefined });
  });
  await touch("pointerdown", 60);
  await touch("pointermove", 110);
  await touch("pointerup", 110);
  await expect.poll(picture).not.toBe(first);
});

test("clicks on the solid drawing make moves or are refused, and a drag makes none @all @keys", async ({
  page,
  workbench,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const view = new ViewPage(workbench);
  await view.openSheet("OGear");
  const place = view.solid("cube");
  await expect(place.locator("canvas")).toBeVisible();
  await place.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await place.boundingBox())!;
  const [right, top] = [
    [x + 0.75 * width, y + 0.5 * height],
    [x + 0.5 * width, y + 0.35 * height],
  ] as const;
  await page.mouse.click(...right);
  await expect(view.said).toHaveText("The gear faces South on Top; from there it does not roll to Right.");
  await page.mouse.move(...top);
  await page.mouse.down();
  await page.mouse.move(top[0] + 0.2 * width, top[1], { steps: 3 });
  await page.mouse.up();
  await view.figure("cube").getByRole("button", { name: "Reset view" }).click();
  await view.waitForStep(0);
  await page.mouse.click(...top);
  await view.waitForStep(1);
  await expect(view.move).toHaveText("Turn the gear on Top to West, tooth 4");
  await expect(view.slider).toHaveAttribute("max", "1");
  await view.showSolution();
  await page.emulateMedia({ reducedMotion: null });
});

test("a picture that is lost comes back @all @paint", async ({ workbench }) => {
  const view = new ViewPage(workbench);
  await view.openSheet("OGear");
  const canvas = view.solid("cube").locator("canvas");
  await expect(canvas).toBeVisible();
  const poses = JSON.parse((await view.solid("cube").getAttribute("data-poses"))!) as { at: number[] }[];
  expect(poses[1].at).toEqual([0, 3.3, 0]);
  const { picture } = await view.pixels("cube");
  await canvas.evaluate((element: HTMLCanvasElement) => {
    const loss = element.getContext("webgl2")!.getExtension("WEBGL_lose_context")!;
    Object.assign(window, { loss });
    loss.loseContext();
  });
  await expect(view.pane.getByText(/^The picture is gone for a moment/)).toBeVisible();
  await canvas.evaluate(() => (window as unknown as { loss: WEBGL_lose_context }).loss.restoreContext());
  await expect(view.pane.getByText(/^The picture is gone for a moment/)).toBeHidden();
  await expect.poll(async () => (await view.pixels("cube")).picture).toBe(picture);
});

test("where there is no WebGL the drawing is told in words @all @paint", async ({ workbench }) => {
  const view = new ViewPage(workbench);
  await view.openSheet("OGear");
  await view.showEmptySheet();
  await expect(view.noPuzzle).toBeVisible();
  const pane = workbench.paneFrame;
  await pane.evaluate(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    const original = getContext as (...args: unknown[]) => unknown;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: unknown[]) {
      return args[0] === "webgl2" ? null : original.apply(this, args);
    } as typeof getContext;
    Object.assign(window, { giveBack: () => (HTMLCanvasElement.prototype.getContext = getContext) });
  });
  const words = view.pane.getByText(
    /This browser does not draw in three dimensions\. After 0 of 10 moves the gear is on/,
  );
  await view.showSheet("OGear");
  await expect(words).toBeVisible();
  await pane.evaluate(() => (window as unknown as { giveBack(): void }).giveBack());
  await view.openSheet("OGear");
  await expect(view.solid("cube").locator("canvas")).toBeVisible();
  await expect(words).toBeHidden();
});
