import {
  addressOf,
  lessonWorkbook,
  writeWorkbook,
  type AnsweredLesson,
  type Answers,
  type CellValue,
  type PaneReference,
  type SheetContent,
  type SpillArea,
} from "../src/workbooks";

/** The files of lessons, by their names: one with all of them, and one for each; `manifest` is the add-in's. */
export async function sampleFiles(
  answered: readonly AnsweredLesson[],
  manifest: string,
): Promise<Map<string, Uint8Array>> {
  const pane = paneOf(manifest);
  const files = new Map<string, Uint8Array>();
  const workbooks = [
    ["puzzlebook", answered] as const,
    ...answered.map((one) => [one.lesson.id, [one]] as const),
  ];
  for (const [name, lessons] of workbooks) {
    files.set(`${name}.xlsx`, await writeWorkbook(lessonWorkbook(lessons, pane)));
  }
  return files;
}

function paneOf(manifest: string): PaneReference {
  const [id, version] = ["Id", "Version"].map(
    (name) => new RegExp(`<${name}>(.+?)</${name}>`).exec(manifest)![1],
  );
  return { id, version, opens: true };
}

/** What the formulas of a lesson's sheet answered last. */
export function answersOn({ cells }: SheetContent): Answers {
  const values: Record<string, CellValue> = {};
  const spills: Record<string, SpillArea> = {};
  for (const { row, column, value, formula, spill, spilled } of cells) {
    const address = addressOf(row, column);
    if (formula !== undefined || spilled) values[address] = value ?? "";
    if (spill) spills[address] = spill;
  }
  return { values, spills };
}
