import type { Steps } from "../../../steps";
import { patternBounds, type PatternBounds, type TableSizes } from "./pattern-bounds";
import type { TokenPuzzle } from "./token-puzzle";

/** Tables that are there, or that are being built. All who want them take a step in turn, and whoever gives up leaves them to the others. */
interface KeptBounds {
  readonly puzzle: TokenPuzzle;
  readonly sizes: TableSizes;
  readonly steps: Steps<PatternBounds>;
  readonly bytes: number;
  bounds: PatternBounds | undefined;
}

/** Room for large tables next to small ones. What a workbook's formulas have used goes with the page, or the thread, that computes them. */
const MAX_BYTES = 80 * 2 ** 20;

/** The last used come last. */
let kept: readonly KeptBounds[] = [];

/**
 * The tables for a puzzle: those of an earlier call with the same moves and the same goal, whatever its pieces are called, or new ones. Tables of
 * better sizes are taken if they are there.
 */
export function* keptBounds(
  puzzle: TokenPuzzle,
  sizes: TableSizes,
  better?: TableSizes,
): Steps<PatternBounds> {
  const known = kept.filter((each) => isSame(each.puzzle, puzzle));
  const mine: KeptBounds = known.find((each) => each.sizes === better && each.bounds) ??
    known.find((each) => each.sizes === sizes) ?? {
      puzzle,
      sizes,
      steps: patternBounds(puzzle, sizes),
      bytes: sizes.together + 8 * puzzle.from.length + 4 * puzzle.placeCount,
      bounds: undefined,
    };
  kept = [...kept.filter((each) => each !== mine), mine];
  for (let bytes = kept.reduce((sum, each) => sum + each.bytes, 0); bytes > MAX_BYTES && kept.length > 1;) {
    bytes -= kept[0].bytes;
    kept = kept.slice(1);
  }
  while (!mine.bounds) {
    const step = mine.steps.next();
    if (step.done) mine.bounds = step.value;
    else yield step.value;
  }
  return mine.bounds;
}

function isSame(one: TokenPuzzle, two: TokenPuzzle): boolean {
  return (["from", "to", "goal"] as const).every(
    (list) => one[list].length === two[list].length && one[list].every((value, k) => value === two[list][k]),
  );
}
