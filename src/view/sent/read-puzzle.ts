import { readNamedRanges } from "../../excel/puzzle-sheet";
import { i18n } from "../../language";
import type { LinkedPuzzle } from "../../links/link";
import { isOfPuzzle, isTitle, recognise } from "../../playing/recognition";
import { PLAY_KINDS } from "../../puzzles";
import { titleOf } from "../puzzle-source";
import { cellsOf } from "../solving";

/** The first puzzle of the sheet that is shown. Throws a user-facing error if it has none. */
export async function readPuzzle(): Promise<LinkedPuzzle> {
  const named = await readNamedRanges((name) => isOfPuzzle(PLAY_KINDS, name));
  const titles = Object.keys(named.texts).filter(isTitle);
  const [found] = recognise(PLAY_KINDS, [...Object.keys(named.ranges), ...titles]);
  if (!found) throw new Error(i18n.t("This sheet has no puzzle to be played."));
  const ranges = Object.entries(found.names).map(([range, name]) => [range, named.ranges[name]!] as const);
  const { prefix, cells } = cellsOf(found.kind, Object.fromEntries(ranges));
  return { kind: prefix, title: titleOf(found, named), ranges: cells };
}
