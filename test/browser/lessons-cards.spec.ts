import { expect, type FrameLocator } from "@playwright/test";
import { differences } from "./opened-lesson";
import { PuzzlesPage } from "./puzzles-page";
import { sampleValues } from "./sample-values";
import { SharePage } from "./share-page";
import { test } from "./shared-page";
import { OFTEN, type WorkbenchPage } from "./workbench-page";

test("the card of a lesson inserts what its sample holds, and a frozen copy looks like it @release @paint", async ({
  page,
  workbench,
}) => {
  await workbench.fresh();
  const told = isPainted(workbench.pane, "Inserting “The pinball puzzle” …");
  expect(await new PuzzlesPage(workbench).insertLesson("The pinball puzzle")).toBe("Pinball");
  expect(await told).toBe(true);
  const sample = await sampleValues("pinball");
  await expect.poll(() => differences(page, sample), { intervals: [200], timeout: 60_000 }).toEqual([]);

  const shown = await pictureAtRest(workbench);
  const share = new SharePage(workbench);
  await share.open();
  await share.button("Copy values only").click();
  await expect.poll(() => workbench.activeSheet(), OFTEN).toBe("Pinball (values)");
  await expect.poll(async () => (await picture(workbench)).equals(shown), OFTEN).toBe(true);
});

/** A picture of the grid, without the selection. */
async function picture({ page, grid }: WorkbenchPage): Promise<Buffer> {
  await page.evaluate(() => {
    window.univerAPI!.getActiveWorkbook()!.getActiveSheet().getRange("A1").activate();
  });
  return grid.screenshot();
}

/** The same picture as a moment before, as values may be there before they are painted. */
async function pictureAtRest(workbench: WorkbenchPage): Promise<Buffer> {
  let shown: Buffer = Buffer.alloc(0);
  const isAtRest = async () => {
    const before = shown;
    shown = await picture(workbench);
    return before.equals(shown);
  };
  await expect.poll(isAtRest, { intervals: [500] }).toBe(true);
  return shown;
}

/** Whether a text that appears in the pane is still there when the next frame has been painted. */
function isPainted(pane: FrameLocator, text: string): Promise<boolean> {
  return pane.locator("body").evaluate(
    (body, expected) =>
      new Promise<boolean>((resolve) => {
        const isThere = () => body.textContent.includes(expected);
        const observer = new MutationObserver(() => {
          if (!isThere()) return;
          observer.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(isThere())));
        });
        observer.observe(body, { subtree: true, childList: true, characterData: true });
      }),
    text,
  );
}
