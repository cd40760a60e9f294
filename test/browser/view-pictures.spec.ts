import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import type {} from "@univerjs/preset-sheets-drawing";
import { violations } from "./axe";
import { saved, seen } from "./picture";
import { test } from "./shared-page";
import { ViewPage } from "./view-page";
import type { WorkbenchPage } from "./workbench-page";

/** The pictures of the active sheet, and where the filled cells end, in points, as Excel reports them. */
function picturesBesideCells({ paneFrame }: WorkbenchPage) {
  return paneFrame.evaluate(() =>
    Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      const used = sheet.getUsedRange().load("top");
      const beside = used.getLastColumn().getOffsetRange(0, 1).load("left");
      sheet.shapes.load("items/left,items/top,items/width,items/height,items/altTextTitle");
      await context.sync();
      const pictures = sheet.shapes.items.map(({ left, top, width, height, altTextTitle }) => ({
        ...{ left, top, width, height, altTextTitle },
      }));
      return { end: beside.left, top: used.top, pictures };
    }),
  );
}

test("pictures in the sheet lie beside all cells and below one another, and are undone one by one @all @paint", async ({
  page,
  workbench,
}) => {
  const view = new ViewPage(workbench);
  await view.openSheet("Free the Key", { drawing: "All together" });
  await workbench.answered();
  const put = async (id: string, title: string) => {
    await view
      .figure(id)
      .getByRole("button", { name: `Picture: ${title}` })
      .click();
    await view.pane.getByRole("menuitem", { name: "Put into the sheet" }).click();
    await expect(view.figure(id).getByText("The picture is in the sheet.")).toBeVisible();
  };
  const count = async () => (await picturesBesideCells(workbench)).pictures.length;
  await put("maze", "Flat maze");
  const { end, top, pictures } = await picturesBesideCells(workbench);
  expect(pictures).toHaveLength(1);
  expect(pictures[0]).toMatchObject({ altTextTitle: "Flat maze", width: 360 });
  expect(pictures[0].left).toBeGreaterThan(end);
  expect(pictures[0].top).toBeGreaterThanOrEqual(top);

  await expect(view.figure("key").locator("canvas")).toBeVisible();
  await put("key", "Key and disk");
  const both = await picturesBesideCells(workbench);
  expect([both.end, both.pictures.length]).toEqual([end, 2]);
  expect(both.pictures[0]).toEqual(pictures[0]);
  expect(both.pictures[1]).toMatchObject({ altTextTitle: "Key and disk", left: pictures[0].left });
  expect(both.pictures[1].top).toBeGreaterThan(pictures[0].top + pictures[0].height);
  const sources = await page.evaluate(() => {
    const images = window.univerAPI!.getActiveWorkbook()!.getActiveSheet().getImages();
    return Promise.all(
      images.map(async (image) => (await image.toBuilder().buildAsync()).source.split(",")[1]),
    );
  });
  for (const source of sources) {
    const { width, colors } = await seen(page, Buffer.from(source, "base64"));
    expect([width, colors.length > 100]).toEqual([1280, true]);
  }

  const undo = () => page.evaluate(() => window.univerAPI!.undo());
  for (const left of [1, 0]) {
    await undo();
    await expect.poll(count).toBe(left);
  }
  await page.evaluate(() => window.univerAPI!.redo());
  await expect.poll(count).toBe(1);
  await undo();
  await expect.poll(count).toBe(0);
});

test("a saved picture has the theme's colours as they are @all @paint", async ({ workbench }) => {
  const view = new ViewPage(workbench);
  await view.openSheet("Free the Key", { drawing: "Flat maze" });
  await view.goTo(5);
  const svg = await saved(view, { id: "maze", title: "Flat maze" }, "freethekey-maze-step-5.svg");
  expect(svg.toString("utf8")).toContain('fill="rgb(43, 58, 85)"');
});

test("a key is saved for a 3D printer with the clearance that was chosen @all @paint", async ({
  workbench,
}) => {
  const view = new ViewPage(workbench);
  await view.openSheet("Free the Key", { drawing: "Key and disk" });
  await view.figure("key").getByRole("button", { name: "Picture: Key and disk" }).click();
  await view.pane.getByRole("menuitem", { name: "For a 3D printer …" }).click();
  const dialog = view.pane.getByRole("dialog", { name: "For a 3D printer" });
  await expect(dialog.getByRole("list", { name: "Sizes of the parts" })).toContainText("× 7 mm");
  await dialog.getByLabel("Clearance").selectOption("0.4 mm");
  for (const [title, name] of [
    ["3MF, parts by name", "freethekey-0.4-mm.3mf"],
    ["STL, all in one", "freethekey-0.4-mm.stl"],
  ] as const) {
    await dialog.getByLabel("File").selectOption(title);
    const download = view.workbench.page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Save" }).click();
    expect((await download).suggestedFilename()).toBe(name);
    expect(readFileSync(await (await download).path()).length).toBeGreaterThan(10_000);
  }
  expect(await violations(view.workbench.page)).toEqual([]);
  await view.workbench.page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
});
