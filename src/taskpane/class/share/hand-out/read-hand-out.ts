import { calculated } from "../../../../excel/calculated";
import { readDocumentFile } from "../../../../excel/document-file";
import { readSolved } from "../../../../excel/key-sheet";
import { readSheetTexts } from "../../../../excel/sheet-texts";
import { i18n } from "../../../../language";
import { PAPER } from "../../../../lessons/define-lesson";
import { recognise } from "../../../../playing/recognition";
import { PLAY_KINDS, playableOf } from "../../../../puzzles";
import { readWorkbook } from "../../../../workbooks";
import type { HandOut } from "./hand-out";
import { makeHandOut } from "./make-hand-out";
import { paintsOf } from "./paints";
import { areasIn, type FormulaScope } from "./references";
import { blankCells, solutionCells } from "./solution-cells";

/** More than anyone prints. */
const MAX_CELLS = 60_000;

/** The active sheet as a hand-out. Its formats are read from the workbook's file, its displayed texts from the spreadsheet itself. */
export const readHandOut = (withSolution: boolean): Promise<HandOut> =>
  withSolution ? readSolved((sheet) => handOutOf(true, sheet)) : handOutOf(false);

async function handOutOf(withSolution: boolean, shown?: string): Promise<HandOut> {
  const texts = await readSheetTexts(MAX_CELLS, shown);
  const { bytes } = await readDocumentFile();
  const { content } = await readWorkbook(bytes);
  const sheet = content.sheets.find(({ name }) => name === texts.sheet);
  if (!sheet)
    throw new Error(i18n.t("The sheet “{sheet}” is not in the workbook’s file.", { sheet: texts.sheet }));
  const names = content.names.filter((name) => name.sheet === undefined || name.sheet === sheet.name);
  const place = { sheet: sheet.name, names };
  const hidden = withSolution ? undefined : solutionCells(sheet, place);
  const paints = await paintsOf(sheet, place, hidden, calculated);
  const blanks = hidden && blankCells(sheet, place, hidden);
  const own = withSolution ? undefined : ownPuzzle(place);
  const source = { sheet, styles: content.styles, textAt: texts.textAt, paints, hidden, blanks };
  return { ...makeHandOut({ ...source, only: own?.only }), ...(own && { task: own.task }) };
}

/** Which cells of a sheet of the user's own are its puzzle, and what is to be done there. */
function ownPuzzle(place: FormulaScope) {
  const names = place.names.filter(({ sheet }) => sheet === place.sheet);
  const paper = names.find(({ name }) => name === PAPER);
  const [puzzle] = recognise(
    PLAY_KINDS,
    names.map(({ name }) => name),
  );
  const [only] = paper ? areasIn(paper.refersTo, place) : [];
  return only && puzzle && { only, task: i18n._(playableOf(puzzle.kind.prefix).task!) };
}
