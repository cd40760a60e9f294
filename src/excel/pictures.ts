import { i18n } from "../language";
import { runAfterEdit } from "./run";

/** How wide pictures stand in the sheet, and how far from each other, in points. */
const WIDTH = 360;
const GAP = 12;
/** Columns between the last cell with contents and a picture. */
const COLUMNS_BESIDE = 2;

/**
 * Puts a picture into the active sheet, to the right of all cells that hold something and below the pictures that are
 * there already, and shows the place. `png` is its content in base 64, without any header.
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
    const { code } = error as { code?: unknown };
    throw code === "NotImplemented" || code === "ApiNotFound" ? noPictures() : error;
  }
}

const noPictures = () =>
  new Error(
    i18n.t("This spreadsheet does not take pictures from an add-in. Save the picture and insert it by hand."),
  );
