import { catWalk } from "./cat-walk";
import { fifteen } from "./fifteen";
import { freeTheKey } from "./free-the-key";
import { knights } from "./knights";
import type { Lesson } from "./lesson";
import { ogear } from "./ogear";
import { pinball } from "./pinball";
import { rubik } from "./rubik";
import { schonbrunn } from "./schonbrunn";
import { whichGroup } from "./which-group";

export type { CellStyle, Lesson, LessonBlock, LessonValue, Paint, Picture } from "./lesson";
export { isMerged } from "./lesson";
export { rowHeightsOf } from "./row-heights";
export { STYLES } from "./styles";

/** Every lesson, in the order in which they are offered. */
export const LESSONS: readonly Lesson[] = [
  pinball,
  knights,
  fifteen,
  freeTheKey,
  schonbrunn,
  catWalk,
  ogear,
  rubik,
  whichGroup,
];
