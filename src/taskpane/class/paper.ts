import { assignmentOf, type Assignments } from "../../assignments/assignments";
import { layoutOf } from "../../assignments/layout";
import { isMaze, MAZE_LOOKS, studentSheet } from "../../assignments/student-sheet";
import type { Exercise } from "../../exercises/exercise";
import { uncalculatedWorkbook } from "../../workbooks";
import type { HandOut } from "./share/hand-out/hand-out";
import { makeHandOut } from "./share/hand-out/make-hand-out";
import { keyOfCell, type Paints } from "./share/hand-out/paints";
import { CellMarks } from "./share/hand-out/solution-cells";

/** Nothing has to be left out: sheets for paper are made without answers or with them. */
const NOTHING = new CellMarks(0, 0);

/** A student's sheet on paper, to be answered by hand, or with the answers. */
export function exercisesOnPaper(assignments: Assignments, number: number, solved: boolean): HandOut {
  const exercises = assignments.variants[number - 1]!;
  const lesson = studentSheet(exercises, assignmentOf(assignments, number), { onPaper: true, solved });
  const { sheets, styles } = uncalculatedWorkbook(lesson);
  const sheet = sheets[0]!;
  const texts = new Map(sheet.cells.map(({ row, column, value = "" }) => [keyOfCell(row, column), value]));
  return makeHandOut({
    sheet,
    styles,
    textAt: (row, column) => String(texts.get(keyOfCell(row, column)) ?? ""),
    paints: mazePaints(exercises),
    hidden: solved ? undefined : NOTHING,
  });
}

function mazePaints(exercises: readonly Exercise[]): Paints {
  const { places } = layoutOf(exercises);
  const looks = exercises.flatMap(({ given }, k) => {
    if (!isMaze(given)) return [];
    const { givenRow, givenColumn } = places[k]!;
    return given.flatMap((values, down) =>
      values.flatMap((value, right) => {
        const look = MAZE_LOOKS[value];
        return look ? [[keyOfCell(givenRow + down, givenColumn + right), look] as const] : [];
      }),
    );
  });
  return new Map(looks);
}
