import { expect } from "@playwright/test";
import type {} from "@univerjs/preset-sheets-drawing";
import { ObjectsPage } from "./objects-page";
import { test } from "./shared-page";
import { soon } from "./workbench-page";

/*
 * What Excel's objects do with a grid, a canvas or decoded pictures. All else is tested without the page, in
 * test/unit/workbench/objects.
 */

let excel: ObjectsPage;

test.beforeEach(async ({ page }) => {
  excel = await ObjectsPage.open(page);
});

test("columns fit their widest text, rows their wrapped one @all @office", async () => {
  const seen = await excel.run(async (context) => {
    const sheet = context.workbook.worksheets.add("Fit");
    sheet.getRange("A1:B2").values = [
      ["a text that is much wider than a standard column of the sheet", "i"],
      ["short", ""],
    ];
    const [wide, narrow, empty] = [sheet.getRange("A1"), sheet.getRange("B1"), sheet.getRange("C1")];
    empty.load("format/columnWidth");
    sheet.getRange("A:C").format.autofitColumns();
    [wide, narrow].forEach((range) => range.load("format/columnWidth"));
    await context.sync();
    const widths = [wide.format.columnWidth, narrow.format.columnWidth, empty.format.columnWidth];
    wide.format.columnWidth = 60;
    wide.format.wrapText = true;
    wide.format.autofitRows();
    wide.load("format/rowHeight");
    await context.sync();
    return { widths, height: wide.format.rowHeight };
  });
  const [wide, narrow, empty] = seen.widths;
  expect(wide).toBeGreaterThan(200);
  expect(narrow).toBeLessThan(20);
  expect(empty).toBeGreaterThan(40);
  expect(seen.height).toBeGreaterThan(50);
});

test("the add-in in the pane hears of the selection on a worksheet that is shown again @all @office", async () => {
  await excel.run(async (context) => {
    const seen: unknown[] = [];
    Object.assign(window, { seen });
    const sheet = context.workbook.worksheets.getItem("Sheet1");
    sheet.onSelectionChanged.add(async ({ address }) => void seen.push(address));
    await context.sync();
    sheet.getRange("B2:C3").select();
    await context.sync();
  });
  await soon(() => excel.inPane("window.seen.splice(0)")).toEqual(["B2:C3"]);
  await excel.run(async (context) => {
    context.workbook.worksheets.add("Other").activate();
    await context.sync();
    context.workbook.worksheets.getItem("Sheet1").activate();
    await context.sync();
  });
  await soon(() => excel.inPane("window.seen")).toEqual(["B2:C3"]);
});

/** A green picture of 200 × 100 pixels. */
const green = () =>
  excel.inPane<string>(`(() => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 200, height: 100 });
    const context = canvas.getContext("2d");
    context.fillStyle = "#00ff00";
    context.fillRect(0, 0, 200, 100);
    return canvas.toDataURL().split(",")[1];
  })()`);

const count = () =>
  excel.page.evaluate(
    () => window.univerAPI!.getActiveWorkbook()!.getSheetByName("Sheet1")!.getImages().length,
  );

test("pictures are added, placed, described and deleted @all @office", async () => {
  const seen = await excel.run(
    async (context, png) => {
      const { shapes } = context.workbook.worksheets.getItem("Sheet1");
      const picture = shapes.addImage(png);
      const cell = context.workbook.worksheets.getItem("Sheet1").getRange("C5");
      picture.load("name,left,top,width,height,lockAspectRatio,type");
      cell.load("left,top");
      await context.sync();
      const { name, left, top, width, height, lockAspectRatio, type } = picture;
      const fresh = [name, left, top, width, height, lockAspectRatio, type];
      picture.name = "Map";
      picture.altTextTitle = "A map";
      picture.altTextDescription = "It is green.";
      picture.left = cell.left + 3;
      picture.top = cell.top;
      picture.width = 75;
      picture.lockAspectRatio = false;
      picture.height = 30;
      shapes.addImage(png);
      shapes.load("items/name,items/zOrderPosition");
      const again = shapes.getItem("Map");
      again.load("left,top,width,height,altTextTitle,altTextDescription");
      const number = shapes.getCount();
      await context.sync();
      const placed = [again.left - cell.left, again.top - cell.top, again.width, again.height];
      const items = shapes.items.map((shape) => [shape.name, shape.zOrderPosition]);
      shapes.getItemAt(0).delete();
      shapes.load("items/name");
      await context.sync();
      return [
        fresh,
        [...placed, again.altTextTitle, again.altTextDescription],
        [items, number.value],
        shapes.items.map((shape) => shape.name),
      ];
    },
    await green(),
  );
  expect(seen).toEqual([
    ["Picture 1", 0, 0, 150, 75, true, "Image"],
    [3, 0, 75, 30, "A map", "It is green."],
    [
      [
        ["Map", 0],
        ["Picture 1", 1],
      ],
      2,
    ],
    ["Picture 1"],
  ]);
});

test("a batch that adds a picture is undone and done again at once @all @office", async () => {
  await excel.run(
    async (context, png) => {
      const picture = context.workbook.worksheets.getItem("Sheet1").shapes.addImage(png);
      picture.name = "Map";
      picture.left = 90;
      picture.top = 90;
      await context.sync();
    },
    await green(),
  );
  expect(await count()).toBe(1);
  await excel.undo();
  expect(await count()).toBe(0);
  await excel.redo();
  expect(await count()).toBe(1);
  const left = await excel.run(async (context) => {
    const picture = context.workbook.worksheets.getItem("Sheet1").shapes.getItem("Map");
    picture.load("left");
    await context.sync();
    return picture.left;
  });
  expect(left).toBe(90);
});

test("what is no picture is refused as by Excel @all @office", async () => {
  for (const text of ["hello", "iVBORw0KGgohello", "data:image/png;base64,iVBORw0KGgo"])
    expect(
      await excel
        .run(
          async (context, base64) => context.workbook.worksheets.getActiveWorksheet().shapes.addImage(base64),
          text,
        )
        .catch((error: Error) => error.message),
    ).toContain(
      "The argument is invalid or missing or has an incorrect format. " +
        "base64ImageString should be a PNG or JPEG file in base 64, without any header.",
    );
});
