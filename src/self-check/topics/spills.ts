import { compared, type Check } from "../check";
import type { Scratch } from "../scratch";

const ORBITS = "=PUZZLE.ORBITS(F1:G2)";
const SMALL = [
  ["A", "(1 2)(3 4)"],
  ["B", "(5 6)"],
];
const LARGE = [
  ["A", "(1 2)(3 4)"],
  ["B", "(5 6)(7 8)"],
];
const SMALL_ORBITS = [
  [1, 2],
  [3, 4],
  [5, 6],
];
const BLANK = ["", ""];

/** Types an argument and the formula of its answer; `inTheWay` stands where that would spill. */
async function spill(scratch: Scratch, argument = SMALL, inTheWay?: string): Promise<void> {
  await scratch.enter("F1", argument);
  if (inTheWay !== undefined) await scratch.enter("B2", [[inTheWay]]);
  await scratch.enter("A1", [[ORBITS]]);
}

/** Results that take more cells than their formula. */
export const spillChecks: readonly Check[] = [
  {
    id: "spills.grow",
    title: /*i18n*/ "An answer grows with its argument",
    run: async (scratch) => {
      await spill(scratch);
      await scratch.answers("A1:B4", (cells) => cells[2]![1] === 6);
      await scratch.enter("F1", LARGE);
      const seen = await scratch.answers("A1:B4", (cells) => cells[3]![1] === 8);
      return compared([...SMALL_ORBITS, [7, 8]], seen);
    },
  },
  {
    id: "spills.shrink",
    title: /*i18n*/ "An answer shrinks, and leaves no cell behind",
    run: async (scratch) => {
      await spill(scratch, LARGE);
      await scratch.answers("A1:B4", (cells) => cells[3]![1] === 8);
      await scratch.enter("F1", SMALL);
      const seen = await scratch.answers("A1:B4", (cells) => cells[3]![1] === "");
      return compared([...SMALL_ORBITS, BLANK], seen);
    },
  },
  {
    id: "spills.blocked",
    title: /*i18n*/ "A filled cell in the way is kept, and the answer is #SPILL!",
    run: async (scratch) => {
      await spill(scratch, SMALL, "mine");
      const seen = await scratch.answers("A1:B2", (cells) => cells[0]![0] === "#SPILL!");
      return compared(
        [
          ["#SPILL!", ""],
          ["", "mine"],
        ],
        seen,
      );
    },
  },
  {
    id: "spills.unblocked",
    title: /*i18n*/ "The answer comes when the way is free again",
    run: async (scratch) => {
      await spill(scratch, SMALL, "mine");
      await scratch.answers("A1", (cells) => cells[0]![0] === "#SPILL!");
      await scratch.enter("B2", [[""]]);
      return compared(SMALL_ORBITS, await scratch.answers("A1:B3", (cells) => cells[2]![1] === 6));
    },
  },
  {
    id: "spills.reference",
    title: /*i18n*/ "Other formulas take the cells that an answer fills",
    run: async (scratch) => {
      await spill(scratch);
      await scratch.answers("A1:B4", (cells) => cells[2]![1] === 6);
      await scratch.enter("D1", [["=SUM(A1:B3)", "=B3*2"]]);
      return compared([[21, 12]], await scratch.answers("D1:E1", (cells) => cells[0]![0] === 21));
    },
  },
  {
    id: "spills.merged",
    title: /*i18n*/ "Merged cells in the way are #SPILL!",
    run: async (scratch) => {
      await scratch.enter("F1", SMALL);
      await scratch.onSheet((sheet) => sheet.getRange("A2:B2").merge());
      await scratch.enter("A1", [[ORBITS]]);
      return compared([["#SPILL!"]], await scratch.answers("A1", (cells) => cells[0]![0] === "#SPILL!"));
    },
  },
];
