import { i18n } from "../language";
import { codeOf, runAfterEdit } from "./run";

/** The width of pictures in the sheet, and the distance between them, in points. */
const WIDTH = 360;
const GAP = 12;
/** Columns between the last non-empty cell and a picture. */
const COLUMNS_BESIDE = 2;

/**
 * Adds a picture to the active sheet, to the right of all non-empty cells and below existing pictures, and scrolls to it. The picture's
 * content is `png`, in base64 without a header.
 */
export async function putPicture(png: string, title: string): Promise<void> {
  try {
    await runAfterEdit(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      sheet.load("standardHeight");
      sheet.shapes.load("items/left, items/top, items/width, items/height");
      const beside = sheet.getUsedRange().getLastColumn().getCell(0, 0).getOffsetRange(0, COLUMNS_BESIDE);
      beside.load("left, top");
      await context.sync();
      const there = sheet.shapes.items.filter(({ left, width }) => left + width > beside.left);
      const top = Math.max(beside.top, ...there.map((shape) => shape.top + shape.height + GAP));
      const shape = sheet.shapes.addImage(png);
      shape.altTextTitle = title;
      shape.lockAspectRatio = true;
      shape.width = WIDTH;
      shape.left = beside.left;
      shape.top = top;
      beside.getOffsetRange(Math.round((top - beside.top) / sheet.standardHeight), 0).select();
      await context.sync();
    });
  } catch (error) {
    if (!["NotImplemented", "ApiNotFound"].includes(String(codeOf(error)))) throw error;
    throw new Error(
      i18n.t(
        "This spreadsheet does not take pictures from an add-in. Save the picture and insert it by hand.",
      ),
    );
  }
}
