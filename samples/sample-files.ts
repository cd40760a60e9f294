import { cellAddress } from "../src/grid/addresses";
import {
  lessonWorkbook,
  writeWorkbook,
  type AnsweredLesson,
  type Answers,
  type CellValue,
  type SheetContent,
  type SpillArea,
} from "../src/workbooks";

/** The files of lessons, by name: one with all of them, and one for each. */
export async function sampleFiles(answered: readonly AnsweredLesson[]): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  const workbooks = [
    ["puzzlebook", answered] as const,
    ...answered.map((one) => [one.lesson.id, [one]] as const),
  ];
  for (const [name, lessons] of workbooks) {
    files.set(`${name}.xlsx`, await writeWorkbook(lessonWorkbook(lessons)));
  }
  return files;
}

/** The latest results of the formulas on a lesson's sheet. */
export function answersOn({ cells }: SheetContent): Answers {
  const values: Record<string, CellValue> = {};
  const spills: Record<string, SpillArea> = {};
  for (const { row, column, value, formula, spill, spilled } of cells) {
    const address = cellAddress(row, column);
    if (formula !== undefined || spilled) values[address] = value ?? "";
    if (spill) spills[address] = spill;
  }
  return { values, spills };
}
