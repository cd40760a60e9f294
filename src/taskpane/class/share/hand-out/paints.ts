import { areaOf, movedFormula, type CellStyle, type SheetContent } from "../../../../workbooks";
import { isKeptPaint } from "../../../../excel/kept-paint";
import { areasIn, qualified, type FormulaScope } from "./references";
import type { CellMarks } from "./solution-cells";

type Look = Pick<CellStyle, "fill" | "color">;

export const lookOf = ({ fill, color }: Look): Look => ({
  ...(fill !== undefined && { fill }),
  ...(color !== undefined && { color }),
});

/** A format that a cell takes if a formula holds. */
interface Candidate {
  readonly key: string;
  readonly formula: string;
  readonly look: Look;
}

export const keyOfCell = (row: number, column: number) => `${row},${column}`;

/** The formats of cells due to conditional formats, by `row,column`. */
export type Paints = ReadonlyMap<string, Look>;
export const paintAt = (paints: Paints, row: number, column: number) => paints.get(keyOfCell(row, column));

/**
 * Which conditional formats apply, as calculated by the spreadsheet.
 *
 * @param hidden cells that are not shown; formats that refer to them are omitted, and so is the painted way of a puzzle
 * @param calculate returns the values of formulas
 */
export async function paintsOf(
  sheet: SheetContent,
  place: FormulaScope,
  hidden: CellMarks | undefined,
  calculate: (formulas: readonly string[]) => Promise<unknown[]>,
): Promise<Paints> {
  const candidates = [...candidatesOf(sheet, place, hidden)];
  const formulas = [...new Set(candidates.map(({ formula }) => formula))];
  const answers = await calculate(formulas.map((formula) => qualified(formula, place)));
  const holds = new Set(formulas.filter((_formula, index) => isTrue(answers[index])));
  const paints = new Map<string, Look>();
  // If several hold, the first one wins, separately for each part of a format.
  for (const { key, formula, look } of candidates) {
    if (holds.has(formula)) paints.set(key, { ...look, ...paints.get(key) });
  }
  return paints;
}

const isTrue = (answer: unknown) => answer === true || (typeof answer === "number" && answer !== 0);

function* candidatesOf(
  { conditionalFormats, cells }: SheetContent,
  place: FormulaScope,
  hidden: CellMarks | undefined,
): Generator<Candidate> {
  const used = { row: 0, column: 0 };
  for (const { row, column } of cells) {
    used.row = Math.max(used.row, row);
    used.column = Math.max(used.column, column);
  }
  for (const { on, when, ...format } of conditionalFormats) {
    if (hidden && isKeptPaint(when)) continue;
    const { startRow, startCol, endRow, endCol } = areaOf(on);
    const look = lookOf(format);
    for (let row = startRow; row <= Math.min(endRow, used.row); row++) {
      for (let column = startCol; column <= Math.min(endCol, used.column); column++) {
        const formula = movedFormula(when, row - startRow, column - startCol);
        if (hidden && areasIn(formula, place).some((area) => hidden.meets(area))) continue;
        yield { key: keyOfCell(row, column), formula, look };
      }
    }
  }
}
