import { i18n } from "../../language";
import { parsePath } from "../../permutations/paths";
import { CellError, isBlank, shown } from "../../puzzles";
import { cyclesIn, expectedCycles, withPlace } from "../../puzzles/cycle-cells";
import { readCells, readOneCell, textOf } from "./host-cells";

const expectedPath = () => i18n.t("expected a path such as 5-4-1-2-5");

/** The cycles of an argument that is a single cell. */
export function readCycles(raw: unknown, argument: string): string[][] {
  return cyclesIn(readOneCell(raw, argument), argument);
}

/**
 * The cycles of all factors, one after another; each factor is a cell or a range, read row by row. Blank cells are
 * skipped, but not all of them may be blank.
 */
export function readFactors(factors: unknown, argument: string): string[][] {
  const list = Array.isArray(factors) ? factors : [factors];
  const texts = list.map((factor, k) => {
    const name = list.length > 1 ? `${argument} ${k + 1}` : argument;
    const cells = readCells(factor, name);
    const isSingle = cells.length === 1 && cells[0].length === 1;
    return cells.flatMap((row, r) =>
      row.flatMap((cell, c) => {
        if (isBlank(cell)) return [];
        return [isSingle ? cyclesIn(cell, name) : cyclesIn(cell, name, r, c)];
      }),
    );
  });
  const cycles = texts.flat();
  if (cycles.length === 0) {
    throw new CellError(argument, `${i18n.t("all cells are blank")}; ${expectedCycles()}`);
  }
  return cycles.flat();
}

/**
 * The points of a path that is a text or a range: the cells of a range are joined row by row, blank ones skipped. A
 * number in a cell is one point.
 */
export function readPath(raw: unknown, argument: string): string[] {
  const cells = readCells(raw, argument);
  const isSingle = cells.length === 1 && cells[0].length === 1;
  const points = cells.flatMap((row, r) =>
    row.flatMap((cell, c) => {
      if (isBlank(cell)) return [];
      if (typeof cell !== "string") return [textOf(cell)];
      const place: [number?, number?] = isSingle ? [] : [r, c];
      return withPlace(() => parsePath(cell), cell, expectedPath, argument, ...place);
    }),
  );
  if (points.length > 0) return points;
  const problem = isSingle ? i18n.t("the cell is blank") : i18n.t("all cells are blank");
  throw new CellError(argument, `${problem}; ${expectedPath()}`);
}

/** How many or how often: 1 or more, or what is usual where the cell is blank, which arrives as 0. */
export function readCount(raw: unknown, argument: string, usual: number): number {
  const number = Number(readWholeNumber(raw, argument));
  if (number >= 0) return number || usual;
  throw new CellError(argument, i18n.t("{number} is negative; expected 1 or more", { number }));
}

/** A whole number of any size, also as text; a blank is 0. */
export function readWholeNumber(raw: unknown, argument: string): bigint {
  const cell = readOneCell(raw, argument);
  if (isBlank(cell)) return 0n;
  if (typeof cell === "number" && Number.isInteger(cell)) return BigInt(cell);
  if (typeof cell === "string" && /^\s*[-+]?\d{1,10000}\s*$/.test(cell)) return BigInt(cell);
  throw new CellError(argument, i18n.t("{cell} is no whole number", { cell: shown(cell) }));
}
