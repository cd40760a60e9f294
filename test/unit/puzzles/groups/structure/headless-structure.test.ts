import { listCosets } from "../../../../../src/functions/cosets";
import { listElements } from "../../../../../src/functions/elements";
import { listSubgroups } from "../../../../../src/functions/subgroups";
import { cellAddress } from "../../../../../src/grid/addresses";
import { groupStructure } from "../../../../../src/puzzles/groups/structure/lesson";
import { calculated } from "../../../lessons/calculated";
import { placeOf, valuesIn, sheetOf } from "../../../lessons/sheet-of";
import { LATTICES } from "../lattices";

type Typed = Record<string, string | number>;

/** What a function answers, as if typed where its formula stands. */
const from = (first: string, answer: readonly (readonly unknown[])[]): Typed => {
  const { row, column } = placeOf(first);
  return Object.fromEntries(
    answer.flatMap((cells, r) =>
      cells.map((value, c) => [cellAddress(row + r, column + c), value as string | number]),
    ),
  );
};

const latticeOf = async (generators: readonly (readonly string[])[]) => {
  const answer = await listSubgroups(generators.map((row) => [...row]));
  const rows = await calculated(groupStructure, { C31: "yes", ...from("AI5", answer) }, "AQ5:AY12");
  return rows.map((row) => row.filter((cell) => cell !== "")).filter((row) => row.length > 0);
};

test.each([
  ["D4", [[8, "D4"], [4, "C4", "V4", "V4"], [2, "C2", "C2 (2)", "C2 (2)"], [1, "trivial"]]], // prettier-ignore
  [
    "A4",
    [
      [12, "A4"],
      [4, "V4"],
      [3, "C3 (4)"],
      [2, "C2 (3)"],
      [1, "trivial"],
    ],
  ],
  [
    "S4",
    [
      [24, "S4"],
      [12, "A4"],
      [8, "D4 (3)"],
      [6, "S3 (4)"],
      [4, "V4", "C4 (3)", "V4 (3)"],
      [3, "C3 (4)"],
      [2, "C2 (3)", "C2 (6)"],
      [1, "trivial"],
    ],
  ],
] as const)("the lattice of %s stands in cells", async (name, rows) => {
  expect(await latticeOf(LATTICES[name])).toEqual(rows);
});

test("of more than seven classes side by side the last cell tells how many more there are", async () => {
  const rows = await latticeOf(LATTICES["D4×C2"]);
  expect(rows.map((row) => row.length - 1)).toEqual([1, 7, 8, 7, 1]);
  expect(rows[2].at(-1)).toBe("+ 4");
});

test.each([
  ["(1 3)(2 4)", "yes"],
  ["(1 3)", "no"],
])(
  "elements have the numbers of their cosets of %s, and whether it is normal: %s",
  async (cycles, isNormal) => {
    const generators = LATTICES.D4.map((row) => [...row]);
    const cosets = async (side: "left" | "right") =>
      await listCosets([[cycles]], generators, side as Parameters<typeof listCosets>[2]);
    const [right, left] = [await cosets("right"), await cosets("left")];
    const elements = await listElements(generators);
    const typed = { C31: "yes", ...from("BA5", elements), ...from("E33", right), ...from("E60", left) };
    const numberIn = (all: string[][], element: string) =>
      all.findIndex((coset) => coset.includes(element)) + 1;
    expect(await calculated(groupStructure, typed, "BB5:BC12")).toEqual(
      elements.map(([element]) => [numberIn(right, element), numberIn(left, element)]),
    );
    expect(await calculated(groupStructure, typed, "C20")).toEqual([[isNormal]]);
  },
);

test("the sheet begins with D4 and its centre", () => {
  const cells = sheetOf(groupStructure);
  expect(valuesIn(cells, "B6:C7")).toEqual(LATTICES.D4);
  expect(cells.get("C11")).toBe("(1 3)(2 4)");
});
