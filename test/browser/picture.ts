import type { Page } from "@playwright/test";

/** What is to be seen on a picture: its size in pixels, and its colours, such as `#2b3a55`. */
export interface Seen {
  readonly width: number;
  readonly height: number;
  readonly colors: readonly string[];
}

/** Looks at a picture outside of the page that it comes from. */
export async function seen(page: Page, picture: Buffer, type: "png" | "svg+xml" = "png"): Promise<Seen> {
  const blank = await page.context().newPage();
  try {
    return await blank.evaluate(
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
        // Four bytes from the last to the first: opacity, blue, green, red.
        const colors = [...new Set(words)].map((word) => {
          const [red, green, blue] = [word, word >> 8, word >> 16].map((part) => part & 255);
          return `#${[red, green, blue].map((part) => part!.toString(16).padStart(2, "0")).join("")}`;
        });
        return { width, height, colors };
      },
      `data:image/${type};base64,${picture.toString("base64")}`,
    );
  } finally {
    await blank.close();
  }
}
