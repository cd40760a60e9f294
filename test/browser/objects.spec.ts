import { expect } from "@playwright/test";
import type {} from "@univerjs/preset-sheets-drawing";
import { ObjectsPage } from "./objects-page";
import { test } from "./shared-page";
import { soon } from "./workbench-page";

/*
 * What Excel's objects do with a grid, a canvas or decoded pictures. All else is tested without the page, in
 * test/unit/workbench/office-objects.
 */

let excel: ObjectsPage;

test.beforeEach(async ({ page }) => {
  excel = await ObjectsPage.open(page);
});

test("columns fit their widest text @all @office", async () => {
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
    return widths;
  });
  const [wide, narrow, empty] = seen;
  expect(wide).toBeGreaterThan(200);
  expect(narrow).toBeLessThan(20);
  expect(empty).toBeGreaterThan(40);
});

test("the add-in in the pane hears of the selection on a worksheet that is shown again @all @office", async () => {
  await excel.run(async (context) => {
    const seen: unknown[] = [];
    Object.assign(window, { seen });
    const sheet = context.workbook.worksheets.getItem("Sheet1");
    context.workbook.onSelectionChanged.add(() =>
      Excel.run(async ({ workbook }) => {
        const range = workbook.getSelectedRange().load("address");
        await workbook.context.sync();
        seen.push(range.address);
      }),
    );
    await context.sync();
    sheet.getRange("B2:C3").select();
    await context.sync();
  });
  await soon(() => excel.inPane("window.seen.splice(0)")).toEqual(["Sheet1!B2:C3"]);
  await excel.run(async (context) => {
    context.workbook.worksheets.add("Other").activate();
    await context.sync();
    context.workbook.worksheets.getItem("Sheet1").activate();
    await context.sync();
  });
  await soon(() => excel.inPane("window.seen")).toContain("Sheet1!B2:C3");
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

test("pictures are added, placed and described @all @office", async () => {
  const seen = await excel.run(
    async (context, png) => {
      const sheet = context.workbook.worksheets.getItem("Sheet1");
      const picture = sheet.shapes.addImage(png).load("altTextTitle,left,top,width,height");
      const cell = sheet.getRange("C5").load("left,top");
      await context.sync();
      const fresh = [picture.altTextTitle, picture.left, picture.top, picture.width, picture.height];
      picture.altTextTitle = "A map";
      picture.left = cell.left + 3;
      picture.top = cell.top;
      picture.width = 75;
      picture.lockAspectRatio = false;
      picture.height = 30;
      sheet.shapes.addImage(png);
      sheet.shapes.load("items/altTextTitle,items/left,items/top,items/width,items/height");
      await context.sync();
      return [
        fresh,
        ...sheet.shapes.items.map((shape) => [
          shape.altTextTitle,
          shape.left - cell.left,
          shape.top - cell.top,
          shape.width,
          shape.height,
        ]),
      ];
    },
    await green(),
  );
  expect(seen).toEqual([
    ["", 0, 0, 150, 75],
    ["A map", 3, 0, 75, 30],
    ["", expect.any(Number), expect.any(Number), 150, 75],
  ]);
});

test("a batch that adds a picture is undone and done again at once @all @office", async () => {
  await excel.run(
    async (context, png) => {
      const picture = context.workbook.worksheets.getItem("Sheet1").shapes.addImage(png);
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
    const { shapes } = context.workbook.worksheets.getItem("Sheet1");
    shapes.load("items/left");
    await context.sync();
    return shapes.items.map((picture) => picture.left);
  });
  expect(left).toEqual([90]);
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
