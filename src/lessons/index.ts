import type { Lesson } from "./lesson";
import { pinball } from "./pinball";

export { cellAddress } from "./addresses";
export type { CellStyle, Lesson, LessonBlock, LessonValue, Paint, Picture } from "./lesson";
export { STYLES } from "./styles";

/** Every lesson, in the order in which they are offered. */
export const LESSONS: readonly Lesson[] = [pinball];
