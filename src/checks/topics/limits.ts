import { describeProblem } from "../../excel/problems";
import { i18n } from "../../language";
import { compared, notTried, type Check } from "../check";
import { within } from "../within";

/** What Excel answers where a batch does not wait for the end of an edit. */
const IN_EDIT = "InvalidOperationInCellEditMode";

const isLacking = ({ code }: { code?: unknown }) => code === "NotImplemented" || code === "ApiNotFound";

/** What a person has locked, or is busy with. */
export const limitChecks: readonly Check[] = [
  {
    id: "limits.protected",
    title: /*i18n*/ "A protected sheet refuses to be written, and the pane says why",
    run: async (bench) => {
      await bench.sheet();
      try {
        await bench.onSheet((sheet) => sheet.protection.protect());
      } catch (error) {
        if (isLacking(error as { code?: unknown }))
          return notTried(i18n.t("this spreadsheet cannot protect sheets"));
        throw error;
      }
      const problem = await bench.enter("A1", [["x"]]).then(() => "written", describeProblem);
      await bench.onSheet((sheet) => sheet.protection.unprotect());
      await bench.enter("A1", [["y"]]);
      const wanted = i18n.t("This sheet or workbook is protected. Unprotect it and try again.");
      return compared([wanted, [["y"]]], [problem, await bench.values("A1")]);
    },
  },
  {
    id: "limits.waiting",
    title: /*i18n*/ "What waits for the end of an edit runs at once where there is none",
    run: async (bench) => {
      const start = performance.now();
      await bench.enter("A1", [["x"]]);
      const isSoon = performance.now() - start < bench.patience;
      return compared([[["x"]], true], [await bench.values("A1"), isSoon]);
    },
  },
  {
    id: "limits.editing",
    title: /*i18n*/ "A cell that is being edited is waited for",
    run: async (bench) => {
      const name = await bench.sheet();
      const isEdited = await Excel.run(async (context) => {
        context.workbook.worksheets.getItem(name).getRange("A1").values = [["not waiting"]];
        await context.sync();
        return false;
      }).catch((error: { code?: unknown }) => {
        if (error.code === IN_EDIT) return true;
        throw error;
      });
      if (!isEdited) return notTried(i18n.t("only a person can edit a cell, and none was being edited"));
      const entering = bench.enter("A1", [["waited"]]).then(() => "waited", describeProblem);
      // Whoever goes on editing is waited for all the same.
      const ended = await within(entering, bench.patience, "waited");
      return compared("waited", ended);
    },
  },
];
