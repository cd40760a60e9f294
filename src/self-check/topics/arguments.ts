import { qualifiedAddress } from "../../grid/sheet-names";
import { i18n } from "../../language";
import { answersWhenTyped, compared, comparedAnd, type Check } from "../check";

const GENERATORS = [
  ["A", "(1 4 2)"],
  ["B", "(4 8 7)"],
] as const;

/** What cell values become when they reach a function. */
export const argumentChecks: readonly Check[] = [
  answersWhenTyped({
    id: "arguments.blank",
    title: /*i18n*/ "Blank rows of a list are passed over",
    typed: { A1: [GENERATORS[0], ["", ""], GENERATORS[1]], D1: [["=PUZZLE.GROUPORDER(A1:B5)"]] },
    answers: ["D1", [[60]]],
  }),
  {
    id: "arguments.blank-form",
    title: /*i18n*/ "A blank cell is 0, or no number",
    run: async (scratch) => {
      const [[power] = []] = await scratch.answersTo('=PUZZLE.POWERCYCLES("(1 2 3)",B1)');
      const isZero = power === "()";
      const how = isZero ? i18n.t("a blank cell arrives as 0") : i18n.t("a blank cell arrives as a blank");
      return comparedAnd(how, isZero ? "()" : "#VALUE!", power);
    },
  },
  {
    id: "arguments.left-out",
    title: /*i18n*/ "Arguments in the middle can be left out",
    run: async (scratch) => {
      const maze = '{"S","#","G";"","",""}';
      return compared([[4]], await scratch.answersTo(`=PUZZLE.SOLVEMAZE(${maze},,,,"length")`));
    },
  },
  answersWhenTyped({
    id: "arguments.error",
    title: /*i18n*/ "An error in a cell reaches the function, which passes it on",
    typed: { A1: [["=1/0", "=PUZZLE.CYCLEORDER(A1)", '=PUZZLE.MULTIPLYCYCLES("(1 2)",A1:A2)']] },
    answers: ["A1:C1", [["#DIV/0!", "#DIV/0!", "#DIV/0!"]]],
  }),
  answersWhenTyped({
    id: "arguments.text-number",
    title: /*i18n*/ "A number written as text is read as the number",
    typed: { A1: [["'2", '=PUZZLE.POWERCYCLES("(1 2 3)",A1)']] },
    answers: ["A1:B1", [["2", "(1 3 2)"]]],
  }),
  answersWhenTyped({
    id: "arguments.number",
    title: /*i18n*/ "Numbers of a range reach the function as numbers",
    typed: {
      A1: [
        [1, 2, "=PUZZLE.PUZZLEGROUP(A1:B4,1)"],
        [2, 3, ""],
        [3, 1, ""],
        [2, 1, ""],
      ],
    },
    answers: ["C1:D1", [["C2", 2]]],
  }),
  answersWhenTyped({
    id: "arguments.date",
    title: /*i18n*/ "A date reaches the function as its number",
    // 2 January 2026 is 46024, one more than a multiple of 3.
    typed: { A1: [["=DATE(2026,1,2)", '=PUZZLE.POWERCYCLES("(1 2 3)",A1)']] },
    answers: ["A1:B1", [[46024, "(1 2 3)"]]],
  }),
  answersWhenTyped({
    id: "arguments.truth",
    title: /*i18n*/ "TRUE reaches the function as a truth value",
    typed: { A1: [[true], ['=PUZZLE.FACTORCYCLES("(1 2 4)",{"A","(1 4 2)"},A1)']] },
    answers: ["A2", [["A'"]]],
  }),
  answersWhenTyped({
    id: "arguments.whole-column",
    title: /*i18n*/ "Whole columns can be arguments",
    typed: { A1: GENERATORS, D1: [["=PUZZLE.GROUPORDER(A:B)"]] },
    answers: ["D1", [[60]]],
  }),
  answersWhenTyped({
    id: "arguments.ranges",
    title: /*i18n*/ "Several ranges and texts follow one another",
    typed: { A1: [["(1 4 2)", "(4 8 7)"]], A2: [['=PUZZLE.MULTIPLYCYCLES(A1:B1,"(2 8)",A1)']] },
    answers: ["A2", [["(2 4 8 7)"]]],
  }),
  {
    id: "arguments.lifting",
    title: /*i18n*/ "If a range stands where one cell is expected, each of its cells gets a result",
    run: async (scratch) => {
      // The second answer takes several cells, so a range is refused: in one cell where it was handed over, otherwise in each.
      await scratch.enter("A1", [
        ["(1 2)", "=PUZZLE.CYCLEORDER(A1:A2)", "=PUZZLE.CYCLETYPE(A1:A2)"],
        ["(1 2 3)", null, null],
      ]);
      const answers = await scratch.answers("B1:C2", (cells) => cells[1]![0] !== "");
      const isHandedOver = answers[1]![1] === "";
      const how = isHandedOver
        ? i18n.t("the range is handed over, and the function goes through its cells")
        : i18n.t("the function is called for each cell");
      return comparedAnd(
        how,
        [[2], [3]],
        answers.map(([order]) => [order]),
      );
    },
  },
  answersWhenTyped({
    id: "arguments.nested",
    title: /*i18n*/ "A function takes the answer of another one",
    typed: { A1: [['=PUZZLE.CYCLEORDER(PUZZLE.INVERTCYCLES("(1 4 2)"))']] },
    answers: ["A1:A1", [[3]]],
  }),
  {
    id: "arguments.other-sheet",
    title: /*i18n*/ "An argument may stand on another sheet",
    run: async (scratch) => {
      const other = await scratch.furtherSheet();
      await scratch.run(async (context) => {
        context.workbook.worksheets.getItem(other).getRange("B2").values = [["(1 4 2)"]];
        await context.sync();
      });
      const cell = qualifiedAddress(other, "B2");
      return compared([[3]], await scratch.answersTo(`=PUZZLE.CYCLEORDER(${cell})`));
    },
  },
  {
    id: "arguments.entity",
    title: /*i18n*/ "A data type in a cell is answered with an error, and nothing hangs",
    needs: ["ExcelApi", "1.16"],
    run: async (scratch) => {
      const puzzle: Excel.EntityCellValue = { type: "Entity", text: "Puzzle" };
      await scratch.onSheet((sheet) => {
        sheet.getRange("A1").valuesAsJson = [[puzzle]];
      });
      await scratch.enter("B1", [["=PUZZLE.CYCLEORDER(A1)"]]);
      const [[answer] = []] = await scratch.answers("B1");
      const [[shown] = []] = await scratch.read("A1", "text");
      return compared(["Puzzle", "#VALUE!"], [shown, answer]);
    },
  },
];
