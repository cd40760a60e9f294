import { insertLesson } from "../excel/lessons";
import { i18n } from "../language";
import type { Lesson } from "../lessons/lesson";

/** Inserts the sheet of a lesson. Returns what to say of it. */
export const insertSheet = async (lesson: Lesson): Promise<string> =>
  i18n.t("The sheet “{sheet}” is ready.", { sheet: await insertLesson(lesson) });
