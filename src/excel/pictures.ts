/** Puts a picture into the active sheet, beside what it shows. `png` is its content in base 64, without any header. */
export async function putPicture(png: string, title: string): Promise<void> {
  if (!Office.context.requirements.isSetSupported("ExcelApi", "1.9")) throw noPictures();
  try {
    await Excel.run(async (context) => {
      const sheet = context.workbook.worksheets.getActiveWorksheet();
      const place = context.workbook.getActiveCell();
      place.load("left, top");
      await context.sync();
      const shape = sheet.shapes.addImage(png);
      shape.name = title;
      shape.altTextTitle = title;
      shape.left = place.left;
      shape.top = place.top;
      await context.sync();
    });
  } catch (error) {
    const { code } = error as { code?: unknown };
    throw code === "NotImplemented" || code === "ApiNotFound" ? noPictures() : error;
  }
}

const noPictures = () =>
  new Error(
    "This spreadsheet does not take pictures from an add-in. Save the picture and insert it by hand.",
  );
