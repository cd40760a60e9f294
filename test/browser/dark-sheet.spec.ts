import { expect } from "@playwright/test";
import { PuzzlesPage } from "./puzzles-page";
import { test } from "./shared-page";

/** Cells that texts refer to by their colour, and the blue of formulas. */
const CALLED: readonly (readonly [lesson: string, colors: Readonly<Record<string, string>>])[] = [
  ["pinball", { D9: "#ffffff", M21: "#fff5cc", K27: "#e6f0fb" }],
  ["knights", { F7: "#ffffff", C8: "#3b4252", O5: "#fff5cc" }],
];

for (const [lesson, colors] of CALLED) {
  test(`${lesson}: filled cells keep their colours in the dark, and the others are dark @all @paint`, async ({
    workbench,
  }) => {
    await workbench.lesson(lesson);
    const dark = workbench.page.getByRole("switch", { name: "Dark" });
    const puzzles = new PuzzlesPage(workbench);
    await puzzles.waitForColors(colors);
    const ground = await puzzles.colorOf("M3");
    await dark.click();
    try {
      await expect.poll(() => puzzles.colorOf("M3")).not.toBe(ground);
      await puzzles.waitForColors(colors);
    } finally {
      await dark.click();
    }
  });
}
