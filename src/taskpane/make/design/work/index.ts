import type { DesignId } from "../designs";
import type { DesignWork } from "../made";
import { gates } from "./gates";
import { hardKey } from "./hard-key";
import { hardest } from "./hardest";
import { jumps } from "./jumps";
import { key } from "./key";

/** How each design is made. */
export const WORK: Readonly<Record<DesignId, DesignWork>> = {
  key,
  "hard-key": hardKey,
  jumps,
  gates,
  hardest,
};
