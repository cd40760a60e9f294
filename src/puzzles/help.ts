import type { Article, LessonHelp } from "../lessons/help";
import { catWalk } from "./cat-walk/help";
import { freeTheKey } from "./free-the-key/help";
import { whichGroup } from "./groups/help";
import { ogear } from "./ogear/help";
import { fifteen } from "./pieces/fifteen/help";
import { knights } from "./pieces/knights/help";
import { pinball } from "./pieces/pinball/help";
import { rubik } from "./rubik/help";
import { schonbrunn } from "./schonbrunn/help";

/** What the help says of lessons beside what their sheets say. A lesson need not be here. */
const HELP: readonly LessonHelp[] = [
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

export const helpOf = (lesson: string): LessonHelp | undefined => HELP.find((each) => each.lesson === lesson);

export const ARTICLES: readonly Article[] = HELP.flatMap(({ article }) => article ?? []);

/** The article that a lesson comes from. */
export const articleOf = (lesson: string): Article | undefined =>
  ARTICLES.find(({ lessons }) => lessons.includes(lesson));
