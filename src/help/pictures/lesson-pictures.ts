import { helpOf, LESSONS } from "../../puzzles";
import type { Lesson } from "../../lessons/lesson";
import type { Cell, Cells } from "../../grid/cells";
import { readWorkbook } from "../../workbooks";
import { areaOf } from "../../workbooks/addresses";
import type { SheetContent } from "../../workbooks/content";
import { translated } from "../language";
import type { WrittenHelp } from "../source";
import type { HelpPicture } from "./picture";
import { playedPicture } from "./played";
import { squaresPicture } from "./squares";

/** The small picture that stands for a lesson in lists. It adds nothing to the title next to it. */
export const cardPicture = ({ id, title, picture }: Lesson): HelpPicture =>
  squaresPicture(`${id}-card`, picture, { text: "", caption: title });

export type LessonPictures = Readonly<Record<string, readonly HelpPicture[]>>;

export async function drawLessons({ samples }: WrittenHelp): Promise<LessonPictures> {
  const drawn = LESSONS.map(
    async (lesson) => [lesson.id, await drawLesson(lesson, samples[lesson.id])] as const,
  );
  return Object.fromEntries(await Promise.all(drawn));
}

/** A new lesson has no sample before the first build, with which `npm run samples` makes it. */
async function drawLesson(lesson: Lesson, sample: Uint8Array | undefined): Promise<HelpPicture[]> {
  const { scenes, caption } = helpOf(lesson.id) ?? {};
  if (!scenes || !sample) {
    const words = {
      text: lesson.summary,
      caption: caption === undefined ? lesson.title : translated(caption),
    };
    return [squaresPicture(lesson.id, lesson.picture, words)];
  }
  const { content } = await readWorkbook(sample);
  const sheet = content.sheets.find(({ name }) => name === lesson.sheetName);
  if (!sheet) throw new Error(`The sample of ${lesson.id} has no sheet ${lesson.sheetName}.`);
  return scenes.map((scene) =>
    playedPicture(
      `${lesson.id}-${scene.kind}-${scene.drawing}`.toLowerCase(),
      { ...scene, caption: translated(scene.caption) },
      rangesOf(lesson, scene.kind, sheet),
    ),
  );
}

/** The sheet's ranges for a kind of puzzle, by their names without the kind. */
function rangesOf({ names = {} }: Lesson, kind: string, sheet: SheetContent): Record<string, Cells> {
  const own = Object.entries(names).filter(([name]) => name.startsWith(`${kind}_`));
  return Object.fromEntries(own.map(([name, area]) => [name.slice(kind.length + 1), cellsIn(sheet, area)]));
}

function cellsIn(sheet: SheetContent, address: string): Cells {
  const { startRow, startCol, endRow, endCol } = areaOf(address);
  const cells = Array.from({ length: endRow - startRow + 1 }, () =>
    new Array<Cell>(endCol - startCol + 1).fill(""),
  );
  for (const { row, column, value } of sheet.cells) {
    const inside = row >= startRow && row <= endRow && column >= startCol && column <= endCol;
    if (!inside || value === undefined) continue;
    cells[row - startRow]![column - startCol] = typeof value === "object" ? value.error : value;
  }
  return cells;
}
