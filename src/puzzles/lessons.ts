import { catWalk } from "./cat-walk/lesson";
import { fifteen } from "./pieces/fifteen/lesson";
import { foundKey } from "./free-the-key/found-key/lesson";
import { freeTheKey } from "./free-the-key/lesson";
import { gateMessages } from "./cat-walk/messages/lesson";
import { groupStructure } from "./groups/structure/lesson";
import { hardest } from "./pieces/hardest/lesson";
import { hardKey } from "./free-the-key/hard-key/lesson";
import { hungarianRings } from "./groups/hungarian-rings/lesson";
import { jumpMazes } from "./schonbrunn/jump-mazes/lesson";
import { knights } from "./pieces/knights/lesson";
import type { Lesson } from "../lessons/lesson";
import { lightsOut } from "./lights-out/lesson";
import { mechanical } from "./graphs/mechanical/lesson";
import { ogear } from "./ogear/lesson";
import { ovalTrack } from "./groups/oval-track/lesson";
import { pinball } from "./pieces/pinball/lesson";
import { productsOfCycles } from "./groups/products/lesson";
import { rubik } from "./rubik/lesson";
import { schonbrunn } from "./schonbrunn/lesson";
import { swap } from "./groups/swap/lesson";
import { whichGroup } from "./groups/lesson";

/** Every lesson, in the order in which they are offered. */
export const LESSONS: readonly Lesson[] = [
  pinball,
  knights,
  fifteen,
  hardest,
  freeTheKey,
  foundKey,
  hardKey,
  schonbrunn,
  jumpMazes,
  catWalk,
  gateMessages,
  ogear,
  mechanical,
  rubik,
  whichGroup,
  productsOfCycles,
  groupStructure,
  lightsOut,
  ovalTrack,
  hungarianRings,
  swap,
];
