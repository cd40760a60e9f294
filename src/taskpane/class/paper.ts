import { assignmentOf, type Assignments } from "../../assignments/assignments";
import { handedBack } from "../../assignments/handed-back";
import type { SheetMarks } from "../../assignments/marking";
import { studentSheet } from "../../assignments/student-sheet";
import {
  areaOf,
  uncalculatedWorkbook,
  type CellValue,
  type SheetContent,
  type WorkbookContent,
} from "../../workbooks";
import type { HandOut } from "./share/hand-out/hand-out";
import { makeHandOut } from "./share/hand-out/make-hand-out";
import { keyOfCell, lookOf, type Paints } from "./share/hand-out/paints";
import { CellMarks } from "./share/hand-out/solution-cells";

/** Nothing has to be left out: sheets for paper are made without answers or with them. */
const NOTHING = new CellMarks(0, 0);

/** A student's sheet on paper, to be answered by hand, or with the answers. */
export function exercisesOnPaper(
  assignments: Assignments,
  number: number,
  solved: boolean,
  student = assignments.names?.[number - 1],
): HandOut {
  const exercises = assignments.variants[number - 1]!;
  const lesson = studentSheet(exercises, assignmentOf(assignments, number), { onPaper: true, solved });
  return onPaper(uncalculatedWorkbook(lesson), student, solved);
}

/** In points: the rows of what is not for paper. */
const GAP_HEIGHT = 2;

/** A sheet that was handed in, on paper with its marks and remarks. The student's name has its line there. */
export function handedBackOnPaper(content: WorkbookContent, marks: SheetMarks): HandOut {
  const copy = handedBack(content, marks);
  const sheet = copy.sheets[0]!;
  const total = (marks.questions.find(({ row }) => row !== undefined)?.row ?? 1) - 1;
  const cells = sheet.cells.filter(({ row }) => row === 0 || row >= total);
  const rows = total < 2 ? sheet.rows : [...sheet.rows, { first: 1, last: total - 1, points: GAP_HEIGHT }];
  return onPaper({ ...copy, sheets: [{ ...sheet, cells, rows }] }, marks.name);
}

function onPaper({ sheets, styles }: WorkbookContent, student = "", solved = false): HandOut {
  const sheet = sheets[0]!;
  const texts = new Map(sheet.cells.map(({ row, column, value }) => [keyOfCell(row, column), textOf(value)]));
  const handOut = makeHandOut({
    sheet,
    styles,
    textAt: (row, column) => texts.get(keyOfCell(row, column)) ?? "",
    paints: mazePaints(sheet),
    hidden: solved ? undefined : NOTHING,
  });
  return { ...handOut, ...(student !== "" && { student }) };
}

const textOf = (value: CellValue = ""): string => (typeof value === "object" ? value.error : String(value));

/** The colours of mazes, whose formats ask for one mark each. */
function mazePaints({ cells, conditionalFormats }: SheetContent): Paints {
  const looks = conditionalFormats.flatMap(({ on, when, ...format }) => {
    const mark = /EXACT\(.*,"(.)"\)$/.exec(when)?.[1];
    if (mark === undefined) return [];
    const { startRow, startCol, endRow, endCol } = areaOf(on);
    const look = lookOf(format);
    return cells
      .filter(({ value }) => value === mark)
      .filter(({ row }) => startRow <= row && row <= endRow)
      .filter(({ column }) => startCol <= column && column <= endCol)
      .map(({ row, column }) => [keyOfCell(row, column), look] as const);
  });
  return new Map(looks);
}
