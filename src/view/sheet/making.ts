import { readNamedRanges } from "../../excel/puzzle-sheet";
import type { Run } from "../../excel/run";
import { ORIGIN, readOrigin } from "../../lessons/origin";
import { makingOf, type Making } from "../../links/making";

/** How the sheet that is shown was made, if it is one of the user's own. */
export async function readMaking(run?: Run): Promise<Making | undefined> {
  const { texts } = await readNamedRanges((name) => name === ORIGIN, run);
  if (texts[ORIGIN] === undefined) return undefined;
  const { id, chosen } = readOrigin(texts[ORIGIN]);
  return makingOf(id, chosen);
}
