import { answersWhenTyped, compared, type Check } from "../check";

export const errorChecks: readonly Check[] = [
  answersWhenTyped({
    id: "errors.not-available",
    title: /*i18n*/ "A maze without a route is #N/A",
    typed: { A1: [['=PUZZLE.SOLVEMAZE({"S","#","G"})']] },
    answers: ["A1:A1", [["#N/A"]]],
  }),
  {
    id: "errors.true-errors",
    title: /*i18n*/ "Errors of the functions are errors, and no texts that look so",
    run: async (scratch) => {
      await scratch.enter("A1", [['=PUZZLE.CYCLEORDER("(1 2")', "=IFERROR(A1,5)"]]);
      await scratch.answers("A1:B1", (cells) => cells[0]![1] === 5);
      const seen = await scratch.onSheet(async (sheet, context) => {
        const range = sheet.getRange("A1:B1").load("valueTypes, values");
        await context.sync();
        return [range.valueTypes[0]![0], ...(range.values[0] as unknown[])];
      });
      return compared(["Error", "#VALUE!", 5], seen);
    },
  },
  {
    id: "errors.words",
    title: /*i18n*/ "An error of a function carries its code and its words",
    run: async () => {
      const words = "which argument, and what was expected";
      const error = new CustomFunctions.Error(CustomFunctions.ErrorCode.notAvailable, words);
      return compared(
        ["#N/A", words, true],
        [error.code, error.message, error instanceof CustomFunctions.Error],
      );
    },
  },
  answersWhenTyped({
    id: "errors.missing-function",
    title: /*i18n*/ "A function that is not there is #NAME?, and Puzzlebook’s are there",
    typed: { A1: [["=PUZZLE.NOSUCHFUNCTION(1)", '=PUZZLE.CYCLEORDER("(1 2)")']] },
    answers: ["A1:B1", [["#NAME?", 2]]],
  }),
];
