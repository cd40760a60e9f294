import { i18n } from "../../language";
import { compared, notTried, type Check } from "../check";
import { cellAddress } from "../../grid/addresses";

const MANY = 1000;
/** In ms. Excel collects the results of custom functions every half second, and a thousand results take several rounds. */
const MAX_MS_FOR_MANY = 15_000;

/** Twelve points, one more in each cycle: orders that no other call of this run has asked for. */
const cyclesOfLength = (length: number) => `(${Array.from({ length }, (_, point) => point + 1).join(" ")})`;

/** A search of many seconds on any machine, which nobody waits for. */
const LONG_FORMULA = "=PUZZLE.DESIGNKEY(21,16,5)";

export const calculationChecks: readonly Check[] = [
  {
    id: "calculation.after-edit",
    title: /*i18n*/ "A formula is calculated again when its argument changes",
    run: async (scratch) => {
      const mode = await scratch.run(async (context) => {
        const application = context.workbook.application.load("calculationMode");
        await context.sync();
        return application.calculationMode;
      });
      if (mode === Excel.CalculationMode.manual) {
        return notTried(i18n.t("Excel calculates only when it is asked to (manual calculation)"));
      }
      await scratch.enter("A1", [["(1 2 3)", "=PUZZLE.CYCLEORDER(A1)"]]);
      await scratch.answers("B1", (cells) => cells[0]![0] === 3);
      await scratch.enter("A1", [["(1 2 3 4 5)"]]);
      return compared([[5]], await scratch.answers("B1", (cells) => cells[0]![0] === 5));
    },
  },
  {
    id: "calculation.cancelled",
    title: /*i18n*/ "A long calculation ends when its cell is written over",
    run: async (scratch) => {
      await scratch.enter("A1", [[LONG_FORMULA]]);
      const awaited = await scratch.until(
        () => scratch.values("A1"),
        (cells) => cells[0]![0] === "#BUSY!",
      );
      await scratch.enter("A1", [["mine"]]);
      const start = performance.now();
      await scratch.enter("B1", [['=PUZZLE.GROUPORDER({"A","(1 4 2)";"B","(4 8 6)"})']]);
      const seen = await scratch.answers("A1:B1", (cells) => cells[0]![1] === 60);
      const isSoon = performance.now() - start < scratch.patience;
      return compared([[["#BUSY!"]], [["mine", 60]], true], [awaited, seen, isSoon]);
    },
  },
  {
    id: "calculation.thousand",
    title: /*i18n*/ "1,000 formulas are answered within 15 seconds",
    run: async (scratch) => {
      const start = performance.now();
      const formulas = Array.from({ length: MANY }, (_, row) => [
        `=PUZZLE.CYCLEORDER("${cyclesOfLength((row % 40) + 2)}(100 ${row + 101})")`,
      ]);
      await scratch.enter("A1", formulas);
      await scratch.enter("C1", [[`=COUNT(A1:${cellAddress(MANY - 1, 0)})`]]);
      const [[count] = []] = await scratch.answers("C1", (cells) => cells[0]![0] === MANY);
      const isInTime = performance.now() - start <= MAX_MS_FOR_MANY;
      return compared([MANY, true], [count, isInTime]);
    },
  },
  {
    id: "calculation.formula-text",
    title: /*i18n*/ "Excel keeps Puzzlebook’s formulas under the names that people type",
    run: async (scratch) => {
      const formula = '=PUZZLE.CYCLEORDER("(1 2)")';
      await scratch.enter("A1", [[formula]]);
      const [[seen] = []] = await scratch.read("A1", "formulas");
      return compared(formula, seen);
    },
  },
];
