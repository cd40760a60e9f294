import { readDocumentFile } from "../../excel/document-file";
import { putPicture } from "../../excel/pictures";
import { readWorkbook } from "../../workbooks";
import { compared, type Check } from "../check";

/** A picture of 4 × 2 pixels in a single colour. */
const PICTURE =
  "iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAAD0lEQVR4nGNgqLiOQMgcAIF6CnmmojyOAAAAAElFTkSuQmCC";
const SETTING = "Puzzlebook.check";

function saved(): Promise<string> {
  return new Promise((resolve) =>
    Office.context.document.settings.saveAsync(({ status, error }) =>
      resolve(status === Office.AsyncResultStatus.Succeeded ? "saved" : error.message),
    ),
  );
}

export const documentChecks: readonly Check[] = [
  {
    id: "document.file",
    title: /*i18n*/ "Excel gives the workbook as a file, with what has not been saved yet",
    run: async (scratch) => {
      await scratch.enter("A1", [["not saved yet", '=PUZZLE.CYCLEORDER("(1 2 3)")']]);
      await scratch.answers("A1:B1");
      const name = await scratch.sheet();
      scratch.throwIfCancelled();
      const { bytes } = await readDocumentFile();
      const { content } = await readWorkbook(bytes);
      const sheet = content.sheets.find((each) => each.name === name);
      return compared(
        ["not saved yet", 3],
        (sheet?.cells ?? []).slice(0, 2).map(({ value }) => value),
      );
    },
  },
  {
    id: "document.settings",
    title: /*i18n*/ "The workbook keeps a setting of the add-in, and forgets it",
    run: async (scratch) => {
      const { settings } = Office.context.document;
      scratch.afterwards(async () => {
        settings.remove(SETTING);
        await saved();
      });
      settings.set(SETTING, ["a", 1]);
      const first = await saved();
      const inWorkbook = await scratch.run(async (context) => {
        const setting = context.workbook.settings.getItemOrNullObject(SETTING).load("value");
        await context.sync();
        return setting.isNullObject ? null : (setting.value as unknown);
      });
      settings.remove(SETTING);
      const second = await saved();
      return compared(
        ["saved", ["a", 1], "saved", null],
        [first, inWorkbook, second, (settings.get(SETTING) as unknown) ?? null],
      );
    },
  },
  {
    id: "document.picture",
    title: /*i18n*/ "A picture stands next to the cells, in the chosen size",
    run: async (scratch) => {
      await scratch.enter("A1", [["x"]]);
      await scratch.show();
      scratch.throwIfCancelled();
      await putPicture(PICTURE, "A check");
      const [title, width, height, gap] = await scratch.onSheet(async (sheet, context) => {
        sheet.shapes.load("items/altTextTitle, items/width, items/height, items/left");
        const beside = sheet.getRange("C1").load("left");
        await context.sync();
        const shape = sheet.shapes.items[0]!;
        return [
          shape.altTextTitle,
          Math.round(shape.width),
          Math.round(shape.height),
          Math.round(shape.left - beside.left),
        ];
      });
      return compared(["A check", 360, 180, 0], [title, width, height, gap]);
    },
  },
];
