import { readFileSync } from "node:fs";
import { expect, type BrowserContext, type Page } from "@playwright/test";
import type { ViewPage } from "./view-page";

/** What a picture shows: its size in pixels, and its colours, such as `#2b3a55`. */
export interface Seen {
  readonly width: number;
  readonly height: number;
  readonly colors: readonly string[];
}

/** An empty page for each browser context, in which pictures are examined. */
const blankPages = new WeakMap<BrowserContext, Promise<Page>>();

/** Examines a picture outside the page that it comes from. */
export async function seen(page: Page, picture: Buffer, type: "png" | "svg+xml" = "png"): Promise<Seen> {
  const context = page.context();
  const opened = blankPages.get(context) ?? context.newPage();
  blankPages.set(context, opened);
  const blank = await opened;
  // Keyboard input goes to the page in front.
  await page.bringToFront();
  return blank.evaluate(
    async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      const { naturalWidth: width, naturalHeight: height } = image;
      const canvas = document.createElement("canvas");
      [canvas.width, canvas.height] = [width, height];
      const context = canvas.getContext("2d")!;
      context.drawImage(image, 0, 0);
      const words = new Uint32Array(context.getImageData(0, 0, width, height).data.buffer);
      // Four bytes, from last to first: opacity, blue, green, red.
      const colors = [...new Set(words)].map((word) => {
        const [red, green, blue] = [word, word >> 8, word >> 16].map((part) => part & 255);
        return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
      });
      return { width, height, colors };
    },
    `data:image/${type};base64,${picture.toString("base64")}`,
  );
}

/** A drawing on the page Play, as in its menu. */
export interface Pictured {
  readonly id: string;
  readonly title: string;
}

/** A picture of a drawing, saved from its menu under a name. */
export async function saved(view: ViewPage, { id, title }: Pictured, name: string): Promise<Buffer> {
  const ending = name.slice(name.lastIndexOf(".") + 1).toUpperCase();
  await view
    .figure(id)
    .getByRole("button", { name: `Picture: ${title}` })
    .click();
  const [download] = await Promise.all([
    view.workbench.page.waitForEvent("download"),
    view.pane.getByRole("menuitem", { name: `Save as ${ending}` }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(name);
  return readFileSync(await download.path());
}
