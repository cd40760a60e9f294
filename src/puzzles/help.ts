import type { LessonHelp } from "../lessons/help";
import { catWalk } from "./cat-walk/help";
import { freeTheKey } from "./free-the-key/help";
import { whichGroup } from "./groups/help";
import { hungarianRings } from "./groups/hungarian-rings/help";
import { ovalTrack } from "./groups/oval-track/help";
import { groupStructure } from "./groups/structure/help";
import { swap } from "./groups/swap/help";
import { lightsOut } from "./lights-out/help";
import { ogear } from "./ogear/help";
import { fifteen } from "./pieces/fifteen/help";
import { hardest } from "./pieces/hardest/help";
import { knights } from "./pieces/knights/help";
import { pinball } from "./pieces/pinball/help";
import { rubik } from "./rubik/help";
import { jumpMazes } from "./schonbrunn/jump-mazes/help";
import { schonbrunn } from "./schonbrunn/help";

/** What the help says about lessons beyond their sheets, by lesson id. A lesson need not be listed. */
const HELP: Readonly<Record<string, LessonHelp>> = {
  pinball,
  knights,
  fifteen,
  hardest,
  "free-the-key": freeTheKey,
  schonbrunn,
  "jump-mazes": jumpMazes,
  "cat-walk": catWalk,
  ogear,
  rubik,
  "which-group": whichGroup,
  "group-structure": groupStructure,
  "lights-out": lightsOut,
  "oval-track": ovalTrack,
  "hungarian-rings": hungarianRings,
  swap,
};

export const helpOf = (lesson: string): LessonHelp | undefined =>
  Object.hasOwn(HELP, lesson) ? HELP[lesson] : undefined;
