import { readSample } from "../../../samples/read-sample.mjs";
import { qualifiedAddress, splitAddress } from "../../../src/grid/sheet-names";
import type { PuzzleRange } from "../../../src/excel/puzzle-sheet";
import { PLAY_KINDS } from "../../../src/puzzles";
import { recognise } from "../../../src/playing/recognition";
import type { OpenPuzzle } from "../../../src/view/puzzle-source";
import { cellsOf } from "../../../src/view/solving";
import { areaOf, readWorkbook, type SheetContent } from "../../../src/workbooks";
import { played } from "../playing/played";

/** What the page Play makes of a lesson's sheet: its puzzles, by the prefix of their names in its sample. */
export async function lessonPuzzles(lesson: string): Promise<ReadonlyMap<string, OpenPuzzle>> {
  const { content } = await readWorkbook(readSample("samples", lesson));
  const [sheet] = content.sheets;
  const addresses = new Map(content.names.map(({ name, refersTo }) => [name, splitAddress(refersTo).cells]));
  return new Map(
    recognise(PLAY_KINDS, [...addresses.keys()]).map(({ id, kind, names }) => {
      const ranges = Object.fromEntries(
        Object.entries(names).map(([range, name]) => [range, rangeIn(sheet, addresses.get(name)!)]),
      );
      const cells = cellsOf(kind, ranges);
      const play = played(kind, cells.cells);
      const puzzle = { sheet: { id: lesson, name: sheet.name }, id, title: id, kind, ranges, cells, play };
      return [id, puzzle];
    }),
  );
}

export async function lessonPuzzle(lesson: string, id: string): Promise<OpenPuzzle> {
  return (await lessonPuzzles(lesson)).get(id)!;
}

/** A range as Excel reports it: blank cells are empty texts, errors their names. */
function rangeIn({ name, cells: filled }: SheetContent, address: string): PuzzleRange {
  const { startRow, startCol, endRow, endCol } = areaOf(address);
  const values = Array.from({ length: endRow - startRow + 1 }, () =>
    new Array<unknown>(endCol - startCol + 1).fill(""),
  );
  for (const { row, column, value = "" } of filled) {
    if (row < startRow || row > endRow || column < startCol || column > endCol) continue;
    values[row - startRow][column - startCol] = typeof value === "object" ? value.error : value;
  }
  const cells = address.replaceAll("$", "");
  const fullAddress = qualifiedAddress(name, cells);
  return { sheetId: name, address: cells, fullAddress, row: startRow, column: startCol, values };
}
