import { multiplyCycles } from "../../../../../src/functions/permutations";
import { areaAddress } from "../../../../../src/grid/addresses";
import { groupSheet, SUBGROUP } from "../../../../../src/puzzles/groups/structure/lesson-group-sheet";
import { SolvedSheet } from "../../../lessons/solved-sheet";
import { GROUPS, laidOut } from "./laid-out";

/** The cells from the one that a heading begins with. */
function below(sheet: SolvedSheet, heading: string, rows: number, columns: number) {
  const all = sheet.values("A1:BZ150");
  const row = all.findIndex((cells) => cells.some((cell) => String(cell).startsWith(heading)));
  const column = all[row].findIndex((cell) => String(cell).startsWith(heading));
  return sheet.values(areaAddress(row + 1, column, rows, columns)).map((cells) => cells.map(String));
}

/** Whether each pair of cosets, next to and above a part of the table, has its products in one coset. */
function hasBlocks([[, ...top], ...rows]: string[][], cosets: string[][]): boolean {
  const cosetOf = (element: string) => cosets.findIndex((coset) => coset.includes(element));
  const blocks = new Map<string, Set<number>>();
  for (const [left, ...products] of rows) {
    products.forEach((product, column) => {
      const block = `${cosetOf(left)} ${cosetOf(top[column])}`;
      blocks.set(block, (blocks.get(block) ?? new Set()).add(cosetOf(product)));
    });
  }
  return [...blocks.values()].every(({ size }) => size === 1);
}

test.each([
  ["D4", "left to right", "right", { 2: true, 3: false, 5: true }],
  ["Q8", "left to right", "left", { 2: true, 3: true }],
  ["A4", "right to left", "left", { 2: false, 4: true }],
  ["S4", "right to left", "right", { 5: true, 2: false }],
] as const)(
  "the table of %s, %s, by %s cosets shows blocks for normal subgroups",
  async (name, order, side, expected) => {
    const group = laidOut(GROUPS[name], { order, cosets: side });
    const lesson = groupSheet(group);
    const sheet = await SolvedSheet.open(lesson);
    const size = group.elements.length;
    for (const [number, isNormal] of Object.entries(expected)) {
      await sheet.type({ [lesson.names![SUBGROUP]]: Number(number) });
      const cosets = (which: string) =>
        below(sheet, `The ${which} cosets`, size, size).map((coset) =>
          coset.filter((element) => element !== ""),
        );
      const table = below(sheet, "The Cayley table", size + 1, size + 1);
      const [[, ...top], ...rows] = table;
      expect(top).toEqual(cosets(side).flat());
      expect([...top].sort()).toEqual([...group.elements].sort());
      expect(
        hasBlocks(
          table,
          cosets(side).filter(({ length }) => length > 0),
        ),
      ).toBe(isNormal);
      const sets = (which: string) => cosets(which).map((coset) => [...coset].sort().join());
      expect(sets("right").sort().join() === sets("left").sort().join()).toBe(isNormal);
      expect(sheet.value("C6")).toContain(isNormal ? ", normal;" : ", not normal;");
      // The products are those of the elements in cycles.
      const listed = below(sheet, "The elements", size + 1, 6);
      const column = listed[0].indexOf("cycles");
      const cycles = new Map(listed.slice(1).map((cells) => [cells[0], cells[column]]));
      for (const [left, ...products] of rows.slice(1, 4)) {
        for (const [k, product] of products.entries()) {
          const factors = [left, top[k]].map((element) => [[cycles.get(element)!]]);
          if (order === "right to left") factors.reverse();
          expect(await multiplyCycles(factors)).toBe(cycles.get(product));
        }
      }
    }
    const numbers = below(sheet, "The subgroups", group.subgroups.length + 1, 2).map(([number]) => number);
    expect(numbers).toEqual(["no.", ...group.subgroups.map((_, k) => String(k + 1))]);
    await sheet.type({ [lesson.names![SUBGROUP]]: 99 });
    expect(sheet.value("B8")).toBe(`B6: expected a whole number from 1 to ${group.subgroups.length}.`);
    sheet.close();
  },
);
