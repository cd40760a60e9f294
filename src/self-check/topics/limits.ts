import { addFormats } from "../../excel/cell-paint";
import { describeProblem, isRefusal } from "../../excel/problems";
import { isEditRefusal, runUnlessEdited } from "../../excel/run";
import { i18n } from "../../language";
import { STYLES } from "../../lessons/styles";
import { compared, notTried, type Check } from "../check";
import { answerWithin } from "../answer-within";

/** What a user has locked or is busy with. */
export const limitChecks: readonly Check[] = [
  {
    id: "limits.student-mode",
    title:
      /*i18n*/ "On a protected sheet, cells that are not locked can be written, and others be painted where that is allowed",
    run: async (scratch) => {
      await scratch.enter("A1", [["x", "y"]]);
      await scratch.onSheet((sheet) => {
        sheet.getRange("B1").format.protection.locked = false;
        sheet.protection.protect({ allowFormatCells: true });
      });
      const refused = await scratch.enter("A1", [["new"]]).then(() => false, isRefusal);
      await scratch.enter("B1", [["new"]]);
      const protection = await scratch.onSheet(async (sheet, context) => {
        addFormats(sheet, [{ row: 0, column: 0 }], { fill: "#ffd166", color: "#000000" }, "=TRUE");
        const formats = sheet.getRange("A1").conditionalFormats.load("items/type");
        const lock = sheet.getRange("B1").format.protection.load("locked");
        sheet.protection.load("protected, options");
        await context.sync();
        const { protected: isOn, options } = sheet.protection;
        return [formats.items.length, lock.locked, isOn, options.allowFormatCells, options.allowSort];
      });
      await scratch.onSheet((sheet) => sheet.protection.unprotect());
      const seen = [refused, await scratch.values("A1:B1"), protection];
      return compared([true, [["x", "new"]], [1, false, true, true, false]], seen);
    },
  },
  {
    id: "limits.fill-colours",
    title: /*i18n*/ "The fill colours of all cells come in one answer",
    run: async (scratch) => {
      const colours = await scratch.onSheet(async (sheet, context) => {
        sheet.getRange("B1").format.fill.color = STYLES.input.fill!;
        const answer = sheet.getRange("A1:B1").getCellProperties({ format: { fill: { color: true } } });
        await context.sync();
        return answer.value.flat().map(({ format }) => format?.fill?.color?.toUpperCase());
      });
      return compared(["#FFFFFF", STYLES.input.fill!.toUpperCase()], colours);
    },
  },
  {
    id: "limits.editing",
    title: /*i18n*/ "A cell that is being edited is waited for",
    isFirst: true,
    run: async (scratch) => {
      const isEdited = await runUnlessEdited(readActiveCell).then(
        () => false,
        (error: unknown) => {
          if (isEditRefusal(error)) return true;
          throw error;
        },
      );
      if (!isEdited) return notTried(i18n.t("no cell was being edited when the checks began"));
      // A user who keeps editing counts as waited for.
      const reading = scratch.run(readActiveCell).then(() => "waited", describeProblem);
      return compared("waited", await answerWithin(reading, scratch.patience, "waited"));
    },
  },
];

async function readActiveCell(context: Excel.RequestContext): Promise<void> {
  context.workbook.getActiveCell().load("address");
  await context.sync();
}
