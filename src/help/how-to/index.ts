import { byHand } from "./by-hand";
import { classics } from "./classics";
import { design } from "./design";
import { exercises } from "./exercises";
import type { HowTo } from "./how-to";
import { keep } from "./keep";
import { link } from "./link";
import { ownPuzzle } from "./own-puzzle";
import { selection } from "./selection";
import { view } from "./view";

export type { HowTo };

/** In the order in which they are offered. */
export const HOW_TOS: readonly HowTo[] = [
  ownPuzzle,
  design,
  selection,
  view,
  byHand,
  keep,
  link,
  exercises,
  classics,
];
