import { areaAddress, cellAddress } from "../../../src/grid/addresses";
import type { Lesson, LessonBlock, LessonValue } from "../../../src/lessons/lesson";
import { writtenBlocks } from "../../../src/lessons/solutions";

/** Row and column of an A1 address, counted from 0. */
export function placeOf(address: string): { row: number; column: number } {
  const [, letters, digits] = /^([A-Z]+)(\d+)$/.exec(address)!;
  const column = Array.from(letters).reduce((sum, letter) => 26 * sum + letter.charCodeAt(0) - 64, 0) - 1;
  return { row: Number(digits) - 1, column };
}

/** The values of the filled cells of a lesson's sheet, by address; its solutions without their switch, unless asked for with it. */
export function sheetOf(lesson: Lesson, isSwitched = false): Map<string, LessonValue> {
  const sheet = new Map<string, LessonValue>();
  for (const { at, cells } of isSwitched ? writtenBlocks(lesson) : lesson.blocks) {
    const { row, column } = placeOf(at);
    cells.forEach((values, down) =>
      values.forEach((value, right) => {
        if (value !== "") sheet.set(cellAddress(row + down, column + right), value);
      }),
    );
  }
  return sheet;
}

/** The values of a rectangle of a lesson's sheet, row by row; blank cells are "". */
export function valuesIn(sheet: ReadonlyMap<string, LessonValue>, range: string): LessonValue[][] {
  const [first, last] = range.split(":").map(placeOf);
  return Array.from({ length: last.row - first.row + 1 }, (_, down) =>
    Array.from(
      { length: last.column - first.column + 1 },
      (_cell, right) => sheet.get(cellAddress(first.row + down, first.column + right)) ?? "",
    ),
  );
}

/** The cells that belong to more than one block, including blank ones: formulas would have no room there. */
export function cellsOfTwoBlocks(lesson: Lesson): string[] {
  const owners = new Map<string, LessonBlock>();
  const twice: string[] = [];
  for (const block of lesson.blocks) {
    const { row, column } = placeOf(block.at);
    const columns = Math.max(block.cells[0].length, block.across ?? 0);
    for (let down = 0; down < block.cells.length; down++) {
      for (let right = 0; right < columns; right++) {
        const address = cellAddress(row + down, column + right);
        if (owners.has(address))
          twice.push(`${areaAddress(row, column, block.cells.length, columns)} ${address}`);
        owners.set(address, block);
      }
    }
  }
  return twice;
}
