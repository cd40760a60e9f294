import { i18n } from "../language";
import { layOut, type LessonDescription } from "./define-lesson";
import type { Lesson, LessonBlock, LessonValue } from "./lesson";

/** The cell with the title of every sheet of the user's own. */
export const TITLE_CELL = "B1";

/** The head of a sheet of the user's own: a title to overwrite, what to do, and what the colours mean. */
function ownOpening(title: string, task: string): LessonBlock[] {
  return [
    { at: TITLE_CELL, cells: [[title]], style: "title" },
    {
      at: "B2",
      cells: [
        [task],
        [i18n.t("Yellow cells are yours to fill, blue cells are formulas. Type over the title, too.")],
      ],
      style: "lead",
    },
  ];
}

/** A sheet of the user's own, described as a lesson is. Its texts are translated already. */
export function ownSheet(description: Omit<LessonDescription, "summary" | "source">): Lesson {
  const { id, title, task, picture, sheetName } = description;
  return {
    ...{ id, title, summary: "", source: "", picture, sheetName },
    ...layOut(description, () => ownOpening(title, task)),
  };
}

/** Rows of cells with the same value, blank if omitted. */
export function grid(rows: number, columns: number, value: LessonValue = ""): LessonValue[][] {
  return Array.from({ length: rows }, () => new Array<LessonValue>(columns).fill(value));
}
