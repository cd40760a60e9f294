import type { Lesson } from "../../../src/lessons/lesson";
import { HeadlessWorkbench } from "../workbench/office-objects/headless-workbench";
import { REFUSED } from "../puzzles/expected-types";
import { placeOf, sheetOf } from "./sheet-of";

const isOurs = (value: unknown) => String(value).includes("PUZZLE.");
const isSolution = (value: unknown) =>
  /^=(IF\(OR\([^()]+\),)?PUZZLE\.(REARRANGE|SOLVEGEAR)/.test(String(value));

/** Without its page, Univer cannot filter the knights' moves as their sheet does. */
function listMoves(cells: Map<string, string | number>): void {
  const isOnBoard = (square: string) =>
    cells.get(`${"CDEF"["abcd".indexOf(square[0])]}${10 - Number(square[1])}`) !== "#";
  const moves = Array.from(
    { length: 48 },
    (_, k) => [21 + k, `${cells.get(`T${21 + k}`)}`, `${cells.get(`U${21 + k}`)}`] as const,
  );
  cells.delete("I21");
  for (const [row, from, to] of moves)
    if (isOnBoard(from) && isOnBoard(to)) cells.set(`I${row}`, from).set(`J${row}`, to);
}

/** A lesson's sheet whose formulas are recalculated for each mistake. */
class CalculatedSheet {
  private readonly excel = new HeadlessWorkbench();
  private readonly written = new Map<string, string | number>();

  constructor(private readonly lesson: Lesson) {}

  async answers(typed: Readonly<Record<string, string | number>>, range: string): Promise<unknown[][]> {
    const cells = new Map(
      Array.from(sheetOf(this.lesson, true), ([address, value]) => [
        address,
        isSolution(value) ? REFUSED : value,
      ]),
    );
    for (const [address, value] of Object.entries(typed)) cells.set(address, value);
    if (this.lesson.id === "knights") listMoves(cells);
    for (const [address, value] of cells) if (isOurs(value) && address !== range) cells.delete(address);
    this.write(cells);
    const formula = this.excel.univerAPI.getFormula();
    const ended = new Promise((resolve) => formula.calculationEnd(resolve));
    formula.executeCalculation();
    await ended;
    return this.excel.workbook.getActiveSheet().getRange(range).getValues();
  }

  dispose(): void {
    this.excel.dispose();
  }

  /** Writes all cells at once at first, later only those that differ. */
  private write(cells: ReadonlyMap<string, string | number>): void {
    const sheet = this.excel.workbook.getActiveSheet();
    const isFirst = this.written.size === 0;
    const all: Record<number, Record<number, ReturnType<typeof contentOf>>> = {};
    for (const address of new Set([...this.written.keys(), ...cells.keys()])) {
      const value = cells.get(address);
      if (value === this.written.get(address)) continue;
      const { row, column } = placeOf(address);
      if (isFirst) (all[row] ??= {})[column] = contentOf(value);
      else sheet.getRange(row, column).setValueForCell(contentOf(value));
      if (value === undefined) this.written.delete(address);
      else this.written.set(address, value);
    }
    if (isFirst) sheet.getRange("A1:CV200").setValues(all);
  }
}

const contentOf = (value: string | number | undefined) =>
  String(value).startsWith("=") ? { f: String(value), v: null } : { v: value ?? null, f: null };

const sheets = new Map<Lesson, CalculatedSheet>();
afterAll(() => sheets.forEach((sheet) => sheet.dispose()));

/**
 * The results of formulas in a range of a lesson's sheet after other values are typed into the sheet. Our functions are not computed here:
 * solutions of puzzles are refused, and other results are blank.
 */
export function calculated(
  lesson: Lesson,
  typed: Readonly<Record<string, string | number>>,
  range: string,
): Promise<unknown[][]> {
  const sheet = sheets.get(lesson) ?? new CalculatedSheet(lesson);
  sheets.set(lesson, sheet);
  return sheet.answers(typed, range);
}
