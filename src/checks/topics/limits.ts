import { describeProblem } from "../../excel/problems";
import { isEditRefusal, runUnlessEdited } from "../../excel/run";
import { i18n } from "../../language";
import { compared, notTried, type Check } from "../check";
import { answerWithin } from "../answer-within";

/** What a user has locked or is busy with. */
export const limitChecks: readonly Check[] = [
  {
    id: "limits.protected",
    title: /*i18n*/ "A protected sheet refuses to be written, and the pane says why",
    run: async (bench) => {
      await bench.sheet();
      await bench.onSheet((sheet) => sheet.protection.protect());
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
    isFirst: true,
    run: async (bench) => {
      const isEdited = await runUnlessEdited(readActiveCell).then(
        () => false,
        (error: unknown) => {
          if (isEditRefusal(error)) return true;
          throw error;
        },
      );
      if (!isEdited) return notTried(i18n.t("no cell was being edited when the checks began"));
      // A user who keeps editing counts as waited for.
      const reading = bench.run(readActiveCell).then(() => "waited", describeProblem);
      return compared("waited", await answerWithin(reading, bench.patience, "waited"));
    },
  },
];

async function readActiveCell(context: Excel.RequestContext): Promise<void> {
  context.workbook.getActiveCell().load("address");
  await context.sync();
}
