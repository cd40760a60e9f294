import type { Lesson } from "./lesson";
import { pinball } from "./pinball";

export type { Lesson, LessonBlock, LessonValue, CellStyle } from "./lesson";
export { STYLES } from "./styles";

/** Every lesson, in the order in which they are offered. */
export const LESSONS: readonly Lesson[] = [pinball];
