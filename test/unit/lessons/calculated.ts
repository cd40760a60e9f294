import type { Lesson } from "../../../src/lessons";
import { HeadlessWorkbench } from "../workbench/objects/headless-workbench";
import { sheetOf } from "./sheet-of";

/** What our functions answer when they refuse their arguments. */
export const REFUSED = '=1+"x"';
const isOurs = (value: unknown) => String(value).includes("PUZZLE.");
const isSolution = (value: unknown) => /^=PUZZLE\.(REARRANGE|SOLVEGEAR)/.test(String(value));

/** Univer without its page cannot filter the knights' moves as their sheet does. */
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

/**
 * What formulas of a lesson's sheet answer in a range when other values are typed into it. Nobody computes our functions
 * here: solutions of puzzles are refused, and other answers are blank.
 */
export async function calculated(
  lesson: Lesson,
  typed: Readonly<Record<string, string | number>>,
  range: string,
): Promise<unknown[][]> {
  const excel = new HeadlessWorkbench();
  const sheet = excel.workbook.getActiveSheet();
  const cells = new Map(
    Array.from(sheetOf(lesson), ([address, value]) => [address, isSolution(value) ? REFUSED : value]),
  );
  for (const [address, value] of Object.entries(typed)) cells.set(address, value);
  if (lesson.id === "knights") listMoves(cells);
  for (const [address, value] of cells) {
    if (isOurs(value) && address !== range) continue;
    sheet
      .getRange(address)
      .setValueForCell(String(value).startsWith("=") ? { f: String(value) } : { v: value });
  }
  const formula = excel.univerAPI.getFormula();
  const ended = new Promise((resolve) => formula.calculationEnd(resolve));
  formula.executeCalculation();
  await ended;
  const values = sheet.getRange(range).getValues();
  excel.dispose();
  return values;
}
